import { expect, test } from 'vitest'
import { thoughtTime } from './thought-time.ts'

const now = new Date('2026-11-21T14:30:00')

test.each([
  ['2026-11-21T14:29:30', 'just now'],
  ['2026-11-21T14:31:00', 'just now'],
  ['2026-11-21T14:05:00', 'today, 14:05'],
  ['2026-11-21T00:00:00', 'today, 00:00'],
  ['2026-11-20T23:59:00', 'yesterday, 23:59'],
  ['2026-11-17T09:12:00', 'Tuesday, 09:12'],
  ['2026-11-15T09:12:00', 'Sunday, 09:12'],
  ['2026-11-14T09:12:00', '14 November'],
  ['2025-12-24T09:12:00', '24 December 2025'],
])('what was written at %s was written %s', (at, text) => {
  expect(thoughtTime(new Date(at).toISOString(), now, 0, false)).toBe(text)
})

test('where clocks count to twelve, so do these times', () => {
  const at = new Date('2026-11-21T14:05:00').toISOString()
  expect(thoughtTime(at, now, 0, true)).toBe('today, 2:05 pm')
})

test.each([
  ['2026-11-21T23:10:00', '2026-11-22T01:30:00', 'today, 23:10'],
  ['2026-11-22T01:10:00', '2026-11-22T04:00:00', 'yesterday, 01:10'],
  ['2026-11-20T01:10:00', '2026-11-22T12:00:00', 'Thursday, 01:10'],
  ['2026-11-14T01:10:00', '2026-11-22T12:00:00', '13 November'],
])('where the day starts at 04:00, what was written at %s was at %s written %s', (at, seen, text) => {
  expect(thoughtTime(new Date(at).toISOString(), new Date(seen), 4, false)).toBe(text)
})
