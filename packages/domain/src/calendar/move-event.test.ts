import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from './calendar-event.ts'
import { type EventMove, moveEvent, NO_MOVE } from './move-event.ts'
import { calendarEvent } from './test/calendar-event.ts'
import { addToWall, wallSeconds } from './wall-time.ts'

const dentist = calendarEvent({ startDatetime: '2026-11-24T10:00:00', endDatetime: '2026-11-24T10:30:00' })
const holiday = calendarEvent({
  startDatetime: '2026-11-24T00:00:00',
  endDatetime: '2026-11-25T23:59:59',
  allDay: true,
})

function timesAfter(event: CalendarEvent, move: Partial<EventMove>) {
  const moved = moveEvent(event, { ...NO_MOVE, ...move })
  return moved && `${moved.startDatetime} ${moved.endDatetime}`
}

describe('an event that is moved', () => {
  it.each([
    ['a quarter later', { quarters: 1 }, '2026-11-24T10:15:00 2026-11-24T10:45:00'],
    ['over midnight', { quarters: 55 }, '2026-11-24T23:45:00 2026-11-25T00:15:00'],
    ['a day earlier', { days: -1 }, '2026-11-23T10:00:00 2026-11-23T10:30:00'],
    ['longer', { longer: 2 }, '2026-11-24T10:00:00 2026-11-24T11:00:00'],
    ['never shorter than a quarter', { longer: -9 }, '2026-11-24T10:00:00 2026-11-24T10:15:00'],
    ['elsewhere and longer', { days: 1, quarters: -4, longer: 1 }, '2026-11-25T09:00:00 2026-11-25T09:45:00'],
  ])('%s', (_, move, times) => expect(timesAfter(dentist, move)).toBe(times))

  it.each([
    ['by days', { days: 7 }, '2026-12-01T00:00:00 2026-12-02T23:59:59'],
    ['never by hours', { quarters: 5 }, '2026-11-24T00:00:00 2026-11-25T23:59:59'],
    ['longer by days', { longer: 1 }, '2026-11-24T00:00:00 2026-11-26T23:59:59'],
    ['never shorter than a day', { longer: -4 }, '2026-11-24T00:00:00 2026-11-24T23:59:59'],
  ])('of whole days, %s', (_, move, times) => expect(timesAfter(holiday, move)).toBe(times))

  it('goes on the wall where the clocks are changed: three in the morning stays three in the morning', () => {
    const night = { startDatetime: '2026-03-28T02:30:00', endDatetime: '2026-03-28T03:30:00' }
    expect(timesAfter(calendarEvent(night), { days: 1 })).toBe('2026-03-29T02:30:00 2026-03-29T03:30:00')
  })

  it('is made longer and shorter where it ends at a second of its own, as imported ones do', () => {
    const lesson = calendarEvent({
      startDatetime: '2026-11-24T09:00:00',
      endDatetime: '2026-11-24T09:59:59',
    })
    expect(timesAfter(lesson, { longer: 1 })).toBe('2026-11-24T09:00:00 2026-11-24T10:14:59')
    expect(timesAfter(lesson, { longer: -9 })).toBe('2026-11-24T09:00:00 2026-11-24T09:15:00')
  })

  it('takes the weekdays of its rule along', () => {
    const choir = calendarEvent({
      startDatetime: '2026-11-03T19:00:00',
      endDatetime: '2026-11-03T20:30:00',
      recurrence: 'FREQ=WEEKLY;BYDAY=TU,TH',
    })
    expect(moveEvent(choir, { ...NO_MOVE, days: 1 })?.recurrence).toBe('FREQ=WEEKLY;BYDAY=WE,FR')
    expect(moveEvent(choir, { ...NO_MOVE, quarters: 4 })?.recurrence).toBe(choir.recurrence)
  })

  it('takes no time where its ends have crossed, and a quarter where it is made longer', () => {
    const crossed = calendarEvent({
      startDatetime: '2026-11-24T10:00:00',
      endDatetime: '2026-11-24T09:00:00',
    })
    expect(timesAfter(crossed, { days: 1 })).toBe('2026-11-25T10:00:00 2026-11-25T10:00:00')
    expect(timesAfter(crossed, { longer: 1 })).toBe('2026-11-24T10:00:00 2026-11-24T10:15:00')
  })

  it('stays as it is where no calendar has the time', () => {
    const last = { startDatetime: '1900-01-01T10:00:00', endDatetime: '1900-01-01T11:00:00' }
    expect(moveEvent(calendarEvent(last), { ...NO_MOVE, days: -1 })).toBeNull()
  })

  it('is as before when it is moved back, and as long as before wherever it goes', () => {
    const steps = fc.integer({ min: -400, max: 400 })
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 400 })
    fc.assert(
      fc.property(
        minutes,
        fc.integer({ min: 0, max: 3000 }),
        fc.boolean(),
        steps,
        steps,
        (at, long, allDay, days, quarters) => {
          const start = addToWall('2026-01-01T00:00:00', at * 60)
          const day = (wall: string, time: string) => `${wall.slice(0, 10)}T${time}`
          const end = addToWall(start, long * 60)
          const event = calendarEvent(
            allDay
              ? { startDatetime: day(start, '00:00:00'), endDatetime: day(end, '23:59:59'), allDay }
              : { startDatetime: start, endDatetime: end },
          )
          const there = moveEvent(event, { days, quarters, longer: 0 })
          if (!there) throw new Error('not moved')
          const lengthOf = ({
            startDatetime,
            endDatetime,
          }: Pick<CalendarEvent, 'startDatetime' | 'endDatetime'>) =>
            wallSeconds(endDatetime) - wallSeconds(startDatetime)
          expect(lengthOf(there)).toBe(lengthOf(event))
          const back = moveEvent({ ...event, ...there }, { days: -days, quarters: -quarters, longer: 0 })
          expect(back).toMatchObject({ startDatetime: event.startDatetime, endDatetime: event.endDatetime })
        },
      ),
    )
  })
})
