import { eventsShown } from '@glimmer/domain/calendar/connected/shown-calendars'
import { dayStartOf } from '@glimmer/domain/days/own-day'
import { nextTaskRing } from '@glimmer/domain/notifications/next-ring'
import { notificationPreferencesDefaults } from '@glimmer/domain/notifications/notification-preferences'
import { reminderZone } from '@glimmer/domain/notifications/reminder-zone'
import type { BellRows } from '@glimmer/domain/notifications/ring-now'
import type { TableName } from '@glimmer/domain/tables'
import type { DeviceStore } from '../../device/store.ts'
import { sayRing } from './say-reminder.ts'

type Store = Pick<DeviceStore, 'mirror'>

/** Every table that says what rings, and what of it is done. */
export const BELL_TABLES: readonly TableName[] = [
  'tasks',
  'subtasks',
  'task_reminders',
  'calendar_events',
  'calendar_event_overrides',
  'calendar_integrations',
  'event_reminders',
  'daily_checkins',
  'notification_preferences',
  'user_preferences',
]

/** All that says what rings, as it is now. */
export function bellRows({ mirror }: Store): BellRows {
  const preferences = mirror.rowOf('notification_preferences', 'me')
  return {
    preferences: preferences ?? { id: 'me', ...notificationPreferencesDefaults },
    userPreferences: mirror.rowOf('user_preferences', 'me'),
    tasks: mirror.rowsOf('tasks'),
    subtasks: mirror.rowsOf('subtasks'),
    checkins: mirror.rowsOf('daily_checkins'),
    taskReminders: mirror.rowsOf('task_reminders'),
    // What is switched off is out of sight, and would ring out of nowhere.
    events: eventsShown(mirror.rowsOf('calendar_events'), mirror.rowsOf('calendar_integrations')),
    overrides: mirror.rowsOf('calendar_event_overrides'),
    eventReminders: mirror.rowsOf('event_reminders'),
  }
}

/** What the rows of tasks say of their reminders: of each task the next one. */
export function signsOf(store: Store, now: Date, zoneHere: string): ReadonlyMap<string, string> {
  const { preferences, userPreferences, taskReminders } = bellRows(store)
  const zone = reminderZone(preferences, zoneHere)
  const next = new Map<string, Date>()
  if (zone === null) return new Map()
  const person = { zone, dayStart: dayStartOf(userPreferences), userPreferences }
  for (const reminder of taskReminders) {
    const task = store.mirror.rowOf('tasks', reminder.taskId)
    const ring = task && nextTaskRing(reminder, task, { now, quiet: preferences, person })
    if (ring?.kind !== 'rings') continue
    const known = next.get(reminder.taskId)
    if (!known || ring.at < known) next.set(reminder.taskId, ring.at)
  }
  return new Map([...next].map(([id, at]) => [id, sayRing(at, { now, person })]))
}
