import * as z from 'zod/mini'
import { calendarDate, instant, uuid, words } from '../fields.ts'
import { MAX_TITLE_LENGTH } from './task.ts'

/** One small step of a task. Steps keep the order in which they were created. */
export const subtaskSchema = z.strictObject({
  taskId: uuid,
  title: words(MAX_TITLE_LENGTH),
  completed: z.boolean(),
  completedOn: z.nullable(calendarDate),
  createdAt: instant,
})

export type SubtaskData = z.infer<typeof subtaskSchema>
export type Subtask = SubtaskData & { readonly id: string }

export const subtaskDefaults = {
  completed: false,
  completedOn: null,
} as const satisfies Omit<SubtaskData, 'taskId' | 'title' | 'createdAt'>
