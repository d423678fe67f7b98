import { describe, expect, it } from 'vitest'
import { addDays } from '../days/add-days.ts'
import { dateIn, instantOfLocal, later, localTimeAt, minuteOf } from './local-time.ts'
import { dailyMinuteOf, nextDaily } from './next-daily.ts'
import { chosen } from './test/reminder-test-rows.ts'

const ZONES = Intl.supportedValuesOf('timeZone')
const noQuiet = { quietFrom: null, quietTo: null }
const HOUR = 60 * 60_000

/** All that come from an instant on, each sent when it is due. */
function sequence(preferences: ReturnType<typeof chosen>, from: Date, days: number, zone: string): Date[] {
  const all: Date[] = []
  let last: Date | null = null
  let now = from
  for (let day = 0; day < days; day += 1) {
    const at = nextDaily(preferences, last, now, zone)
    if (!at) break
    all.push(at)
    last = at
    now = later(at, 1)
  }
  return all
}

it('comes exactly once a local date, over 400 days in every zone, whatever its clocks do', () => {
  expect(ZONES.length).toBeGreaterThanOrEqual(400)
  const minutes = [540, 150, 0, 1439, 30, 1410, 180]
  const wrong = ZONES.flatMap((zone, nth) => {
    const minute = minutes[nth % minutes.length]!
    const all = sequence(
      chosen({ ...noQuiet, dailyMinute: minute }),
      new Date('2026-01-15T12:00:00Z'),
      400,
      zone,
    )
    const dates = all.map((at) => dateIn(at, zone))
    const isEachDate = dates.every((date, day) => date === addDays(dates[0]!, day))
    const isApart = all.every((at, day) => day === 0 || at.getTime() - all[day - 1]!.getTime() >= 22 * HOUR)
    const odd = all.filter((at) => minuteOf(localTimeAt(at, zone)) !== minute).length
    return all.length === 400 && isEachDate && isApart && odd <= 3 ? [] : [zone]
  })
  expect(wrong).toEqual([])
})

