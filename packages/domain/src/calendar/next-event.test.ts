import { expect, test } from 'vitest'
import { nextToday } from './next-event.ts'
import { calendarEvent, shownBetween } from './test/calendar-event.ts'

const event = (title: string, start: string, end: string, allDay = false) =>
  calendarEvent({ title, allDay, startDatetime: `2026-11-24T${start}`, endDatetime: `2026-11-24T${end}` })

const events = [
  event('Dentist', '09:00:00', '10:00:00'),
  event('Call', '15:00:00', '15:30:00'),
  event('Choir', '19:00:00', '20:00:00'),
  event('Bin day', '00:00:00', '23:59:59', true),
]
const next = (now: string) => {
  const found = nextToday(shownBetween(events, '2026-11-24', '2026-11-25'), `2026-11-24T${now}`)
  return found && [found.occurrence.event.title, found.minutes]
}

test('the next one today is the first that has not begun, with the minutes until then', () => {
  expect(next('08:35:00')).toEqual(['Dentist', 25])
  expect(next('09:00:00')).toEqual(['Call', 360])
  expect(next('18:59:30')).toEqual(['Choir', 1])
  expect(next('19:00:00')).toBeNull()
})
