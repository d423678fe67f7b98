import type { TaskReminderDraft } from '@glimmer/domain/notifications/remind-form'
import type { Change } from '@glimmer/sync/change'

/** Makes the changes to rows of tasks' reminders. */

export function insertTaskReminder(
  id: string,
  taskId: string,
  { kind, localTime, minutesBefore }: TaskReminderDraft,
  now: Date,
): Change {
  const data = { taskId, kind, localTime, minutesBefore, createdAt: now.toISOString() }
  return { table: 'task_reminders', rowId: id, op: 'insert', data }
}

export function removeTaskReminder(id: string): Change {
  return { table: 'task_reminders', rowId: id, op: 'delete' }
}
