import { describe, expect, it } from 'vitest'
import { isSnoozed, isSnoozeHours, SNOOZE_HOURS, snoozeLabel, snoozeUntil } from './snooze.ts'

const now = new Date(2026, 10, 21, 10, 24)

describe('how long a task may sleep (F4)', () => {
  it.each([1, 4, 8_760])('%d hours from now', (hours) => {
    expect(isSnoozeHours(hours)).toBe(true)
    expect(Date.parse(snoozeUntil(now, hours)) - now.getTime()).toBe(hours * 3_600_000)
  })

  it.each([0, -4, 8_761, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('never for %d hours', (hours) => {
    expect(isSnoozeHours(hours)).toBe(false)
    expect(() => snoozeUntil(now, hours)).toThrow(RangeError)
  })

  it('offers four lengths that are all possible', () => {
    expect(SNOOZE_HOURS).toEqual([4, 24, 72, 168])
    expect(SNOOZE_HOURS.every(isSnoozeHours)).toBe(true)
  })
})

it('a task sleeps until the very moment, and no longer (F4)', () => {
  const snoozedUntil = snoozeUntil(now, 4)
  const later = (milliseconds: number) => new Date(now.getTime() + 4 * 3_600_000 + milliseconds)
  expect(isSnoozed({ snoozedUntil }, later(-1))).toBe(true)
  expect(isSnoozed({ snoozedUntil }, later(0))).toBe(false)
  expect(isSnoozed({ snoozedUntil: null }, now)).toBe(false)
})

it('a device whose clock is years ahead hides no task from the others (F4)', () => {
  const setBy = (clock: Date) => ({ snoozedUntil: snoozeUntil(clock, 24) })
  expect(isSnoozed(setBy(new Date(now.getTime() + 10 * 8_760 * 3_600_000)), now)).toBe(false)
  expect(isSnoozed({ snoozedUntil: snoozeUntil(now, 8_760) }, new Date(now.getTime() - 3_600_000))).toBe(true)
})

describe('when it comes back, in words (F4)', () => {
  it.each([
    ['later today', new Date(2026, 10, 21, 14, 30), 'until 14:30'],
    ['the last minute of today', new Date(2026, 10, 21, 23, 59), 'until 23:59'],
    ['the first minute of tomorrow', new Date(2026, 10, 22, 0, 0), 'until Sunday, 00:00'],
    ['in three days', new Date(2026, 10, 24, 10, 24), 'until Tuesday, 10:24'],
    ['in seven days to the minute', new Date(2026, 10, 28, 10, 24), 'until Saturday, 10:24'],
    ['a minute more than seven days', new Date(2026, 10, 28, 10, 25), 'until 28 November'],
    ['in a year', new Date(2027, 10, 21, 10, 24), 'until 21 November'],
  ])('%s', (_title, until, label) => {
    expect(snoozeLabel(until.toISOString(), now, 0)).toBe(label)
  })

  it('names the weekday for a week that began within the minute that a screen shows', () => {
    const pressed = new Date(2026, 10, 21, 10, 24, 40)
    expect(snoozeLabel(snoozeUntil(pressed, 168), now, 0)).toBe('until Saturday, 10:24')
  })

  it.each([
    ['later in the same night', new Date(2026, 10, 22, 1, 0), 'until 01:00'],
    ['a minute before the next day', new Date(2026, 10, 22, 3, 59), 'until 03:59'],
    ['as the next day begins', new Date(2026, 10, 22, 4, 0), 'until Sunday, 04:00'],
    ['in a night to come', new Date(2026, 10, 25, 1, 0), 'until Tuesday, 01:00'],
    ['in a night far ahead', new Date(2026, 11, 25, 1, 0), 'until 24 December'],
  ])('counts by own days where they start at 04:00: %s', (_title, until, label) => {
    expect(snoozeLabel(until.toISOString(), now, 4)).toBe(label)
  })

  it('counts to twelve where clocks do', () => {
    expect(snoozeLabel(new Date(2026, 10, 21, 14, 30).toISOString(), now, 0, true)).toBe('until 2:30 pm')
  })
})
