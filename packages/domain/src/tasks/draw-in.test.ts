import { expect, it } from 'vitest'
import { drawInDay } from './draw-in.ts'

const today = '2026-11-22'

it.each([
  ['today', today],
  ['ahead, by who travelled west', '2026-11-24'],
  ['ten days ago, offline', '2026-11-12'],
  ['forty days ago, offline', '2026-10-13'],
  ['a year ago, offline', '2025-11-21'],
])('believes what was done %s', (_, date) => {
  expect(drawInDay(date, today, false)).toBe(date)
  expect(drawInDay(date, today, true)).toBe(date)
})

it.each(['2026-11-25', '2027-01-01', '2036-11-22', '9999-12-31'])('draws %s in to today', (date) => {
  expect(drawInDay(date, today, false)).toBe(today)
  expect(drawInDay(date, today, true)).toBe(today)
})

it.each(['2025-11-20', '2016-11-22', '1970-01-01'])(
  'draws %s in to today, but not where an old row comes in as it was',
  (date) => {
    expect(drawInDay(date, today, false)).toBe(today)
    expect(drawInDay(date, today, true)).toBe(date)
  },
)
