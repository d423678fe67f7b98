import { addDays } from '../days/add-days.ts'
import { dateOfDay, dayInMonth, dayNumber, monthOfDay, weekdayOf } from '../days/day-number.ts'
import type { WeekStart } from './calendar-settings.ts'

// A whole month on either side of what dates can say.
const FIRST_DATE = '1900-02-01'
const LAST_DATE = '9999-11-30'

/** The weeks that a calendar shows of the month of a date: whole weeks, each of seven dates. */
export function monthWeeks(date: string, weekStartsOn: WeekStart): string[][] {
  const month = monthOfDay(dayNumber(date))
  const first = startOfWeek(dateOf(dayInMonth(month, 1)), weekStartsOn)
  const last = dateOf(dayInMonth(month, 31))
  const weeks: string[][] = []
  for (let start = first; start <= last; start = addDays(start, 7)) weeks.push(weekOf(start, weekStartsOn))
  return weeks
}

/** The seven dates of the week that a date lies in. */
export function weekOf(date: string, weekStartsOn: WeekStart): string[] {
  const start = startOfWeek(date, weekStartsOn)
  return Array.from({ length: 7 }, (_, day) => addDays(start, day))
}

/** The date so many months later, or the last of that month where it is shorter. */
export function addMonths(date: string, months: number): string {
  return withinDates(dateOf(dayInMonth(monthOfDay(dayNumber(date)) + months, Number(date.slice(8)))))
}

/** Where a key leads from a date in a grid of days: null for a key that leads nowhere. */
export function stepByKey(date: string, key: string, weekStartsOn: WeekStart): string | null {
  const week = weekOf(date, weekStartsOn)
  const steps: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => week[0] ?? date,
    End: () => week[6] ?? date,
    PageUp: () => addMonths(date, -1),
    PageDown: () => addMonths(date, 1),
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  return step ? withinDates(step()) : null
}

/** The date, or the first or last that a calendar goes to. */
export function withinDates(date: string): string {
  if (date < FIRST_DATE) return FIRST_DATE
  // Later years have more digits and another first letter.
  return date > LAST_DATE || !/^\d{4}-/.test(date) ? LAST_DATE : date
}

function startOfWeek(date: string, weekStartsOn: WeekStart): string {
  const daysIn = (weekdayOf(dayNumber(date)) - weekStartsOn + 7) % 7
  return addDays(date, -daysIn)
}

function dateOf(day: number): string {
  return dateOfDay(day) ?? LAST_DATE
}
