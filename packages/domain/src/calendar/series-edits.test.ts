import { describe, expect, it } from 'vitest'
import { eventForm, type FormedEvent, readEvent } from './event-form.ts'
import type { EventOverride } from './event-override.ts'
import { occurrencesBetween } from './occurrences-between.ts'
import { changeSeries, leaveOut, occurrenceOf, type SeriesEdit, type SeriesPart } from './series-edits.ts'
import { calendarEvent } from './test/calendar-event.ts'
import type { CalendarEvent } from './calendar-event.ts'
import type { JsonObjectPatch } from '../fields.ts'

const NEW_ID = '11111111-1111-4111-8111-111111111111'

interface Rows {
  readonly events: readonly CalendarEvent[]
  readonly overrides: readonly EventOverride[]
}

const weekly = calendarEvent({
  title: 'Choir',
  startDatetime: '2026-11-03T19:00:00',
  endDatetime: '2026-11-03T20:30:00',
  recurrence: 'FREQ=WEEKLY;COUNT=5',
  recurrenceEnd: '2026-12-01T19:00:00',
})
const start: Rows = { events: [weekly], overrides: [] }

/** Each of a person's rows after an edit. */
function apply({ events, overrides }: Rows, edit: SeriesEdit): Rows {
  const [event] = events
  if (!event) throw new Error('no series')
  const merged = (object: CalendarEvent['exceptions'], patch: JsonObjectPatch = {}) =>
    Object.fromEntries(
      Object.entries({ ...object, ...patch }).filter(([, value]) => value !== null),
    ) as typeof object
  const { exceptions, additions, ...fields } = edit.update ?? {}
  const updated = {
    ...event,
    ...fields,
    exceptions: merged(event.exceptions, exceptions),
    additions: merged(event.additions, additions),
  }
  const written = edit.overrides.map(({ id, data }) => ({ id, ...data }))
  const kept = overrides.filter(
    ({ id }) => !edit.removedOverrides.includes(id) && !written.some((other) => other.id === id),
  )
  return {
    events: [
      updated,
      ...events.slice(1),
      ...(edit.insert ? [{ ...edit.insert.data, id: edit.insert.id }] : []),
    ],
    overrides: [...kept, ...written],
  }
}

const at = (rows: Rows, originalStart: string) => ({
  event: rows.events[0]!,
  overrides: rows.overrides.filter(({ eventId }) => eventId === rows.events[0]?.id),
  originalStart,
})

/** What a calendar shows from November to the end of January. */
function shown(rows: Rows): string[] {
  return occurrencesBetween(rows, { from: '2026-11-01', to: '2027-01-31', here: 'Europe/Lisbon' })
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .map(({ event, start: begins }) => `${begins.slice(5, 16)} ${event.title}`)
}

/** Opens an occurrence, changes what its form says, and saves it. */
function edit(rows: Rows, originalStart: string, change: Partial<FormedEvent>, part: SeriesPart): Rows {
  const place = at(rows, originalStart)
  const read = readEvent(eventForm(occurrenceOf(place)), place.event.recurrence)
  if (read.kind === 'asks') throw new Error('the form asks')
  return apply(rows, changeSeries(place, { ...read.event, ...change }, part, NEW_ID))
}

const all = [
  '11-03T19:00 Choir',
  '11-10T19:00 Choir',
  '11-17T19:00 Choir',
  '11-24T19:00 Choir',
  '12-01T19:00 Choir',
]

describe('one occurrence of a series', () => {
  it('is changed alone, and changed again', () => {
    const once = edit(start, '2026-11-17T19:00:00', { title: 'Concert' }, 'this')
    expect(shown(once)).toEqual(all.with(2, '11-17T19:00 Concert'))
    expect(once.overrides).toMatchObject([{ title: 'Concert', startDatetime: null, location: null }])
    const moved = edit(
      once,
      '2026-11-17T19:00:00',
      { startDatetime: '2026-11-18T18:00:00', endDatetime: '2026-11-18T19:30:00' },
      'this',
    )
    expect(shown(moved)).toEqual(all.with(2, '11-18T18:00 Concert'))
    expect(moved.overrides).toHaveLength(1)
  })

  it('is left out, with what it had of its own', () => {
    const changed = edit(start, '2026-11-17T19:00:00', { title: 'Concert' }, 'this')
    const left = apply(changed, leaveOut(at(changed, '2026-11-17T19:00:00'), 'this'))
    expect(shown(left)).toEqual(all.toSpliced(2, 1))
    expect(left.overrides).toEqual([])
  })

  it('can have no words of its own where the series has some', () => {
    const worded: Rows = { ...start, events: [{ ...weekly, location: 'Church hall' }] }
    const rows = edit(worded, '2026-11-10T19:00:00', { location: null }, 'this')
    expect(rows.overrides).toMatchObject([{ location: '' }])
    expect(occurrenceOf(at(rows, '2026-11-10T19:00:00')).location).toBeNull()
  })
})

