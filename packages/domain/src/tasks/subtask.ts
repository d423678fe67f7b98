import * as z from 'zod/mini'
import { calendarDate, instant, uuid, words } from '../fields.ts'
import { MAX_TITLE_LENGTH } from './task.ts'

export const MAX_SORT_KEY_LENGTH = 500
/** Instants and ids, from the step that was replaced first to this one. */
const sortKey = z.string().check(z.maxLength(MAX_SORT_KEY_LENGTH), z.regex(/^\d{4}-[\da-fTZ:. -]+$/))

/**
 * One small step of a task. Steps keep the order in which they were created. `sortKey`: where it stands where that is
 * elsewhere, as in the place of a step that was made smaller; `inStepOrder` reads it.
 */
export const subtaskSchema = z.strictObject({
  taskId: uuid,
  title: words(MAX_TITLE_LENGTH),
  completed: z.boolean(),
  completedOn: z.nullable(calendarDate),
  sortKey: z.nullable(sortKey),
  createdAt: instant,
})

export type SubtaskData = z.infer<typeof subtaskSchema>
export type Subtask = SubtaskData & { readonly id: string }

export const subtaskDefaults = {
  completed: false,
  completedOn: null,
  sortKey: null,
} as const satisfies Omit<SubtaskData, 'taskId' | 'title' | 'createdAt'>
