import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import Check from 'lucide-react/icons/check'
import { use } from 'react'
import { BlockPartContext } from './block-part.ts'

/** Stands before the name of a task's time: its checkbox, or, where that cannot be ticked, a tick if the task is done. */
export function BlockSign({ block }: { readonly block: NonNullable<Occurrence['block']> }) {
  const Box = use(BlockPartContext)?.BlockBox
  if (block.canTick && Box) return <Box taskId={block.taskId} />
  return block.isDone ? <Check aria-hidden className="text-moss w-[1.2em] flex-none" /> : null
}
