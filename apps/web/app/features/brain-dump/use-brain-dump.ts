import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import { inOrder } from '@glimmer/domain/brain-dump/order'
import { useEffect, useMemo } from 'react'
import { useDevice, useRows } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { words } from './words.ts'

export interface BrainDump {
  /** In the order in which they were written down. */
  readonly items: readonly BrainDumpItem[]
  /** A new device asks the server first: it is not known yet whether there is anything. */
  readonly isLoading: boolean
}

/** A person's thoughts, live. Says once where what another device wrote cannot be fetched. */
export function useBrainDump(): BrainDump {
  const { phase, isComplete } = useStore(useDevice().sync.state)
  const rows = useRows('brain_dump_items')
  const items = useMemo(() => inOrder(rows), [rows])
  const isUnreached = !isComplete && phase === 'offline'

  useEffect(() => {
    if (isUnreached)
      showToast({ title: words.errorTitle, text: `${words.loadRefused}. ${words.loadRefusedWhy}` })
  }, [isUnreached])

  return {
    items,
    isLoading: items.length === 0 && !isComplete && (phase === 'starting' || phase === 'syncing'),
  }
}
