import { addDays } from '../days/add-days.ts'
import { isOfToday } from '../days/travellers.ts'
import { lastDoneOnOf, type Occurrence, repeatOf, taskOccurrence } from './occurrence.ts'
import type { Repeat } from './repeat.ts'
import type { SubtaskData } from './subtask.ts'
import type { TaskData } from './task.ts'

/**
 * Whether something is done follows from the date of its completion, so a new day needs no write, and a device that
 * wakes up late cannot undo what another did today. All dates are the person's `YYYY-MM-DD`.
 */

export type TaskCompletion = Pick<
  TaskData,
  | 'completed'
  | 'completedOn'
  | 'lastCompleted'
  | 'isDaily'
  | 'repeat'
  | 'skippedOn'
  | 'dueDate'
  | 'setAsideAt'
>
type SubtaskCompletion = Pick<SubtaskData, 'completed' | 'completedOn'>

/** A repeating task is done on the day of its completion; any other task while `completed`. */
export function isTaskDone(task: TaskCompletion, today: string): boolean {
  if (repeatOf(task)) return isOfToday(lastDoneOnOf(task), today)
  if (!task.completed || !task.isDaily) return task.completed
  return isOfToday(task.completedOn ?? task.lastCompleted, today)
}

/** The steps of a daily task reopen with it every day, and those of other repeating tasks with each occurrence. */
export function isSubtaskDone(subtask: SubtaskCompletion, task: TaskCompletion, today: string): boolean {
  if (!subtask.completed) return false
  if (task.isDaily) return isOfToday(subtask.completedOn, today)
  const found = taskOccurrence(task, today)
  if (!found) return true
  const from = beginningOf(task, found, today)
  const { completedOn } = subtask
  if (from === null || completedOn === null || completedOn < from) return false
  return completedOn <= today || isOfToday(completedOn, today)
}

/**
 * The first day from which completed steps count for the current occurrence. While a task that comes again `every`
 * days after completion is done, its previous completion is at least that long ago, so later steps belong to this
 * one.
 */
function beginningOf(task: TaskCompletion, { on }: Occurrence, today: string): string | null {
  const repeat = repeatOf(task)
  if (repeat?.kind !== 'after' || !isTaskDone(task, today)) return on
  return addDays(today, 1 - repeat.every)
}

/** A completed task is deleted for good, with its steps, this many days after it left the lists. Its win stays. */
export const DAYS_UNTIL_FORGOTTEN = 30

/** Whether a task has left the lists: it was completed before today and does not repeat. */
export function hasLeft(task: TaskCompletion, today: string): boolean {
  if (!task.completed || task.isDaily || task.repeat) return false
  return task.completedOn !== null && task.completedOn < today
}

/**
 * Whether a task is in today's lists; every list uses this rule. A task completed today stays until the day ends.
 * Otherwise it is listed unless it is set aside, has a later date, was left out today, or repeats and is not due.
 * Snoozed tasks are listed, in a group of their own.
 */
export function isTaskListed(task: TaskCompletion, today: string): boolean {
  if (isTaskDone(task, today)) return !hasLeft(task, today)
  if (task.setAsideAt !== null) return false
  if (task.dueDate !== null && task.dueDate > today) return false
  if (task.isDaily) return task.skippedOn === null || !isOfToday(task.skippedOn, today)
  return !task.repeat || taskOccurrence(task, today)?.isOpen === true
}

const OPEN = { completed: false, completedOn: null } as const

/**
 * The fields to change when the task is completed today. A task that repeats by a rule is never `completed`, as it
 * comes again.
 */
export function completeTask(task: TaskCompletion, today: string): Partial<TaskData> {
  if (repeatOf(task)) return { ...(task.completed && OPEN), lastCompleted: today }
  const completion = { completed: true, completedOn: today }
  return task.isDaily ? { ...completion, lastCompleted: today } : completion
}

/** The fields to change when a completed task is reopened on the same day. */
export function reopenTask(task: TaskCompletion, today: string): Partial<TaskData> {
  const repeat = repeatOf(task)
  if (!repeat) return task.isDaily ? { ...OPEN, lastCompleted: null } : OPEN
  // The completion before this one is not known any more; this date makes the task due today.
  const lastCompleted = repeat.kind === 'after' ? addDays(today, -repeat.every) : null
  return { ...(task.completed && OPEN), lastCompleted }
}

/** How a task comes again: each day, by a rule, or not. */
export type Repetition = 'daily' | Repeat | null

/** The fields to change for another way to repeat. What was done today stays done; anything else is open. */
export function changeRepetition(task: TaskCompletion, to: Repetition, today: string): Partial<TaskData> {
  const kind = { isDaily: to === 'daily', repeat: to === 'daily' ? null : to }
  if (!isTaskDone(task, today)) return { ...kind, ...OPEN }
  const doneOn = (repeatOf(task) ? lastDoneOnOf(task) : (task.completedOn ?? task.lastCompleted)) ?? today
  if (to === null) return { ...kind, completed: true, completedOn: doneOn }
  return {
    ...kind,
    ...(to === 'daily' ? { completed: true, completedOn: doneOn } : OPEN),
    lastCompleted: doneOn,
  }
}

/** The fields to change when a step is completed today, or reopened. */
export function setSubtaskDone(isDone: boolean, today: string): Partial<SubtaskData> {
  return { completed: isDone, completedOn: isDone ? today : null }
}
