import { describe, expect, it } from 'vitest'
import { calendarEvent, shownBetween } from './test/calendar-event.ts'
import { occurrencesOn, timesOn } from './occurrence.ts'

const event = (title: string, startDatetime: string, endDatetime: string, allDay = false) =>
  calendarEvent({ title, startDatetime, endDatetime, allDay })

describe('a day', () => {
  const events = [
    event('Call', '2026-11-23T15:00:00', '2026-11-23T15:30:00'),
    event('Dentist', '2026-11-23T09:00:00', '2026-11-23T10:00:00'),
    event('Night train', '2026-11-22T22:00:00', '2026-11-23T06:00:00'),
    event('Holiday', '2026-11-23T00:00:00', '2026-11-23T23:59:59', true),
    event('Tomorrow', '2026-11-24T00:00:00', '2026-11-24T23:59:59', true),
  ]

  it('shows whole and several days first, then what comes by the clock', () => {
    const all = shownBetween(events, '2026-11-23', '2026-11-23')
    expect(occurrencesOn(all, '2026-11-23').map((one) => one.event.title)).toEqual([
      'Night train',
      'Holiday',
      'Dentist',
      'Call',
    ])
  })

  it('says which part of an event lies on it', () => {
    const times = (title: string, date: string) => {
      const [one] = shownBetween(
        events.filter((row) => row.title === title),
        date,
        date,
      )
      return one && timesOn(one, date).kind
    }
    expect(times('Dentist', '2026-11-23')).toBe('between')
    expect(times('Night train', '2026-11-22')).toBe('from')
    expect(times('Night train', '2026-11-23')).toBe('until')
    expect(times('Holiday', '2026-11-23')).toBe('all-day')
    expect(times('Dentist', '2026-11-24')).toBeUndefined()
  })

  it('leaves out what is cancelled, and takes an event whose ends crossed as one that takes no time', () => {
    const [only, ...rest] = shownBetween(
      [
        { ...events[0]!, status: 'cancelled' },
        event('Crossed', '2026-11-23T10:00:00', '2026-11-23T09:00:00'),
      ],
      '2026-11-01',
      '2026-11-30',
    )
    expect(only).toMatchObject({ start: '2026-11-23T10:00:00', end: '2026-11-23T10:00:00' })
    expect(rest).toEqual([])
    expect(timesOn(only!, '2026-11-23').kind).toBe('at')
  })
})
