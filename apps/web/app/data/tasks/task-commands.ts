import { snoozeLabel, snoozeUntil } from '@glimmer/domain/tasks/snooze'
import type { Subtask } from '@glimmer/domain/tasks/subtask'
import type { Task, TimeOfDay } from '@glimmer/domain/tasks/task'
import { browserEnvironment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import { dayStartIn, todayOf } from '../preferences/own-day.ts'
import { createSaveWithUndo, type Celebration, type SaveWithUndo } from '../save-with-undo.ts'
import { isTwelveHours } from '../../lib/twelve-hours.ts'
import { tellAbsent } from '../../ui/tell-absent.ts'
import type { LaterCommands } from './later-commands.ts'
import { endsOfTask } from '../reminders/ends-of-task.ts'
import * as changes from './task-changes.ts'
import { blocksByTask, stepsIn, tasksIn } from './tasks-in.ts'
import { words } from './words.ts'

type Celebrate = () => Celebration | undefined

/** What a person can do to tasks. Each command resolves with whether it took effect; if not, a toast has said why. */
export interface TaskCommands extends LaterCommands {
  /** Saves any changes, for those that a dialog puts together. */
  readonly save: SaveWithUndo
  /** `id`: for whoever goes on with the new task. */
  addTask(title: string, id?: string): Promise<boolean>
  /** `celebrate` is asked once it is done. */
  setTaskDone(task: Task, isDone: boolean, celebrate?: Celebrate): Promise<boolean>
  renameTask(task: Task, title: string): Promise<boolean>
  moveTask(task: Task, time: TimeOfDay): Promise<boolean>
  /** For 1 to 8,760 hours. */
  snoozeTask(task: Task, hours: number): Promise<boolean>
  resumeTask(task: Task): Promise<boolean>
  deleteTask(task: Task, steps: readonly Subtask[]): Promise<boolean>
  /**
   * Deletes several tasks at once, each with its steps and times: exactly those that the person saw. Those already gone are
   * skipped.
   */
  clearCompleted(taskIds: readonly string[]): Promise<boolean>
  addStep(task: Task, title: string): Promise<boolean>
  /** Adds a step that is done already, and below it the one that comes next, where that is known. */
  addDoneStep(task: Task, title: string, next: string | null): Promise<boolean>
  /** Nothing is said of a step, unless it is celebrated. */
  setStepDone(step: Subtask, isDone: boolean, celebrate?: Celebrate): Promise<boolean>
  renameStep(step: Subtask, title: string): Promise<boolean>
  deleteStep(step: Subtask): Promise<boolean>
}

export function createTaskCommands(
  store: Pick<DeviceStore, 'write' | 'mirror'>,
  environment = browserEnvironment,
): TaskCommands {
  const run = createSaveWithUndo(store)
  let lastMoment = 0

  /** No two things get the same time, so that order by time is clear. */
  function nextMoment(): Date {
    lastMoment = Math.max(environment.now(), lastMoment + 1)
    return new Date(lastMoment)
  }
  const now = () => new Date(environment.now())
  const today = () => todayOf(store, now())

  /** Loads these commands when the first task is put off. */
  async function later(work: (commands: LaterCommands) => Promise<boolean>): Promise<boolean> {
    const part = await import('./later-commands.ts').catch(tellAbsent)
    return part ? work(part.createLaterCommands(run, now, today)) : false
  }

  return {
    save: run,
    addTask: (title, id = environment.randomId()) => run(changes.addTask(id, title, nextMoment())),
    setTaskDone: (task, isDone, celebrate) =>
      run(
        changes.setTaskDone(task, isDone, now(), today()),
        isDone ? { done: words.done(task.title), celebrate } : undefined,
      ),
    renameTask: (task, title) => run(changes.renameTask(task, title)),
    moveTask: (task, time) => run(changes.moveTask(task, time), words.moved(task.title, time)),
    deleteTask: (task, steps) =>
      run(
        changes.deleteTask(task, steps, blocksByTask(store).get(task.id) ?? [], endsOfTask(store, task.id)),
        words.deleted(task.title),
      ),
    snoozeTask(task, hours) {
      const wanted = changes.snoozeTask(task, hours, now())
      const label = snoozeLabel(snoozeUntil(now(), hours), now(), dayStartIn(store), isTwelveHours)
      return run(wanted, words.snoozed(task.title, label))
    },
    resumeTask: (task) => run(changes.resumeTask(task), words.resumed(task.title)),
    skipOccurrence: (task) => later((part) => part.skipOccurrence(task)),
    moveToDay: (task, date) => later((part) => part.moveToDay(task, date)),
    setAside: (task) => later((part) => part.setAside(task)),
    bringToToday: (tasks) => later((part) => part.bringToToday(tasks)),
    clearCompleted(taskIds) {
      const ids = new Set(taskIds)
      const tasks = tasksIn(store).filter(({ id }) => ids.has(id))
      const steps = Map.groupBy(stepsIn(store), ({ taskId }) => taskId)
      const blocks = blocksByTask(store)
      const wanted = tasks.flatMap((task) =>
        changes.deleteTask(
          task,
          steps.get(task.id) ?? [],
          blocks.get(task.id) ?? [],
          endsOfTask(store, task.id),
        ),
      )
      return run(wanted, words.cleared(tasks.length))
    },
    addStep: (task, title) => run(changes.addStep(environment.randomId(), task.id, title, nextMoment())),
    addDoneStep: (task, title, next) =>
      run([
        ...changes.addDoneStep(environment.randomId(), task.id, title, nextMoment(), today()),
        ...(next === null ? [] : changes.addStep(environment.randomId(), task.id, next, nextMoment())),
      ]),
    setStepDone: (step, isDone, celebrate) =>
      run(
        changes.setStepDone(step, isDone, now(), today()),
        celebrate && { done: words.done(step.title), celebrate },
      ),
    renameStep: (step, title) => run(changes.renameStep(step, title)),
    deleteStep: (step) => run(changes.deleteStep(step), words.deleted(step.title)),
  }
}
