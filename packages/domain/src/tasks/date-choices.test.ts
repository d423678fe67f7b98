import { expect, it } from 'vitest'
import { dateChoices, dayLabel, longDate } from './date-choices.ts'

it.each([
  ['a Monday', '2026-11-23', { tomorrow: '2026-11-24', weekend: '2026-11-28', 'next-week': '2026-11-30' }],
  ['a Friday', '2026-11-27', { tomorrow: '2026-11-28', weekend: '2026-11-28', 'next-week': '2026-11-30' }],
  ['a Saturday', '2026-11-28', { tomorrow: '2026-11-29', 'next-week': '2026-11-30' }],
  ['a Sunday', '2026-11-29', { tomorrow: '2026-11-30', 'next-week': '2026-11-30' }],
  [
    'New Year’s Eve',
    '2026-12-31',
    { tomorrow: '2027-01-01', weekend: '2027-01-02', 'next-week': '2027-01-04' },
  ],
])('on %s, days can be chosen at one press', (_, today, expected) => {
  const choices = Object.fromEntries(dateChoices(today).map(({ key, date }) => [key, date]))
  expect(choices).toEqual({ today, ...expected })
})

it.each([
  ['2026-11-01', 'Today'],
  ['2026-11-22', 'Today'],
  ['2026-11-23', 'Tomorrow'],
  ['2026-11-28', 'Saturday'],
  ['2026-11-29', 'Sunday 29 November'],
  ['2027-01-04', 'Monday 4 January 2027'],
])('on 22 November, %s is “%s”', (date, expected) => {
  expect(dayLabel(date, '2026-11-22')).toBe(expected)
})

it('a date in full has its year where it is another', () => {
  expect(longDate('2026-11-26', '2026-11-22')).toBe('Thursday 26 November')
  expect(longDate('2027-11-26', '2026-11-22')).toBe('Friday 26 November 2027')
})
