import { changeRepetition, isTaskListed, type Repetition } from '@glimmer/domain/tasks/completion'
import type { Task } from '@glimmer/domain/tasks/task'
import type { Change } from '@glimmer/sync/change'
import { updateTask } from './task-rows.ts'

/** Changes that decide on which days a task is listed. Pure: ids and the time are arguments. */

/** Skips the current occurrence of a repeating task, without a win. A task that does not repeat cannot be skipped. */
export function skipOccurrence(task: Task, today: string): Change[] {
  return task.isDaily || task.repeat ? [updateTask(task.id, { skippedOn: today })] : []
}

/** Sets the day from which a task is listed, or none, and removes whatever else keeps it off the list. */
export function moveToDay(task: Task, dueDate: string | null): Change[] {
  const data = {
    dueDate,
    ...(task.setAsideAt !== null && { setAsideAt: null }),
    ...(task.snoozedUntil !== null && { snoozedUntil: null }),
  }
  return [updateTask(task.id, data)]
}

/** Takes a task off the lists, without a day, until it is brought back. */
export function setAside(task: Task, now: Date): Change[] {
  return [updateTask(task.id, { setAsideAt: now.toISOString() })]
}

/**
 * Brings tasks to today's list by removing whatever kept them off it. A repeating task that is not due gets one extra
 * day.
 */
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
