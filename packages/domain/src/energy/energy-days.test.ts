import { describe, expect, it } from 'vitest'
import type { DailyCheckin, EnergyLevel } from './daily-checkin.ts'
import { daysInARow, energyWeeks, levelOn } from './energy-days.ts'

const on = (checkinDate: string, energyLevel: EnergyLevel): DailyCheckin => ({
  id: checkinDate,
  checkinDate,
  energyLevel,
})
// A Saturday.
const today = '2026-11-21'
const rows = [
  on('2026-11-21', 'LOW'),
  on('2026-11-19', 'FULL'),
  on('2026-11-20', 'LOW'),
  on('2026-11-16', 'MEDIUM'),
  on('2026-11-15', 'LOW'),
  on('2026-11-22', 'FULL'),
]

it.each([
  ['2026-11-21', 'LOW'],
  ['2026-11-19', 'FULL'],
  ['2026-11-18', null],
])('on %s it is %s', (date, expected) => {
  expect(levelOn(rows, date)).toBe(expected)
})

it.each<[EnergyLevel, string, number]>([
  ['LOW', '2026-11-21', 2],
  ['FULL', '2026-11-21', 0],
  ['FULL', '2026-11-19', 1],
  ['LOW', '2026-11-15', 1],
])('%s up to %s: %d days in a row', (level, date, expected) => {
  expect(daysInARow(rows, level, date)).toBe(expected)
})

describe('the last weeks', () => {
  it('go from Monday to Sunday, the last with today in it, and leave the days to come empty', () => {
    const { weeks, hasEarlier } = energyWeeks(rows, today, 1)
    expect(weeks.map((week) => week.map(({ date, level }) => `${date.slice(8)} ${level}`))).toEqual([
      ['16 MEDIUM', '17 null', '18 null', '19 FULL', '20 LOW', '21 LOW', '22 null'],
    ])
    expect(hasEarlier).toBe(true)
  })

  it('count the answers and name their days, the newest first', () => {
    const { weeks, days, counts, hasEarlier } = energyWeeks(rows, today, 4)
    expect(weeks).toHaveLength(4)
    expect(weeks[0]?.[0]?.date).toBe('2026-10-26')
    expect(counts).toEqual({ FULL: 1, MEDIUM: 1, LOW: 3 })
    expect(days.map(({ date }) => date.slice(8))).toEqual(['21', '20', '19', '16', '15'])
    expect(hasEarlier).toBe(false)
  })

  it.each([
    ['a Monday', '2026-11-16', '2026-11-16'],
    ['a Sunday', '2026-11-22', '2026-11-16'],
    ['the first of a year', '2027-01-01', '2026-12-28'],
    ['a week in which the clocks change', '2026-10-25', '2026-10-19'],
  ])('%s', (_case, date, monday) => {
    expect(energyWeeks([], date, 1).weeks[0]?.[0]?.date).toBe(monday)
  })
})
