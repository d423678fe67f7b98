import type { CalendarEvent } from '../calendar-event.ts'
import type { Occurrence } from '../occurrence.ts'

/** A calendar of somebody else, as far as it matters where its events are shown. */
export interface ShownCalendar {
  readonly id: string
  readonly calendarName: string
  readonly calendarColor: string
  /** Whether its events are shown, and kept up to date. */
  readonly syncEnabled: boolean
  readonly direction: 'both' | 'read'
  /** Whether it takes no changes at all. */
  readonly isReadOnly: boolean
}

/** `set-to-read`: it would take changes, but the person wants none to go there. */
export type CalendarAccess = 'both' | 'set-to-read' | 'read-only'

export function accessTo({
  isReadOnly,
  direction,
}: Pick<ShownCalendar, 'isReadOnly' | 'direction'>): CalendarAccess {
  if (isReadOnly) return 'read-only'
  return direction === 'read' ? 'set-to-read' : 'both'
}

/** The calendar that an event belongs to; undefined for the person's own, which is also where one of an unknown calendar is. */
export function calendarOf<Calendar extends ShownCalendar>(
  { calendarId }: Pick<CalendarEvent, 'calendarId'>,
  calendars: readonly Calendar[],
): Calendar | undefined {
  return calendarId === null ? undefined : calendars.find(({ id }) => id === calendarId)
}

/** The events without those of calendars that are switched off; the same list where none is. */
export function eventsShown(
  events: readonly CalendarEvent[],
  calendars: readonly ShownCalendar[],
): readonly CalendarEvent[] {
  const off = new Set(calendars.flatMap(({ id, syncEnabled }) => (syncEnabled ? [] : [id])))
  if (off.size === 0) return events
  return events.filter(({ calendarId }) => calendarId === null || !off.has(calendarId))
}

/** Each occurrence in the colour of its calendar, and with what there is to say of that. */
export function inTheirCalendars(
  occurrences: readonly Occurrence[],
  calendars: readonly ShownCalendar[],
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
export function calendarsForNew<Calendar extends ShownCalendar>(
  calendars: readonly Calendar[],
): readonly Calendar[] {
  return calendars
    .filter((calendar) => calendar.syncEnabled && accessTo(calendar) === 'both')
    .toSorted((a, b) => a.calendarName.localeCompare(b.calendarName, 'en'))
}
