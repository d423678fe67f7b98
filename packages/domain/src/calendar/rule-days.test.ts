import { describe, expect, it } from 'vitest'
import { firstOfMonth, firstWeekOf, monthOf, weekOf } from './rule-days.ts'

const dayOf = (date: string) => Date.parse(date) / 86_400_000

const nameOf = (month: number) =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`

describe('months and weeks by their numbers', () => {
  it('are those of the calendar, from the year 1 to the year 9999', () => {
    const isRight = (month: number) => {
      const first = firstOfMonth(month)
      const isFirst = new Date(first * 86_400_000).toISOString().startsWith(nameOf(month))
      return (
        isFirst &&
        monthOf(first - 1) === month - 1 &&
        monthOf(first) === month &&
        monthOf(first + 27) === month
      )
    }
    const months = Array.from({ length: 9999 * 12 }, (_, i) => 12 + i)
    expect(months.filter((month) => !isRight(month))).toEqual([])
  })

  it.each([
    ['2026-11-23', 1, '2026-11-23'],
    ['2026-11-22', 1, '2026-11-16'],
    ['2026-11-23', 7, '2026-11-22'],
    ['1969-12-31', 1, '1969-12-29'],
  ])('the week of %s beginning on day %i begins on %s', (date, weekStart, first) => {
    expect(weekOf(dayOf(date), weekStart)).toBe(dayOf(first))
  })

  it.each([
    [2026, 1, '2025-12-29'],
    [2027, 1, '2027-01-04'],
    [2026, 7, '2026-01-04'],
  ])('the first week of %i beginning on day %i begins on %s', (year, weekStart, first) => {
    expect(firstWeekOf(year, weekStart)).toBe(dayOf(first))
  })
})
