import { isTaskListed } from './completion.ts'
import type { Task } from './task.ts'

export type ListedTask = Pick<Task, 'title' | 'completed' | 'completedOn' | 'lastCompleted' | 'isDaily'>

/** What two spellings of one title have in common. */
export const titleKey = (title: string) => title.trim().toLowerCase()

/** The keys of the titles on today's list, done or open. `today` is the local date. */
export function listedTitles(tasks: readonly ListedTask[], today: string): ReadonlySet<string> {
  return new Set(tasks.filter((task) => isTaskListed(task, today)).map(({ title }) => titleKey(title)))
}
