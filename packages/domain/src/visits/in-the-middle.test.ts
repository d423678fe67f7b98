import { expect, test } from 'vitest'
import { isInTheMiddle } from './in-the-middle.ts'

const today = '2026-11-23'

test.each([
  ['half a task, written today', true, today, true],
  ['nothing any more, as it was added', false, today, false],
  ['half a task from yesterday', true, '2026-11-22', false],
  ['half a task from before days were noted', true, '', false],
  ['half a task written while the clock was ahead', true, '2027-01-01', false],
])('%s', (_case, isKept, touchedOn, isIn) => {
  expect(isInTheMiddle({ isKept, touchedOn }, today)).toBe(isIn)
})
