import type { Subtask } from './subtask.ts'

export type Placed = Pick<Subtask, 'id' | 'createdAt' | 'sortKey'>

/** In the order in which they are to be done: as they were created, and smaller steps in the place of the one they replaced. */
export function inStepOrder<Step extends Placed>(steps: readonly Step[]): Step[] {
  return steps.toSorted(compareSteps)
}

function compareSteps(a: Placed, b: Placed): number {
  // Most steps have none, and then no key is put together: thousands are sorted at each change.
  const isByKey = a.sortKey ?? b.sortKey
  return (isByKey && compare(keyOf(a), keyOf(b))) || compare(a.createdAt, b.createdAt) || compare(a.id, b.id)
}

/** Where a step stands among those of its task, as text that is compared. */
export function keyOf({ sortKey, createdAt, id }: Placed): string {
  return sortKey ?? `${createdAt} ${id}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
