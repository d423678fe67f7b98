import type { Due } from '@glimmer/domain/notifications/due'
import { localTimeAt } from '@glimmer/domain/notifications/local-time'
import type { TaskReminderDraft } from '@glimmer/domain/notifications/remind-form'
import { type ReminderAction, reminderSnooze } from '@glimmer/domain/notifications/reminder-snooze'
import type { Change } from '@glimmer/sync/change'
import { browserEnvironment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import { clockOf } from '../../lib/wall-clock.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { insertEventReminder, removeEventReminder } from '../calendar/event-reminder-rows.ts'
import { insertTaskReminder, removeTaskReminder } from './reminder-rows.ts'
import { words } from './words.ts'

/** What a person can do to reminders. Each resolves with whether it took effect; if not, a toast has said why. */
export interface ReminderCommands {
  /** `said`: the same in words, as in the others. `note`: what is to know about it. */
  remindOfTask(taskId: string, draft: TaskReminderDraft, said: string, note?: string): Promise<boolean>
  endTaskReminder(id: string, said: string): Promise<boolean>
  remindOfEvent(eventId: string, minutesBefore: number, said: string, note?: string): Promise<boolean>
  endEventReminder(id: string, said: string): Promise<boolean>
  /** For an hour, or for the rest of today by the clocks of the zone. */
  putOff(due: Due, action: ReminderAction, zone: string): Promise<boolean>
}

export function createReminderCommands(
  store: Pick<DeviceStore, 'write' | 'mirror'>,
  { now, randomId } = browserEnvironment,
): ReminderCommands {
  const save = createSaveWithUndo(store)
  const moment = () => new Date(now())
  return {
    remindOfTask: (taskId, draft, said, note = '') =>
      save([insertTaskReminder(randomId(), taskId, draft, moment())], words.set(said, note)),
    endTaskReminder: (id, said) => save([removeTaskReminder(id)], words.removed(said)),
    remindOfEvent: (eventId, minutesBefore, said, note = '') =>
      save([insertEventReminder(randomId(), eventId, minutesBefore, moment())], words.set(said, note)),
    endEventReminder: (id, said) => save([removeEventReminder(id)], words.removed(said)),
    putOff(due, action, zone) {
      const until = reminderSnooze(action, moment(), zone)
      const text =
        action === 'not-today' ? words.notToday : words.again(clockOf(localTimeAt(new Date(until), zone)))
      return save(
        snooze(store, due, { action, until, today: localTimeAt(moment(), zone).slice(0, 10) }),
        text,
      )
    },
  }
}

interface PutOff {
  readonly action: ReminderAction
  readonly until: string
  readonly today: string
}

/** None where the reminder is gone meanwhile. */
function snooze(
  { mirror }: Pick<DeviceStore, 'mirror'>,
  { kind, reminderId }: Due,
  { action, until, today }: PutOff,
): Change[] {
  if (kind === 'daily') {
    const data = action === 'not-today' ? { dailySkippedOn: today } : { dailySnoozedUntil: until }
    return [{ table: 'notification_preferences', rowId: 'me', op: 'insert', data }]
  }
  const table = kind === 'task' ? 'task_reminders' : 'event_reminders'
  if (reminderId === null || !mirror.rowOf(table, reminderId)) return []
  return [{ table, rowId: reminderId, op: 'update', data: { snoozedUntil: until } }]
}
