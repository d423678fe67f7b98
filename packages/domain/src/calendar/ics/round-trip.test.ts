import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarEventSchema } from '../calendar-event.ts'
import { eventOverrideSchema } from '../event-override.ts'
import { runs } from '../test/runs.ts'
import { eventRow, overrideRows } from './event-rows.ts'
import type { IcsEvent } from './ics-event.ts'
import { readCalendar } from './read-calendar.ts'
import * as files from './test/files.ts'
import { ODD_FILES } from './test/odd-files.ts'
import { writeCalendar } from './write-calendar.ts'
import { zoneLines } from './write-zone.ts'
import { anyLetter } from '../../test/any-letter.ts'

/** Of Node, whose types are not those of the rules. */
declare const performance: { now(): number }
declare const console: { log(text: string): void }
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const ID = '5f0c7a52-8f0e-4bb0-9b53-0d3f0a8c4e11'
const NOW = new Date('2026-11-23T08:00:00Z')
const FILES = [files.GOOGLE, files.OUTLOOK, files.APPLE, files.NEXTCLOUD, files.THUNDERBIRD]

const ODD = Object.values(ODD_FILES).flatMap(({ file }) =>
  typeof file === 'string' && file.length < 10_000 ? [file] : [],
)

/** A mutation of a file a thousand characters long is read in a few milliseconds; a busy machine takes longer. */
const MOST_MS = 2000

function eventsOf(file: string): readonly IcsEvent[] {
  const reading = readCalendar(file)
  return reading.kind === 'calendar' ? reading.events : []
}

/** What no row can keep. */
function refusedRows(event: IcsEvent): unknown[] {
  const { id, ...row } = eventRow({ id: ID, event, calendarId: null, spent: { work: 0 } })
  const overrides = overrideRows(id, event, new Map())
  const refused = overrides.map(
    ({ id: own, ...one }) => own === '' || eventOverrideSchema.safeParse(one).error,
  )
  return [calendarEventSchema.safeParse(row).error, ...refused].filter((error) => error !== undefined)
}

const written = (events: readonly IcsEvent[]) => writeCalendar({ events, name: '', now: NOW })

describe('a file that is written', () => {
  it.each(FILES.map((file) => [/UID:(.*)/.exec(file)?.[1] ?? '', file]))(
    'says what was read: %s',
    (_, file) => {
      const events = eventsOf(file)
      expect(events.length).toBeGreaterThan(0)
      expect(eventsOf(written(events))).toEqual(events)
    },
  )

  it('has lines of at most 75 octets that end by CRLF, and no letter in two', () => {
    const [event] = eventsOf(files.event('DTSTART:20261123T090000', `SUMMARY:${'Grüße 😀, '.repeat(40)}`))
    const lines = written([event!]).split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
    expect(written([event!])).not.toMatch(/[^\r]\n|\uFFFD/)
    expect(eventsOf(written([event!]))).toEqual([event])
  })

  it('says what each kind of event looks like', () => {
    const one = (...content: string[]) => eventsOf(files.event(...content))
    const events = [
      ...one('DTSTART;TZID=Europe/Lisbon:20261123T150000', 'DURATION:PT1H'),
      ...one('DTSTART:20261123', 'RRULE:FREQ=DAILY;UNTIL=20261130'),
      ...one('DTSTART:20261123T150000Z', 'RRULE:FREQ=DAILY;COUNT=2'),
    ]
    const file = written(events)
    expect(file).toContain(
      'DTSTART;TZID=Europe/Lisbon:20261123T150000\r\nDTEND;TZID=Europe/Lisbon:20261123T160000\r\n',
    )
    expect(file).toContain(
      'DTSTART;VALUE=DATE:20261123\r\nDTEND;VALUE=DATE:20261124\r\nRRULE:FREQ=DAILY;UNTIL=20261130\r\n',
    )
    expect(file).toContain('DTSTART:20261123T150000Z\r\nDTEND:20261123T150000Z\r\n')
  })

  it('says the same of a rule whose name has a NUL in it', () => {
    const events = eventsOf(
      files.event('DTSTART:20261123T090000', 'RRU\0LE:FREQ=DAILY;COUNT=2', '\0SUMMARY:Tea'),
    )
    expect(events).toEqual([
      expect.objectContaining({ title: 'Tea', recurrence: 'FREQ=DAILY;COUNT=2', raw: '' }),
    ])
    expect(eventsOf(written(events))).toEqual(events)
  })

  it('is never ended or begun anew by what stands in a zone, an address or a rule', () => {
    const [event] = eventsOf(files.event('DTSTART;TZID=Europe/Lisbon:20261123T150000', 'SUMMARY:Tea'))
    for (const odd of ['+00:05', 'a"b;X=1:2', 'a\r\nEND:VEVENT', 'a\nBEGIN:VEVENT\nUID:2']) {
      const file = written([{ ...event!, timeZone: odd, url: odd, recurrence: odd }])
      expect(eventsOf(file)).toEqual([
        expect.objectContaining({ uid: event!.uid, start: event!.start, title: 'Tea' }),
      ])
    }
  })
})

