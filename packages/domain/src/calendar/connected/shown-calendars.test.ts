import { expect, test } from 'vitest'
import { occurrencesBetween } from '../occurrences-between.ts'
import { type CalendarEvent, calendarEventDefaults } from '../calendar-event.ts'
import type { CalendarIntegration } from './calendar-integration.ts'
import {
  accessTo,
  calendarOf,
  calendarsForNew,
  canBeChanged,
  eventsShown,
  inTheirCalendars,
} from './shown-calendars.ts'

const work: CalendarIntegration = {
  id: 'work',
  accountId: 'account',
  provider: 'caldav',
  calendarName: 'Work',
  calendarColor: '#14b8a6',
  syncEnabled: true,
  direction: 'both',
  isReadOnly: false,
}
const team: CalendarIntegration = { ...work, id: 'team', calendarName: 'Team', isReadOnly: true }
const off: CalendarIntegration = { ...work, id: 'off', calendarName: 'Bins', syncEnabled: false }
const quiet: CalendarIntegration = { ...work, id: 'quiet', calendarName: 'Mum', direction: 'read' }
const all = [work, team, off, quiet]

const event = (id: string, calendarId: string | null): CalendarEvent => ({
  ...calendarEventDefaults,
  id,
  calendarId,
  title: id,
  startDatetime: '2026-11-26T09:00:00',
  endDatetime: '2026-11-26T10:00:00',
})
const events = [event('mine', null), event('standup', 'work'), event('bins', 'off'), event('lost', 'gone')]
const shown = (of: readonly CalendarEvent[]) =>
  occurrencesBetween(
    { events: of, overrides: [] },
    { from: '2026-11-26', to: '2026-11-26', here: 'Europe/Lisbon' },
  )

test('a calendar takes changes, or is set to be read, or can only be read', () => {
  expect(all.map(accessTo)).toEqual(['both', 'read-only', 'both', 'set-to-read'])
  expect(accessTo({ isReadOnly: true, direction: 'read' })).toBe('read-only')
})

test('events of a calendar that is off are left out, and no others', () => {
  expect(eventsShown(events, all).map(({ id }) => id)).toEqual(['mine', 'standup', 'lost'])
  expect(eventsShown(events, [work])).toBe(events)
})

test('an occurrence has the colour and the name of its calendar; what is one’s own stays as it is', () => {
  const occurrences = shown(eventsShown(events, all))
  const [mine, standup, lost] = inTheirCalendars(occurrences, all)
  expect([mine, lost]).toEqual([occurrences[0], occurrences[2]])
  expect(standup).toMatchObject({
    event: { title: 'standup', color: '#14b8a6' },
    calendar: { name: 'Work', isWritable: true },
  })
  expect(
    inTheirCalendars(shown([event('a', 'team'), event('b', 'quiet')]), all).map(({ calendar }) => calendar),
  ).toEqual([
    { name: 'Team', isWritable: false },
    { name: 'Mum', isWritable: false },
  ])
  expect(inTheirCalendars(occurrences, [])).toBe(occurrences)
})

test('a new event can go to those that are on and take changes, by name', () => {
  expect(calendarsForNew([...all, { ...work, id: 'art', calendarName: 'Art' }]).map(({ id }) => id)).toEqual([
    'art',
    'work',
  ])
  expect(calendarOf(event('x', 'team'), all)).toBe(team)
  const canBe = [null, 'gone', 'work', 'team', 'quiet'].map((id) => canBeChanged(event('x', id), all))
  expect(canBe).toEqual([true, true, true, false, false])
  expect(calendarOf(event('x', 'gone'), all)).toBeUndefined()
  expect(calendarOf(event('x', null), all)).toBeUndefined()
})
