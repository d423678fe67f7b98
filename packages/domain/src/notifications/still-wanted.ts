import { dayStartOf } from '../days/own-day.ts'
import { isTaskDone } from '../tasks/completion.ts'
import { isSnoozed } from '../tasks/snooze.ts'
import type { Task } from '../tasks/task.ts'
import type { Due } from './due.ts'
import { dateIn, localTimeAt, ownDayOfLocal } from './local-time.ts'
import type { BellRows } from './ring-now.ts'

type Shown = Pick<Due, 'kind' | 'reminderId' | 'taskId'>
type Rows = Omit<BellRows, 'subtasks' | 'overrides'>

/**
 * Whether something that was shown is still to be said: not where its task was ticked, snoozed or deleted, or it was put off,
 * here or on another device.
 */
export function isStillWanted(shown: Shown, rows: Rows, now: Date, zone: string): boolean {
  if (shown.kind === 'daily') {
    const { dailySkippedOn, dailySnoozedUntil } = rows.preferences
    const isPutOff = dailySkippedOn === dateIn(now, zone) || isAhead(dailySnoozedUntil, now)
    return !isPutOff && (shown.taskId === null || isOpen(taskOf(rows, shown.taskId), rows, now, zone))
  }
  if (shown.kind === 'event') {
    const reminder = rows.eventReminders.find(({ id }) => id === shown.reminderId)
    const event = reminder && rows.events.find(({ id }) => id === reminder.eventId)
    return (
      event !== undefined && event.status !== 'cancelled' && !isAhead(reminder?.snoozedUntil ?? null, now)
    )
  }
  const reminder = rows.taskReminders.find(({ id }) => id === shown.reminderId)
  if (!reminder || isAhead(reminder.snoozedUntil, now)) return false
  return isOpen(taskOf(rows, reminder.taskId), rows, now, zone)
}

function taskOf({ tasks }: Rows, taskId: string): Task | undefined {
  return tasks.find(({ id }) => id === taskId)
}

function isOpen(task: Task | undefined, { userPreferences }: Rows, now: Date, zone: string): boolean {
  if (!task || task.setAsideAt !== null || isSnoozed(task, now)) return false
  return !isTaskDone(task, ownDayOfLocal(localTimeAt(now, zone), dayStartOf(userPreferences)))
}

function isAhead(instant: string | null, now: Date): boolean {
  return instant !== null && Date.parse(instant) > now.getTime()
}
