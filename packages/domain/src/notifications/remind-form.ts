import * as z from 'zod/mini'
import { isWallTime } from '../calendar/wall-time.ts'
import { addDays } from '../days/add-days.ts'
import { type LocalTime, localTimeOf, minuteOf } from './local-time.ts'
import { TASK_REMINDER_KINDS, type TaskReminderData, taskReminderSchema } from './task-reminder.ts'

/** A reminder of a task as it is being chosen: date and time as typed. Kept as text between two visits. */
export const remindFormSchema = z.object({
  kind: z.enum(TASK_REMINDER_KINDS),
  date: z.string(),
  time: z.string(),
  minutesBefore: z.int(),
})
export type RemindForm = Readonly<z.infer<typeof remindFormSchema>>

/** A reminder before it belongs to a task. */
export const taskReminderDraftSchema = z.pick(taskReminderSchema, {
  kind: true,
  localTime: true,
  minutesBefore: true,
})
export type TaskReminderDraft = Readonly<Pick<TaskReminderData, 'kind' | 'localTime' | 'minutesBefore'>>

/** What is offered for leaving and for events, in minutes before. */
export const LEAVING_MINUTES = [0, 5, 10, 15, 20, 30, 45, 60, 90] as const
export const EVENT_MINUTES = [0, 5, 10, 15, 30, 60, 120, 1440, 10_080] as const
/** Of whole days, whose reminders count from their morning. */
export const ALL_DAY_MINUTES = [0, 1440, 2880, 10_080] as const

const USUAL_LEAD = 15
const MORNING = 9 * 60
/** From then on tomorrow is meant. */
const LATE = 21 * 60

/** What the form begins with: the next whole hour, or the morning of the day for which the task waits. */
export function newRemindForm(now: LocalTime, dueDate: string | null): RemindForm {
  const today = now.slice(0, 10)
  const isLate = minuteOf(now) >= LATE
  const isAhead = dueDate !== null && dueDate > today
  const date = isAhead ? dueDate : isLate ? addDays(today, 1) : today
  const minute = isAhead || isLate ? MORNING : (Math.floor(minuteOf(now) / 60) + 1) * 60
  const local = localTimeOf(date, minute)
  return { kind: 'at_time', date, time: local.slice(11), minutesBefore: USUAL_LEAD }
}

export type ReadReminder =
  | { readonly kind: 'ready'; readonly reminder: TaskReminderDraft }
  /** `gone`: it would have rung before now. */
  | { readonly kind: 'asks'; readonly gap: 'when' | 'gone' }

/** A reminder that can be set, or what is in its way. */
export function readRemindForm(form: RemindForm, now: LocalTime): ReadReminder {
  const { kind, date, time, minutesBefore } = form
  if (kind === 'usual_start')
    return { kind: 'ready', reminder: { kind, localTime: null, minutesBefore: null } }
  const localTime = `${date}T${time.slice(0, 5)}`
  if (!isWallTime(`${localTime}:00`)) return { kind: 'asks', gap: 'when' }
  if (localTime <= now) return { kind: 'asks', gap: 'gone' }
  return {
    kind: 'ready',
    reminder: { kind, localTime, minutesBefore: kind === 'before_leaving' ? minutesBefore : null },
  }
}

/** Whether two reminders are the same one. */
export function isSameReminder(a: TaskReminderDraft, b: TaskReminderDraft): boolean {
  return a.kind === b.kind && a.localTime === b.localTime && a.minutesBefore === b.minutesBefore
}
