import type { CalendarEvent } from './calendar-event.ts'
import { datesOf, type Occurrence } from './occurrence.ts'

/** The occurrences that are shown on any of the dates from `from` to `to`. What is cancelled is not. */
export function occurrencesBetween(events: readonly CalendarEvent[], from: string, to: string): Occurrence[] {
  return events.flatMap((event) => {
    // Most events lie outside: their dates tell that by themselves.
    if (event.startDatetime.slice(0, 10) > to || event.status === 'cancelled') return []
    const occurrence = onlyOccurrence(event)
    return datesOf(occurrence).last >= from ? [occurrence] : []
  })
}

/** Two devices may each have moved one end of an event past the other: then it takes no time. */
function onlyOccurrence(event: CalendarEvent): Occurrence {
  const { id, startDatetime: start, endDatetime } = event
  return { key: id, event, start, end: endDatetime < start ? start : endDatetime, originalStart: null }
}
