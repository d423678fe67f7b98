import { localDate } from '@glimmer/domain/days/local-date'
import type { Subtask } from '@glimmer/domain/tasks/subtask'
import type { Task, TimeOfDay } from '@glimmer/domain/tasks/task'
import type { Change } from '@glimmer/sync/change'
import { browserEnvironment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import type { Written } from '../../device/write.ts'
import { logProblem } from '../../shell/log.ts'
import { dismissToast, showToast } from '../../ui/toast/toast.ts'
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
  let lastMoment = 0
  let lastToast: number | null = null

  /** Two things are never made at the same moment, so that the order of making is an order. */
  function nextMoment(): Date {
    lastMoment = Math.max(environment.now(), lastMoment + 1)
    return new Date(lastMoment)
  }
  const today = () => localDate(new Date(environment.now()))

  async function run(wanted: readonly Change[], doneText?: string): Promise<boolean> {
    if (wanted.length === 0) return true
    const written = await save(store, wanted)
    if (written === null || written.kind !== 'written') return tell(refusalWords(written))
    if (doneText !== undefined) {
      const undo = () =>
        save(store, written.undo).then((back) =>
          tell(back?.kind === 'written' ? words.undone : words.notSaved),
        )
      if (lastToast !== null) dismissToast(lastToast)
      const id = showToast({ text: doneText, action: { label: words.undo, run: undo } })
      // What was deleted keeps its Undo in view; of the rest only the newest is worth the room.
      lastToast = wanted.some((change) => change.op === 'delete') ? null : id
    }
    return true
  }

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

/** Null where the device itself could not store it. */
async function save(store: Pick<DeviceStore, 'write'>, wanted: readonly Change[]): Promise<Written | null> {
  try {
    return await store.write(wanted)
  } catch (error) {
    logProblem('a change could not be stored', error)
    return null
  }
}

function refusalWords(written: Exclude<Written, { kind: 'written' }> | null): string {
  if (written === null) return words.notSaved
  const texts = { gone: words.gone, refused: words.tooLong, sealed: words.sealed }
  return texts[written.kind]
}

function tell(text: string): false {
  showToast({ text })
  return false
}
