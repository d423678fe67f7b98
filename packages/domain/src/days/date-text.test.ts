import { expect, it } from 'vitest'
import { dateText } from './date-text.ts'

it.each([
  ['weekday', 'Saturday'],
  ['dayAndMonth', '21 November'],
  ['weekdayAndDay', 'Saturday 21 November'],
  ['dayAndYear', '21 November 2026'],
] as const)('says a date as %s', (form, text) => {
  expect(dateText('2026-11-21', form)).toBe(text)
})
