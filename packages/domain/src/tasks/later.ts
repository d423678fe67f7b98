import { addDays } from '../days/add-days.ts'
import { hasLeft, isTaskDone, isTaskListed } from './completion.ts'
import { taskOccurrence } from './occurrence.ts'
import { isSnoozed } from './snooze.ts'
import type { Task, TaskData } from './task.ts'

/** The tasks that wait for one day. */
export interface LaterDay {
  readonly date: string
  /** Newest first. */
  readonly tasks: readonly Task[]
}

/** The tasks that are not for now. Each is in it at most once. */
export interface LaterTasks {
  /** The nearest day first. */
  readonly days: readonly LaterDay[]
  /** The one that comes back first stands first. */
  readonly snoozed: readonly Task[]
  /** The one that was set aside last stands first. */
  readonly setAside: readonly Task[]
}

/** The last date that can be stored: a rule without another occurrence is listed there instead of being lost. */
const LAST_DATE = '9999-12-31'

/** Everything open that is not in today's lists, and what is snoozed: under its day, Snoozed, or Set aside. */
export function laterTasks(
  tasks: readonly Task[],
  { today, now }: { readonly today: string; readonly now: Date },
): LaterTasks {
  const days = new Map<string, Task[]>()
  const snoozed: Task[] = []
  const setAside: Task[] = []
  for (const task of tasks) {
    if (isTaskDone(task, today) || hasLeft(task, today)) continue
    if (task.setAsideAt !== null) setAside.push(task)
    else if (isTaskListed(task, today)) {
      if (isSnoozed(task, now)) snoozed.push(task)
    } else {
      const date = comesOn(task, today)
      const day = days.get(date)
      if (day) day.push(task)
      else days.set(date, [task])
    }
  }
  return {
    days: [...days]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, list]) => ({ date, tasks: list.toSorted(newestFirst) })),
    snoozed: snoozed.toSorted((a, b) => compare(a.snoozedUntil, b.snoozedUntil) || newestFirst(a, b)),
    setAside: setAside.toSorted((a, b) => compare(b.setAsideAt, a.setAsideAt) || newestFirst(a, b)),
  }
}

/** The day on which a task that is not listed today will be listed by itself. A task that is set aside never is. */
export function comesOn(task: TaskData, today: string): string {
  if (task.dueDate !== null && task.dueDate > today) return task.dueDate
  if (task.isDaily) return addDays(task.skippedOn ?? today, 1)
  return taskOccurrence(task, today)?.next ?? LAST_DATE
}

function newestFirst(a: Task, b: Task): number {
  return compare(b.createdAt, a.createdAt) || compare(b.id, a.id)
}

function compare(a: string | null, b: string | null): number {
  if (a === b) return 0
  return (a ?? '') < (b ?? '') ? -1 : 1
}
