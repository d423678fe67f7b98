import { describe, expect, it } from 'vitest'
import { occurrenceOf } from './change-whole.ts'
import { occurrencesBetween } from './occurrences-between.ts'
import { leaveOut } from './series-edits.ts'
import { calendarEvent } from './test/calendar-event.ts'
import { apply, at, edit, NEW_ID, type Rows, shown, start, weekly } from './test/series-rows.ts'

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

describe('the zone of a series', () => {
  const zoned: Rows = { ...start, events: [{ ...weekly, timeZone: 'Asia/Tokyo' }] }
  const zones = (rows: Rows) => rows.events.map(({ timeZone }) => timeZone)

  it('becomes another for all, or from one occurrence on', () => {
    const change = { timeZone: 'Europe/Lisbon' }
    expect(zones(edit(zoned, '2026-11-17T19:00:00', change, 'all'))).toEqual(['Europe/Lisbon'])
    expect(zones(edit(zoned, '2026-11-17T19:00:00', change, 'following'))).toEqual([
      'Asia/Tokyo',
      'Europe/Lisbon',
    ])
  })

  it('stays where one occurrence alone lasts whole days, whatever is said of all from there', () => {
    const whole = {
      allDay: true,
      timeZone: null,
      startDatetime: '2026-11-17T00:00:00',
      endDatetime: '2026-11-17T23:59:59',
    }
    const rows = edit(zoned, '2026-11-17T19:00:00', whole, 'this')
    expect(zones(edit(rows, '2026-11-17T19:00:00', { title: 'Concert' }, 'all'))).toEqual(['Asia/Tokyo'])
    expect(
      zones(
        edit(
          zoned,
          '2026-11-03T19:00:00',
          { ...whole, startDatetime: '2026-11-03T00:00:00', endDatetime: '2026-11-03T23:59:59' },
          'all',
        ),
      ),
    ).toEqual([null])
  })
})

describe('a series without a rule, on days that are named one by one', () => {
  const named: Rows = {
    ...start,
    events: [
      {
        ...weekly,
        recurrence: null,
        recurrenceEnd: null,
        additions: { '2026-11-12T19:00:00': true, '2026-11-20T18:00:00': true },
      },
    ],
  }
  const [first, second, third] = ['11-03T19:00', '11-12T19:00', '11-20T18:00']
  const title = { title: 'Concert' }

  it('has one of them changed, it and those that follow, or all', () => {
    expect(shown(edit(named, '2026-11-12T19:00:00', title, 'this'))).toEqual([
      `${first} Choir`,
      `${second} Concert`,
      `${third} Choir`,
    ])
    expect(shown(edit(named, '2026-11-12T19:00:00', title, 'following'))).toEqual([
      `${first} Choir`,
      `${second} Concert`,
      `${third} Concert`,
    ])
    expect(shown(edit(named, '2026-11-12T19:00:00', title, 'all'))).toEqual([
      `${first} Concert`,
      `${second} Concert`,
      `${third} Concert`,
    ])
  })

  it('has one of them left out, or it and those that follow', () => {
    const without = (originalStart: string, part: 'this' | 'following') =>
      shown(apply(named, leaveOut(at(named, originalStart), part)))
    expect(without('2026-11-12T19:00:00', 'this')).toEqual([`${first} Choir`, `${third} Choir`])
    expect(without('2026-11-03T19:00:00', 'this')).toEqual([`${second} Choir`, `${third} Choir`])
    expect(without('2026-11-12T19:00:00', 'following')).toEqual([`${first} Choir`])
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
