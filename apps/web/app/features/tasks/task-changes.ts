import { completeTask, reopenTask, setSubtaskDone } from '@glimmer/domain/tasks/completion'
import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import type { Subtask } from '@glimmer/domain/tasks/subtask'
import type { Task, TimeOfDay } from '@glimmer/domain/tasks/task'
import type { Change } from '@glimmer/sync/change'

/** What a person does to tasks, as changes to rows. Pure: ids and the time are arguments. */

export function addTask(id: string, title: string, now: Date): Change[] {
  return [{ table: 'tasks', rowId: id, op: 'insert', data: createTask({ title }, now) }]
}

export function setTaskDone(task: Task, isDone: boolean, today: string): Change[] {
  return updateTask(task, isDone ? completeTask(task, today) : reopenTask(task))
}

/** Nothing where the name is blank or as before. */
export function renameTask(task: Task, title: string): Change[] {
  return isNewTitle(task.title, title) ? updateTask(task, { title: title.trim() }) : []
}

export function moveTask(task: Task, timeOfDay: TimeOfDay): Change[] {
  return updateTask(task, { timeOfDay })
}

/** A task goes with its steps. */
export function deleteTask(task: Task, steps: readonly Subtask[]): Change[] {
  return [...steps.flatMap(deleteStep), { table: 'tasks', rowId: task.id, op: 'delete' }]
}

export function addStep(id: string, taskId: string, title: string, now: Date): Change[] {
  return [{ table: 'subtasks', rowId: id, op: 'insert', data: createSubtask(taskId, title, now) }]
}

export function setStepDone(step: Subtask, isDone: boolean, today: string): Change[] {
  return updateStep(step, setSubtaskDone(isDone, today))
}

export function renameStep(step: Subtask, title: string): Change[] {
  return isNewTitle(step.title, title) ? updateStep(step, { title: title.trim() }) : []
}

export function deleteStep(step: Subtask): Change[] {
  return [{ table: 'subtasks', rowId: step.id, op: 'delete' }]
}

function updateTask(task: Task, data: Readonly<Partial<Task>>): Change[] {
  return [{ table: 'tasks', rowId: task.id, op: 'update', data }]
}

function updateStep(step: Subtask, data: Readonly<Partial<Subtask>>): Change[] {
  return [{ table: 'subtasks', rowId: step.id, op: 'update', data }]
}

function isNewTitle(before: string, title: string): boolean {
  return title.trim() !== '' && title.trim() !== before
}
