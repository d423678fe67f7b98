import * as z from 'zod/mini'
import { calendarDate, instant, uuid, words } from '../fields.ts'
import { repeatSchema } from './repeat.ts'

export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening', 'anytime'] as const
export const PRIORITIES = ['high', 'medium', 'low'] as const

export type TimeOfDay = (typeof TIMES_OF_DAY)[number]
export type Priority = (typeof PRIORITIES)[number]

export const MAX_TITLE_LENGTH = 500

/**
 * A task. `estimatedTime` is in minutes; dates are the person's. `dueDate`: the first day on which it is listed.
 * `setAsideAt`: it is out of the lists until it is brought back. A repeating task, daily or by its rule, has
 * `lastCompleted` and `skippedOn` for its last completed and left-out day. The rule does not count while `isDaily` is
 * true.
 */
export const taskSchema = z.strictObject({
  title: words(MAX_TITLE_LENGTH),
  completed: z.boolean(),
  isDaily: z.boolean(),
  lastCompleted: z.nullable(calendarDate),
  completedOn: z.nullable(calendarDate),
  priority: z.enum(PRIORITIES),
  estimatedTime: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
  timeOfDay: z.nullable(z.enum(TIMES_OF_DAY)),
  category: words(100),
  dueDate: z.nullable(calendarDate),
  setAsideAt: z.nullable(instant),
  repeat: z.nullable(repeatSchema),
  skippedOn: z.nullable(calendarDate),
  projectId: z.nullable(uuid),
  snoozedUntil: z.nullable(instant),
  createdAt: instant,
})

export type TaskData = z.infer<typeof taskSchema>
export type Task = TaskData & { readonly id: string }

/** The values of fields that were not chosen. */
export const taskDefaults = {
  completed: false,
  isDaily: false,
  lastCompleted: null,
  completedOn: null,
  priority: 'medium',
  estimatedTime: null,
  timeOfDay: 'anytime',
  category: 'personal',
  dueDate: null,
  setAsideAt: null,
  repeat: null,
  skippedOn: null,
  projectId: null,
  snoozedUntil: null,
} as const satisfies Omit<TaskData, 'title' | 'createdAt'>
