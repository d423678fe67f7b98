import { describe, expect, it } from 'vitest'
import { instantOf, isZone, wallAt } from './zones.ts'

describe('instantOf', () => {
  it.each([
    ['2026-07-01T15:00:00', 'Europe/Lisbon', '2026-07-01T14:00:00.000Z'],
    ['2026-12-01T15:00:00', 'Europe/Lisbon', '2026-12-01T15:00:00.000Z'],
    // Left out when clocks go forward: as much later.
    ['2026-03-29T02:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-08T02:30:00', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-03-29T03:00:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    // Twice when clocks go back: the first.
    ['2026-10-25T02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-11-01T01:30:00', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    // Half an hour of summer time.
    ['2026-10-04T02:15:00', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    // A day that was left out.
    ['2011-12-30T12:00:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
    ['2011-12-31T05:00:00', 'Pacific/Apia', '2011-12-30T15:00:00.000Z'],
    ['2026-11-23T09:00:00', 'UTC', '2026-11-23T09:00:00.000Z'],
  ])('reads %s in %s as %s', (wall, zone, instant) => {
    expect(instantOf(wall, zone).toISOString()).toBe(instant)
  })

  it('refuses a zone that nobody knows', () => {
    expect(isZone('Europe/Nowhere')).toBe(false)
    expect(isZone('Europe/Lisbon')).toBe(true)
    expect(() => instantOf('2026-11-23T09:00:00', 'Europe/Nowhere')).toThrow(RangeError)
  })
})

describe('wallAt', () => {
  it.each([
    ['2026-10-25T00:59:59.999Z', 'Europe/Berlin', '2026-10-25T02:59:59'],
    ['2026-10-25T01:00:00.000Z', 'Europe/Berlin', '2026-10-25T02:00:00'],
    ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-29T03:00:00'],
    ['2026-11-23T20:00:00.000Z', 'Asia/Kathmandu', '2026-11-24T01:45:00'],
    ['2026-11-23T05:00:00.000Z', 'Pacific/Honolulu', '2026-11-22T19:00:00'],
  ])('shows %s in %s as %s', (instant, zone, wall) => {
    expect(wallAt(new Date(instant), zone)).toBe(wall)
  })
})
