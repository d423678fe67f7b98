import { expect, test } from 'vitest'
import { busyOn, freeBetween, fullMinutes, restOf } from './day-shape.ts'
import { calendarEvent, shownBetween } from './test/calendar-event.ts'

const DAY = '2026-11-24'
const on = (start: string, end: string, more: object = {}) =>
  calendarEvent({ startDatetime: `${DAY}T${start}:00`, endDatetime: `${DAY}T${end}:00`, ...more })
const shown = (...events: ReturnType<typeof on>[]) => shownBetween(events, DAY, DAY)
const said = (list: readonly { from: string; to: string; minutes: number }[]) =>
  list.map(({ from, to, minutes }) => `${from.slice(11, 16)}-${to.slice(11, 16)} ${minutes}`)

const night = calendarEvent({
  startDatetime: '2026-11-23T22:00:00',
  endDatetime: `${DAY}T06:00:00`,
})

test('what fills a day is joined where it meets, and cut where the day ends', () => {
  const events = shown(
    on('09:00', '10:00'),
    on('09:30', '09:40'),
    on('10:00', '11:00'),
    on('14:00', '15:00'),
    night,
  )
  expect(said(busyOn(events, DAY))).toEqual(['00:00-06:00 360', '09:00-11:00 120', '14:00-15:00 60'])
})

test('whole days, what is cancelled and what takes no time fill nothing', () => {
  const bin = calendarEvent({
    allDay: true,
    startDatetime: `${DAY}T00:00:00`,
    endDatetime: `${DAY}T23:59:59`,
  })
  const events = shown(bin, on('09:00', '10:00', { status: 'cancelled' }), on('12:00', '12:00'))
  expect(busyOn(events, DAY)).toEqual([])
  expect(freeBetween(events, DAY, `${DAY}T08:00:00`)).toEqual([])
})

test('free is what lies between events, from half an hour on, and today what is left of it', () => {
  const events = shown(on('09:00', '10:00'), on('10:20', '11:00'), on('14:00', '15:00'), on('15:30', '16:00'))
  expect(said(freeBetween(events, DAY))).toEqual(['11:00-14:00 180', '15:00-15:30 30'])
  expect(said(freeBetween(events, DAY, `${DAY}T07:00:00`))).toEqual([
    '07:00-09:00 120',
    '11:00-14:00 180',
    '15:00-15:30 30',
  ])
  expect(said(freeBetween(events, DAY, `${DAY}T12:10:00`))).toEqual(['12:10-14:00 110', '15:00-15:30 30'])
  expect(said(freeBetween(events, DAY, `${DAY}T15:10:00`))).toEqual([])
})

test('a day is full from more than eight hours of events on, and those at the same time count once', () => {
  const morning = on('08:00', '12:00')
  expect(fullMinutes(shown(morning, on('08:00', '12:00'), on('13:00', '17:00')), DAY)).toBeNull()
  expect(fullMinutes(shown(morning, on('13:00', '17:30')), DAY)).toBe(510)
})

test('of the day is left what lies before midnight, and of what is planned what is not over', () => {
  const events = shown(on('09:00', '10:00'), on('13:00', '15:00'), on('23:00', '23:30'))
  expect(restOf(events, DAY, `${DAY}T14:00:00`)).toEqual({ minutes: 600, planned: 90 })
})
