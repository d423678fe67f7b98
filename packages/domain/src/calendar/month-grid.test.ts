import { describe, expect, it } from 'vitest'
import { addMonths, monthWeeks, stepByKey, weekOf } from './month-grid.ts'

describe('the weeks of a month', () => {
  it('begin on Sunday or on Monday, and hold every day of it', () => {
    const fromSunday = monthWeeks('2026-11-23', 0)
    expect(fromSunday[0]).toEqual(weekOf('2026-11-01', 0))
    expect(fromSunday.map(([first]) => first)).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-22',
      '2026-11-29',
    ])
    const fromMonday = monthWeeks('2026-11-23', 1)
    expect(fromMonday.map(([first]) => first)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(fromMonday.at(-1)?.at(-1)).toBe('2026-12-06')
  })

  it('are four where a February fits into them', () => {
    expect(monthWeeks('2027-02-10', 1)).toHaveLength(4)
    expect(monthWeeks('2027-02-10', 0)).toHaveLength(5)
  })
})

describe('another month', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['9999-11-30', 1, '9999-11-30'],
    ['1900-02-01', -1, '1900-02-01'],
  ])('from %s by %i is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })
})

describe('a key in the grid', () => {
  it.each([
    ['ArrowLeft', '2026-11-30'],
    ['ArrowRight', '2026-12-02'],
    ['ArrowUp', '2026-11-24'],
    ['ArrowDown', '2026-12-08'],
    ['Home', '2026-11-30'],
    ['End', '2026-12-06'],
    ['PageUp', '2026-11-01'],
    ['PageDown', '2027-01-01'],
  ])('%s leads from Tuesday 1 December 2026, in weeks from Monday, to %s', (key, expected) => {
    expect(stepByKey('2026-12-01', key, 1)).toBe(expected)
  })

  it('of any other kind leads nowhere', () => {
    expect(stepByKey('2026-12-01', 'x', 1)).toBeNull()
    expect(stepByKey('2026-12-01', 'constructor', 1)).toBeNull()
  })
})