describe('a zone that is written', () => {
  it('is a rule where clocks follow one', () => {
    expect(zoneLines('Europe/Berlin', 2026, 2026)).toEqual(
      `BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:STANDARD
DTSTART:20260101T000000
TZOFFSETFROM:+0100
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20260329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20261025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`.split('\n'),
    )
  })

  it('is one offset where clocks are never changed, and dates before a rule, or instead of it', () => {
    expect(zoneLines('Asia/Tokyo', 2026, 2026).filter((line) => line.startsWith('DTSTART'))).toHaveLength(1)
    const newYork = zoneLines('America/New_York', 2005, 2026)
    expect(newYork.filter((line) => line.startsWith('RRULE'))).toEqual([
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    ])
    expect(newYork).toContain('DTSTART:20050403T020000')
    expect(zoneLines('Africa/Casablanca', 2026, 2026).filter((line) => line.startsWith('RRULE'))).toEqual([])
  })

  const zones = Intl.supportedValuesOf('timeZone')
  const step = Math.ceil(zones.length / runs(12, zones.length))

  it.each(zones.filter((_, i) => i % step === 0))(
    'is read as the same times under another name: %s',
    (zone) => {
      const rules = zoneLines(zone, 2026, 2026).map((line) =>
        line.startsWith('TZID') ? 'TZID:Our office' : line,
      )
      for (const date of ['20260215', '20260615', '20261023', '20261101']) {
        const read = (tzid: string, own: string[]) =>
          eventsOf(
            files.calendar(
              ...own,
              'BEGIN:VEVENT',
              'UID:1',
              `DTSTART;TZID=${tzid}:${date}T120000`,
              'DTEND:20270101T000000Z',
              'END:VEVENT',
            ),
          )
        // The end is in UTC, so that it is shown by the offset of the zone.
        expect([zone, read('Our office', rules)[0]?.end]).toEqual([zone, read(zone, [])[0]?.end])
      }
    },
  )
})

describe('a file that is changed at random', () => {
  const mutation = fc.record({
    file: fc.oneof(fc.constantFrom(...FILES), fc.constantFrom(...ODD)),
    changes: fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        kind: fc.constantFrom('cut', 'put', 'swap', 'again', 'end'),
        length: fc.integer({ min: 1, max: 60 }),
        text: fc.oneof(
          fc.string({ maxLength: 12, unit: anyLetter }),
          fc.constantFrom(
            '\r\n',
            '\n',
            ':',
            ';',
            '"',
            '\\',
            '\0',
            '\uD800',
            'BEGIN:VEVENT\r\n',
            'END:VEVENT\r\n',
            'END:VCALENDAR',
            '99999999',
            '-',
            'T',
            'Z',
            'COUNT=1000000000;',
            'FREQ=SECONDLY;',
            'INTERVAL=999999999;',
            'BYSETPOS=-1;',
            'DURATION:P999999D\r\n',
            'RDATE:00000101\r\n',
            'TZID=',
            'RECURRENCE-ID:20261123T150000Z\r\n',
          ),
        ),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })

  const apply = ({ file, changes }: typeof mutation extends fc.Arbitrary<infer T> ? T : never) =>
    changes.reduce((text, { at, kind, length, text: put }) => {
      const from = Math.floor(at * text.length)
      const [before, piece, after] = [
        text.slice(0, from),
        text.slice(from, from + length),
        text.slice(from + length),
      ]
      if (kind === 'cut') return before + after
      if (kind === 'end') return before
      if (kind === 'again') return before + piece.repeat(3) + after
      return before + put + (kind === 'put' ? piece : '') + after
    }, file)

  const RUNS = runs(300, 10_000)

  it(`is read without a fault, quickly, and written as it was read, ${RUNS} times`, () => {
    let slowest = 0
    fc.assert(
      fc.property(mutation, (one) => {
        const file = apply(one)
        const began = performance.now()
        const events = eventsOf(file)
        const again = eventsOf(written(events))
        slowest = Math.max(slowest, performance.now() - began)
        expect(slowest).toBeLessThan(MOST_MS)
        expect(again).toEqual(events)
        expect(events.flatMap(refusedRows)).toEqual([])
      }),
      { numRuns: RUNS },
    )
    console.log(`${RUNS} changed files, the slowest in ${slowest.toFixed(0)} ms`)
  })

  it('of bytes is read without a fault as well', () => {
    const bytes = FILES.map((file) => new TextEncoder().encode(file))
    const change = fc.tuple(
      fc.constantFrom(...bytes),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 }),
    )
    fc.assert(
      fc.property(change, ([file, changes]) => {
        const changed = file.slice()
        for (const [at, byte] of changes) changed[at % changed.length] = byte
        const reading = readCalendar(changed)
        expect(['calendar', 'unreadable']).toContain(reading.kind)
      }),
      { numRuns: runs(200, 10_000) },
    )
  })
})
