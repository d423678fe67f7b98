import { useEffect } from 'react'
import { isNearlyFull } from '@glimmer/sync/nearly-full'
import { useDevice } from '../device/device-context.ts'
import { useStore } from '../lib/use-store.ts'
import { showToast } from '../ui/toast/toast.ts'
import { useIsVisible } from '../lib/use-is-visible.ts'
import { words } from './words.ts'

/** Tells a person, once on each device, that their room on the server is nearly used up; again only after there was more. */
export function StorageTeller() {
  const { store, sync } = useDevice()
  const { storage } = useStore(sync.state)
  const isVisible = useIsVisible()
  const isTight = storage && isNearlyFull(storage)
  useEffect(() => {
    if (isTight === undefined || !isVisible) return
    void store
      .noteStorage(isTight)
      .then((isNews) => isNews && showToast({ kind: 'room', text: words.roomGetsLow }))
  }, [isTight, isVisible, store])
  return null
}
