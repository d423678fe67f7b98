import { addDays } from '../days/add-days.ts'
import type { SubtaskData } from './subtask.ts'
import type { TaskData } from './task.ts'

/**
 * Whether something is done is read from the date it was completed on, so that a new day needs no write: a device
 * that wakes up late cannot undo what another did today. All dates are the person's local `YYYY-MM-DD`.
 */

type TaskCompletion = Pick<TaskData, 'completed' | 'completedOn' | 'lastCompleted' | 'isDaily'>
type SubtaskCompletion = Pick<SubtaskData, 'completed' | 'completedOn'>

/** A daily task is done on the day of its completion; any other while completed. */
export function isTaskDone(task: TaskCompletion, today: string): boolean {
  if (!task.completed || !task.isDaily) return task.completed
  return isOfToday(task.completedOn ?? task.lastCompleted, today)
}

/** The steps of a daily task open again with it. */
export function isSubtaskDone(subtask: SubtaskCompletion, isDaily: boolean, today: string): boolean {
  if (!subtask.completed || !isDaily) return subtask.completed
  return isOfToday(subtask.completedOn, today)
}

/** Between two places on Earth lie at most two dates. What is further ahead was dated by a clock that was wrong. */
export const TRAVELLERS_DAYS = 2

/** Today, or a little later, for travellers: what is done stays done while they go west. */
function isOfToday(date: string | null, today: string): boolean {
  if (date === null || date < today) return false
  return date === today || date <= addDays(today, TRAVELLERS_DAYS)
}

/** So many days after a completed task left the lists it is really deleted, with its steps. Its win stays. */
export const DAYS_UNTIL_FORGOTTEN = 30

/** A completed task stays in the lists for the rest of its day; a daily one always does. */
export function isTaskListed(task: TaskCompletion, today: string): boolean {
  const hasLeft = task.completed && !task.isDaily && task.completedOn !== null && task.completedOn < today
  return !hasLeft
}

/** What changes when the task is completed today. */
export function completeTask(task: TaskCompletion, today: string): Partial<TaskData> {
  const completion = { completed: true, completedOn: today }
  return task.isDaily ? { ...completion, lastCompleted: today } : completion
}

/** What changes when the task is opened again. */
export function reopenTask(task: TaskCompletion): Partial<TaskData> {
  const reopened = { completed: false, completedOn: null }
  return task.isDaily ? { ...reopened, lastCompleted: null } : reopened
}

/** What changes when a step is completed today, or opened again. */
export function setSubtaskDone(isDone: boolean, today: string): Partial<SubtaskData> {
  return { completed: isDone, completedOn: isDone ? today : null }
}
