import { localDate } from '@glimmer/domain/days/local-date'
import type { Subtask } from '@glimmer/domain/tasks/subtask'
import type { Task, TimeOfDay } from '@glimmer/domain/tasks/task'
import { browserEnvironment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import { createSaveWithUndo } from './save-with-undo.ts'
import * as changes from './task-changes.ts'
import { words } from './words.ts'

/** What a person can do to tasks. Each answers whether it took effect; what did not is said in kind words. */
export interface TaskCommands {
  addTask(title: string): Promise<boolean>
  setTaskDone(task: Task, isDone: boolean): Promise<boolean>
  renameTask(task: Task, title: string): Promise<boolean>
  moveTask(task: Task, time: TimeOfDay): Promise<boolean>
  deleteTask(task: Task, steps: readonly Subtask[]): Promise<boolean>
  addStep(task: Task, title: string): Promise<boolean>
  setStepDone(step: Subtask, isDone: boolean): Promise<boolean>
  renameStep(step: Subtask, title: string): Promise<boolean>
  deleteStep(step: Subtask): Promise<boolean>
}

export function createTaskCommands(
  store: Pick<DeviceStore, 'write'>,
  environment = browserEnvironment,
): TaskCommands {
  const run = createSaveWithUndo(store)
  let lastMoment = 0

  /** Two things are never made at the same moment, so that the order of making is an order. */
  function nextMoment(): Date {
    lastMoment = Math.max(environment.now(), lastMoment + 1)
    return new Date(lastMoment)
  }
  const today = () => localDate(new Date(environment.now()))

  return {
    addTask: (title) => run(changes.addTask(environment.randomId(), title, nextMoment())),
    setTaskDone: (task, isDone) =>
      run(changes.setTaskDone(task, isDone, today()), isDone ? words.done(task.title) : undefined),
    renameTask: (task, title) => run(changes.renameTask(task, title)),
    moveTask: (task, time) => run(changes.moveTask(task, time), words.moved(task.title, time)),
    deleteTask: (task, steps) => run(changes.deleteTask(task, steps), words.deleted(task.title)),
    addStep: (task, title) => run(changes.addStep(environment.randomId(), task.id, title, nextMoment())),
    setStepDone: (step, isDone) => run(changes.setStepDone(step, isDone, today())),
    renameStep: (step, title) => run(changes.renameStep(step, title)),
    deleteStep: (step) => run(changes.deleteStep(step), words.deleted(step.title)),
  }
}
