import { expect, test } from 'vitest'
import { dayName } from './day-name.ts'

test.each([
  ['2026-11-21', 'Today'],
  ['2026-11-20', 'Yesterday'],
  ['2026-11-19', 'Thursday 19 November'],
  ['2025-12-31', '31 December 2025'],
])('%s is called %s', (date, name) => {
  expect(dayName(date, '2026-11-21')).toBe(name)
})
