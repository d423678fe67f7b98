import { dayOf } from '../days/own-day.ts'
import type { EnergyLevel } from '../energy/daily-checkin.ts'
import { isEnergyMatched } from '../energy/energy-suggestions.ts'
import { CATEGORIES } from './categories.ts'
import { categoryGroup, UNCATEGORISED } from './category-group.ts'
import { isSnoozed } from './snooze.ts'
import { type Task, TIMES_OF_DAY, type TimeOfDay } from './task.ts'

export const GROUPINGS = ['time', 'category'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** Each task stands in exactly one group. `category:` is followed by the category's key. */
export type TaskGroup =
  | 'energy-matched'
  | 'high-priority'
  | 'snoozed'
  | 'completed'
  | TimeOfDay
  | `category:${string}`

export interface GroupingContext {
  readonly grouping: Grouping
  readonly now: Date
  /** The hour at which the person's day begins. */
  readonly dayStart: number
  /** The keys of the person's own categories. */
  readonly customCategories: ReadonlySet<string>
  /** Today's level, where the person said so. */
  readonly energy?: EnergyLevel | null
}

/**
 * The group of a listed task. Tasks that were done before the page was opened stand under Completed; one that is
 * completed now stays where it was until the person leaves the page. So `wasDone` is not whether it is done now.
 */
export function groupOf(task: Task, wasDone: boolean, context: GroupingContext): TaskGroup {
  if (wasDone) return 'completed'
  if (isSnoozed(task, context.now)) return 'snoozed'
  const { energy = null, now, dayStart } = context
  if (isEnergyMatched(task, energy, dayOf(now, dayStart), dayStart)) return 'energy-matched'
  if (task.priority === 'high') return 'high-priority'
  if (context.grouping === 'time') return task.timeOfDay ?? 'anytime'
  return `category:${categoryGroup(task.category, context.customCategories)}`
}

/**
 * The groups to show, in their order: what fits today's energy, what matters, the day or the categories, then what sleeps and what is done.
 * The four times and the four built-in categories are always there, the others while they hold something.
 */
export function groupsInOrder(grouping: Grouping, used: ReadonlySet<TaskGroup>): TaskGroup[] {
  const always: TaskGroup[] =
    grouping === 'time'
      ? [...TIMES_OF_DAY]
      : [...CATEGORIES.map((category): TaskGroup => `category:${category}`), ...ownCategories(used)]
  const ifUsed = (group: TaskGroup) => (used.has(group) ? [group] : [])
  return [
    ...ifUsed('energy-matched'),
    ...ifUsed('high-priority'),
    ...always,
    ...ifUsed('snoozed'),
    ...ifUsed('completed'),
  ]
}

/** The person's own categories by name, then tasks whose category does not exist any more. */
function ownCategories(used: ReadonlySet<TaskGroup>): TaskGroup[] {
  const builtIn = new Set<string>([...CATEGORIES, UNCATEGORISED].map((category) => `category:${category}`))
  const own = [...used].filter((group) => group.startsWith('category:') && !builtIn.has(group))
  const unknown: TaskGroup = `category:${UNCATEGORISED}`
  return [...own.toSorted((a, b) => a.localeCompare(b, 'en')), ...(used.has(unknown) ? [unknown] : [])]
}

/** Whether "Clear Completed" removes the task. A repeating task is kept, as it opens again. */
export function isClearable(task: Pick<Task, 'isDaily' | 'repeat'>, isDone: boolean): boolean {
  return isDone && !task.isDaily && task.repeat === null
}
