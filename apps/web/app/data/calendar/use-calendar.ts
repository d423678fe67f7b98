import type { CalendarEvent } from '@glimmer/domain/calendar/calendar-event'
import {
  type CalendarSettingsData,
  calendarSettingsDefaults,
} from '@glimmer/domain/calendar/calendar-settings'
import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import { occurrencesBetween } from '@glimmer/domain/calendar/occurrences-between'
import { useMemo } from 'react'
import { useRow, useRows } from '../../device/device-context.ts'

/** One event, live; undefined where it is gone, or none is asked for. */
export function useEvent(id: string | null): CalendarEvent | undefined {
  return useRow('calendar_events', id)
}

/** The occurrences of a series that differ from it, live. */
export function useOverridesOf(id: string | null) {
  const overrides = useRows('calendar_event_overrides')
  return useMemo(() => overrides.filter(({ eventId }) => eventId === id), [overrides, id])
}

/** What is shown on the dates from `from` to `to`, by the clocks of where the device is, live. */
export function useOccurrences(from: string, to: string): readonly Occurrence[] {
  const events = useRows('calendar_events')
  const overrides = useRows('calendar_event_overrides')
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return useMemo(
    () => occurrencesBetween({ events, overrides }, { from, to, here }),
    [events, overrides, from, to, here],
  )
}

/** How the person's calendar looks, live. */
export function useCalendarSettings(): CalendarSettingsData {
  return useRow('calendar_settings', 'me') ?? calendarSettingsDefaults
}
