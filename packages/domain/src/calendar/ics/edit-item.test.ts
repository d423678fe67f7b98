import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarEventDefaults, type CalendarEvent } from '../calendar-event.ts'
import { emptyAt, type ItemFields, itemOfRows } from '../connected/item.ts'
import { eventOverrideDefaults } from '../event-override.ts'
import { runs } from '../test/runs.ts'
import { addToWall, wallSeconds, type WallTime } from '../wall-time.ts'
import { linesOf } from './decode.ts'
import { editItem } from './edit-item.ts'
import { icsEventOf, overrideRows } from './event-rows.ts'
import { readItem } from './read-item.ts'
import { BERLIN_BY_RULES, calendar, event } from './test/files.ts'

/** Of Node, whose types are not those of the rules. */
declare const console: { log(text: string): void }

const ID = '5f0c7a52-8f0e-4bb0-9b53-0d3f0a8c4e11'
const NOW = new Date('2026-11-23T08:00:00Z')

const GUESTS = [
  'ORGANIZER;CN="Meier; Paul":mailto:paul@example.org',
  'ATTENDEE;PARTSTAT=ACCEPTED;CN=Anna:mailto:anna@example.org',
  'ATTENDEE;X-NUM-GUESTS=0:mailto:ben@example.org',
]
const ALARM = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT30M', 'X-WR-ALARMUID:7', 'END:VALARM']
const PRIVATE = ['X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC', 'CLASS:PRIVATE', 'CATEGORIES:Gym,Friends']

const WEEKLY = calendar(
  ...BERLIN_BY_RULES('W. Europe Standard Time'),
  'X-WR-CALNAME:Team',
  'BEGIN:VEVENT',
  'UID:w1@example.org',
  'DTSTAMP:20261101T080000Z',
  'SEQUENCE:2',
  'SUMMARY;LANGUAGE=de:Jour fixe',
  'DTSTART;TZID=W. Europe Standard Time:20261102T090000',
  'DURATION:PT30M',
  'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270330T215959Z',
  'EXDATE;TZID=W. Europe Standard Time:20261109T090000',
  'X-ALT-DESC;FMTTYPE=text/html:<p>Bring cake</p>',
  'DESCRIPTION:Bring cake',
  ...GUESTS,
  ...PRIVATE,
  ...ALARM,
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:w1@example.org',
  'RECURRENCE-ID;TZID=W. Europe Standard Time:20261116T090000',
  'DTSTAMP:20261101T080000Z',
  'DTSTART;TZID=W. Europe Standard Time:20261117T100000',
  'DTEND;TZID=W. Europe Standard Time:20261117T103000',
  'SUMMARY:Jour fixe\\, moved',
  'DESCRIPTION:Bring cake',
  'ATTENDEE;CN=Only today:mailto:today@example.org',
  'X-DAY:kept',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:w1@example.org',
  'RECURRENCE-ID;TZID=W. Europe Standard Time:20261123T090000',
  'DTSTART;TZID=W. Europe Standard Time:20261123T090000',
  'DURATION:PT30M',
  'SUMMARY:Jour fixe',
  'STATUS:CANCELLED',
  'END:VEVENT',
)
const SINGLE = event(
  'SUMMARY:Dentist',
  'DTSTART:20261123T150000Z',
  'DTEND:20261123T160000Z',
  'LOCATION:Main street 1',
  'GEO:48.1;11.5',
  'URL:message://a%20letter',
  ...GUESTS,
  ...PRIVATE,
  'BEGIN:X-ODD',
  'X-IN:it',
  'END:X-ODD',
  ...ALARM,
)
const DAYS = event('SUMMARY:Trip', 'DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261126', ...GUESTS)
const PERIODS = event(
  'SUMMARY:Shift',
  'DTSTART;TZID=Europe/Berlin:20261123T080000',
  'DTEND;TZID=Europe/Berlin:20261123T160000',
  'RDATE;TZID=Europe/Berlin;VALUE=PERIOD:20261124T080000/PT2H,20261125T080000/PT3H',
  'RRULE:FREQ=YEARLY;COUNT=1',
  ...ALARM,
)
const FLOATING = event('SUMMARY:Run', 'DTSTART:20261123T070000', 'RRULE:FREQ=DAILY', 'X-KEPT:yes')
const FILES = { WEEKLY, SINGLE, DAYS, PERIODS, FLOATING }

