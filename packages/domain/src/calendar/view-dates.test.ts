import { describe, expect, it } from 'vitest'
import { calendarEvent, shownBetween } from './test/calendar-event.ts'
import { datesOfView, hoursShown, stepView } from './view-dates.ts'

const DATE = '2026-11-24'

describe('a view of the calendar (H5)', () => {
  it('shows whole weeks of a month, a week, a day, or thirty days from a date on', () => {
    const ends = (view: Parameters<typeof datesOfView>[0]) => {
      const dates = datesOfView(view, DATE, 1)
      return [dates[0], dates.at(-1), dates.length]
    }
    expect(ends('month')).toEqual(['2026-10-26', '2026-12-06', 42])
    expect(ends('week')).toEqual(['2026-11-23', '2026-11-29', 7])
    expect(ends('day')).toEqual([DATE, DATE, 1])
    expect(ends('agenda')).toEqual([DATE, '2026-12-23', 30])
  })

  it('goes on and back by as much as it shows', () => {
    expect(stepView('month', '2026-10-31', 1)).toBe('2026-11-30')
    expect(stepView('week', DATE, -1)).toBe('2026-11-17')
    expect(stepView('day', '2026-11-30', 1)).toBe('2026-12-01')
    expect(stepView('agenda', DATE, 1)).toBe('2026-12-24')
  })

  it('has the hours of most days, and those of what comes earlier and later', () => {
    const hours = (...times: [string, string][]) =>
      hoursShown(
        shownBetween(
          times.map(([from, to]) =>
            calendarEvent({ startDatetime: `${DATE}T${from}`, endDatetime: `2026-11-${to}` }),
          ),
          DATE,
          DATE,
        ),
      )
    expect(hours()).toEqual([7, 20])
    expect(hours(['05:30:00', '24T06:00:00'], ['21:00:00', '24T22:15:00'])).toEqual([5, 23])
    expect(hours(['23:00:00', '25T00:00:00'])).toEqual([7, 24])
    expect(hours(['20:00:00', '24T20:00:00'])).toEqual([7, 21])
  })
})
