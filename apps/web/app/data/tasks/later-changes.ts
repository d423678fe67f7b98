import { changeRepetition, isTaskListed, type Repetition } from '@glimmer/domain/tasks/completion'
import type { Task } from '@glimmer/domain/tasks/task'
import type { Change } from '@glimmer/sync/change'
import { updateTask } from './task-rows.ts'

/** What decides on which days a task is there, as changes to rows. Pure: ids and the time are arguments. */

/** Lets a repeating task go until its next time. It leaves no win and no mark; one that does not repeat has no next time. */
export function skipOccurrence(task: Task, today: string): Change[] {
  return task.isDaily || task.repeat ? [updateTask(task.id, { skippedOn: today })] : []
}

/** The day from which a task is there, or none. Nothing else keeps it away then. */
export function moveToDay(task: Task, dueDate: string | null): Change[] {
  const data = {
    dueDate,
    ...(task.setAsideAt !== null && { setAsideAt: null }),
    ...(task.snoozedUntil !== null && { snoozedUntil: null }),
  }
  return [updateTask(task.id, data)]
}

/** Out of the lists, without a day, until it is brought back. */
export function setAside(task: Task, now: Date): Change[] {
  return [updateTask(task.id, { setAsideAt: now.toISOString() })]
}

/** Whatever kept these tasks from today's list goes. A repeating task whose day is not now comes once more. */
export function bringToToday(tasks: readonly Task[], today: string): Change[] {
  return tasks.flatMap((task) => {
    const { snoozedUntil, setAsideAt, dueDate, skippedOn } = task
    const woken = {
      ...(snoozedUntil !== null && { snoozedUntil: null }),
      ...(setAsideAt !== null && { setAsideAt: null }),
      ...(dueDate !== null && dueDate > today && { dueDate: null }),
      ...(skippedOn !== null && skippedOn >= today && { skippedOn: null }),
    }
    const isThere = isTaskListed({ ...task, ...woken }, today)
    const data = isThere ? woken : { ...woken, dueDate: today }
    return Object.keys(data).length > 0 ? [updateTask(task.id, data)] : []
  })
}

/** Makes a task repeat daily, by a rule, or no more. */
export function setRepeat(task: Task, repetition: Repetition, today: string): Change[] {
  return [updateTask(task.id, changeRepetition(task, repetition, today))]
}
