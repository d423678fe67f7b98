import { readCalendar } from '@glimmer/domain/calendar/ics/read-calendar'
import type { IcsEvent } from '@glimmer/domain/calendar/ics/ics-event'
import { ConnectorTrouble, MAX_ITEMS } from '../connector.ts'

export interface ReadFile {
  readonly calendarName: string
  readonly events: readonly IcsEvent[]
}

/** Reads a whole file. What is cut off, or is no calendar, is not read at all: nothing may be taken for deleted. */
export function readFile(body: Buffer): Promise<ReadFile> {
  refuseWhatIsNotWhole(body)
  const reading = readCalendar(body)
  if (reading.kind === 'unreadable') throw new ConnectorTrouble('not_understood')
  if (reading.problems.some(({ kind }) => kind === 'too-many-events')) throw new ConnectorTrouble('too_large')
  return Promise.resolve({ calendarName: reading.name, events: reading.events })
}

/** Before anything is parsed: so many events would take long, and a page that says 'sign in' is no calendar. */
function refuseWhatIsNotWhole(body: Buffer): void {
  const text = body.toString('latin1').replaceAll('\0', '')
  if (count(text, /BEGIN:VCALENDAR/gi) === 0) throw new ConnectorTrouble('not_understood')
  if (count(text, /BEGIN:VCALENDAR/gi) !== count(text, /END:VCALENDAR/gi))
    throw new ConnectorTrouble('not_understood')
  if (count(text, /BEGIN:VEVENT/gi) > MAX_ITEMS * 2) throw new ConnectorTrouble('too_large')
}

function count(text: string, pattern: RegExp): number {
  let found = 0
  for (const _ of text.matchAll(pattern)) found += 1
  return found
}
