import { beginningOf, periodAt, periodOf, type PeriodSet } from './period.ts'
import type { Rule } from './rule.ts'
import type { Search } from './rule-days.ts'
import { LAST_SECOND } from './wall-time.ts'

/** How many periods and days are looked at before a search gives up: a hostile rule's, above all. */
export const MAX_WORK = 50_000

/** Told of a period that holds something, and of its first element that counts. False: it is enough. */
type Visit = (set: PeriodSet, first: number) => boolean

/**
 * Goes through the periods of a filled rule from `from` to `until`, in seconds of the wall clock, and tells of those that hold
 * something. Returns how many periods and days it looked at.
 */
export function walk(rule: Rule, start: number, from: number, until: number, visit: Visit): number {
  const { interval } = rule
  const begun = periodOf(rule, start)
  const least = Math.max(start, from)
  const last = periodOf(rule, LAST_SECOND)
  const search: Search = { work: 0, day: null }
  // The last week of a year may reach into the next.
  let turn = Math.floor((periodOf(rule, least) - begun) / interval) - (rule.byWeekNo.length > 0 ? 1 : 0)
  while (search.work < MAX_WORK) {
    const period = begun + turn * interval
    if (period > last || beginningOf(rule, period) > until) break
    search.work += 1
    const found = periodAt(rule, period, search)
    if ('set' in found && !visit(found.set, firstFrom(found.set, least))) break
    turn = 'set' in found ? turn + 1 : Math.ceil((found.next - begun) / interval)
  }
  return search.work
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
