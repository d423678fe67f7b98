import { MAX_SORT_KEY_LENGTH, type Subtask } from './subtask.ts'

type Placed = Pick<Subtask, 'id' | 'createdAt' | 'sortKey'>

/** In the order in which they are to be done: as they were created, and smaller steps in the place of the one they replaced. */
export function inStepOrder<Step extends Placed>(steps: readonly Step[]): Step[] {
  return steps.toSorted(compareSteps)
}

/**
 * The `sortKey` of a step that replaces another. It begins with the key of the replaced one, so it stands after that one and
 * before the next; what two devices wrote for the same step stands together, by the time of each. After some fifteen times
 * of making smaller it shares the other's key, where `createdAt` decides.
 */
export function keyInPlaceOf(replaced: Placed, createdAt: string): string {
  const key = `${keyOf(replaced)} ${createdAt}`
  return key.length <= MAX_SORT_KEY_LENGTH ? key : keyOf(replaced)
}

function compareSteps(a: Placed, b: Placed): number {
  // Most steps have none, and then no key is put together: thousands are sorted at each change.
  const isByKey = a.sortKey !== null || b.sortKey !== null
  return (isByKey && compare(keyOf(a), keyOf(b))) || compare(a.createdAt, b.createdAt) || compare(a.id, b.id)
}

function keyOf({ sortKey, createdAt, id }: Placed): string {
  return sortKey ?? `${createdAt} ${id}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
