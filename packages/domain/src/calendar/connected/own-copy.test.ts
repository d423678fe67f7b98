import { expect, test } from 'vitest'
import { type CalendarEvent, calendarEventDefaults, calendarEventSchema } from '../calendar-event.ts'
import { ownCopyOf } from './own-copy.ts'

test('a copy of an occurrence is one’s own, takes place once, and says the same', () => {
  const fields = {
    ...calendarEventDefaults,
    calendarId: '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c01',
    title: 'Choir',
    location: 'Hall',
    timeZone: 'Europe/Lisbon',
    startDatetime: '2026-11-26T19:00:00',
    endDatetime: '2026-11-26T21:00:00',
  }
  const series: CalendarEvent = {
    ...fields,
    id: '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c02',
    recurrence: 'FREQ=WEEKLY;COUNT=4',
    recurrenceEnd: '2026-12-17T19:00:00',
    exceptions: { '2026-12-03T19:00:00': true },
  }
  expect(ownCopyOf(series)).toEqual({ ...fields, calendarId: null })
  expect(calendarEventSchema.safeParse(ownCopyOf(series)).success).toBe(true)
})
