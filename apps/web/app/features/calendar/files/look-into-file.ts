import type { IcsEvent } from '@glimmer/domain/calendar/ics/ics-event'
import { MAX_FILE_BYTES } from '@glimmer/domain/calendar/ics/limits'
import { readCalendar } from '@glimmer/domain/calendar/ics/read-calendar'
import { planCalendarFile } from '../../../data/calendar/calendar-files.ts'
import type { DeviceStore } from '../../../device/store.ts'
import { logProblem } from '../../../lib/log.ts'
import { type PreviewLine, previewLines } from './preview-lines.ts'
import { words } from './words.ts'

/** What a file would do, or in kind words why it cannot come in. */
export type Look =
  | {
      readonly kind: 'ready'
      readonly events: readonly IcsEvent[]
      /** How many events are new or change. */
      readonly count: number
      readonly lines: readonly PreviewLine[]
    }
  | { readonly kind: 'refused'; readonly text: string }

export async function lookIntoFile(file: File, store: Pick<DeviceStore, 'mirror'>): Promise<Look> {
  const refuse = (reason: keyof typeof words.refusals): Look => ({
    kind: 'refused',
    text: words.refusals[reason],
  })
  if (file.size === 0) return refuse('empty')
  if (file.size > MAX_FILE_BYTES) return refuse('too-large')
  try {
    const reading = readCalendar(new Uint8Array(await file.arrayBuffer()))
    if (reading.kind === 'unreadable') return refuse(reading.reason)
    const plan = planCalendarFile(store, reading.events)
    return {
      kind: 'ready',
      events: reading.events,
      count: plan.added.length + plan.changed.length,
      lines: previewLines(plan, reading.problems, reading.events),
    }
  } catch (error) {
    logProblem('a calendar file could not be opened', error)
    return refuse('unopened')
  }
}
