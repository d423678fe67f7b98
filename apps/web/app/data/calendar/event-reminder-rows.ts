import type { Change } from '@glimmer/sync/change'
import type { DeviceStore } from '../../device/store.ts'

/** Makes the changes to rows of events' reminders, and reads them. */

export function insertEventReminder(id: string, eventId: string, minutesBefore: number, now: Date): Change {
  const data = { eventId, minutesBefore, createdAt: now.toISOString() }
  return { table: 'event_reminders', rowId: id, op: 'insert', data }
}

export function removeEventReminder(id: string): Change {
  return { table: 'event_reminders', rowId: id, op: 'delete' }
}

/** The ends of an event's reminders, for whoever deletes it, so that an undo brings them back. */
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
