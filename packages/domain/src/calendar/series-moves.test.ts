import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { occurrenceOf } from './change-whole.ts'
import { icsEventOf } from './ics/event-rows.ts'
import { occurrencesBetween } from './occurrences-between.ts'
import { isStillThere, leaveOut, SERIES_PARTS, type SeriesPart, staysOnRepeat } from './series-edits.ts'
import { calendarEvent } from './test/calendar-event.ts'
import { apply, at, edit, formedAs, type Rows, shown, start, weekly } from './test/series-rows.ts'
import { addToWall, DAY_SECONDS } from './wall-time.ts'

const moved = (from: string, to: string) => ({ startDatetime: from, endDatetime: to })
const rowsOf = (said: Parameters<typeof calendarEvent>[0]): Rows => ({
  events: [calendarEvent(said)],
  overrides: [],
})
const twiceAWeek = rowsOf({
  title: 'Gym',
  startDatetime: '2026-11-02T09:00:00',
  endDatetime: '2026-11-02T10:00:00',
  recurrence: 'FREQ=WEEKLY;COUNT=6;BYDAY=MO,TH',
  recurrenceEnd: '2026-11-19T09:00:00',
})

describe('an occurrence with ends of its own', () => {
  it('ends where it was said, in the calendar and in a file, though its series ends then too', () => {
    const late = moved('2026-11-10T19:30:00', '2026-11-10T20:30:00')
    const rows = edit(start, '2026-11-10T19:00:00', late, 'this')
    const [own] = occurrencesBetween(rows, { from: '2026-11-10', to: '2026-11-10', here: 'Europe/Lisbon' })
    expect(own).toMatchObject({ start: late.startDatetime, end: late.endDatetime })
    expect(icsEventOf(rows.events[0]!, rows.overrides).overrides).toMatchObject([
      { start: late.startDatetime, end: late.endDatetime },
    ])
  })

  it('is shown where it was moved to before its series begins', () => {
    const rows = edit(
      start,
      '2026-11-03T19:00:00',
      moved('2026-10-20T19:00:00', '2026-10-20T20:30:00'),
      'this',
    )
    const october = { from: '2026-10-19', to: '2026-10-25', here: 'Europe/Lisbon' }
    expect(occurrencesBetween(rows, october)).toHaveLength(1)
  })

  it('moves along with all of its series', () => {
    const late = moved('2026-11-11T21:00:00', '2026-11-11T22:00:00')
    const once = edit(start, '2026-11-10T19:00:00', late, 'this')
    const rows = edit(once, '2026-11-17T19:00:00', moved('2026-11-18T18:00:00', '2026-11-18T19:30:00'), 'all')
    expect(shown(rows)[1]).toBe('11-12T20:00 Choir')
    expect(rows.overrides).toMatchObject([moved('2026-11-12T20:00:00', '2026-11-12T21:00:00')])
  })

  it('keeps its note to itself, though the form shows imported notes without the line break at their end', () => {
    const choir = { ...weekly, description: 'Bring the blue book\n' }
    const [own] = edit(start, '2026-11-10T19:00:00', { description: 'Concert' }, 'this').overrides
    const rows: Rows = { events: [choir], overrides: [{ ...own!, description: 'Concert\n' }] }
    const later = moved('2026-11-10T19:30:00', '2026-11-10T21:00:00')
    const all = edit(rows, '2026-11-10T19:00:00', later, 'all')
    expect(all.events).toMatchObject([{ description: choir.description }])
    expect(all.overrides).toMatchObject([{ originalStart: later.startDatetime, description: 'Concert' }])
    const next = moved('2026-11-17T19:30:00', '2026-11-17T21:00:00')
    const one = edit(rows, '2026-11-17T19:00:00', next, 'this')
    expect(one.overrides.find(({ originalStart }) => originalStart.includes('11-17'))?.description).toBeNull()
  })

  it('takes place again where it was changed while another device left it out', () => {
    const left = apply(start, leaveOut(at(start, '2026-11-10T19:00:00'), 'this'))
    expect(isStillThere(at(left, '2026-11-10T19:00:00'))).toBe(false)
    expect(isStillThere(at(left, '2026-11-17T19:00:00'))).toBe(true)
    const rows = edit(left, '2026-11-10T19:00:00', { title: 'Concert' }, 'this')
    expect(shown(rows)[1]).toBe('11-10T19:00 Concert')
  })

  it('is not there where its series ends before', () => {
    const ended = apply(start, leaveOut(at(start, '2026-11-17T19:00:00'), 'following'))
    expect(isStillThere(at(ended, '2026-11-17T19:00:00'))).toBe(false)
    expect(isStillThere(at(ended, '2026-11-10T19:00:00'))).toBe(true)
  })
})

describe('a change of many from an occurrence with words of its own', () => {
  it.each<[SeriesPart, string[]]>([
    ['all', ['Choir', 'Choir', 'Concert', 'Choir', 'Choir']],
    ['following', ['Choir', 'Choir', 'Concert', 'Choir', 'Choir']],
  ])('leaves the words of %s alone', (part, titles) => {
    const own = edit(start, '2026-11-17T19:00:00', { title: 'Concert' }, 'this')
    const rows = edit(own, '2026-11-17T19:00:00', { location: 'Church hall' }, part)
    expect(shown(rows).map((one) => one.slice(12))).toEqual(titles)
  })

  it('keeps the changed days that another rule has', () => {
    const own = edit(start, '2026-12-01T19:00:00', { title: 'Concert' }, 'this')
    const rows = edit(
      own,
      '2026-11-17T19:00:00',
      { recurrence: 'FREQ=WEEKLY;INTERVAL=2;COUNT=3' },
      'following',
    )
    expect(shown(rows)).toEqual([
      '11-03T19:00 Choir',
      '11-10T19:00 Choir',
      '11-17T19:00 Choir',
      '12-01T19:00 Concert',
      '12-15T19:00 Choir',
    ])
  })
})