describe('an occurrence and those that follow', () => {
  it('are changed: the series ends before, and what is left goes on', () => {
    const rows = edit(
      start,
      '2026-11-17T19:00:00',
      { title: 'Big choir', startDatetime: '2026-11-18T19:30:00', endDatetime: '2026-11-18T21:00:00' },
      'following',
    )
    expect(shown(rows)).toEqual([
      '11-03T19:00 Choir',
      '11-10T19:00 Choir',
      '11-18T19:30 Big choir',
      '11-25T19:30 Big choir',
      '12-02T19:30 Big choir',
    ])
    expect(rows.events[1]).toMatchObject({ id: NEW_ID, recurrence: 'FREQ=WEEKLY;COUNT=3' })
  })

  it('take along what was left out and changed after it', () => {
    const changed = edit(start, '2026-11-24T19:00:00', { title: 'Concert' }, 'this')
    const left = apply(changed, leaveOut(at(changed, '2026-12-01T19:00:00'), 'this'))
    const rows = edit(
      left,
      '2026-11-17T19:00:00',
      { startDatetime: '2026-11-17T18:00:00', endDatetime: '2026-11-17T19:30:00' },
      'following',
    )
    expect(shown(rows)).toEqual([
      '11-03T19:00 Choir',
      '11-10T19:00 Choir',
      '11-17T18:00 Choir',
      '11-24T18:00 Concert',
    ])
  })

  it('are left out', () => {
    const rows = apply(start, leaveOut(at(start, '2026-11-24T19:00:00'), 'following'))
    expect(shown(rows)).toEqual(all.slice(0, 3))
  })

  it('from the first one on are all of them', () => {
    const rows = edit(start, '2026-11-03T19:00:00', { title: 'Big choir' }, 'following')
    expect(rows.events).toHaveLength(1)
    expect(shown(rows)).toEqual(all.map((one) => one.replace('Choir', 'Big choir')))
  })
})

describe('all of a series', () => {
  it('move together, and what was changed or left out moves along', () => {
    const changed = edit(start, '2026-11-10T19:00:00', { title: 'Concert' }, 'this')
    const left = apply(changed, leaveOut(at(changed, '2026-11-24T19:00:00'), 'this'))
    const rows = edit(
      left,
      '2026-11-17T19:00:00',
      { startDatetime: '2026-11-18T20:00:00', endDatetime: '2026-11-18T21:30:00' },
      'all',
    )
    expect(shown(rows)).toEqual([
      '11-04T20:00 Choir',
      '11-11T20:00 Concert',
      '11-18T20:00 Choir',
      '12-02T20:00 Choir',
    ])
  })

  it('get another rule, and lose the changed days that it does not have', () => {
    const first = edit(start, '2026-11-10T19:00:00', { title: 'Concert' }, 'this')
    const both = edit(first, '2026-11-17T19:00:00', { title: 'Cinema' }, 'this')
    const rows = edit(both, '2026-11-03T19:00:00', { recurrence: 'FREQ=WEEKLY;INTERVAL=2;COUNT=3' }, 'all')
    expect(shown(rows)).toEqual(['11-03T19:00 Choir', '11-17T19:00 Cinema', '12-01T19:00 Choir'])
  })

  it('are one event again where the rule is taken away', () => {
    const rows = edit(start, '2026-11-03T19:00:00', { recurrence: null, recurrenceEnd: null }, 'all')
    expect(shown(rows)).toEqual(['11-03T19:00 Choir'])
  })
})

describe('a series elsewhere', () => {
  it('is shown by the clocks here, on both sides of a change of clocks', () => {
    const call = calendarEvent({
      title: 'Call',
      startDatetime: '2026-10-20T20:00:00',
      endDatetime: '2026-10-20T21:00:00',
      timeZone: 'America/New_York',
      recurrence: 'FREQ=WEEKLY',
    })
    const here = occurrencesBetween(
      { events: [call], overrides: [] },
      { from: '2026-10-20', to: '2026-11-04', here: 'Europe/Lisbon' },
    )
    // Lisbon leaves summer time on 25 October, New York on 1 November.
    expect(here.map((one) => one.start)).toEqual([
      '2026-10-21T01:00:00',
      '2026-10-28T00:00:00',
      '2026-11-04T01:00:00',
    ])
  })

  it('of whole days is on the same days everywhere', () => {
    const bins = calendarEvent({
      allDay: true,
      startDatetime: '2026-11-03T00:00:00',
      endDatetime: '2026-11-03T23:59:59',
      recurrence: 'FREQ=WEEKLY',
    })
    const days = (here: string) =>
      occurrencesBetween(
        { events: [bins], overrides: [] },
        { from: '2026-11-01', to: '2026-11-30', here },
      ).map((one) => `${one.start} ${one.end}`)
    expect(days('Pacific/Auckland')).toEqual(days('America/Los_Angeles'))
    expect(days('Europe/Lisbon')[0]).toBe('2026-11-03T00:00:00 2026-11-03T23:59:59')
  })
})
