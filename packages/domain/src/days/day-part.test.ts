import { expect, it } from 'vitest'
import { dayPart } from './day-part.ts'

it.each([
  [0, 'evening'],
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [23, 'evening'],
])('at %d it is %s', (hour, part) => {
  expect(dayPart(new Date(2026, 10, 21, hour, 59))).toBe(part)
})
