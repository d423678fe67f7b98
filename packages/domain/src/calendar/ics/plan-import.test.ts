import { describe, expect, it } from 'vitest'
import { calendarEventSchema, type CalendarEvent } from '../calendar-event.ts'
import { eventOverrideSchema, type EventOverride } from '../event-override.ts'
import { eventRow, icsEventOf } from './event-rows.ts'
import { MAX_IMPORT_WORK } from './limits.ts'
import { planImport, type ImportPlan } from './plan-import.ts'
import { readCalendar } from './read-calendar.ts'
import { APPLE, calendar, event, GOOGLE, NEXTCLOUD, OUTLOOK, THUNDERBIRD } from './test/files.ts'
import { writeCalendar } from './write-calendar.ts'

const NOW = new Date('2026-11-23T08:00:00Z')

interface Rows {
  readonly existing: readonly CalendarEvent[]
  readonly overrides: readonly EventOverride[]
}

const NOTHING: Rows = { existing: [], overrides: [] }

/** Ids that only tell names apart, as a hash does. */
function idOf(name: string): string {
  let hash = 0n
  for (const letter of name) hash = (hash * 1_000_003n + BigInt(letter.codePointAt(0)!)) % 2n ** 128n
  return hash
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function plan(file: string, rows = NOTHING): ImportPlan {
  const reading = readCalendar(file)
  if (reading.kind !== 'calendar') throw new Error(reading.reason)
  return planImport({ events: reading.events, calendar: 'file', calendarId: null, ...rows, idOf })
}

/** The rows after a plan was carried out. */
function carriedOut({ added, changed }: ImportPlan, before = NOTHING): Rows {
  const all = [...added, ...changed]
  const events = new Map([...before.existing, ...all.map((one) => one.event)].map((row) => [row.id, row]))
  const overrides = new Map(
    [...before.overrides, ...all.flatMap((one) => one.overrides)].map((row) => [row.id, row]),
  )
  for (const id of all.flatMap((one) => one.removedOverrides)) overrides.delete(id)
  return { existing: [...events.values()], overrides: [...overrides.values()] }
}

const counts = ({ added, changed, sameCount }: ImportPlan) => [added.length, changed.length, sameCount]

describe('planImport', () => {
  it.each([GOOGLE, OUTLOOK, APPLE, NEXTCLOUD, THUNDERBIRD])(
    'makes rows that can be kept, and nothing of the same file again',
    (file) => {
      const first = plan(file)
      const rows = carriedOut(first)
      for (const { id: _, ...row } of rows.existing)
        expect(calendarEventSchema.safeParse(row).error).toBeUndefined()
      for (const { id: _, ...row } of rows.overrides)
        expect(eventOverrideSchema.safeParse(row).error).toBeUndefined()
      expect(counts(first)).toEqual([rows.existing.length, 0, 0])
      expect(counts(plan(file, rows))).toEqual([0, 0, rows.existing.length])
    },
  )

  it('finds what changed, and keeps the colour and the category that somebody gave it', () => {
    const rows = carriedOut(plan(event('DTSTART:20261123T090000', 'SUMMARY:Tea')))
    const calendarId = '5f0c7a52-8f0e-4bb0-9b53-0d3f0a8c4e11'
    const own = {
      ...rows,
      existing: rows.existing.map((row) => ({
        ...row,
        calendarId,
        color: '#112233',
        category: 'work' as const,
      })),
    }
    expect(counts(plan(event('DTSTART:20261123T090000', 'SUMMARY:Tea'), own))).toEqual([0, 0, 1])
    const changed = plan(event('DTSTART:20261123T100000', 'SUMMARY:Tea'), own)
    expect(counts(changed)).toEqual([0, 1, 0])
    expect(changed.changed[0]?.event).toMatchObject({
      startDatetime: '2026-11-23T10:00:00',
      calendarId,
      color: '#112233',
      category: 'work',
    })
  })

  it('finds occurrences that changed, and those that are as the rest again', () => {
    const series = [
      'BEGIN:VEVENT',
      'UID:1',
      'SUMMARY:Tea',
      'DTSTART:20261123T090000',
      'DTEND:20261123T100000',
      'RRULE:FREQ=DAILY',
      'END:VEVENT',
    ]
    const moved = [
      'BEGIN:VEVENT',
      'UID:1',
      'SUMMARY:Tea',
      'RECURRENCE-ID:20261124T090000',
      'DTSTART:20261124T110000',
      'DTEND:20261124T120000',
      'END:VEVENT',
    ]
    const rows = carriedOut(plan(calendar(...series)))
    const withMoved = plan(calendar(...series, ...moved), rows)
    expect(counts(withMoved)).toEqual([0, 1, 0])
    expect(withMoved.changed[0]?.overrides).toMatchObject([
      {
        originalStart: '2026-11-24T09:00:00',
        startDatetime: '2026-11-24T11:00:00',
        endDatetime: '2026-11-24T12:00:00',
        title: null,
        status: null,
      },
    ])
    const after = carriedOut(withMoved, rows)
    expect(counts(plan(calendar(...series, ...moved), after))).toEqual([0, 0, 1])
    expect(plan(calendar(...series), after).changed[0]?.removedOverrides).toEqual([after.overrides[0]?.id])
  })

  it('knows events of ours by their ids, on another device as well', () => {
    const rows = carriedOut(plan(GOOGLE))
    const events = rows.existing.map((row) => icsEventOf(row, rows.overrides))
    const file = writeCalendar({ events, name: 'Mine', now: NOW })
    expect(counts(plan(file, rows))).toEqual([0, 0, rows.existing.length])
    const elsewhere = carriedOut(plan(file))
    expect(elsewhere.existing.toSorted(byId)).toEqual(rows.existing.toSorted(byId))
    expect(elsewhere.overrides).toEqual(rows.overrides)
  })

  it('gives a name to what has none, and an end to a rule that ended before it began', () => {
    const [first] = plan(event('DTSTART:20261123T090000', 'RRULE:FREQ=DAILY;UNTIL=20200101')).added
    expect(first?.event).toMatchObject({
      title: 'No title',
      recurrenceEnd: '2026-11-23T09:00:00',
      additions: { '2026-11-23T09:00:00': true },
    })
  })

  it('counts no further than an import may, whatever the rules of a file', () => {
    const reading = readCalendar(event('DTSTART:20261123T090000', 'RRULE:FREQ=DAILY;COUNT=3'))
    const [counted] = reading.kind === 'calendar' ? reading.events : []
    const endAfter = (work: number) => {
      const spent = { work }
      const { recurrenceEnd } = eventRow({ id: '', event: counted!, calendarId: null, spent })
      return [recurrenceEnd, spent.work - work]
    }
    expect(endAfter(0)).toEqual(['2026-11-25T09:00:00', 6])
    expect(endAfter(MAX_IMPORT_WORK + 1)).toEqual(['2026-11-23T09:00:00', 0])
  })

  it('tells the same UID of two calendars apart', () => {
    const reading = readCalendar(APPLE)
    if (reading.kind !== 'calendar') throw new Error(reading.reason)
    const of = (name: string) =>
      planImport({ events: reading.events, calendar: name, calendarId: null, ...NOTHING, idOf }).added[0]
        ?.event.id
    expect(of('work')).not.toBe(of('home'))
  })
})

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
