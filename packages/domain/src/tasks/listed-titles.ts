import { hasLeft, type TaskCompletion } from './completion.ts'
import type { Task } from './task.ts'

export type ListedTask = TaskCompletion & Pick<Task, 'title'>

/** The key of a title: the same for all its spellings. */
export const titleKey = (title: string) => title.trim().toLowerCase()

/**
 * The keys of the titles that a person has, done or open: on today's list, or waiting for another day, so that nothing is
 * offered a second time. `today` is the local date.
 */
export function listedTitles(tasks: readonly ListedTask[], today: string): ReadonlySet<string> {
  return new Set(tasks.filter((task) => !hasLeft(task, today)).map(({ title }) => titleKey(title)))
}
