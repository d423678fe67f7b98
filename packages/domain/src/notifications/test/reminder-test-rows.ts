import { calendarEventDefaults, type CalendarEvent } from '../../calendar/calendar-event.ts'
import { taskDefaults, type Task } from '../../tasks/task.ts'
import type { EventReminder } from '../event-reminder.ts'
import { notificationPreferencesDefaults, type NotificationPreferences } from '../notification-preferences.ts'
import type { TaskReminder } from '../task-reminder.ts'

const CREATED = '2026-11-20T08:00:00.000Z'

/** What a person chose: a reminder at 09:00, quiet hours from 22:00 to 08:00, three a day. */
export function chosen(changes: Partial<NotificationPreferences> = {}): NotificationPreferences {
  return { id: 'me', ...notificationPreferencesDefaults, dailyMinute: 540, dailyWays: ['push'], ...changes }
}

export function task(changes: Partial<Task> = {}): Task {
  return { id: 'task', ...taskDefaults, title: 'Water the plants', createdAt: CREATED, ...changes }
}

export function taskReminder(changes: Partial<TaskReminder> = {}): TaskReminder {
  return {
    id: 'reminder',
    taskId: 'task',
    kind: 'at_time',
    localTime: '2026-11-26T15:00',
    minutesBefore: null,
    snoozedUntil: null,
    createdAt: CREATED,
    ...changes,
  }
}

export function event(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    ...calendarEventDefaults,
    title: 'Dentist',
    startDatetime: '2026-11-26T15:00:00',
    endDatetime: '2026-11-26T16:00:00',
    ...changes,
  }
}

export function eventReminder(changes: Partial<EventReminder> = {}): EventReminder {
  return {
    id: 'event-reminder',
    eventId: '11111111-1111-4111-8111-111111111111',
    minutesBefore: 15,
    snoozedUntil: null,
    createdAt: CREATED,
    ...changes,
  }
}
