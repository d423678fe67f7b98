import { expect, it } from 'vitest'
import { wallDate } from './wall-date.ts'
import { wallMinute } from './wall-minute.ts'

it('is the date on the wall, one minute before and at midnight', () => {
  expect(wallDate(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21')
  expect(wallDate(new Date(2026, 10, 22, 0, 0))).toBe('2026-11-22')
})

it('pads month, day and time', () => {
  expect(wallDate(new Date(2026, 0, 5, 12))).toBe('2026-01-05')
  expect(wallMinute(new Date(2026, 0, 5, 6, 7))).toBe('2026-01-05 06:07')
})