describe('an hour of the clock', () => {
  const at = (zone: string, minute: number, now: string) =>
    nextDaily(chosen({ ...noQuiet, dailyMinute: minute }), null, new Date(now), zone)?.toISOString()

  it('that is left out: as much later', () => {
    expect(at('Europe/Berlin', 150, '2026-03-28T23:00:00Z')).toBe('2026-03-29T01:30:00.000Z')
  })

  it('that comes twice: the first', () => {
    expect(at('Europe/Berlin', 150, '2026-10-24T23:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
    const second = nextDaily(
      chosen({ ...noQuiet, dailyMinute: 150 }),
      new Date('2026-10-25T00:30:00Z'),
      new Date('2026-10-25T01:00:00Z'),
      'Europe/Berlin',
    )
    expect(second?.toISOString()).toBe('2026-10-26T01:30:00.000Z')
  })

  it('that is left out over midnight: earlier, on the same date', () => {
    const instant = at('America/Nuuk', 23 * 60 + 30, '2026-03-28T12:00:00Z')
    expect(dateIn(new Date(instant!), 'America/Nuuk')).toBe('2026-03-28')
  })

  it('of a date that was left out: none', () => {
    expect(at('Pacific/Apia', 540, '2011-12-29T20:00:00Z')).toBe('2011-12-30T19:00:00.000Z')
  })

  it('in a zone that nobody knows is refused', () => {
    expect(() => at('Europe/Nowhere', 540, '2026-11-26T08:00:00Z')).toThrow(RangeError)
    expect(() => instantOfLocal('2026-11-26T09:00', 'Europe/Nowhere')).toThrow(RangeError)
  })
})

describe('travel', () => {
  const preferences = chosen()
  const sent = instantOfLocal('2026-11-26T09:00', 'Europe/Lisbon')

  it.each([
    // West: it is the same date still.
    ['America/Los_Angeles', 3, '2026-11-27T09:00'],
    ['Pacific/Honolulu', 5, '2026-11-27T09:00'],
    // East: the next morning is near.
    ['Asia/Tokyo', 8, '2026-11-27T09:00'],
    ['Pacific/Kiritimati', 2, '2026-11-28T09:00'],
  ])('to %s: none on the same date, none within 12 hours', (zone, hours, expected) => {
    const next = nextDaily(preferences, sent, later(sent, hours * HOUR), zone)!
    expect(localTimeAt(next, zone)).toBe(expected)
    expect(next.getTime() - sent.getTime()).toBeGreaterThanOrEqual(12 * HOUR)
    expect(dateIn(next, zone)).not.toBe(dateIn(sent, zone))
  })

  it('back and forth each day, between any two of the places', () => {
    const places = [
      'Europe/Lisbon',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Asia/Kolkata',
      'America/New_York',
    ]
    for (const a of places) {
      for (const b of places) {
        let last = instantOfLocal('2026-11-26T09:00', a)
        for (let turn = 0; turn < 20; turn += 1) {
          const zone = turn % 2 === 0 ? b : a
          const next = nextDaily(preferences, last, later(last, 1), zone)!
          expect(next.getTime() - last.getTime()).toBeGreaterThanOrEqual(12 * HOUR)
          expect(next.getTime() - last.getTime()).toBeLessThan(50 * HOUR)
          expect(dateIn(next, zone)).not.toBe(dateIn(last, zone))
          last = next
        }
      }
    }
  })
})

describe('nothing comes', () => {
  const now = new Date('2026-11-26T08:00:00Z')
  it.each([
    ['before a time was chosen', chosen({ dailyMinute: null })],
    ['before a way was chosen', chosen({ dailyWays: [] })],
    ['where the switch is off', chosen({ dailyReminders: false })],
  ])('%s', (_case, preferences) => {
    expect(nextDaily(preferences, null, now, 'UTC')).toBeNull()
  })
})

it('is not made up for: what was due while nothing ran is gone', () => {
  const last = new Date('2026-11-20T09:00:00Z')
  const next = nextDaily(chosen(), last, new Date('2026-11-26T10:00:00Z'), 'UTC')
  expect(next?.toISOString()).toBe('2026-11-27T09:00:00.000Z')
})

it('waits for the end of the quiet hours, over midnight too', () => {
  expect(dailyMinuteOf(chosen({ dailyMinute: 420 }))).toBe(480)
  expect(dailyMinuteOf(chosen({ dailyMinute: 1380 }))).toBe(480)
  expect(dailyMinuteOf(chosen({ dailyMinute: 480 }))).toBe(480)
  expect(dailyMinuteOf(chosen({ dailyMinute: 1319 }))).toBe(1319)
  expect(dailyMinuteOf(chosen({ ...noQuiet, dailyMinute: 1380 }))).toBe(1380)
  const all = sequence(chosen({ dailyMinute: 1380 }), new Date('2026-11-26T00:00:00Z'), 3, 'UTC')
  expect(all.map((at) => at.toISOString().slice(0, 16))).toEqual([
    '2026-11-26T08:00',
    '2026-11-27T08:00',
    '2026-11-28T08:00',
  ])
})

describe('put off', () => {
  const sent = new Date('2026-11-26T09:00:00Z')
  const next = (changes: Parameters<typeof chosen>[0], now: string, last: Date | null = sent) =>
    nextDaily(chosen(changes), last, new Date(now), 'UTC')?.toISOString().slice(0, 16)

  it('for an hour: it comes then, and once', () => {
    const snoozed = { dailySnoozedUntil: '2026-11-26T10:05:00.000Z' }
    expect(next(snoozed, '2026-11-26T09:05:00Z')).toBe('2026-11-26T10:05')
    expect(next(snoozed, '2026-11-26T10:05:01Z', new Date('2026-11-26T10:05:00Z'))).toBe('2026-11-27T09:00')
  })

  it('into the quiet hours or over midnight: not at all', () => {
    expect(next({ dailySnoozedUntil: '2026-11-26T22:05:00.000Z' }, '2026-11-26T21:05:00Z')).toBe(
      '2026-11-27T09:00',
    )
    const late = { ...noQuiet, dailySnoozedUntil: '2026-11-27T00:10:00.000Z' }
    expect(next(late, '2026-11-26T23:10:00Z')).toBe('2026-11-27T09:00')
  })

  it('for today: tomorrow', () => {
    const skipped = { dailySkippedOn: '2026-11-26', dailySnoozedUntil: '2026-11-26T10:05:00.000Z' }
    expect(next(skipped, '2026-11-26T09:05:00Z')).toBe('2026-11-27T09:00')
    expect(next(skipped, '2026-11-26T07:00:00Z', null)).toBe('2026-11-27T09:00')
  })
})

it('does not believe a clock that was days ahead', () => {
  const wrong = new Date('2027-11-26T09:00:00Z')
  const next = nextDaily(chosen(), wrong, new Date('2026-11-26T08:00:00Z'), 'UTC')
  expect(next?.toISOString()).toBe('2026-11-26T09:00:00.000Z')
})
