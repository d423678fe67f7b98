import { dateIn } from '@glimmer/domain/notifications/local-time'
import { reminderSnooze } from '@glimmer/domain/notifications/reminder-snooze'
import { reminderZone } from '@glimmer/domain/notifications/reminder-zone'
import type { Change } from '@glimmer/sync/change'
import type { DeviceStore } from '../../device/store.ts'
import type { PressedLater, WorkerMemory } from '../../device/worker-memory.ts'
import { save } from '../save.ts'
import { zoneHere } from './notification-commands.ts'

type Store = Pick<DeviceStore, 'write' | 'mirror' | 'owner'>

/** Of the daily reminder of a date. */
const DAILY_TAG = /^daily:(\d{4}-\d{2}-\d{2})$/

/** Does what was pressed on notifications. What could not be stored is kept for the next time. */
export async function doPressed(store: Store, memory: WorkerMemory, here = zoneHere): Promise<void> {
  const own = (await memory.pressed()).filter(({ owner }) => owner === store.owner)
  if (own.length === 0) return
  const changes = own.flatMap((pressed) => changesOf(store, pressed, here()))
  const isDone = changes.length === 0 || (await save(store, changes)).kind !== 'unstored'
  if (isDone) await memory.dropPressed(own.map(({ id }) => id))
}

/** None where the reminder is gone meanwhile. */
function changesOf({ mirror }: Store, { subject, action, at, tag }: PressedLater, here: string): Change[] {
  const preferences = mirror.rowOf('notification_preferences', 'me')
  const zone = reminderZone({ zone: preferences?.zone ?? null }, here) ?? 'UTC'
  const pressedAt = new Date(at)
  const snoozedUntil = reminderSnooze(action, pressedAt, zone)
  const update = { op: 'update', data: { snoozedUntil } } as const
  if (!subject) {
    const data =
      action === 'in-an-hour'
        ? { dailySnoozedUntil: snoozedUntil }
        : { dailySkippedOn: DAILY_TAG.exec(tag)?.[1] ?? dateIn(pressedAt, zone) }
    return [{ table: 'notification_preferences', rowId: 'me', op: 'insert', data }]
  }
  if ('taskReminderId' in subject) {
    const rowId = subject.taskReminderId
    return mirror.rowOf('task_reminders', rowId) ? [{ table: 'task_reminders', rowId, ...update }] : []
  }
  const rowId = subject.eventReminderId
  return mirror.rowOf('event_reminders', rowId) ? [{ table: 'event_reminders', rowId, ...update }] : []
}