describe('a move of a series on several weekdays', () => {
  it('takes its weekdays along, and what was left out and changed', () => {
    const left = apply(twiceAWeek, leaveOut(at(twiceAWeek, '2026-11-05T09:00:00'), 'this'))
    const own = edit(left, '2026-11-12T09:00:00', { title: 'Swimming' }, 'this')
    const rows = edit(own, '2026-11-09T09:00:00', moved('2026-11-10T09:00:00', '2026-11-10T10:00:00'), 'all')
    expect(shown(rows)).toEqual([
      '11-03T09:00 Gym',
      '11-10T09:00 Gym',
      '11-13T09:00 Swimming',
      '11-17T09:00 Gym',
      '11-20T09:00 Gym',
    ])
  })

  it('is refused where the rule does not have the day', () => {
    const second = rowsOf({
      startDatetime: '2026-11-10T09:00:00',
      endDatetime: '2026-11-10T10:00:00',
      recurrence: 'FREQ=MONTHLY;BYDAY=2TU',
    })
    const place = at(second, '2026-11-10T09:00:00')
    const next = formedAs(place, moved('2026-11-11T09:00:00', '2026-11-11T10:00:00'))
    expect(staysOnRepeat(place, next, 'all')).toBe(false)
    expect(staysOnRepeat(place, next, 'this')).toBe(true)
    const later = formedAs(place, moved('2026-11-10T11:00:00', '2026-11-10T12:00:00'))
    expect(staysOnRepeat(place, later, 'all')).toBe(true)
  })

  it('to an earlier time leaves the series that ended as short as it was', () => {
    const ended = apply(start, leaveOut(at(start, '2026-11-17T19:00:00'), 'following'))
    const rows = edit(
      ended,
      '2026-11-10T19:00:00',
      moved('2026-11-10T18:00:00', '2026-11-10T19:00:00'),
      'all',
    )
    expect(shown(rows)).toEqual(['11-03T18:00 Choir', '11-10T18:00 Choir'])
  })
})

describe('a series', () => {
  const aSeries = fc
    .record({
      recurrence: fc.constantFrom(
        'FREQ=WEEKLY;COUNT=6',
        'FREQ=WEEKLY;COUNT=6;BYDAY=TU,SU',
        'FREQ=WEEKLY;INTERVAL=2;COUNT=6;BYDAY=TU,SA,SU',
        'FREQ=WEEKLY;UNTIL=20261210T235959;BYDAY=TU,FR',
        'FREQ=DAILY;INTERVAL=3;COUNT=6',
      ),
      own: fc.nat(4),
      left: fc.nat(4),
      acted: fc.nat(4),
      part: fc.constantFrom(...SERIES_PARTS),
      days: fc.integer({ min: -6, max: 6 }),
      hours: fc.integer({ min: -8, max: 2 }),
      longer: fc.integer({ min: 0, max: 3 }),
    })
    .filter(({ left, acted }) => left !== acted)

  it('shows after a change of one, of those that follow, or of all just what was typed, and nothing else changes', () => {
    fc.assert(
      fc.property(aSeries, ({ recurrence, own, left, acted, part, days, hours, longer }) => {
        const rows: Rows = { ...start, events: [{ ...weekly, recurrence, recurrenceEnd: null }] }
        const starts = timesOf(rows).map((one) => one.originalStart ?? '')
        const withOwn = edit(rows, starts[own]!, { title: 'Concert' }, 'this')
        const before = own === left ? rows : withOwn
        const changed = apply(before, leaveOut(at(before, starts[left]!), 'this'))
        const was = timesOf(changed)
        const place = at(changed, starts[acted]!)
        const { startDatetime, endDatetime } = occurrenceOf(place)
        const by = days * DAY_SECONDS + hours * 3600
        const typed = {
          location: 'Hall',
          ...moved(addToWall(startDatetime, by), addToWall(endDatetime, by + longer * 600)),
        }
        const expected = was.map(({ originalStart: one, start: from, end, event: { title, location } }) => {
          const isMeant =
            part === 'all' || one === starts[acted] || (part === 'following' && one! > starts[acted]!)
          return isMeant
            ? `${addToWall(from, by)} ${addToWall(end, by + longer * 600)} ${title} Hall`
            : `${from} ${end} ${title} ${location}`
        })
        const now = timesOf(edit(changed, starts[acted]!, typed, part))
        expect(
          now
            .map(({ start: from, end, event: { title, location } }) => `${from} ${end} ${title} ${location}`)
            .toSorted(),
        ).toEqual(expected.toSorted())
      }),
      { numRuns: 150 },
    )
  })
})

function timesOf(rows: Rows) {
  return occurrencesBetween(rows, { from: '2026-10-01', to: '2027-02-28', here: 'Europe/Lisbon' }).toSorted(
    (a, b) => (a.start < b.start ? -1 : 1),
  )
}
