import { fillRule } from './fill-rule.ts'
import type { Rule } from './rule.ts'
import { LAST_SECOND, wallOfSeconds, wallSeconds, type WallTime } from './wall-time.ts'
import { walk } from './walk.ts'

/** How many occurrences one answer holds at most. */
export const MAX_OCCURRENCES = 10_000

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

interface Ending {
  readonly rule: Rule
  readonly start: WallTime
  /** How many steps were taken, added to those before: what goes through many rules stops where it is too much. */
  readonly spent?: { work: number }
}

/**
 * When a rule ends: its UNTIL, or the last occurrence that its COUNT allows, or null where it never does. A rule that counts
 * further than `MAX_WORK` steps reach ends there, and one without any occurrence ends at its start.
 */
export function recurrenceEnd({ rule, start, spent = { work: 0 } }: Ending): WallTime | null {
  if (rule.count === null) return rule.until
  let last = wallSeconds(start)
  let missing = rule.count
  spent.work += walk(fillRule(rule, start), last, last, LAST_SECOND, (set, first) => {
    const taken = Math.min(missing, set.length - first)
    if (taken > 0) last = set.at(first + taken - 1)
    missing -= taken
    return missing > 0
  })
  const counted = wallOfSeconds(last)
  return rule.until !== null && rule.until < counted ? rule.until : counted
}
