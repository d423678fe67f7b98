import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayColumns } from './day-columns.ts'
import { calendarEvent, shownBetween } from './test/calendar-event.ts'

const DATE = '2026-11-24'
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`

const eventAt = (title: string, from: number, to: number) =>
  calendarEvent({ title, startDatetime: `${DATE}T${clock(from)}`, endDatetime: `${DATE}T${clock(to)}` })

function layout(...events: ReturnType<typeof eventAt>[]) {
  return dayColumns(shownBetween(events, DATE, DATE), DATE)
}

test('what overlaps stands side by side, and what follows has the whole width again (H5)', () => {
  const placed = layout(
    eventAt('Standup', 540, 600),
    eventAt('Review', 570, 660),
    eventAt('Call', 600, 630),
    eventAt('Lunch', 720, 780),
  )
  expect(placed.map(({ occurrence, column, columns }) => [occurrence.event.title, column, columns])).toEqual([
    ['Standup', 0, 2],
    ['Review', 1, 2],
    ['Call', 0, 2],
    ['Lunch', 0, 1],
  ])
})

test('what is short is long enough to be read, until midnight too', () => {
  expect(layout(eventAt('Alarm', 1_435, 1_435))).toMatchObject([{ fromMinute: 1_410, toMinute: 1_440 }])
  expect(layout(eventAt('Tablets', 480, 485))).toMatchObject([{ fromMinute: 480, toMinute: 510 }])
})

test('no two of a day lie over each other, and each is there once', () => {
  const event = fc
    .tuple(fc.nat(1_400), fc.nat(300))
    .map(([from, length]) => eventAt('Any', from, Math.min(1_439, from + length)))
  fc.assert(
    fc.property(fc.array(event, { maxLength: 14 }), (events) => {
      const placed = layout(...events)
      expect(placed).toHaveLength(events.length)
      for (const [i, one] of placed.entries()) {
        expect(one.column).toBeLessThan(one.columns)
        for (const other of placed.slice(i + 1)) {
          const isApart = one.toMinute <= other.fromMinute || other.toMinute <= one.fromMinute
          expect(isApart || (one.column !== other.column && one.columns === other.columns)).toBe(true)
        }
      }
    }),
  )
})
