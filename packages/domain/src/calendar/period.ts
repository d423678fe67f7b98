import type { Frequency, Rule } from './rule.ts'
import {
  allowedDays,
  allowsMonth,
  firstOfMonth,
  firstWeekOf,
  monthOf,
  remainder,
  type Search,
} from './rule-days.ts'
import { DAY_SECONDS } from './wall-time.ts'

/** Every element of a period in its order, as seconds of the wall clock, without any list of them. */
export interface PeriodSet {
  readonly length: number
  at(index: number): number
}

/** What a period holds, or the first period after it that may hold something. */
export type Period = { readonly set: PeriodSet } | { readonly next: number }

const SECONDS: Partial<Record<Frequency, number>> = {
  DAILY: DAY_SECONDS,
  HOURLY: 3600,
  MINUTELY: 60,
  SECONDLY: 1,
}

/** How many seconds an hour, a minute and a second have, and how many of them there are. */
const TIMES = [
  [3600, 24],
  [60, 60],
  [1, 60],
] as const

/** The number of the year, month, week, day, hour, minute or second in which a moment lies. */
export function periodOf({ frequency, weekStart }: Rule, seconds: number): number {
  const unit = SECONDS[frequency]
  if (unit) return Math.floor(seconds / unit)
  const day = Math.floor(seconds / DAY_SECONDS)
  if (frequency === 'WEEKLY') return Math.floor((day - firstWeekday(weekStart)) / 7)
  if (frequency === 'MONTHLY') return monthOf(day)
  return Math.floor(monthOf(day) / 12)
}

/** A day on which such a week begins: 1970-01-01, day 0, was a Thursday. */
const firstWeekday = (weekStart: number) => weekStart - 4

/** The moment at which a period begins. */
export function beginningOf(rule: Rule, period: number): number {
  return (SECONDS[rule.frequency] ?? 0) * period || firstDayOf(rule, period) * DAY_SECONDS
}

function firstDayOf({ frequency, byWeekNo, weekStart }: Rule, period: number): number {
  if (frequency === 'WEEKLY') return period * 7 + firstWeekday(weekStart)
  if (frequency === 'MONTHLY') return firstOfMonth(period)
  if (frequency === 'YEARLY') {
    return byWeekNo.length > 0 ? firstWeekOf(period, weekStart) : firstOfMonth(period * 12)
  }
  return 0
}

/** What a rule allows within one period. */
export function periodAt(rule: Rule, period: number, search: Search): Period {
  const unit = SECONDS[rule.frequency]
  if (unit) return withinDay(rule, period, unit, search)
  const first = firstDayOf(rule, period)
  const days = allowedDays(rule, first, firstDayOf(rule, period + 1) - 1, search)
  return days.length > 0
    ? { set: product(rule, days, rule.byHour, rule.byMinute, rule.bySecond) }
    : { next: period + 1 }
}

/** A day, or an hour, a minute, a second of one. What is not allowed is left at once until its end. */
function withinDay(rule: Rule, period: number, unit: number, search: Search): Period {
  const begins = period * unit
  const day = Math.floor(begins / DAY_SECONDS)
  const after = (seconds: number) => ({ next: Math.max(period + 1, Math.ceil(seconds / unit)) })
  const month = monthOf(day)
  if (!allowsMonth(rule, month)) return after(firstOfMonth(month + 1) * DAY_SECONDS)
  if (day !== search.day && allowedDays(rule, day, day, search).length === 0)
    return after((day + 1) * DAY_SECONDS)
  search.day = day
  const times: (readonly number[])[] = [rule.byHour, rule.byMinute, rule.bySecond]
  for (const [i, [size, most]] of TIMES.entries()) {
    const list = times[i] ?? []
    if (size < unit) break
    const value = Math.floor(remainder(begins, size * most) / size)
    if (list.length > 0 && !list.includes(value)) return after((Math.floor(begins / size) + 1) * size)
    times[i] = [value]
  }
  return { set: product(rule, [day], ...times) }
}

/** Every time of every day, counted through like the digits of a number; of these the rule's positions. */
function product({ bySetPos }: Rule, ...lists: readonly (readonly number[])[]): PeriodSet {
  const sizes = [DAY_SECONDS, 3600, 60, 1]
  const length = lists.reduce((sum, list) => sum * list.length, 1)
  const at = (index: number) => {
    let rest = index
    let seconds = 0
    for (let i = lists.length - 1; i >= 0; i -= 1) {
      const list = lists[i] ?? []
      seconds += (list[rest % list.length] ?? 0) * (sizes[i] ?? 0)
      rest = Math.floor(rest / list.length)
    }
    return seconds
  }
  if (bySetPos.length === 0) return { length, at }
  const indexes = bySetPos.map((position) => (position > 0 ? position - 1 : length + position))
  const chosen = [...new Set(indexes)]
    .filter((index) => index >= 0 && index < length)
    .toSorted((a, b) => a - b)
  return { length: chosen.length, at: (index) => at(chosen[index] ?? 0) }
}
