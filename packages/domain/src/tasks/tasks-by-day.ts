import { isTaskListed } from './completion.ts'
import { laterTasks } from './later.ts'
import { isSnoozed } from './snooze.ts'
import { type Task, TIMES_OF_DAY } from './task.ts'

/**
 * The tasks of each day from today on, as a calendar shows them beside its events: today's list without what is asleep, by
 * time of day, and later what waits for a day of its own. The key is a date.
 */
export function tasksByDay(
  tasks: readonly Task[],
  { today, now }: { readonly today: string; readonly now: Date },
): ReadonlyMap<string, readonly Task[]> {
  const later = laterTasks(tasks, { today, now }).days.map(({ date, tasks: list }) => [date, list] as const)
  const todays = tasks.filter((task) => isTaskListed(task, today) && !isSnoozed(task, now))
  const place = ({ timeOfDay }: Task) => TIMES_OF_DAY.indexOf(timeOfDay ?? 'anytime')
  return new Map([...later, [today, todays.toSorted((a, b) => place(a) - place(b))]])
}
