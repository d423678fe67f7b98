import type { CalendarEvent } from '@glimmer/domain/calendar/calendar-event'
import type { CalendarIntegration } from '@glimmer/domain/calendar/connected/calendar-integration'
import { useRow, useRows } from '../../device/device-context.ts'

/** The calendars of connected accounts, live. */
export function useConnectedCalendars(): readonly CalendarIntegration[] {
  return useRows('calendar_integrations')
}

/** The connected calendar that an event belongs to, live; undefined for the person's own events. */
export function useCalendarOf(
  event: Pick<CalendarEvent, 'calendarId'> | undefined,
): CalendarIntegration | undefined {
  return useRow('calendar_integrations', event?.calendarId ?? null)
}

/** Whether any calendar is connected, live. */
export function useHasConnected(): boolean {
  return useConnectedCalendars().length > 0
}
