import { useEffect } from 'react'
import { useDevice } from '../device/device-context.ts'
import type { DeviceStore } from '../device/store.ts'
import { showToast } from '../ui/toast/toast.ts'
import { noticeWords } from './notice-words.ts'

/** Tells a person once what was found damaged on this device and taken out of the way, and hands it over on request. */
export function DamageTeller() {
  const { store } = useDevice()
  useEffect(() => {
    if (store.damaged === 0) return
    showToast({
      kind: 'damage',
      text: noticeWords.damaged(store.damaged),
      action: { label: noticeWords.damagedSave, run: () => saveDamaged(store) },
    })
  }, [store])
  return null
}

async function saveDamaged({ database }: Pick<DeviceStore, 'database'>): Promise<void> {
  const { offerFile } = await import('../lib/offer-file.ts')
  const damaged = await database.read('damaged')
  offerFile('glimmer-damaged.json', 'application/json', JSON.stringify(damaged ?? [], null, 2))
}
