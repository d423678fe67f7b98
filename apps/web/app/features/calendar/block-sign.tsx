import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import Check from 'lucide-react/icons/check'
import { use } from 'react'
import { BlockPartContext } from './block-part.ts'

/** Before the name of a task's time: its checkbox, or where it cannot be ticked a sign where it is done. */
export function BlockSign({ block }: { readonly block: NonNullable<Occurrence['block']> }) {
  const Box = use(BlockPartContext)?.BlockBox
  if (block.canTick && Box) return <Box taskId={block.taskId} />
  return block.isDone ? <Check aria-hidden className="text-moss w-[1.2em] flex-none" /> : null
}
