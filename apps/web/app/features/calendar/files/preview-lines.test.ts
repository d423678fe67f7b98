import type { CalendarEvent } from '@glimmer/domain/calendar/calendar-event'
import { calendarEventDefaults } from '@glimmer/domain/calendar/calendar-event'
import { readCalendar } from '@glimmer/domain/calendar/ics/read-calendar'
import { expect, test } from 'vitest'
import { previewLines } from './preview-lines.ts'
import { words } from './words.ts'

const nothing = { added: [], changed: [], sameCount: 0 }

function imported(title: string, day: string, recurrence: string | null = null) {
  const times = { startDatetime: `${day}T09:00:00`, endDatetime: `${day}T10:00:00` }
  const event: CalendarEvent = { ...calendarEventDefaults, id: title, title, recurrence, ...times }
  return { event, overrides: [], removedOverrides: [] }
}

test('says what is new and what changes with the first by name, then what is here', () => {
  const added = ['2026-12-05', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-06'].map(
    (day) => imported(`On ${day.slice(-1)}`, day),
  )
  const changed = [imported('Choir', '2026-11-03', 'FREQ=WEEKLY')]
  expect(previewLines({ added, changed, sameCount: 1_200 }, [])).toEqual([
    {
      text: '6 events are new.',
      named: [
        'On 1, 1 December 2026',
        'On 2, 2 December 2026',
        'On 3, 3 December 2026',
        'On 4, 4 December 2026',
        'and 2 more',
      ],
    },
    {
      text: '1 event is already here and will be updated from the file.',
      named: ['Choir, repeats from 3 November 2026'],
    },
    { text: '1,200 events are already here and stay as they are.', named: [] },
  ])
  expect(previewLines(nothing, [])).toEqual([])
})

test('says once of each kind what could not be read, with the events by name', () => {
  const lines = previewLines(nothing, [
    { kind: 'no-start', title: 'Tea' },
    { kind: 'unknown-zone', title: 'Call' },
    { kind: 'no-start', title: '' },
    { kind: 'too-many-events', title: '' },
  ])
  expect(lines.map(({ text }) => text)).toEqual([
    '2 events have no start that can be read, so they will be left out: “Tea”, “no title”.',
    '1 event is in an unknown time zone, so it keeps the time in the file: “Call”.',
    'This file has more than 20,000 events, which is the most at once. The first 20,000 will be added.',
  ])
})

test('says what of events does not come in with them, once for all', () => {
  const lineOf = (...content: string[]) => {
    const reading = readCalendar(`BEGIN:VCALENDAR\n${content.join('\n')}\nEND:VCALENDAR`)
    if (reading.kind !== 'calendar') throw new Error(reading.reason)
    return previewLines(nothing, reading.problems, reading.events).map(({ text }) => text)
  }
  const event = (uid: string, ...more: string[]) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTART:20261123',
    ...more,
    'END:VEVENT',
  ]
  const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT5M', 'END:VALARM']
  expect(lineOf(...event('1'))).toEqual([])
  expect(lineOf(...event('1', ...alarm))).toEqual(['Reminders will be left out of 1 event.'])
  expect(
    lineOf(
      ...event('1', ...alarm, 'ATTACH:https://example.org/a.pdf'),
      ...event('2', 'ATTENDEE:mailto:jo@example.org'),
      ...event('3', 'X-COLOUR:green'),
    ),
  ).toEqual(['Reminders, guests and attachments will be left out of 2 events.'])
})

test('has words for everything that can be told of a file', () => {
  for (const say of Object.values(words.problems)) {
    for (const count of [1, 2]) expect(say(count, '“Tea”')).toMatch(/\.$/)
  }
})
