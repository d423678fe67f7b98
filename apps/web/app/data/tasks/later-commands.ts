import { dayLabel } from '@glimmer/domain/tasks/date-choices'
import type { Task } from '@glimmer/domain/tasks/task'
import type { SaveWithUndo } from '../save-with-undo.ts'
import { dayItComes } from './day-it-comes.ts'
import * as changes from './later-changes.ts'
import { words } from './later-words.ts'

/** Commands that take a task off today's list or bring it there. Each resolves with whether it took effect. */
export interface LaterCommands {
  /** Skips this occurrence of a repeating task. */
  skipOccurrence(task: Task): Promise<boolean>
  /** Moves a task to a day ahead, `YYYY-MM-DD`. */
  moveToDay(task: Task, date: string): Promise<boolean>
  setAside(task: Task): Promise<boolean>
  /** Brings one or several tasks to today, wherever they are. */
  bringToToday(tasks: readonly Task[]): Promise<boolean>
}

export function createLaterCommands(save: SaveWithUndo, now: () => Date, today: () => string): LaterCommands {
  return {
    skipOccurrence(task) {
      const day = dayItComes({ ...task, skippedOn: today() }, today())
      return save(changes.skipOccurrence(task, today()), words.skipped(task.title, day))
    },
    moveToDay: (task, date) =>
      save(changes.moveToDay(task, date), words.isFor(task.title, dayLabel(date, today()))),
    setAside: (task) => save(changes.setAside(task, now()), words.isAside(task.title)),
    bringToToday: (tasks) =>
      save(changes.bringToToday(tasks, today()), words.brought(tasks.length, tasks[0]?.title ?? '')),
  }
}
