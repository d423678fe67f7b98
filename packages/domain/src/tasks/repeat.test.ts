import { expect, it } from 'vitest'
import { repeatSchema } from './repeat.ts'

const days = { kind: 'days', every: 3, weekdays: [], monthDay: null, anchorOn: '2026-11-01', stays: true }
const weeks = { ...days, kind: 'weeks', weekdays: [1, 4, 7] }
const months = { ...days, kind: 'months', monthDay: 31 }
const long = Array.from({ length: 10_000 }, () => 1)

it.each([
  ['every so many days', days, true],
  ['weekdays', weeks, true],
  ['a day of the month', months, true],
  ['so many days after', { ...days, kind: 'after', stays: false }, true],
  ['the first and the last day there is', { ...days, anchorOn: '9999-12-31' }, true],
  ['no object', 'days', false],
  ['a list', [days], false],
  ['an unknown kind', { ...days, kind: 'years' }, false],
  ['a kind that every object has', { ...days, kind: 'constructor' }, false],
  ['a field more', { ...days, x: 1 }, false],
  ['a field less', { ...days, stays: undefined }, false],
  ['a prototype', JSON.parse(`{"__proto__":{},${JSON.stringify(days).slice(1)}`), false],
  ['nought days', { ...days, every: 0 }, false],
  ['half a day', { ...days, every: 1.5 }, false],
  ['more than a year of them', { ...days, every: 366 }, false],
  ['no number', { ...days, every: '3' }, false],
  ['weeks without a weekday', { ...weeks, weekdays: [] }, false],
  ['weekdays in disorder', { ...weeks, weekdays: [4, 1] }, false],
  ['a weekday twice', { ...weeks, weekdays: [1, 1] }, false],
  ['an eighth weekday', { ...weeks, weekdays: [8] }, false],
  ['weekdays as an object', { ...weeks, weekdays: { length: 1, 0: 1 } }, false],
  ['ten thousand weekdays', { ...weeks, weekdays: long }, false],
  ['weekdays of days', { ...days, weekdays: [1] }, false],
  ['months without a day', { ...months, monthDay: null }, false],
  ['a 32nd', { ...months, monthDay: 32 }, false],
  ['a day of the month of days', { ...days, monthDay: 1 }, false],
  ['a beginning before 1900', { ...days, anchorOn: '1899-12-31' }, false],
  ['a day that does not exist', { ...days, anchorOn: '2026-02-30' }, false],
  ['an instant', { ...days, anchorOn: '2026-11-01T00:00:00.000Z' }, false],
  ['no word on whether it stays', { ...days, stays: 1 }, false],
])('a rule of %s: taken is %s', (_, value, expected) => {
  expect(repeatSchema.safeParse(value).success).toBe(expected)
})
