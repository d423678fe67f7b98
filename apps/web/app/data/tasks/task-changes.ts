import type { TimeBlock } from '@glimmer/domain/calendar/time-block'
import { completeTask, reopenTask, setSubtaskDone } from '@glimmer/domain/tasks/completion'
import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import { snoozeUntil } from '@glimmer/domain/tasks/snooze'
import type { Subtask } from '@glimmer/domain/tasks/subtask'
import type { Task, TimeOfDay } from '@glimmer/domain/tasks/task'
import { createWin, standingStepWinId, standingWinId, winId } from '@glimmer/domain/tasks/win'
import type { Change } from '@glimmer/sync/change'
import {
  insertStep,
  insertTask,
  removeBlock,
  removeStep,
  removeTask,
  updateStep,
  updateTask,
} from './task-rows.ts'

/** Changes to tasks. Pure: ids and the time are arguments. */

export function addTask(id: string, title: string, now: Date): Change[] {
  return [insertTask(id, createTask({ title }, now))]
}

/**
 * Completes or reopens a task, and creates or deletes its win in the same write. `today` is the local date of `now`.
 */
export function setTaskDone(task: Task, isDone: boolean, now: Date, today: string): Change[] {
  if (isDone) {
    return [updateTask(task.id, completeTask(task, today)), winOf(task, now, today)]
  }
  return [updateTask(task.id, reopenTask(task, today)), ...goneWin(standingWinId(task))]
}

/** Snoozes a task for so many hours, 1 to 8,760. */
export function snoozeTask(task: Task, hours: number, now: Date): Change[] {
  return [updateTask(task.id, { snoozedUntil: snoozeUntil(now, hours) })]
}

export function resumeTask(task: Task): Change[] {
  return [updateTask(task.id, { snoozedUntil: null })]
}

/** No change where the title is blank or as before. */
export function renameTask(task: Task, title: string): Change[] {
  return isNewTitle(task.title, title) ? [updateTask(task.id, { title: title.trim() })] : []
}

export function moveTask(task: Task, timeOfDay: TimeOfDay): Change[] {
  return [updateTask(task.id, { timeOfDay })]
}

/** Deletes a task with its steps and its times in the calendar. */
export function deleteTask(
  task: Task,
  steps: readonly Subtask[],
  blocks: readonly Pick<TimeBlock, 'id'>[],
  reminderEnds: readonly Change[] = [],
): Change[] {
  const times = blocks.map(({ id }) => removeBlock(id))
  return [...steps.flatMap(deleteStep), ...times, ...reminderEnds, removeTask(task.id)]
}

export function addStep(id: string, taskId: string, title: string, now: Date): Change[] {
  return [insertStep(id, createSubtask(taskId, title, now))]
}

/** A step that is done as it is written down, with its win. */
export function addDoneStep(id: string, taskId: string, title: string, now: Date, today: string): Change[] {
  const data = { ...createSubtask(taskId, title, now), ...setSubtaskDone(true, today) }
  return [insertStep(id, data), winOf({ id, title: data.title }, now, today)]
}

/** Completes or reopens a step; its win comes or goes in the same write. */
export function setStepDone(step: Subtask, isDone: boolean, now: Date, today: string): Change[] {
  return [updateStep(step.id, setSubtaskDone(isDone, today)), ...stepWin(step, isDone, now, today)]
}

/** The win that comes when a step is completed, or goes when it is reopened. */
export function stepWin(step: Subtask, isDone: boolean, now: Date, today: string): Change[] {
  if (isDone) return [winOf(step, now, today)]
  return goneWin(standingStepWinId(step))
}

function goneWin(rowId: string | null): Change[] {
  return rowId === null ? [] : [{ table: 'wins', rowId, op: 'delete' }]
}

/** The win of a task or a step that is done now. */
export function winOf(done: Pick<Task, 'id' | 'title'>, now: Date, today: string): Change {
  return {
    table: 'wins',
    rowId: winId(done.id, today),
    op: 'insert',
    data: createWin(done, now, today),
  }
}

export function renameStep(step: Subtask, title: string): Change[] {
  return isNewTitle(step.title, title) ? [updateStep(step.id, { title: title.trim() })] : []
}

export function deleteStep(step: Subtask): Change[] {
  return [removeStep(step.id)]
}

function isNewTitle(before: string, title: string): boolean {
  return title.trim() !== '' && title.trim() !== before
}
