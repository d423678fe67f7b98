export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The distance to keep, in CSS pixels. */
const GAP = 8
/** A pixel of what is used outweighs all that is looked at on a page. */
const MUCH = 1e7

/**
 * Chooses where a message covers least of what the person uses: the first free place, or else the one that covers the
 * smallest area. What is only looked at counts where as much of what is used is covered. Returns its index. Places after a
 * free one are not asked for.
 */
export function choosePlace(
  places: Iterable<Box>,
  inUse: readonly Box[],
  lookedAt: readonly Box[] = [],
): number {
  const covered: number[] = []
  for (const place of places) {
    const area = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + overlap(place, box), 0)
    covered.push(area(inUse) * MUCH + area(lookedAt))
    if (covered.at(-1) === 0) break
  }
  return Math.max(0, covered.indexOf(Math.min(...covered)))
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right + GAP) - Math.max(a.left, b.left - GAP)
  const height = Math.min(a.bottom, b.bottom + GAP) - Math.max(a.top, b.top - GAP)
  return Math.max(0, width) * Math.max(0, height)
}
