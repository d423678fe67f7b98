import type { Rule, RuleDay } from './rule.ts'

/**
 * The days that a rule allows within a stretch of days. Days are numbers since 1970-01-01, months are counted from the year 0:
 * `year * 12 + month`, January is 0.
 */

const DAY_MS = 86_400_000

/** The day number of a month's first day. */
export function firstOfMonth(month: number): number {
  const first = new Date(0)
  first.setUTCFullYear(Math.floor(month / 12), ((month % 12) + 12) % 12, 1)
  return first.getTime() / DAY_MS
}

export function monthOf(day: number): number {
  const date = new Date(day * DAY_MS)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
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

/** Every day from `first` to `last` that the rule allows. `look` is told how many days were looked at, a month at a time. */
export function allowedDays(rule: Rule, first: number, last: number, look: (days: number) => void): number[] {
  const found: number[] = []
  for (let day = first; day <= last;) {
    const month = monthOf(day)
    const next = firstOfMonth(month + 1)
    const end = Math.min(last, next - 1)
    if (allowsMonth(rule, month)) {
      look(end - day + 1)
      const place = placeOf(month, next)
      for (let one = day; one <= end; one += 1) if (allows(rule, place, one)) found.push(one)
    } else look(1)
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

function remainder(value: number, by: number): number {
  return ((value % by) + by) % by
}
