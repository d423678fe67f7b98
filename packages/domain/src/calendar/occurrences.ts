import { beginningOf, periodAt, periodOf, type PeriodSet } from './period.ts'
import { fillRule } from './fill-rule.ts'
import type { Rule } from './rule.ts'
import { wallOfSeconds, wallSeconds, type WallTime } from './wall-time.ts'

/** How many periods and days are looked at before a search gives up, a hostile rule's above all. */
export const MAX_WORK = 100_000
/** How many occurrences one answer holds at most. */
export const MAX_OCCURRENCES = 10_000
const LAST_SECOND = wallSeconds('9999-12-31T23:59:59')

export interface Series {
  /** Null: it happens once, and by its additions. */
  readonly rule: Rule | null
  readonly start: WallTime
  /** What `recurrenceEnd` told before; without it, a rule that counts is counted from its start each time. */
  readonly end?: WallTime | null
  readonly additions?: readonly WallTime[]
  readonly exceptions?: readonly WallTime[]
}

export interface Window {
  readonly from: WallTime
  readonly to: WallTime
  readonly limit?: number
}

/**
 * The occurrences of a series from `from` to `to`, both included, in their order and each once. It looks only at the time
 * asked for, however long ago the series began. A search that finds nothing in `MAX_WORK` steps ends with what it has.
 */
export function occurrences(asked: Series & Window): WallTime[] {
  const { rule, start, end, additions = [], exceptions = [], from, to, limit = MAX_OCCURRENCES } = asked
  const most = Math.min(limit, MAX_OCCURRENCES)
  const found = new Set([...(rule ? [] : [start]), ...additions].filter((wall) => wall >= from && wall <= to))
  if (rule) {
    const last = end ?? recurrenceEnd({ rule, start })
    const until = wallSeconds(last !== null && last < to ? last : to)
    // As many more as exceptions may take away.
    let missing = most + exceptions.length
    walk(fillRule(rule, start), wallSeconds(start), wallSeconds(from), until, (set, first) => {
      for (let i = first; i < set.length && missing > 0 && set.at(i) <= until; i += 1, missing -= 1) {
        found.add(wallOfSeconds(set.at(i)))
      }
      return missing > 0
    })
  }
  for (const exception of exceptions) found.delete(exception)
  return [...found].toSorted().slice(0, most)
}

/**
 * When a rule ends: its UNTIL, or the last occurrence that its COUNT allows, or null where it never does. A rule that counts
 * further than `MAX_WORK` steps reach ends there, and one without any occurrence ends at its start.
 */
export function recurrenceEnd({
  rule,
  start,
}: {
  readonly rule: Rule
  readonly start: WallTime
}): WallTime | null {
  if (rule.count === null) return rule.until
  const last = lastCounted(rule, start, rule.count)
  return rule.until !== null && rule.until < last ? rule.until : last
}

function lastCounted(rule: Rule, start: WallTime, count: number): WallTime {
  let last = wallSeconds(start)
  let missing = count
  walk(fillRule(rule, start), last, last, LAST_SECOND, (set, first) => {
    const taken = Math.min(missing, set.length - first)
    if (taken > 0) last = set.at(first + taken - 1)
    missing -= taken
    return missing > 0
  })
  return wallOfSeconds(last)
}

type Visit = (set: PeriodSet, first: number) => boolean

/** Goes through the periods from `from` to `until` that hold something, and the first index of each that counts, until told to stop. */
function walk(rule: Rule, start: number, from: number, until: number, visit: Visit): void {
  const { interval } = rule
  const begun = periodOf(rule, start)
  const least = Math.max(start, from)
  const last = periodOf(rule, LAST_SECOND)
  let work = 0
  const look = (days: number) => (work += days)
  let turn = Math.floor((periodOf(rule, least) - begun) / interval)
  while (work < MAX_WORK) {
    const period = begun + turn * interval
    if (period > last || beginningOf(rule, period) > until) return
    work += 1
    const found = periodAt(rule, period, look)
    if ('set' in found && !visit(found.set, firstFrom(found.set, least))) return
    turn = 'set' in found ? turn + 1 : Math.ceil((found.next - begun) / interval)
  }
}

/** The index of the first element that is not before a moment. */
function firstFrom(set: PeriodSet, least: number): number {
  let low = 0
  let high = set.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (set.at(middle) < least) low = middle + 1
    else high = middle
  }
  return low
}
