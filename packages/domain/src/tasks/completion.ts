import { addDays } from '../days/add-days.ts'
import { isOfToday } from '../days/travellers.ts'
import { lastDoneOnOf, type Occurrence, repeatOf, taskOccurrence } from './occurrence.ts'
import type { Repeat } from './repeat.ts'
import type { SubtaskData } from './subtask.ts'
import type { TaskData } from './task.ts'

/**
 * Whether something is done is read from the date it was completed on, so that a new day needs no write: a device
 * that wakes up late cannot undo what another did today. All dates are the person's `YYYY-MM-DD`.
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

/** What repeats is done on the day of its completion; any other task while completed. */
export function isTaskDone(task: TaskCompletion, today: string): boolean {
  if (repeatOf(task)) return isOfToday(lastDoneOnOf(task), today)
  if (!task.completed || !task.isDaily) return task.completed
  return isOfToday(task.completedOn ?? task.lastCompleted, today)
}

/** The steps of a daily task open again with it, and those of another that repeats with each occurrence. */
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

/** The first day on which steps count for the occurrence of today: when one is done that comes so many days later, its own lies behind. */
function beginningOf(task: TaskCompletion, { on }: Occurrence, today: string): string | null {
  const repeat = repeatOf(task)
  if (repeat?.kind !== 'after' || !isTaskDone(task, today)) return on
  return addDays(today, 1 - repeat.every)
}

/** So many days after a completed task left the lists it is really deleted, with its steps. Its win stays. */
export const DAYS_UNTIL_FORGOTTEN = 30

/** Whether a task is over: it was completed on a day before this one, and does not come again. */
export function hasLeft(task: TaskCompletion, today: string): boolean {
  if (!task.completed || task.isDaily || task.repeat) return false
  return task.completedOn !== null && task.completedOn < today
}

/**
 * Whether a task is in today's lists; the one rule that all of them go by. What is completed today stays for the rest of
 * the day. Else it is there unless it is set aside, has a later date, was left out today, or repeats and its day is not now.
 * Snoozed tasks are in the lists, in a group of their own.
 */
export function isTaskListed(task: TaskCompletion, today: string): boolean {
  if (isTaskDone(task, today)) return !hasLeft(task, today)
  if (task.setAsideAt !== null) return false
  if (task.dueDate !== null && task.dueDate > today) return false
  if (task.isDaily) return task.skippedOn === null || !isOfToday(task.skippedOn, today)
  return !task.repeat || taskOccurrence(task, today)?.isOpen === true
}

const OPEN = { completed: false, completedOn: null } as const

/** What changes when the task is completed today. One that repeats by a rule is never `completed`: it comes again. */
export function completeTask(task: TaskCompletion, today: string): Partial<TaskData> {
  if (repeatOf(task)) return { ...(task.completed && OPEN), lastCompleted: today }
  const completion = { completed: true, completedOn: today }
  return task.isDaily ? { ...completion, lastCompleted: today } : completion
}

/** What changes when a task that was done on a day is opened again on it. */
export function reopenTask(task: TaskCompletion, today: string): Partial<TaskData> {
  const repeat = repeatOf(task)
  if (!repeat) return task.isDaily ? { ...OPEN, lastCompleted: null } : OPEN
  // When it was done before is not known any more, but it came again today.
  const lastCompleted = repeat.kind === 'after' ? addDays(today, -repeat.every) : null
  return { ...(task.completed && OPEN), lastCompleted }
}

/** How a task comes again: each day, by a rule, or not. */
export type Repetition = 'daily' | Repeat | null

/** What changes when a task is to come again in another way. What is done today stays done, and anything else is open. */
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

/** What changes when a step is completed today, or opened again. */
export function setSubtaskDone(isDone: boolean, today: string): Partial<SubtaskData> {
  return { completed: isDone, completedOn: isDone ? today : null }
}
