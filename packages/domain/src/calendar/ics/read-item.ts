import { calendarEventDefaults, type CalendarEvent } from '../calendar-event.ts'
import { type ItemFields, itemOfRows } from '../connected/item.ts'
import type { EventOverride } from '../event-override.ts'
import { eventRow, overrideRows } from './event-rows.ts'
import { readCalendar } from './read-calendar.ts'

/** An event that stands in a text of its own, as servers of calendars keep it. */
export interface ReadItem {
  readonly uid: string
  readonly item: ItemFields
  readonly event: CalendarEvent
  readonly overrides: readonly EventOverride[]
}

/** Rows have one; nothing is told by it here. */
const NO_ID = '00000000-0000-4000-8000-000000000000'

/** Null where the text is no event, or one that rows cannot hold whole: several occurrences without their series, or too many dates. */
export function readItem(raw: string): ReadItem | null {
  const reading = readCalendar(raw)
  if (reading.kind !== 'calendar') return null
  const [event, ...others] = reading.events
  if (!event || others.length > 0) return null
  if (reading.problems.some(({ kind }) => kind === 'too-many-dates')) return null
  const row = eventRow({ id: NO_ID, event, calendarId: calendarEventDefaults.calendarId, spent: { work: 0 } })
  const overrides = overrideRows(NO_ID, event, new Map())
  return { uid: event.uid, item: itemOfRows(row, overrides), event: row, overrides }
}