const itemOf = (raw: string): ItemFields => {
  const read = readItem(raw)
  if (!read) throw new Error('no event')
  return read.item
}
const edited = (raw: string, change: (item: ItemFields) => ItemFields) =>
  editItem({ raw, id: ID, item: change(itemOf(raw)), now: NOW })
const withEvent = (change: Partial<ItemFields['event']>) => (item: ItemFields) => ({
  ...item,
  event: { ...item.event, ...change },
})
/** The lines that one text has and the other does not. */
const differences = (before: string, after: string) => {
  const count = (text: string) => Map.groupBy(linesOf(text), (line) => line)
  const [a, b] = [count(before), count(after)]
  const more = (from: typeof a, than: typeof b) =>
    [...from].flatMap(([line, all]) => all.slice(than.get(line)?.length ?? 0))
  return { gone: more(a, b), come: more(b, a) }
}

describe('an event that is edited', () => {
  it.each(Object.entries(FILES))('is the same text where nothing changed: %s', (_, raw) => {
    expect(linesOf(edited(raw, (item) => item)).toSorted()).toEqual(linesOf(raw).toSorted())
  })

  it('has another title, and nothing else', () => {
    expect(differences(SINGLE, edited(SINGLE, withEvent({ title: 'Doctor, upstairs' })))).toEqual({
      gone: ['DTSTAMP:20261101T000000Z', 'SUMMARY:Dentist'],
      come: ['DTSTAMP:20261123T080000Z', 'SUMMARY:Doctor\\, upstairs'],
    })
  })

  it('loses what was said of a place or a text that is another', () => {
    const next = edited(SINGLE, withEvent({ location: null }))
    expect(differences(SINGLE, next).gone).toEqual([
      'DTSTAMP:20261101T000000Z',
      'LOCATION:Main street 1',
      'GEO:48.1;11.5',
    ])
    const other = edited(WEEKLY, withEvent({ description: 'Bring tea' }))
    expect(differences(WEEKLY, other)).toMatchObject({
      gone: expect.arrayContaining(['X-ALT-DESC;FMTTYPE=text/html:<p>Bring cake</p>']),
      come: expect.arrayContaining(['DESCRIPTION:Bring tea']),
    })
  })

  it('moves in the zone that its file calls by a name of its own', () => {
    const next = edited(WEEKLY, withEvent({ endDatetime: '2026-11-02T10:00:00' }))
    expect(differences(WEEKLY, next)).toEqual({
      gone: ['DTSTAMP:20261101T080000Z', 'SEQUENCE:2', 'DURATION:PT30M'],
      come: ['DTSTAMP:20261123T080000Z', 'SEQUENCE:3', 'DTEND;TZID=W. Europe Standard Time:20261102T100000'],
    })
  })

  it('tells of a zone that its file does not know', () => {
    const next = edited(SINGLE, withEvent({ timeZone: 'Asia/Tokyo' }))
    expect(next).toContain('TZID:Asia/Tokyo\r\n')
    expect(next).toContain('DTSTART;TZID=Asia/Tokyo:20261123T150000\r\n')
    expect(next).toMatch(/BEGIN:VTIMEZONE[^]*END:VTIMEZONE\r\nBEGIN:VEVENT/)
  })

  it('has a day of a series that is other, with the guests and alarms of the others', () => {
    const day = { ...emptyAt('2026-11-30T09:00:00'), title: 'Party' }
    const next = edited(WEEKLY, (item) => ({ ...item, overrides: [...item.overrides, day] }))
    const { gone, come } = differences(WEEKLY, next)
    expect(gone).toEqual([])
    expect(come).toEqual(
      expect.arrayContaining([
        'RECURRENCE-ID;TZID=W. Europe Standard Time:20261130T090000',
        'DTSTART;TZID=W. Europe Standard Time:20261130T090000',
        'SUMMARY:Party',
        ...GUESTS,
        ...ALARM,
      ]),
    )
    expect(come).not.toContain('RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270330T215959Z')
  })

  it('takes its changed days along when it moves, with their own guests', () => {
    const next = edited(WEEKLY, (item) => shifted(item, 3600))
    expect(next).toContain('RECURRENCE-ID;TZID=W. Europe Standard Time:20261116T100000')
    expect(next).toContain('ATTENDEE;CN=Only today:mailto:today@example.org')
    expect(next).toContain('X-DAY:kept')
  })

  it('leaves out a day beside what is left out already', () => {
    const left = { '2026-11-09T09:00:00': true, '2026-11-23T09:00:00': true, '2026-12-07T09:00:00': true }
    expect(differences(WEEKLY, edited(WEEKLY, withEvent({ exceptions: left })))).toEqual({
      gone: ['DTSTAMP:20261101T080000Z', 'SEQUENCE:2'],
      come: ['DTSTAMP:20261123T080000Z', 'SEQUENCE:3', 'EXDATE;TZID=W. Europe Standard Time:20261207T090000'],
    })
  })

  it.each(['', 'nothing', 'BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:1\r\nEND:VTODO\r\nEND:VCALENDAR\r\n'])(
    'is given back as it is where it is no event: %j',
    (raw) => {
      expect(readItem(raw)).toBeNull()
      expect(editItem({ raw, id: ID, item: itemOf(SINGLE), now: NOW })).toBe(raw)
    },
  )

  it('is null where only some days of a series are there', () => {
    const day = (date: string) => [
      'BEGIN:VEVENT',
      'UID:o@x',
      `RECURRENCE-ID:${date}`,
      `DTSTART:${date}`,
      `SUMMARY:Invited`,
      'END:VEVENT',
    ]
    expect(readItem(calendar(...day('20261123T150000Z'), ...day('20261130T150000Z')))).toBeNull()
    const one = calendar(...day('20261123T150000Z'))
    const next = edited(one, withEvent({ title: 'Me too' }))
    expect(differences(one, next)).toMatchObject({
      gone: ['SUMMARY:Invited'],
      come: expect.arrayContaining(['SUMMARY:Me too']),
    })
  })
})

