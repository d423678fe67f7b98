import { expect, test } from 'vitest'
import type { TimeOfDay } from '../tasks/task.ts'
import { comingBlock, minutesOfBlock, plannedBeside, proposeStart, usualMinutes } from './propose-time.ts'
import { calendarEvent, shownBetween } from './test/calendar-event.ts'

const DAY = '2026-11-24'
const on = (start: string, end: string) =>
  calendarEvent({ startDatetime: `${DAY}T${start}:00`, endDatetime: `${DAY}T${end}:00` })
const day = shownBetween([on('09:00', '10:00'), on('10:00', '11:20'), on('12:00', '13:00')], DAY, DAY)

function propose(minutes: number, now: string, timeOfDay: TimeOfDay | null = null, events = day) {
  return proposeStart(events, { date: DAY, minutes, timeOfDay, now })?.slice(11, 16) ?? null
}

test.each([
  ['before the first event', 30, '2026-11-23T20:00:00', '08:00'],
  ['not before now, on a quarter of an hour', 15, `${DAY}T08:31:00`, '08:45'],
  ['after what is under way, on a quarter', 30, `${DAY}T09:10:00`, '11:30'],
  ['where it is long enough', 45, `${DAY}T09:10:00`, '13:00'],
  ['late in the evening as soon as can be', 30, `${DAY}T22:10:00`, '22:15'],
  ['never on another day', 30, `${DAY}T23:50:00`, null],
])('proposes the next free time: %s', (_, minutes, now, start) => {
  expect(propose(minutes, now)).toBe(start)
})

test('keeps to the task’s part of the day, and proposes none where that is full', () => {
  expect(propose(30, `${DAY}T07:00:00`, 'afternoon')).toBe('13:00')
  expect(propose(30, `${DAY}T07:00:00`, 'evening')).toBe('18:00')
  const full = shownBetween([on('18:00', '22:00')], DAY, DAY)
  expect(propose(30, `${DAY}T07:00:00`, 'evening', full)).toBeNull()
})

test('a task gets its estimate, or half an hour, and never more than half a day', () => {
  expect([null, 10, 600].map((estimatedTime) => usualMinutes({ estimatedTime }))).toEqual([30, 10, 240])
})

test('the time that is under way or comes next is the one to change', () => {
  const block = (id: string, hour: string) => ({
    id,
    taskId: 'a',
    startDatetime: `${DAY}T${hour}:00:00`,
    endDatetime: `${DAY}T${hour}:30:00`,
  })
  const blocks = [block('late', '16'), block('over', '08'), block('next', '12')]
  expect(comingBlock(blocks, `${DAY}T12:10:00`)?.id).toBe('next')
  expect(comingBlock(blocks, `${DAY}T18:00:00`)).toBeUndefined()
})

test('a block lasts whole minutes, and never none', () => {
  const lasting = (end: string) =>
    minutesOfBlock({ startDatetime: `${DAY}T09:00:00`, endDatetime: `${DAY}T${end}` })
  expect(['09:45:00', '09:10:40', '09:00:00'].map(lasting)).toEqual([45, 11, 5])
})

test('names what else is planned at a time, and nothing that only meets it or lasts the whole day', () => {
  const lunch = { ...on('12:00', '13:00'), title: 'Lunch' }
  const holiday = calendarEvent({
    title: 'Holiday',
    allDay: true,
    startDatetime: `${DAY}T00:00:00`,
    endDatetime: '2026-11-25T00:00:00',
  })
  const planned = shownBetween([holiday, lunch], DAY, DAY)
  const beside = (start: string, end: string) => plannedBeside(planned, on(start, end))
  expect(beside('12:45', '13:30')).toBe('Lunch')
  expect([beside('13:00', '13:30'), beside('11:00', '12:00')]).toEqual([null, null])
})
