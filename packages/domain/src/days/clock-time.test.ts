import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  [0, 5, '00:05', '12:05 am'],
  [9, 0, '09:00', '9:00 am'],
  [12, 0, '12:00', '12:00 pm'],
  [14, 5, '14:05', '2:05 pm'],
])('%i hours and %i minutes', (hours, minutes, long, short) => {
  const instant = new Date(2026, 10, 21, hours, minutes)
  expect(clockTime(instant, false)).toBe(long)
  expect(clockTime(instant, true)).toBe(short)
})
