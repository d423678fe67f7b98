import { expect, test } from 'vitest'
import { timeOfDay } from './win-time.ts'

test('a time is that of the wall clock, with both its digits', () => {
  expect(timeOfDay(new Date(2026, 10, 21, 7, 5).toISOString())).toBe('07:05')
})
