import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '../days/add-days.ts'
import { calendarEvent, shownBetween } from './test/calendar-event.ts'
import { weekOf } from './month-grid.ts'
import { datesOf, type Occurrence } from './occurrence.ts'
import { weekLanes } from './week-lanes.ts'

const week = weekOf('2026-11-23', 1)

function lanesOf(...events: [title: string, start: string, end: string][]) {
  const rows = events.map(([title, startDatetime, endDatetime]) =>
    calendarEvent({ title, startDatetime, endDatetime }),
  )
  const days = weekLanes(week, shownBetween(rows, week[0]!, week[6]!), 3)
  return {
    days,
    titles: days.map(({ lanes }) => lanes.map((lane) => lane?.occurrence.event.title ?? null)),
  }
}

describe('the lines of a week', () => {
  it('keep an event of several days on one line, and put what is short where there is room', () => {
    const { titles } = lanesOf(
      ['Dentist', '2026-11-24T09:00:00', '2026-11-24T10:00:00'],
      ['Fair', '2026-11-23T00:00:00', '2026-11-25T23:59:59'],
      ['Visit', '2026-11-25T00:00:00', '2026-11-26T23:59:59'],
      ['Lunch', '2026-11-26T12:00:00', '2026-11-26T13:00:00'],
    )
    expect(titles).toEqual([['Fair'], ['Fair', 'Dentist'], ['Fair', 'Visit'], ['Lunch', 'Visit'], [], [], []])
  })

  it('show at most three a day, and say how many more there are', () => {
    const { days } = lanesOf(
      ...(['a', 'b', 'c', 'd', 'e'] as const).map((title): [string, string, string] => [
        title,
        '2026-11-23T09:00:00',
        '2026-11-23T10:00:00',
      ]),
    )
    expect(days[0]).toMatchObject({ hidden: 2, total: 5 })
    expect(days[0]?.lanes).toHaveLength(3)
  })

  it('name an event where the week first shows it, and say where it comes from and goes on', () => {
    const { days } = lanesOf(['Fair', '2026-11-20T00:00:00', '2026-11-24T23:59:59'])
    expect(days[0]?.lanes[0]).toMatchObject({ isNamed: true, comesFromBefore: true, goesOn: true, span: 2 })
    expect(days[1]?.lanes[0]).toMatchObject({ isNamed: false, comesFromBefore: true, goesOn: false })
  })

  it('show nothing on a day that begins as an event ends', () => {
    const { titles } = lanesOf(['Night', '2026-11-23T22:00:00', '2026-11-24T00:00:00'])
    expect(titles.slice(0, 2)).toEqual([['Night'], []])
  })
})

test('whatever lies in a week is shown or counted on each of its days, and on one line', () => {
  const event = fc
    .record({ from: fc.integer({ min: -9, max: 9 }), days: fc.nat(9), hour: fc.nat(23), hours: fc.nat(30) })
    .map(({ from, days, hour, hours }) => {
      const first = addDays('2026-11-23', from)
      const last = addDays(first, days + Math.floor((hour + hours) / 24))
      const at = (on: string, h: number) => `${on}T${String(h % 24).padStart(2, '0')}:00:00`
      return calendarEvent({
        title: 'Any',
        startDatetime: at(first, hour),
        endDatetime: at(last, hour + hours),
      })
    })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const shown = shownBetween(events, week[0]!, week[6]!)
      const lineOf = new Map<Occurrence, number>()
      for (const { date, lanes, hidden, total } of weekLanes(week, shown, 3)) {
        const here = shown.filter((one) => datesOf(one).first <= date && date <= datesOf(one).last)
        expect(total).toBe(here.length)
        expect(lanes.filter(Boolean).length + hidden).toBe(total)
        for (const [line, lane] of lanes.entries()) {
          if (!lane) continue
          expect(here).toContain(lane.occurrence)
          expect(lineOf.get(lane.occurrence) ?? line).toBe(line)
          lineOf.set(lane.occurrence, line)
        }
      }
    }),
  )
})
