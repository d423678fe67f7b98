import { type Needs, scoreFor } from '../preferences/needs.ts'
import type { Rhythm } from '../preferences/rhythm.ts'
import { shuffle } from '../shuffle.ts'
import { type ListedTask, listedTitles, titleKey } from '../tasks/listed-titles.ts'
import { TIMES_OF_DAY, type TimeOfDay } from '../tasks/task.ts'
import type { DailySuggestion } from '@glimmer/content/suggestions/daily-suggestion'
import { ALL_SUGGESTIONS, DAILY_POOLS, EXTRA_POOLS } from '@glimmer/content/suggestions/pools'

/** So many for a part of the day, and for one in which the person is at their best. */
export const USUAL_COUNT = 2
export const BEST_TIME_COUNT = 3

export interface SuggestionWish {
  readonly needs: Needs
  readonly rhythm: Rhythm
  /** Ids suggested before, the latest last: what was not suggested, or longest ago, comes first. */
  readonly seen: readonly string[]
  /** Ids that are not wanted: on the list already, or dismissed. */
  readonly without: ReadonlySet<string>
  /** A number from 0 to below 1. */
  readonly random: () => number
}

/** How many suggestions each part of the day gets, beside the extras. */
export function countsFor({ isMorningPerson, isNightOwl, peakHours }: Rhythm): Record<TimeOfDay, number> {
  const count = (isBest: boolean) => (isBest ? BEST_TIME_COUNT : USUAL_COUNT)
  return {
    morning: count(isMorningPerson),
    afternoon: count(peakHours.includes('afternoon')),
    evening: count(isNightOwl),
    anytime: USUAL_COUNT,
  }
}

/**
 * Suggestions for the day, in its order; within a part of it what fits best comes first, and chance decides between
 * equals. Fewer where a pool has no more that is wanted.
 */
export function pickSuggestions(wish: SuggestionWish): readonly DailySuggestion[] {
  const { challenges, goals } = wish.needs
  const counts = countsFor(wish.rhythm)
  const extras = EXTRA_POOLS.filter(({ need }) => challenges.includes(need) || goals.includes(need)).flatMap(
    ({ pool }) => pickFrom(pool, 1, wish),
  )
  return TIMES_OF_DAY.flatMap((part) => [
    ...pickFrom(DAILY_POOLS[part], counts[part], wish),
    ...extras.filter(({ timeOfDay }) => timeOfDay === part),
  ])
}

/** Ids of suggestions that are on the person's list: an open task has the same title. `today` is the local date. */
export function suggestionsOnList(tasks: readonly ListedTask[], today: string): ReadonlySet<string> {
  const there = listedTitles(tasks, today)
  return new Set(ALL_SUGGESTIONS.filter(({ title }) => there.has(titleKey(title))).map(({ id }) => id))
}

function pickFrom(
  pool: readonly DailySuggestion[],
  count: number,
  { needs, seen, without, random }: SuggestionWish,
): DailySuggestion[] {
  const wanted = shuffle(
    pool.filter(({ id }) => !without.has(id)),
    random,
  )
  const lastSeen = ({ id }: DailySuggestion) => seen.lastIndexOf(id)
  return wanted
    .toSorted((a, b) => lastSeen(a) - lastSeen(b) || scoreFor(b, needs) - scoreFor(a, needs))
    .slice(0, count)
    .toSorted((a, b) => scoreFor(b, needs) - scoreFor(a, needs))
}
