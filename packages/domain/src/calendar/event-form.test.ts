import { describe, expect, it } from 'vitest'
import { calendarEvent } from './test/calendar-event.ts'
import { eventForm, moveStart, newEventForm, readEvent } from './event-form.ts'

const blank = newEventForm('2026-11-23')
const named = { ...blank, title: 'Dentist' }

describe('the form of an event', () => {
  it('begins on the chosen day, from 09:00 to 10:00, personal and blue (H2)', () => {
    expect(readEvent(named)).toEqual({
      kind: 'ready',
      event: {
        title: 'Dentist',
        allDay: false,
        startDatetime: '2026-11-23T09:00:00',
        endDatetime: '2026-11-23T10:00:00',
        timeZone: null,
        category: 'personal',
        color: '#3b82f6',
        location: null,
        description: null,
        recurrence: null,
        recurrenceEnd: null,
      },
    })
  })

  it('spans whole days from 00:00:00 to 23:59:59 (H2)', () => {
    expect(readEvent({ ...named, allDay: true, endDate: '2026-11-25' })).toMatchObject({
      event: { allDay: true, startDatetime: '2026-11-23T00:00:00', endDatetime: '2026-11-25T23:59:59' },
    })
  })

  it('keeps the zone that its times are in; whole days have none', () => {
    const form = { ...named, timeZone: 'Asia/Tokyo' }
    expect(readEvent(form)).toMatchObject({ event: { timeZone: 'Asia/Tokyo' } })
    expect(readEvent({ ...form, allDay: true })).toMatchObject({ event: { timeZone: null } })
    const times = { startDatetime: '2026-11-23T09:00:00', endDatetime: '2026-11-23T10:00:00' }
    const event = calendarEvent({ ...times, timeZone: 'Asia/Tokyo' })
    expect(readEvent(eventForm(event))).toMatchObject({ event: { ...times, timeZone: 'Asia/Tokyo' } })
  })

  it('trims the title, and asks for it, and for an end that comes after the start', () => {
    expect(readEvent({ ...blank, title: '  ' })).toEqual({ kind: 'asks', gaps: ['title'] })
    expect(readEvent({ ...named, title: ' Dentist ' })).toMatchObject({ event: { title: 'Dentist' } })
    expect(readEvent({ ...named, endTime: '08:00' })).toEqual({ kind: 'asks', gaps: ['end'] })
    expect(readEvent({ ...named, startDate: '', endTime: '' })).toEqual({
      kind: 'asks',
      gaps: ['start', 'end'],
    })
    expect(readEvent({ ...named, endTime: '09:00' }).kind).toBe('ready')
  })

  it('is what the event is, and says the same again', () => {
    const event = calendarEvent({
      startDatetime: '2026-11-23T22:15:00',
      endDatetime: '2026-11-24T06:00:00',
      location: 'Platform 3',
    })
    expect(readEvent(eventForm(event))).toMatchObject({
      event: {
        startDatetime: event.startDatetime,
        endDatetime: event.endDatetime,
        location: 'Platform 3',
        description: null,
      },
    })
    const odd = { startDatetime: '2026-11-23T22:15:07', endDatetime: '2026-11-23T22:20:00' }
    expect(readEvent(eventForm(calendarEvent(odd)))).toMatchObject({ event: odd })
    const whole = calendarEvent({
      allDay: true,
      startDatetime: '2026-11-23T00:00:00',
      endDatetime: '2026-11-23T23:59:59',
    })
    expect(eventForm(whole)).toMatchObject({ startTime: '09:00', endTime: '10:00' })
  })
})

describe('another start', () => {
  it('takes the end along, over midnight too', () => {
    expect(moveStart(named, {}, { startTime: '23:30' })).toEqual({
      startTime: '23:30',
      endDate: '2026-11-24',
      endTime: '00:30',
    })
    expect(
      moveStart({ ...named, allDay: true, endDate: '2026-11-25' }, {}, { startDate: '2026-12-30' }),
    ).toEqual({
      startDate: '2026-12-30',
      endDate: '2027-01-01',
    })
  })

  it('takes the end along from the last day that could be read, while a year is typed by keys', () => {
    const twoDays = { ...named, endDate: '2026-11-25' }
    const typed = (form: typeof twoDays, years: readonly string[]) =>
      years.reduce((edits, year) => {
        return moveStart({ ...form, ...edits }, edits, { startDate: `${year}-11-23` })
      }, {})
    const years = ['0002', '0020', '0203', '2031']
    expect(typed(twoDays, years)).toEqual({
      startDate: '2031-11-23',
      endDate: '2031-11-25',
      endTime: '10:00',
    })
    expect(typed({ ...twoDays, allDay: true }, years)).toEqual({
      startDate: '2031-11-23',
      endDate: '2031-11-25',
    })
  })

  it('leaves the end where one of the two cannot be told yet', () => {
    expect(moveStart(named, {}, { startTime: '' })).toEqual({
      startTime: '',
      lastStart: '2026-11-23T09:00:00',
    })
    expect(moveStart({ ...named, endTime: '' }, {}, { startTime: '11:00' })).toEqual({ startTime: '11:00' })
    expect(moveStart({ ...named, endTime: '08:00' }, {}, { startTime: '11:00' })).toEqual({
      startTime: '11:00',
    })
  })
})
