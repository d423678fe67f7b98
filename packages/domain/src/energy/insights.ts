import { INSIGHTS } from '@glimmer/content/energy/insights'
import type { DayPart } from '../days/day-part.ts'
import type { EnergyLevel } from './daily-checkin.ts'

export interface InsightContext {
  readonly part: DayPart
  /** What was said earlier on the same day, if it was something else. */
  readonly before: EnergyLevel | null
  /** Days in a row with this level, today among them. */
  readonly daysInARow: number
}

/** From so many days on they are "a few". */
const SOME_DAYS = 3

/** Everything that may be said now. Never empty, and always of the level. */
export function insightsFor(level: EnergyLevel, context: InsightContext): readonly string[] {
  const { always, parts, changed, again } = INSIGHTS[level]
  if (context.before !== null && context.before !== level) return changed
  return [...always, ...parts[context.part], ...(context.daysInARow >= SOME_DAYS ? again : [])]
}

/** One of them. `random` gives a number from 0 up to, but not, 1. */
export function pickInsight(level: EnergyLevel, context: InsightContext, random: () => number): string {
  const all = insightsFor(level, context)
  return all[Math.floor(random() * all.length)] ?? INSIGHTS[level].always[0] ?? ''
}
