import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TRAVELLERS_DAYS } from './travellers.ts'
import { addDays } from './add-days.ts'
import { DAY_STARTS, dayStartPatch } from './day-starts.ts'
import { dayOf, dayStartOf } from './own-day.ts'

const HOUR = 60 * 60_000

afterEach(() => vi.unstubAllEnvs())

/** Runs something as on a device in that time zone. */
function inZone<T>(zone: string, run: () => T): T {
  vi.stubEnv('TZ', zone)
  return run()
}

describe('the own day of an instant', () => {
  it.each([
    [0, 21, 23, 59, '2026-11-21'],
    [0, 22, 0, 0, '2026-11-22'],
    [4, 22, 0, 0, '2026-11-21'],
    [4, 22, 3, 59, '2026-11-21'],
    [4, 22, 4, 0, '2026-11-22'],
    [4, 22, 23, 59, '2026-11-22'],
    [23, 22, 22, 59, '2026-11-21'],
    [23, 22, 23, 0, '2026-11-22'],
  ])('started at %d, on the %dth at %d:%d it is %s', (dayStart, date, hour, minute, day) => {
    expect(dayOf(new Date(2026, 10, date, hour, minute), dayStart)).toBe(day)
  })

  it('goes back over months, leap days and years', () => {
    expect(dayOf(new Date(2026, 11, 1, 1), 4)).toBe('2026-11-30')
    expect(dayOf(new Date(2028, 2, 1, 1), 4)).toBe('2028-02-29')
    expect(dayOf(new Date(2027, 0, 1, 1), 4)).toBe('2026-12-31')
  })

  it.each([
    ['Europe/London', '2026-10-24T12:00:00Z', -60],
    ['Europe/London', '2026-03-28T12:00:00Z', 60],
    ['Europe/Berlin', '2026-10-24T12:00:00Z', -60],
    ['Europe/Berlin', '2026-03-28T12:00:00Z', 60],
    ['America/New_York', '2026-10-31T12:00:00Z', -60],
    ['America/New_York', '2026-03-07T12:00:00Z', 60],
    ['Australia/Lord_Howe', '2026-04-04T00:00:00Z', -30],
    ['Asia/Kolkata', '2026-10-24T12:00:00Z', 0],
  ])('begins once a day in %s after %s, where clocks change by %d minutes', (zone, from, minutes) => {
    inZone(zone, () => {
      const offsetAt = (time: number) => new Date(time).getTimezoneOffset()
      const start = Date.parse(from)
      expect(offsetAt(start) - offsetAt(start + 72 * HOUR) + 0).toBe(minutes)
      for (const dayStart of DAY_STARTS) {
        const begun: { day: string; hour: number }[] = []
        for (let quarter = 0; quarter < 4 * 72; quarter += 1) {
          const at = new Date(start + (quarter * HOUR) / 4)
          const day = dayOf(at, dayStart)
          if (day !== begun.at(-1)?.day) begun.push({ day, hour: at.getHours() })
        }
        expect(begun.length).toBeGreaterThan(2)
        expect(begun.map(({ day }) => day)).toEqual(begun.map((_, n) => addDays(begun[0]!.day, n)))
        // Where summer time skips the hour, the day begins an hour later.
        for (const { hour } of begun.slice(1)) expect([dayStart, dayStart + 1]).toContain(hour)
      }
    })
  })

  it('differs between two places, whatever their starts, by no more than a day beyond what travellers know (random)', () => {
    const zones = fc.constantFrom('Pacific/Kiritimati', 'Asia/Tokyo', 'Europe/London', 'Pacific/Niue')
    const hours = fc.constantFrom(...DAY_STARTS)
    const instants = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) })
    fc.assert(
      fc.property(zones, hours, zones, hours, instants, (here, start, there, otherStart, at) => {
        const [day = '', other = ''] = [
          inZone(here, () => dayOf(new Date(at), start)),
          inZone(there, () => dayOf(new Date(at), otherStart)),
        ].toSorted()
        expect(other <= addDays(day, TRAVELLERS_DAYS + 1)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('where the day starts, as it is kept', () => {
  it('is read as it was written, for every hour', () => {
    for (const hour of DAY_STARTS) expect(dayStartOf({ workingStyle: dayStartPatch(hour) })).toBe(hour)
    expect(dayStartPatch(4)).toEqual({ day_start: '04:00' })
  })

  it('is midnight where nothing was said, or nothing that is a whole hour', () => {
    const said = [undefined, null, 4, '4:00', '04:30', '24:00', '-1:00', ' 04:00', '04:00\n', {}, []]
    for (const day_start of said) expect(dayStartOf({ workingStyle: { day_start } as never })).toBe(0)
    expect(dayStartOf(undefined)).toBe(0)
  })
})
