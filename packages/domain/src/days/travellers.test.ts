import { expect, it } from 'vitest'
import { isOfToday } from './travellers.ts'

it.each([
  [null, false],
  ['2026-11-21', false],
  ['2026-11-22', true],
  ['2026-11-24', true],
  ['2026-11-25', false],
])('%s is of 2026-11-22: %s', (date, expected) => {
  expect(isOfToday(date, '2026-11-22')).toBe(expected)
})
