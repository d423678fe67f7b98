import type { BrainDumpItem } from './brain-dump-item.ts'

const DAY_MS = 24 * 60 * 60_000

/** In the order in which they were written down. */
export function inOrder<Item extends Pick<BrainDumpItem, 'id' | 'createdAt'>>(
  items: readonly Item[],
): Item[] {
  return items.toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? -1 : 1))
}

/**
 * The `createdAt`, in milliseconds since 1970, of a thought that is written now: later than every other, even where
 * another device's clock is ahead. Times more than a day ahead are ignored as wrong.
 */
export function nextMoment(items: readonly Pick<BrainDumpItem, 'createdAt'>[], now: number): number {
  const moments = items.map(({ createdAt }) => Date.parse(createdAt)).filter((at) => at < now + DAY_MS)
  return moments.reduce((latest, at) => Math.max(latest, at + 1), now)
}
