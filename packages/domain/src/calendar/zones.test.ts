import { beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('what is remembered of zones', () => {
  let made = vi.spyOn(Intl, 'DateTimeFormat')
  beforeEach(() => {
    made = vi.spyOn(Intl, 'DateTimeFormat')
  })
  /** 'europe/Lisbon', 'EUROPE/Lisbon': one of 2^12. */
  const spelled = (nth: number) => {
    let bits = nth
    return [...'Europe/Lisbon']
      .map((letter) => {
        if (letter === '/') return letter
        const isUpper = bits % 2 === 1
        bits = Math.floor(bits / 2)
        return isUpper ? letter.toUpperCase() : letter.toLowerCase()
      })
      .join('')
  }
  const offsets = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => {
      const [hour, minute] = [Math.floor((from + i) / 60), (from + i) % 60]
      return `+${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    })

  it('is one zone, however its name is spelled', () => {
    const winter = new Date('2026-12-01T15:00:00Z')
    for (let nth = 0; nth < 4096; nth += 1) expect(wallAt(winter, spelled(nth))).toBe('2026-12-01T15:00:00')
    expect(made.mock.calls.length).toBeLessThanOrEqual(1)
  })

  it('is at most some hundreds of names: the one that was asked first is forgotten', () => {
    expect([...offsets(0, 1), ...offsets(600, 1_200)].every(isZone)).toBe(true)
    expect(made).toHaveBeenCalledTimes(601)
    expect(isZone('+00:00')).toBe(true)
    expect(made).toHaveBeenCalledTimes(602)
    // The youngest are still there.
    expect(offsets(800, 1_200).every(isZone)).toBe(true)
    expect(made).toHaveBeenCalledTimes(602)
  })

  it('is nothing of what cannot be a name', () => {
    expect(['', ' ', 'x'.repeat(101), 'Asia/To\u212Ayo', 'Europe/Lisbon\r\nX:'].some(isZone)).toBe(false)
    expect(made).not.toHaveBeenCalled()
  })
})