function shifted({ event: own, overrides }: ItemFields, by: number): ItemFields {
  const move = (wall: WallTime | null) => wall && addToWall(wall, by)
  const keys = (object: object) =>
    Object.fromEntries(Object.keys(object).map((wall) => [addToWall(wall, by), true]))
  return {
    event: {
      ...own,
      startDatetime: addToWall(own.startDatetime, by),
      endDatetime: addToWall(own.endDatetime, by),
      exceptions: keys(own.exceptions),
      additions: keys(own.additions),
    },
    overrides: overrides.map((one) => ({
      ...one,
      originalStart: addToWall(one.originalStart, by),
      startDatetime: move(one.startDatetime),
      endDatetime: move(one.endDatetime),
    })),
  }
}

/** An item as it can be compared with what is read again: a day says only what is other. */
function plainly({ event: own, overrides }: ItemFields): ItemFields {
  const row: CalendarEvent = { ...calendarEventDefaults, ...own, id: ID }
  const rows = overrides
    .filter(({ originalStart }) => !(originalStart in own.exceptions))
    .map((one) => ({ ...eventOverrideDefaults, ...one, id: '', eventId: ID }))
  const written = icsEventOf(row, rows)
  // The first occurrence takes place whether or not it is said beside the rule.
  const { [own.startDatetime]: _, ...additions } = own.additions
  return itemOfRows({ ...row, additions, recurrenceEnd: null }, overrideRows(ID, written, new Map()))
}

