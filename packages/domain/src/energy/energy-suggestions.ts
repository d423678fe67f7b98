import { ENERGY_SUGGESTIONS } from '@glimmer/content/energy/energy-suggestions'
import { dayOf } from '../days/own-day.ts'
import { createTask } from '../tasks/create-task.ts'
import type { Task, TaskData } from '../tasks/task.ts'
import type { EnergyLevel } from './daily-checkin.ts'

/**
 * The tasks that become of a level's suggestions with these ids: for any time of this day. In their order, a millisecond
 * apart, so that lists that begin with the newest begin with the first.
 */
export function createEnergyTasks(level: EnergyLevel, chosenIds: readonly string[], now: Date): TaskData[] {
  const chosen = ENERGY_SUGGESTIONS[level].filter(({ id }) => chosenIds.includes(id))
  return chosen.map(({ title, minutes, priority, category }, place) =>
    createTask(
      { title, estimatedTime: minutes, priority, category },
      new Date(now.getTime() + chosen.length - 1 - place),
    ),
  )
}

/**
 * Whether a task fits today's energy: it is called like a suggestion of the level and was made today. Nothing of it is
 * stored, so another level or another day is another answer. `today` is the person's own day, which begins at `dayStart`.
 */
export function isEnergyMatched(
  task: Pick<Task, 'title' | 'createdAt'>,
  level: EnergyLevel | null,
  today: string,
  dayStart: number,
): boolean {
  if (level === null || !titles[level].has(keyOf(task.title))) return false
  return dayOf(new Date(task.createdAt), dayStart) === today
}

/** The ids of a level's suggestions that are on today's list already, so that none is added twice. */
export function suggestionsOnList(
  level: EnergyLevel,
  tasks: readonly Pick<Task, 'title' | 'createdAt'>[],
  today: string,
  dayStart: number,
): ReadonlySet<string> {
  const there = new Set(
    tasks.filter((task) => isEnergyMatched(task, level, today, dayStart)).map(({ title }) => keyOf(title)),
  )
  const found = ENERGY_SUGGESTIONS[level].filter(({ title }) => there.has(keyOf(title)))
  return new Set(found.map(({ id }) => id))
}

const keyOf = (title: string) => title.trim().toLowerCase()

const titlesOf = (level: EnergyLevel): ReadonlySet<string> =>
  new Set(ENERGY_SUGGESTIONS[level].map(({ title }) => keyOf(title)))

const titles = { FULL: titlesOf('FULL'), MEDIUM: titlesOf('MEDIUM'), LOW: titlesOf('LOW') }
