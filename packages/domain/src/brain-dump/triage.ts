import * as z from 'zod/mini'
import { calendarDate } from '../fields.ts'
import type { BrainDumpItem } from './brain-dump-item.ts'

/** What a person did in one sorting: ids in order. A thought that is back by undo counts as not sorted. */
export interface TriageSteps {
  /** Made a task or deleted. */
  readonly sorted: readonly string[]
  /** Kept for later. */
  readonly kept: readonly string[]
  /** All of them, in the order in which it was done. */
  readonly order?: readonly string[] | undefined
}

export const NO_TRIAGE: TriageSteps = { sorted: [], kept: [] }

/** A sorting as a device keeps it. */
export interface KeptTriage extends TriageSteps {
  readonly day: string
}

export const keptTriageSchema = z.object({
  day: calendarDate,
  sorted: z.array(z.string()),
  kept: z.array(z.string()),
  order: z.optional(z.array(z.string())),
})

/**
 * Where a person was in a kept sorting. Null where nothing is left to look at, and on another day, as thoughts kept
 * for later are then looked at again.
 */
export function findAgain(
  kept: KeptTriage | null,
  items: readonly Pick<BrainDumpItem, 'id'>[],
  today: string,
): TriageSteps | null {
  if (kept?.day !== today || triageView(items, kept).current === null) return null
  return { sorted: kept.sorted, kept: kept.kept, order: kept.order }
}

export interface TriageView<Item> {
  /** The thought to look at now; null once all were looked at. */
  readonly current: Item | null
  /** The current one's place, from 1, and how many there are in this sorting. */
  readonly place: number
  readonly total: number
  /** How many were made a task or deleted, and how many are kept. */
  readonly sortedCount: number
  readonly keptCount: number
}

/** Where a sorting stands. Thoughts removed on another device are skipped; new ones come at the end. */
export function triageView<Item extends Pick<BrainDumpItem, 'id'>>(
  items: readonly Item[],
  { sorted, kept }: TriageSteps,
): TriageView<Item> {
  const there = new Set(items.map(({ id }) => id))
  const sortedCount = sorted.filter((id) => !there.has(id)).length
  const isKept = new Set(kept)
  const ahead = items.filter(({ id }) => !isKept.has(id))
  const keptCount = items.length - ahead.length
  const behind = sortedCount + keptCount
  return {
    current: ahead[0] ?? null,
    place: behind + 1,
    total: behind + ahead.length,
    sortedCount,
    keptCount,
  }
}

export function noteSorted(steps: TriageSteps, id: string): TriageSteps {
  return { ...steps, sorted: withLast(steps.sorted, id), order: withLast(steps.order, id) }
}

export function keepForLater(steps: TriageSteps, id: string): TriageSteps {
  return { ...steps, kept: withLast(steps.kept, id), order: withLast(steps.order, id) }
}

/**
 * What was done last and still stands, which is what can be undone: a thought that was kept, or one that was sorted, where
 * `canUnsort` says that this can be taken back. Null where there is nothing.
 */
export function lastAct(
  { sorted, kept, order = kept }: TriageSteps,
  items: readonly Pick<BrainDumpItem, 'id'>[],
  canUnsort: boolean,
): 'kept' | 'sorted' | null {
  const there = new Set(items.map(({ id }) => id))
  for (const id of order.toReversed()) {
    if (kept.includes(id) && there.has(id)) return 'kept'
    if (canUnsort && sorted.includes(id) && !there.has(id)) return 'sorted'
  }
  return null
}

function withLast(ids: readonly string[] = [], id: string): readonly string[] {
  return [...ids.filter((other) => other !== id), id]
}

/** Goes back to the last thought that was kept and still exists; the same steps where there is none. */
export function goBack(steps: TriageSteps, items: readonly Pick<BrainDumpItem, 'id'>[]): TriageSteps {
  const there = new Set(items.map(({ id }) => id))
  const last = steps.kept.findLast((id) => there.has(id))
  return last === undefined ? steps : { ...steps, kept: steps.kept.filter((id) => id !== last) }
}
