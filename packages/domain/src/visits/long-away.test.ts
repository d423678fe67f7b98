import { expect, test } from 'vitest'
import { isLongAway } from './long-away.ts'

test.each([
  ['a phone call', '2026-11-23T09:40:00Z', false],
  ['a night', '2026-11-22T22:00:00Z', false],
  ['a minute less than two days', '2026-11-21T10:01:00Z', false],
  ['two days', '2026-11-21T10:00:00Z', true],
  ['a year', '2025-11-23T10:00:00Z', true],
  ['a clock that was ahead', '2026-11-30T10:00:00Z', false],
  ['nothing known', '', false],
  ['something unreadable', 'soon', false],
])('%s', (_case, lastHere, isLong) => {
  expect(isLongAway(lastHere, Date.parse('2026-11-23T10:00:00Z'))).toBe(isLong)
})
