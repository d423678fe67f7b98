/** The same things in random order. `random` gives a number from 0 to below 1. */
export function shuffle<T>(things: readonly T[], random: () => number): T[] {
  const lots = things.map((thing) => ({ thing, lot: random() }))
  return lots.toSorted((a, b) => a.lot - b.lot).map(({ thing }) => thing)
}
