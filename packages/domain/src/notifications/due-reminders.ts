import type { CalendarEvent } from '../calendar/calendar-event.ts'
import type { EventOverride } from '../calendar/event-override.ts'
import { dayStartOf } from '../days/own-day.ts'
import type { UserPreferencesData } from '../preferences/user-preferences.ts'
import type { Task } from '../tasks/task.ts'
import { countsInDay, type Due, isOfUse } from './due.ts'
import { eventDues } from './event-dues.ts'
import { dateIn, HOUR_MS, later } from './local-time.ts'
import { afterQuietHours, type QuietHours } from './quiet-hours.ts'
import type { EventReminder } from './event-reminder.ts'
import type { NotificationPreferences } from './notification-preferences.ts'
import type { TaskReminder } from './task-reminder.ts'
import { taskDues } from './task-dues.ts'

/** Quiet hours last at most this long, so that what lay in them is looked for so far back. */
const QUIET_HOURS = 24
/** In a week: what begins more often than every ten minutes is nothing to be reminded of, and would keep a server busy. */
const MOST_STARTS = 1_000

export interface ReminderRows {
  readonly preferences: QuietHours & Pick<NotificationPreferences, 'mostADay'>
  /** When the day begins, and when the person is at their best. */
  readonly userPreferences?: UserPreferencesData | undefined
  readonly tasks: readonly Task[]
  readonly taskReminders: readonly TaskReminder[]
  readonly events: readonly CalendarEvent[]
  readonly overrides: readonly EventOverride[]
  readonly eventReminders: readonly EventReminder[]
  /** When messages of any kind were sent, for the most a day; those of the last two days are enough. */
  readonly sent?: readonly Date[]
}

/**
 * The reminders of tasks and events that are due from `from` on and before `to`, in their order. What lies in quiet hours
 * comes when they end, where it is still of use then. A day has at most `mostADay`, but for events and leaving in time.
 */
export function dueReminders(rows: ReminderRows, from: Date, to: Date, zone: string): Due[] {
  const window = { from: later(from, -QUIET_HOURS * HOUR_MS), to }
  const dues = [...duesOfTasks(rows, window, zone), ...duesOfEvents(rows, window, zone)]
    .flatMap((due) => {
      const at = afterQuietHours(new Date(due.dueAt), rows.preferences, zone)
      return at >= from && at < to && isOfUse(due, at) ? [{ ...due, dueAt: at.toISOString() }] : []
    })
    .toSorted(compareDues)
  return fewADay(dues, rows, zone)
}

function duesOfTasks(rows: ReminderRows, window: { from: Date; to: Date }, zone: string): Due[] {
  const { userPreferences, tasks, taskReminders } = rows
  if (taskReminders.length === 0) return []
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const person = { zone, dayStart: dayStartOf(userPreferences), userPreferences }
  return taskReminders.flatMap((reminder) => {
    const task = byId.get(reminder.taskId)
    return task ? taskDues(reminder, task, window, person) : []
  })
}

function duesOfEvents(rows: ReminderRows, window: { from: Date; to: Date }, zone: string): Due[] {
  const { events, overrides, eventReminders } = rows
  if (eventReminders.length === 0) return []
  const byId = new Map(events.map((event) => [event.id, event]))
  const ownOverrides = Map.groupBy(overrides, ({ eventId }) => eventId)
  return eventReminders.flatMap((reminder) => {
    const event = byId.get(reminder.eventId)
    if (!event) return []
    const overrides = ownOverrides.get(event.id) ?? []
    return eventDues(reminder, { event, overrides, most: MOST_STARTS }, window, zone)
  })
}

/** Those for which the day has room, the earlier before the later. */
function fewADay(dues: readonly Due[], { preferences, sent = [] }: ReminderRows, zone: string): Due[] {
  const counts = new Map<string, number>()
  const count = (date: string) => counts.get(date) ?? 0
  for (const at of sent) counts.set(dateIn(at, zone), count(dateIn(at, zone)) + 1)
  return dues.filter((due) => {
    if (!countsInDay(due)) return true
    const date = dateIn(new Date(due.dueAt), zone)
    if (count(date) >= preferences.mostADay) return false
    counts.set(date, count(date) + 1)
    return true
  })
}

/** Whether one more message of those that are counted may be sent at that time. */
export function hasRoom(
  { mostADay }: Pick<NotificationPreferences, 'mostADay'>,
  sent: readonly Date[],
  at: Date,
  zone: string,
): boolean {
  const date = dateIn(at, zone)
  return sent.filter((one) => dateIn(one, zone) === date).length < mostADay
}

function compareDues(a: Due, b: Due): number {
  return a.dueAt === b.dueAt ? (a.key < b.key ? -1 : 1) : a.dueAt < b.dueAt ? -1 : 1
}
