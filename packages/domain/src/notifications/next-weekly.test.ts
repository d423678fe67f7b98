import { expect, it } from 'vitest'
import { dateIn, localTimeAt } from './local-time.ts'
import { isoWeekOf, nextWeekly } from './next-weekly.ts'

const chosen = { weeklySummaries: true, weeklyDay: 0, weeklyMinute: 18 * 60 }

it.each([
  ['2026-11-26T12:00:00Z', 'Europe/London', '2026-11-29T18:00'],
  ['2026-11-29T18:00:00Z', 'Europe/London', '2026-11-29T18:00'],
  ['2026-11-29T18:01:00Z', 'Europe/London', '2026-12-06T18:00'],
  ['2026-11-29T20:00:00Z', 'America/Los_Angeles', '2026-11-29T18:00'],
  ['2026-11-28T20:00:00Z', 'Pacific/Kiritimati', '2026-11-29T18:00'],
])('after %s in %s comes at %s', (now, zone, expected) => {
  const at = nextWeekly(chosen, new Date(now), zone)
  expect(at && localTimeAt(at, zone)).toBe(expected)
})

it.each([{ weeklySummaries: false }, { weeklyDay: null }, { weeklyMinute: null }])(
  'never comes with %o',
  (other) => expect(nextWeekly({ ...chosen, ...other }, new Date(), 'UTC')).toBeNull(),
)

it('comes once a week, also where clocks change', () => {
  for (const zone of ['Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']) {
    for (const weeklyMinute of [0, 90, 150, 1_439]) {
      const weeks = new Set<string>()
      let now = new Date('2026-01-01T00:00:00Z')
      for (let week = 0; week < 60; week += 1) {
        const at = nextWeekly({ ...chosen, weeklyMinute }, now, zone)!
        weeks.add(isoWeekOf(dateIn(at, zone)))
        now = new Date(at.getTime() + 1)
      }
      expect([zone, weeklyMinute, weeks.size]).toEqual([zone, weeklyMinute, 60])
    }
  }
})

it.each([
  ['2026-11-29', '2026-W48'],
  ['2026-11-30', '2026-W49'],
  ['2026-12-31', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
  ['2021-01-03', '2020-W53'],
])('%s lies in %s', (date, week) => expect(isoWeekOf(date)).toBe(week))
