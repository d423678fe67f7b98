import { type Needs, scoreFor } from '../preferences/needs.ts'
import { shuffle } from '../shuffle.ts'
import type { Tip } from '@glimmer/content/tips/tip'

/** So many tips are shown at a time. */
export const TIPS_AT_ONCE = 4
/** The part of them, rounded up, that fits the person best. The rest may be about anything. */
export const BEST_FITTING_SHARE = 0.7
/** When so many are remembered as shown, only the latest are. */
export const MOST_REMEMBERED_TIPS = 80

export interface PickedTips {
  readonly tips: readonly Tip[]
  /** The ids that count as shown from now on, the latest last. */
  readonly shown: readonly string[]
}

/**
 * Four tips that were not shown: three that fit best, the better first, and one at random. Where nothing fits, or equally
 * well, chance decides. Where fewer than four are left, those are shown, with others from longest ago beside them, and
 * everything but these four may come again. Four, or all that there are; none twice.
 * `random` gives a number from 0 to below 1.
 */
export function pickTips(
  library: readonly Tip[],
  needs: Needs,
  shown: readonly string[],
  random: () => number,
): PickedTips {
  const known = new Set(shown)
  const fresh = shuffle(
    library.filter(({ id }) => !known.has(id)),
    random,
  )
  const tips = pickFrom(fresh, needs)
  const isSpent = tips.length < TIPS_AT_ONCE
  if (isSpent) tips.push(...fromLongestAgo(library, shown, TIPS_AT_ONCE - tips.length))
  const latest = tips.map(({ id }) => id)
  const remembered = [...shown, ...latest]
  const isFull = isSpent || remembered.length >= MOST_REMEMBERED_TIPS
  return { tips, shown: isFull ? latest : remembered }
}

/** `fresh` is in no order, so that a stable sort leaves chance between equals, and what follows the best is random. */
function pickFrom(fresh: readonly Tip[], needs: Needs): Tip[] {
  const bestCount = Math.ceil(TIPS_AT_ONCE * BEST_FITTING_SHARE)
  const best = fresh.toSorted((a, b) => scoreFor(b, needs) - scoreFor(a, needs)).slice(0, bestCount)
  const others = fresh.filter((tip) => !best.includes(tip))
  return [...best, ...others.slice(0, TIPS_AT_ONCE - best.length)]
}

function fromLongestAgo(library: readonly Tip[], shown: readonly string[], count: number): Tip[] {
  const tips = new Map(library.map((tip) => [tip.id, tip]))
  const known = [...new Set(shown)].flatMap((id) => tips.get(id) ?? [])
  return known.slice(0, count)
}
