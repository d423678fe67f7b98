import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import { inOrder } from '@glimmer/domain/brain-dump/order'
import { useMemo } from 'react'
import { useRows } from '../../device/device-context.ts'

/** A person's thoughts, live, in the order in which they were written down. */
export function useThoughts(): readonly BrainDumpItem[] {
  const rows = useRows('brain_dump_items')
  return useMemo(() => inOrder(rows), [rows])
}