describe('an event that is edited at random', () => {
  const words = fc.oneof(
    fc.constantFrom('Tea, cake; and\\more\nthan that', 'a:b;c="d"', 'Grüße 😀', 'x'.repeat(200)),
    fc.stringMatching(/^[a-z ,;\\:"]{1,40}$/).map((text) => `a${text}b`),
  )
  const at = fc.nat(20)
  const change = fc.oneof(
    fc.record({ kind: fc.constant('title' as const), text: words }),
    fc.record({
      kind: fc.constantFrom('description' as const, 'location' as const),
      text: fc.option(words),
    }),
    fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom('confirmed', 'tentative') }),
    fc.record({
      kind: fc.constant('move' as const),
      days: fc.integer({ min: -9, max: 9 }),
      hours: fc.nat(3),
    }),
    fc.record({ kind: fc.constant('length' as const), hours: fc.integer({ min: 1, max: 30 }) }),
    fc.record({
      kind: fc.constant('zone' as const),
      zone: fc.constantFrom('Asia/Tokyo', 'Europe/Berlin', 'UTC', 'America/New_York', null),
    }),
    fc.record({
      kind: fc.constant('rule' as const),
      rule: fc.constantFrom(null, 'FREQ=DAILY', 'FREQ=DAILY;UNTIL=20270105T120000', 'FREQ=WEEKLY;COUNT=9'),
    }),
    fc.record({ kind: fc.constantFrom('leaveOut' as const, 'bringBack' as const, 'add' as const), at }),
    fc.record({ kind: fc.constant('day' as const), at, text: words, hours: fc.option(fc.nat(5)) }),
    fc.record({ kind: fc.constant('asOthers' as const), at }),
  )
  type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

  const dayOf = ({ event: own }: ItemFields, n: number) => addToWall(own.startDatetime, (n + 1) * 7 * 86_400)

  function apply(item: ItemFields, one: Change): ItemFields {
    const { event: own, overrides } = item
    const set = (fields: Partial<ItemFields['event']>) => ({ ...item, event: { ...own, ...fields } })
    const isSeries = own.recurrence !== null
    switch (one.kind) {
      case 'title':
        return set({ title: one.text })
      case 'description':
      case 'location':
        return set({ [one.kind]: one.text })
      case 'status':
        return set({ status: one.status })
      case 'move':
        return shifted(item, one.days * 86_400 + (own.allDay ? 0 : one.hours * 3600))
      case 'length':
        return own.allDay ? item : set({ endDatetime: addToWall(own.startDatetime, one.hours * 3600) })
      case 'zone':
        return own.allDay ? item : set({ timeZone: one.zone })
      case 'rule':
        if (one.rule !== null)
          return set({ recurrence: own.allDay ? one.rule.replace('T120000', 'T235959') : one.rule })
        return { event: { ...own, recurrence: null, exceptions: {}, additions: {} }, overrides: [] }
      case 'leaveOut':
        return isSeries ? set({ exceptions: { ...own.exceptions, [dayOf(item, one.at)]: true } }) : item
      case 'bringBack': {
        const [first, ...rest] = Object.keys(own.exceptions)
        return first === undefined
          ? item
          : set({ exceptions: Object.fromEntries(rest.map((key) => [key, true])) })
      }
      case 'add':
        return isSeries ? set({ additions: { ...own.additions, [dayOf(item, one.at)]: true } }) : item
      case 'day': {
        if (!isSeries) return item
        const originalStart = dayOf(item, one.at)
        const start = one.hours === null || own.allDay ? null : addToWall(originalStart, one.hours * 3600)
        const length = wallSeconds(own.endDatetime) - wallSeconds(own.startDatetime)
        const day = {
          ...emptyAt(originalStart),
          title: one.text,
          startDatetime: start,
          endDatetime: start && addToWall(start, length),
        }
        const others = overrides.filter((other) => other.originalStart !== originalStart)
        return {
          ...item,
          overrides: [...others, day].toSorted((a, b) => (a.originalStart < b.originalStart ? -1 : 1)),
        }
      }
      case 'asOthers':
        return { ...item, overrides: overrides.filter((_, i) => i !== one.at) }
    }
  }

  /** Lines that an edit may take away or write anew. */
  const TOUCHED =
    /^(?:DTSTAMP|LAST-MODIFIED|SEQUENCE|SUMMARY|DESCRIPTION|LOCATION|STATUS|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|X-ALT-DESC|GEO|BEGIN|END)\b/
  /** Lines of the series, which no edit of it takes away. */
  const keptOf = (raw: string) => {
    const master = raw.slice(raw.indexOf('BEGIN:VEVENT'), raw.indexOf('END:VEVENT'))
    return linesOf(master).filter((line) => line !== '' && !TOUCHED.test(line))
  }

  const RUNS = runs(300, 10_000)

  it(`says what it should and keeps all else, ${RUNS} times`, () => {
    let edits = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(FILES)),
        fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
        (file, rounds) => {
          let raw = file
          for (const changes of rounds) {
            const item = changes.reduce(apply, itemOf(raw))
            raw = editItem({ raw, id: ID, item, now: NOW })
            edits += 1
            expect(plainly(itemOf(raw))).toEqual(plainly(item))
            expect(linesOf(raw)).toEqual(expect.arrayContaining(keptOf(file)))
            expect(editItem({ raw, id: ID, item: itemOf(raw), now: NOW })).toBe(raw)
          }
        },
      ),
      { numRuns: RUNS },
    )
    console.log(`${RUNS} histories with ${edits} edits`)
  })

  it(`says what it should where it is new, ${RUNS} times`, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(FILES)),
        fc.array(change, { maxLength: 3 }),
        (file, changes) => {
          const item = plainly(changes.reduce(apply, itemOf(file)))
          const raw = editItem({ raw: null, id: ID, item, now: NOW })
          const read = readItem(raw)
          expect(read?.uid).toBe(`${ID}@glimmer`)
          expect(read && plainly(read.item)).toEqual(item)
          expect(raw).not.toMatch(/^(?:COLOR|CATEGORIES)/m)
        },
      ),
      { numRuns: RUNS },
    )
  })
})
