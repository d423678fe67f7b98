import { localTimeAt } from '@glimmer/domain/notifications/local-time'
import {
  isSameReminder,
  readRemindForm,
  type RemindForm,
  remindFormSchema,
  type TaskReminderDraft,
  taskReminderDraftSchema,
} from '@glimmer/domain/notifications/remind-form'
import * as z from 'zod/mini'
import type { ReminderPlace } from '../../../data/reminders/say-reminder.ts'
import { deviceSetting } from '../../../lib/device-setting.ts'

/** The reminder that is being chosen, for a task by its id or for a new one; null where none is. */
export const remindForm = deviceSetting<RemindForm | null>({
  key: 'reminder',
  scope: 'owner',
  schema: z.nullable(remindFormSchema),
  fallback: null,
})

const newReminders = z.array(z.extend(taskReminderDraftSchema, { id: z.string() }))
export type NewReminder = Readonly<z.infer<typeof newReminders>[number]>
const NONE: readonly NewReminder[] = []

/** What a new task is to have once it is added. */
export const newTaskReminders = deviceSetting<readonly NewReminder[]>({
  key: 'new-task-reminders',
  scope: 'owner',
  schema: newReminders,
  fallback: NONE,
})

/** The reminder that stands in an open form, where it can be set and is none of these: saving the task sets it too. */
export function openReminder(
  owner: string,
  part: string,
  reminders: readonly TaskReminderDraft[],
  { now, person }: Pick<ReminderPlace, 'now' | 'person'>,
): readonly TaskReminderDraft[] {
  const form = remindForm(owner, part).get()
  const read = form && readRemindForm(form, localTimeAt(now, person.zone))
  if (read?.kind !== 'ready') return []
  return reminders.some((one) => isSameReminder(one, read.reminder)) ? [] : [read.reminder]
}
