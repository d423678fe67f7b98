import { addDays } from '../days/add-days.ts'
import type { Task } from './task.ts'

/** So many days after a completed task left the lists it is really deleted. Its win stays. */
export const DAYS_UNTIL_FORGOTTEN = 30

/**
 * The tasks that left the lists more than 30 days ago, oldest first: nobody can open them again from any list, so no
 * device takes them from another. Their wins stay. `today` is the person's local date.
 */
export function findForgettable(
  tasks: readonly Pick<Task, 'id' | 'isDaily' | 'completed' | 'completedOn'>[],
  today: string,
): string[] {
  const horizon = addDays(today, -DAYS_UNTIL_FORGOTTEN)
  return tasks
    .filter(
      ({ isDaily, completed, completedOn }) =>
        completed && !isDaily && completedOn !== null && completedOn < horizon,
    )
    .toSorted((a, b) => ((a.completedOn ?? '') < (b.completedOn ?? '') ? -1 : 1))
    .map(({ id }) => id)
}
