import type { CalendarEvent } from '../calendar-event.ts'
import type { Occurrence } from '../occurrence.ts'
import { type CalendarIntegration, isWrittenBack } from './calendar-integration.ts'

/** `set-to-read`: it would take changes, but the person wants none to go there. */
export type CalendarAccess = 'both' | 'set-to-read' | 'read-only'

export function accessTo({
  isReadOnly,
  direction,
}: Pick<CalendarIntegration, 'isReadOnly' | 'direction'>): CalendarAccess {
  if (isReadOnly) return 'read-only'
  return direction === 'read' ? 'set-to-read' : 'both'
}

/** The calendar that an event belongs to; undefined for the person's own, which is also where one of an unknown calendar is. */
export function calendarOf(
  { calendarId }: Pick<CalendarEvent, 'calendarId'>,
  calendars: readonly CalendarIntegration[],
): CalendarIntegration | undefined {
  return calendarId === null ? undefined : calendars.find(({ id }) => id === calendarId)
}

/** Whether an event takes changes that are made here. */
export function canBeChanged(
  event: Pick<CalendarEvent, 'calendarId'>,
  calendars: readonly CalendarIntegration[],
): boolean {
  const calendar = calendarOf(event, calendars)
  return !calendar || accessTo(calendar) === 'both'
}

/** The events without those of calendars that are switched off; the same list where none is. */
export function eventsShown(
  events: readonly CalendarEvent[],
  calendars: readonly CalendarIntegration[],
): readonly CalendarEvent[] {
  const off = new Set(calendars.flatMap(({ id, syncEnabled }) => (syncEnabled ? [] : [id])))
  if (off.size === 0) return events
  return events.filter(({ calendarId }) => calendarId === null || !off.has(calendarId))
}

/** Each occurrence in the colour of its calendar, and with what there is to say of that. */
export function inTheirCalendars(
  occurrences: readonly Occurrence[],
  calendars: readonly CalendarIntegration[],
): readonly Occurrence[] {
  if (calendars.length === 0) return occurrences
  return occurrences.map((occurrence) => {
    const { event } = occurrence
    const calendar = calendarOf(event, calendars)
    if (!calendar) return occurrence
    return {
      ...occurrence,
      event: { ...event, color: calendar.calendarColor },
      calendar: { name: calendar.calendarName, isWritable: accessTo(calendar) === 'both' },
    }
  })
}

/** Those that a new event can go to, besides the person's own. */
export function calendarsForNew(calendars: readonly CalendarIntegration[]): readonly CalendarIntegration[] {
  return byName(calendars.filter(isWrittenBack))
}

/** In the order in which people look for them. */
export function byName(calendars: readonly CalendarIntegration[]): readonly CalendarIntegration[] {
  return calendars.toSorted(
    (a, b) => a.calendarName.localeCompare(b.calendarName, 'en') || (a.id < b.id ? -1 : 1),
  )
}
