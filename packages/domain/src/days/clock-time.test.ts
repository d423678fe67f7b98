import { afterEach, expect, test, vi } from 'vitest'
import { clockTime } from './clock-time.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

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

test('follows a device to another zone', () => {
  const instant = new Date('2026-11-21T12:00:00Z')
  vi.stubEnv('TZ', 'Europe/Lisbon')
  expect(clockTime(instant, false)).toBe('12:00')
  vi.stubEnv('TZ', 'Asia/Kolkata')
  expect(clockTime(instant, false)).toBe('17:30')
})

test('makes a format once and not for each time, as a month of events shows hundreds', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const madeWithin = vi.spyOn(Date.prototype, 'toLocaleTimeString')
  for (let minute = 0; minute < 1_440; minute += 1) {
    clockTime(new Date(2026, 10, 21, 0, minute), minute % 2 === 0)
  }
  expect(made.mock.calls.length + madeWithin.mock.calls.length).toBeLessThanOrEqual(2)
})
