import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import { useEffect } from 'react'
import { useThoughts } from '../../data/brain-dump/use-thoughts.ts'
import { useDevice } from '../../device/device-context.ts'
import { useIsFirstPull } from '../../device/use-is-first-pull.ts'
import { useStore } from '../../lib/use-store.ts'
import { showToast, toastQueue } from '../../ui/toast/toast.ts'
import { words } from './words.ts'

export interface BrainDump {
  readonly items: readonly BrainDumpItem[]
  /** True on a new device until the first pull: until then it is not known whether there are thoughts. */
  readonly isLoading: boolean
}

const NOT_LOADED = 'thoughts-not-loaded'

/** A person's thoughts, live. Shows one message where the changes of other devices cannot be fetched. */
export function useBrainDump(): BrainDump {
  const items = useThoughts()
  const isFirstPull = useIsFirstPull()
  const { phase, isComplete } = useStore(useDevice().sync.state)
  const isUnreached = !isComplete && phase === 'offline'

  useEffect(() => {
    if (!isUnreached) return
    const text = `${words.loadRefused}. ${words.loadRefusedWhy}`
    showToast({ kind: NOT_LOADED, tone: 'error', title: words.loadRefusedTitle, text })
    return () => toastQueue.solve(NOT_LOADED)
  }, [isUnreached])

  return { items, isLoading: items.length === 0 && isFirstPull }
}
