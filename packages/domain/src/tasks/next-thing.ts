import { type DayPart, dayPart } from '../days/day-part.ts'
import type { EnergyLevel } from '../energy/daily-checkin.ts'
import { daysLeft, type OfferedThings } from './offered-things.ts'
import { isSnoozed } from './snooze.ts'
import type { Subtask } from './subtask.ts'
import type { Task } from './task.ts'
import type { TaskView } from './task-view.ts'

export interface NextThing {
  readonly task: Task
  /** The first open step, where the task has steps: smaller than the task itself. */
  readonly step: Subtask | null
  /** How many steps it has if all are done, else 0: there may be more to it, or it may be done as well. */
  readonly stepsDone: number
}

export interface NextThingContext {
  readonly now: Date
  /** The hour at which the person's day begins. */
  readonly dayStart: number
  /** The part of the person's day, where this device's clock does not tell it: on the server. */
  readonly part?: DayPart | undefined
  /** Ids of tasks for which the person asked for something else, the latest last. */
  readonly skipped: readonly string[]
  /** The task that is shown now: it stays as long as it is still a candidate. */
  readonly shown?: string | undefined
  /** Today's energy, where the person said it. */
  readonly energy?: EnergyLevel | null | undefined
  /** The minutes that are known of a task without an estimate. */
  readonly minutesOf?: ((task: Task) => number | null) | undefined
  /** What was offered before, and the person's day. */
  readonly offered?: { readonly things: OfferedThings; readonly today: string } | undefined
}

const PARTS: readonly DayPart[] = ['morning', 'afternoon', 'evening']
/** The minutes assumed for a task without an estimate, and for one step. */
const USUAL_MINUTES = 20
const STEP_MINUTES = 5
/** What each day counts on which a task was offered and left, and how many count at most. */
const LEFT_WEIGHT = 5
const MOST_DAYS_LEFT = 6

/** How much smallness, and how much importance, counts with so much energy. */
const WEIGHTS: Record<EnergyLevel, { readonly size: number; readonly priority: number }> = {
  LOW: { size: 8, priority: 2 },
  MEDIUM: { size: 4, priority: 5 },
  FULL: { size: 1, priority: 8 },
}

/**
 * One small open thing for this hour and this energy, or null where nothing is open. Never a task that is snoozed or
 * done. Once the person has skipped all, it starts again from the first. A day never begins with what the day before
 * ended with, where anything else is open.
 */
export function oneThingNext(views: readonly TaskView[], context: NextThingContext): NextThing | null {
  const isOpen = ({ task, isDone }: TaskView) => !isDone && !isSnoozed(task, context.now)
  const shown = views.find(({ task }) => task.id === context.shown)
  if (shown && isOpen(shown)) return thingOf(shown)
  const open = views.filter(isOpen)
  const skipped = new Set(context.skipped)
  const fresh = open.filter(({ task }) => !skipped.has(task.id))
  const last = context.skipped.at(-1)
  const others = fresh.length > 0 ? fresh : open.filter(({ task }) => task.id !== last)
  const changed = others.filter(({ task }) => !isLeftOver(task, context))
  const choice = [changed, others, open].find((list) => list.length > 0) ?? []
  const part = context.part ?? dayPart(context.now, context.dayStart)
  const best = least(choice, (view) => weigh(view, part, context))
  return best && thingOf(best)
}

/** A task with its first open step. */
export function thingOf({ task, steps }: TaskView): NextThing {
  const step = steps.find(({ isDone }) => !isDone)?.step ?? null
  return { task, step, stepsDone: step === null ? steps.length : 0 }
}

/** The weight of a task: the lightest is suggested first. */
function weigh({ task, steps }: TaskView, part: DayPart, context: NextThingContext): number {
  const { energy, minutesOf, offered } = context
  const isInSteps = steps.some(({ isDone }) => !isDone)
  const minutes = isInSteps ? STEP_MINUTES : (task.estimatedTime ?? minutesOf?.(task) ?? USUAL_MINUTES)
  const size = Math.min(Math.log2(1 + minutes / STEP_MINUTES), 5)
  const priority = { high: -1, medium: 0, low: 1 }[task.priority]
  const weights = WEIGHTS[energy ?? 'MEDIUM']
  const left = offered ? Math.min(daysLeft(offered.things, task, offered.today), MOST_DAYS_LEFT) : 0
  const fit = distance(task, part) * 10
  return fit + size * weights.size + priority * weights.priority + left * LEFT_WEIGHT
}

/** Whether it is what the last day on which anything was offered ended with. */
function isLeftOver(task: Task, { offered }: NextThingContext): boolean {
  if (!offered || offered.things.on === offered.today || offered.things.shown !== task.id) return false
  return daysLeft(offered.things, task, offered.today) > 0
}

/** 0 for this part of the day, 1 for any time, 2 for a part that has gone by, more for one that is to come. */
function distance({ timeOfDay }: Task, part: DayPart): number {
  if (timeOfDay === null || timeOfDay === 'anytime') return 1
  if (timeOfDay === part) return 0
  const ahead = PARTS.indexOf(timeOfDay) - PARTS.indexOf(part)
  return ahead < 0 ? 2 : 2 + ahead
}

/** The lightest task; of two equal ones the older, as it has waited longer. */
function least(views: readonly TaskView[], weight: (view: TaskView) => number): TaskView | null {
  let best: { readonly view: TaskView; readonly weight: number } | null = null
  for (const view of views) {
    const own = weight(view)
    const isLess = !best || own < best.weight || (own === best.weight && isOlder(view, best.view))
    if (isLess) best = { view, weight: own }
  }
  return best?.view ?? null
}

function isOlder({ task: a }: TaskView, { task: b }: TaskView): boolean {
  return a.createdAt === b.createdAt ? a.id < b.id : a.createdAt < b.createdAt
}
