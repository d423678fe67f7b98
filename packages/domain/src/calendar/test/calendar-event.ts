import { calendarEventDefaults, type CalendarEvent } from '../calendar-event.ts'
import type { Occurrence } from '../occurrence.ts'
import { occurrencesBetween } from '../occurrences-between.ts'

let count = 0

/** An event with an id of its own. */
export function calendarEvent(
  said: Partial<CalendarEvent> & Pick<CalendarEvent, 'startDatetime' | 'endDatetime'>,
): CalendarEvent {
  const id = `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
  return { ...calendarEventDefaults, id, title: 'Dentist', ...said }
}

/** What is shown of single events from one date to another, in Lisbon. */
export function shownBetween(events: readonly CalendarEvent[], from: string, to: string): Occurrence[] {
  return occurrencesBetween({ events, overrides: [] }, { from, to, here: 'Europe/Lisbon' })
}
