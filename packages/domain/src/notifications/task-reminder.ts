import * as z from 'zod/mini'
import { isWallTime } from '../calendar/wall-time.ts'
import { instant, uuid } from '../fields.ts'

export const TASK_REMINDER_KINDS = ['at_time', 'usual_start', 'before_leaving'] as const
export type TaskReminderKind = (typeof TASK_REMINDER_KINDS)[number]

/** A minute as a clock on a wall shows it, `YYYY-MM-DDTHH:MM`, from 1900 on. */
const localTime = z
  .string()
  .check(
    z.refine(
      (value: string) => isWallTime(`${value}:00`) && value >= '1900',
      'must be a wall time, YYYY-MM-DDTHH:MM',
    ),
  )

/**
 * When a person wants to hear of a task. `localTime`: of `at_time` the reminder's own, of `before_leaving` when one has to
 * leave, with the reminder `minutesBefore` it. `usual_start` needs neither: it follows the task's part of the day.
 */
export const taskReminderSchema = z.strictObject({
  taskId: uuid,
  kind: z.enum(TASK_REMINDER_KINDS),
  localTime: z.nullable(localTime),
  minutesBefore: z.nullable(z.int().check(z.minimum(0), z.maximum(1440))),
  snoozedUntil: z.nullable(instant),
  createdAt: instant,
})

export type TaskReminderData = z.infer<typeof taskReminderSchema>
export type TaskReminder = Readonly<TaskReminderData & { id: string }>

export const taskReminderDefaults = {
  localTime: null,
  minutesBefore: null,
  snoozedUntil: null,
} as const satisfies Omit<TaskReminderData, 'taskId' | 'kind' | 'createdAt'>
