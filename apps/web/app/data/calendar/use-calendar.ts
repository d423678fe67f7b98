import { blockOccurrences, timedTasksByDate } from '@glimmer/domain/calendar/block-occurrences'
import type { CalendarEvent } from '@glimmer/domain/calendar/calendar-event'
import {
  type CalendarSettingsData,
  calendarSettingsDefaults,
} from '@glimmer/domain/calendar/calendar-settings'
import { eventsShown, inTheirCalendars } from '@glimmer/domain/calendar/connected/shown-calendars'
import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import { occurrencesBetween } from '@glimmer/domain/calendar/occurrences-between'
import type { TimeBlock } from '@glimmer/domain/calendar/time-block'
import { winId } from '@glimmer/domain/tasks/win'
import { useMemo } from 'react'
import { useDevice, useRow, useRows } from '../../device/device-context.ts'
import { useConnectedCalendars } from '../connected-calendars/use-connected-calendars.ts'
import { useDayStart, useToday } from '../preferences/use-today.ts'
import { useTasks } from '../tasks/use-tasks.ts'

/** One event, live; undefined where it is gone, or none is asked for. */
export function useEvent(id: string | null): CalendarEvent | undefined {
  return useRow('calendar_events', id)
}

/** The occurrences of a series that differ from it, live. */
export function useOverridesOf(id: string | null) {
  const overrides = useRows('calendar_event_overrides')
  return useMemo(() => overrides.filter(({ eventId }) => eventId === id), [overrides, id])
}

/**
 * What is shown on the dates from `from` to `to`, by the clocks of where the device is, live: events, also of connected
 * calendars that are on, and times of tasks.
 */
export function useOccurrences(from: string, to: string): readonly Occurrence[] {
  const blocks = useBlockOccurrences(from, to)
  const calendars = useConnectedCalendars()
  const all = useRows('calendar_events')
  const events = useMemo(() => eventsShown(all, calendars), [all, calendars])
  const overrides = useRows('calendar_event_overrides')
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const ofEvents = useMemo(
    () => inTheirCalendars(occurrencesBetween({ events, overrides }, { from, to, here }), calendars),
    [events, overrides, calendars, from, to, here],
  )
  return useMemo(() => (blocks.length === 0 ? ofEvents : [...ofEvents, ...blocks]), [ofEvents, blocks])
}

function useBlockOccurrences(from: string, to: string): readonly Occurrence[] {
  const { mirror } = useDevice().store
  const blocks = useRows('time_blocks')
  const tasks = useTasks()
  const today = useToday()
  const dayStart = useDayStart()
  return useMemo(
    () =>
      blockOccurrences(
        blocks,
        { from, to },
        {
          taskOf: (id) => mirror.rowOf('tasks', id),
          // A win comes and goes in the same write as its task's tick.
          wasDoneOn: (id, date) => mirror.rowOf('wins', winId(id, date)) !== undefined,
          today,
          dayStart,
        },
      ),
    // The mirror is read anew whenever a task was written.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [mirror, blocks, tasks, from, to, today, dayStart],
  )
}

/** The tasks that have a time on each date, live. */
export function useTimedTasks(): ReadonlyMap<string, ReadonlySet<string>> {
  const blocks = useRows('time_blocks')
  return useMemo(() => timedTasksByDate(blocks), [blocks])
}

/** The times of a task, live. */
export function useBlocksOf(taskId: string): readonly TimeBlock[] {
  const blocks = useRows('time_blocks')
  return useMemo(() => blocks.filter((block) => block.taskId === taskId), [blocks, taskId])
}

/** How the person's calendar looks, live. */
export function useCalendarSettings(): CalendarSettingsData {
  return useRow('calendar_settings', 'me') ?? calendarSettingsDefaults
}
