import type { TaskReminderDraft } from '@glimmer/domain/notifications/remind-form'
import type { Change } from '@glimmer/sync/change'
import type { DeviceStore } from '../../device/store.ts'

/** Makes the changes to rows of reminders. */

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

export function insertEventReminder(id: string, eventId: string, minutesBefore: number, now: Date): Change {
  const data = { eventId, minutesBefore, createdAt: now.toISOString() }
  return { table: 'event_reminders', rowId: id, op: 'insert', data }
}

export function removeEventReminder(id: string): Change {
  return { table: 'event_reminders', rowId: id, op: 'delete' }
}

/** The ends of a task's reminders, for whoever deletes it, so that an undo brings them back. */
export function endsOfTask({ mirror }: Pick<DeviceStore, 'mirror'>, taskId: string): Change[] {
  return mirror
    .rowsOf('task_reminders')
    .flatMap((one) => (one.taskId === taskId ? [removeTaskReminder(one.id)] : []))
}

/** The same of an event. */
export function endsOfEvent({ mirror }: Pick<DeviceStore, 'mirror'>, eventId: string): Change[] {
  return mirror
    .rowsOf('event_reminders')
    .flatMap((one) => (one.eventId === eventId ? [removeEventReminder(one.id)] : []))
}

/** How long before an event its reminders ring. */
export function minutesBeforeEvent({ mirror }: Pick<DeviceStore, 'mirror'>, eventId: string): number[] {
  return mirror
    .rowsOf('event_reminders')
    .flatMap((one) => (one.eventId === eventId ? [one.minutesBefore] : []))
}
