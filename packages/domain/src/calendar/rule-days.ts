import type { Rule, RuleDay } from './rule.ts'

/**
 * The days that a rule allows within a stretch of days. Days are numbers since 1970-01-01, months are counted from the year 0:
 * `year * 12 + month`, January is 0.
 */

/** 400 years have so many days, and begin again. Counted from a 1 March, so that a leap day is the last of its year. */
const ERA_DAYS = 146_097
const ERA_MONTHS = 4800
/** 1970-01-01 in days since 0000-03-01, and 0000-03-01 in months since the year 0. */
const EPOCH = 719_468
const MARCH = 2

/** The day number of a month's first day. By arithmetic: it is asked for most days that are looked at. */
export function firstOfMonth(month: number): number {
  const era = Math.floor((month - MARCH) / ERA_MONTHS)
  const within = month - MARCH - era * ERA_MONTHS
  const year = Math.floor(within / 12)
  const days = year * 365 + Math.floor(year / 4) - Math.floor(year / 100)
  // From March on, months have 31, 30, 31, 30, 31 days, and again.
  return era * ERA_DAYS + days + Math.floor((153 * (within % 12) + 2) / 5) - EPOCH
}

export function monthOf(day: number): number {
  const era = Math.floor((day + EPOCH) / ERA_DAYS)
  const within = day + EPOCH - era * ERA_DAYS
  const leaps = Math.floor(within / 1460) - Math.floor(within / 36_524) + Math.floor(within / 146_096)
  const year = Math.floor((within - leaps) / 365)
  const dayOfYear = within - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  return era * ERA_MONTHS + year * 12 + Math.floor((5 * dayOfYear + 2) / 153) + MARCH
}

/** The first day of the week that holds a day. */
export function weekOf(day: number, weekStart: number): number {
  return day - remainder(day + 4 - weekStart, 7)
}

/** The first day of a year's first week: the one that has at least four days in it. */
export function firstWeekOf(year: number, weekStart: number): number {
  return weekOf(firstOfMonth(year * 12) + 3, weekStart)
}

/** The year to which the week of a day belongs. */
export function weekYearOf(day: number, weekStart: number): number {
  return Math.floor(monthOf(weekOf(day, weekStart) + 3) / 12)
}

/** How many periods and days a search has looked at, and the last day that it found allowed. */
export interface Search {
  work: number
  day: number | null
}

/** Every day from `first` to `last` that the rule allows.  */
export function allowedDays(rule: Rule, first: number, last: number, search: Search): number[] {
  const found: number[] = []
  for (let day = first; day <= last;) {
    const month = monthOf(day)
    const next = firstOfMonth(month + 1)
    const end = Math.min(last, next - 1)
    if (allowsMonth(rule, month)) {
      search.work += end - day + 1
      const place = placeOf(month, next)
      for (let one = day; one <= end; one += 1) if (allows(rule, place, one)) found.push(one)
    } else search.work += 1
    day = end + 1
  }
  return found
}

export function allowsMonth({ byMonth }: Rule, month: number): boolean {
  return byMonth.length === 0 || byMonth.includes(remainder(month, 12) + 1)
}

/** The first and the last day of a month and of its year. */
interface Place {
  readonly month: readonly [number, number]
  readonly year: readonly [number, number]
}

function placeOf(month: number, next: number): Place {
  const january = month - remainder(month, 12)
  return {
    month: [firstOfMonth(month), next - 1],
    year: [firstOfMonth(january), firstOfMonth(january + 12) - 1],
  }
}

function allows(rule: Rule, { month, year }: Place, day: number): boolean {
  return (
    isAmong(rule.byMonthDay, day, month) &&
    isAmong(rule.byYearDay, day, year) &&
    (rule.byDay.length === 0 || allowsWeekday(rule, { month, year }, day)) &&
    (rule.byWeekNo.length === 0 || allowsWeek(rule, day))
  )
}

/** Counted from the first day by positive numbers, from the last by negative ones. */
function isAmong(numbers: readonly number[], day: number, [first, last]: Place['month']): boolean {
  return numbers.length === 0 || numbers.includes(day - first + 1) || numbers.includes(day - last - 1)
}

function allowsWeekday(rule: Rule, { month, year }: Place, day: number): boolean {
  const weekday = remainder(day + 3, 7) + 1
  const [first, last] = rule.frequency === 'YEARLY' && rule.byMonth.length === 0 ? year : month
  const isCounted =
    rule.byWeekNo.length === 0 && (rule.frequency === 'YEARLY' || rule.frequency === 'MONTHLY')
  const isIt = ({ nth }: RuleDay) =>
    !isCounted ||
    nth === 0 ||
    nth === (nth > 0 ? Math.floor((day - first) / 7) + 1 : -1 - Math.floor((last - day) / 7))
  return rule.byDay.some((one) => one.weekday === weekday && isIt(one))
}

function allowsWeek({ byWeekNo, weekStart }: Rule, day: number): boolean {
  const year = weekYearOf(day, weekStart)
  const first = firstWeekOf(year, weekStart)
  const next = firstWeekOf(year + 1, weekStart)
  return (
    byWeekNo.includes(Math.floor((day - first) / 7) + 1) ||
    byWeekNo.includes(-1 - Math.floor((next - 1 - day) / 7))
  )
}

/** What is left of a division, never below zero. */
export function remainder(value: number, by: number): number {
  return ((value % by) + by) % by
}
