import { dayOf } from '../days/own-day.ts'
import { createTask } from '../tasks/create-task.ts'
import type { SuggestionCategory } from '../tasks/suggested-tasks.ts'
import type { Priority, Task, TaskData } from '../tasks/task.ts'
import type { EnergyLevel } from './daily-checkin.ts'

/** A thing that fits so much energy. */
export interface EnergySuggestion {
  readonly id: string
  readonly title: string
  readonly minutes: number
  readonly priority: Priority
  readonly category: SuggestionCategory
}

/** Four for each level: the more there is, the longer they are. */
export const ENERGY_SUGGESTIONS: Readonly<Record<EnergyLevel, readonly EnergySuggestion[]>> = {
  FULL: [
    suggest('matters-most', 'Begin the thing that matters most to you', 60, 'high', 'work'),
    suggest('one-room', 'Tidy one room, with music if you like', 45, 'medium', 'personal'),
    suggest('long-walk', 'Go for a walk somewhere green', 30, 'medium', 'wellness'),
    suggest('one-drawer', 'Sort one drawer or one folder', 30, 'low', 'admin'),
  ],
  MEDIUM: [
    suggest('clear-table', 'Wash up and clear the table', 30, 'medium', 'personal'),
    suggest('round-the-block', 'Walk once round the block', 20, 'medium', 'wellness'),
    suggest('next-part', 'Do the next small part of something important', 25, 'high', 'work'),
    suggest('two-messages', 'Answer two short messages', 15, 'low', 'admin'),
  ],
  LOW: [
    suggest('eat-and-drink', 'Eat something easy and drink a glass of water', 10, 'high', 'wellness'),
    suggest('open-window', 'Open a window and breathe slowly', 5, 'medium', 'wellness'),
    suggest('quiet-minutes', 'Rest for ten quiet minutes', 10, 'high', 'wellness'),
    suggest('five-things', 'Put five things back where they live', 15, 'low', 'personal'),
  ],
}

function suggest(
  id: string,
  title: string,
  minutes: number,
  priority: Priority,
  category: SuggestionCategory,
): EnergySuggestion {
  return { id, title, minutes, priority, category }
}

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
