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
  /** A new device asks the server first: it is not known yet whether there is anything. */
  readonly isLoading: boolean
}

const NOT_LOADED = 'thoughts-not-loaded'

/** A person's thoughts, live. Says once where what another device wrote cannot be fetched. */
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
