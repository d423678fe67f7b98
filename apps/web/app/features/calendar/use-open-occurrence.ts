import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import { use } from 'react'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { BlockPartContext } from './block-part.ts'
import { eventDialog } from './calendar-dialogs.ts'

/** Opens an event, the occurrence of a series, or a time of a task, from one of its dates. */
export function useOpenOccurrence(): (occurrence: Occurrence, date: string) => void {
  const part = use(BlockPartContext)
  return (occurrence, date) => {
    const { event, originalStart, block } = occurrence
    if (block) part?.openBlock({ blockId: event.id, taskId: block.taskId })
    else void dialogs.open(eventDialog, { eventId: event.id, date, originalStart, occurrence })
  }
}
