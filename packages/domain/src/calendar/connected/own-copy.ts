import type { CalendarEvent, CalendarEventData } from '../calendar-event.ts'

/** An event, or an occurrence with what it has of its own, as one of the person's own calendar that takes place once. */
export function ownCopyOf(copied: CalendarEvent): CalendarEventData {
  const { id: _, ...event } = copied
  return { ...event, calendarId: null, recurrence: null, recurrenceEnd: null, exceptions: {}, additions: {} }
}
