import * as z from 'zod/mini'
import { calendarDate, instant, words } from '../fields.ts'
import { lastDoneOnOf, repeatOf } from './occurrence.ts'
import type { SubtaskData } from './subtask.ts'
import { MAX_TITLE_LENGTH, type TaskData } from './task.ts'

/**
 * Something that a person got done, a task, a step or a sprint, kept even after that is deleted. The id is made of its id
 * and the day, so two devices that complete the same make one win. `completedOn` is the person's local date.
 */
export const winSchema = z.strictObject({
  title: words(MAX_TITLE_LENGTH),
  completedAt: instant,
  completedOn: calendarDate,
})

export type WinData = z.infer<typeof winSchema>
export type Win = WinData & { readonly id: string }

/** The id of a task's win of a day: `taskId:date`. */
export function winId(taskId: string, date: string): string {
  return `${taskId}:${date}`
}

/** The win of a task or a step that is completed now, on the local date `today`. */
export function createWin(task: Pick<TaskData, 'title'>, now: Date, today: string): WinData {
  return { title: task.title, completedAt: now.toISOString(), completedOn: today }
}

/** The id of the win that belongs to a completed task, or null. That win is deleted when the task is reopened. */
export function standingWinId(
  task: Pick<TaskData, 'completed' | 'completedOn' | 'lastCompleted' | 'isDaily' | 'repeat'> & {
    readonly id: string
  },
): string | null {
  const once = task.completed ? (task.completedOn ?? task.lastCompleted) : null
  const date = repeatOf(task) ? lastDoneOnOf(task) : once
  return date === null ? null : winId(task.id, date)
}

/** The id of the win that belongs to a completed step, or null. */
export function standingStepWinId({
  id,
  completed,
  completedOn,
}: Pick<SubtaskData, 'completed' | 'completedOn'> & { readonly id: string }): string | null {
  return completed && completedOn !== null ? winId(id, completedOn) : null
}

/** What a win is of, a task, a step or a sprint, by the win's id. */
export function taskOfWin(id: string): string {
  return id.slice(0, id.lastIndexOf(':'))
}
