import { calendarEventDefaults, type CalendarEvent } from '../calendar-event.ts'

let count = 0

/** An event with an id of its own. */
export function calendarEvent(
  said: Partial<CalendarEvent> & Pick<CalendarEvent, 'startDatetime' | 'endDatetime'>,
): CalendarEvent {
  const id = `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
  return { ...calendarEventDefaults, id, title: 'Dentist', ...said }
}
