import { isTaskDone, isTaskListed } from './completion.ts'
import type { ListedTask } from './listed-titles.ts'

export interface DayCount {
  readonly done: number
  readonly all: number
}

/** How many tasks are on today's list, and how many of them are done. `today` is the local date. */
export function dayCount(tasks: readonly ListedTask[], today: string): DayCount {
  const listed = tasks.filter((task) => isTaskListed(task, today))
  return { done: listed.filter((task) => isTaskDone(task, today)).length, all: listed.length }
}
