import fc from 'fast-check'
import { addDays } from '../../days/add-days.ts'
import type { Repeat } from '../repeat.ts'

const every = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 365 }))
const weekdays = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })

/** Rules of every kind, beginning on a date. */
export function rules(anchorOn: fc.Arbitrary<string>): fc.Arbitrary<Repeat> {
  const rest = { every, anchorOn, stays: fc.boolean() }
  const none = { weekdays: fc.constant([]), monthDay: fc.constant(null) }
  return fc.oneof(
    fc.record({ kind: fc.constantFrom('days' as const, 'after' as const), ...rest, ...none }),
    fc.record({ kind: fc.constant('weeks' as const), ...rest, weekdays, monthDay: fc.constant(null) }),
    fc.record({
      kind: fc.constant('months' as const),
      ...rest,
      weekdays: fc.constant([]),
      monthDay: fc.integer({ min: 1, max: 31 }),
    }),
  )
}

const parts = (date: string) => date.split('-').map(Number) as [number, number, number]
const utc = (date: string) => new Date(`${date}T12:00:00.000Z`)
export const daysBetween = (a: string, b: string) =>
  Math.round((utc(b).getTime() - utc(a).getTime()) / 86_400_000)
const mondayOf = (date: string) => addDays(date, -((utc(date).getUTCDay() + 6) % 7))

/** Whether a rule of the calendar has an occurrence on a day, said as a person would. */
export function isDayOf(
  { kind, every: n, weekdays: chosen, monthDay, anchorOn }: Repeat,
  date: string,
): boolean {
  if (date < anchorOn) return false
  if (kind === 'days') return daysBetween(anchorOn, date) % n === 0
  if (kind === 'weeks') {
    const weeks = daysBetween(mondayOf(anchorOn), mondayOf(date)) / 7
    return weeks % n === 0 && chosen.includes(utc(date).getUTCDay() || 7)
  }
  const [year, month, day] = parts(date)
  const [firstYear, firstMonth] = parts(anchorOn)
  const isLast = addDays(date, 1).endsWith('-01')
  const months = (year - firstYear) * 12 + month - firstMonth
  return months % n === 0 && (day === monthDay || (isLast && day < (monthDay ?? 0)))
}
