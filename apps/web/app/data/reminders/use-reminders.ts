import { dayStartOf } from '@glimmer/domain/days/own-day'
import type { EventReminder } from '@glimmer/domain/notifications/event-reminder'
import { reminderZone } from '@glimmer/domain/notifications/reminder-zone'
import type { TaskReminder } from '@glimmer/domain/notifications/task-reminder'
import { useMemo } from 'react'
import { useRows } from '../../device/device-context.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { zoneHere } from '../notifications/notification-commands.ts'
import { useNotificationPreferences } from '../notifications/use-notification-preferences.ts'
import { usePreferences } from '../preferences/use-preferences.ts'
import type { ReminderPlace } from './say-reminder.ts'

/** More would be noise. */
export const MOST_REMINDERS = 5

/** The reminders of a task in the order in which they were set, live. */
export function useTaskReminders(taskId: string): readonly TaskReminder[] {
  const reminders = useRows('task_reminders')
  return useMemo(() => inOrder(reminders.filter((one) => one.taskId === taskId)), [reminders, taskId])
}

/** The reminders of an event, the earliest to ring first, live. */
export function useEventReminders(eventId: string | null): readonly EventReminder[] {
  const reminders = useRows('event_reminders')
  return useMemo(
    () =>
      reminders
        .filter((one) => one.eventId === eventId)
        .toSorted((a, b) => b.minutesBefore - a.minutesBefore),
    [reminders, eventId],
  )
}

/** What the words of reminders depend on: the minute, the person's zone, their day and their quiet hours; live. */
export function useReminderPlace(): ReminderPlace {
  const now = useMinute()
  const quiet = useNotificationPreferences()
  const userPreferences = usePreferences()
  const zone = reminderZone(quiet, zoneHere()) ?? 'UTC'
  return useMemo(
    () => ({ now, quiet, person: { zone, dayStart: dayStartOf(userPreferences), userPreferences } }),
    [now, quiet, userPreferences, zone],
  )
}

function inOrder(reminders: readonly TaskReminder[]): readonly TaskReminder[] {
  return reminders.toSorted((a, b) =>
    a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1,
  )
}
