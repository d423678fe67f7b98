import { randomUUID } from 'node:crypto'
import { calendarEventDefaults } from '@glimmer/domain/calendar/calendar-event'
import { type ItemFields, itemOfRows } from '@glimmer/domain/calendar/connected/item'
import { eventOverrideDefaults } from '@glimmer/domain/calendar/event-override'
import { occurrences, recurrenceEnd } from '@glimmer/domain/calendar/occurrences'
import { parseRule } from '@glimmer/domain/calendar/rule'
import { addToWall, type WallTime } from '@glimmer/domain/calendar/wall-time'
import { instantOf, wallAt } from '@glimmer/domain/calendar/zones'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { openGoogle } from '../../../test/google/open-google.ts'
import { startGoogleCalendar } from '../../../test/google-calendar.ts'
import { describedPlainly, plainDescription } from './description.ts'
import { googleIdOf } from './event-id.ts'

const RUNS = process.env['GLIMMER_FAULTS'] === 'full' ? 1_000 : 30
const ADA = 'ada@example.org'
const google = await startGoogleCalendar()
afterAll(() => google.close())

const DAY = 86_400
const OWN_ZONE = 'Europe/Lisbon'
const ZONES = [OWN_ZONE, 'Europe/London', 'America/New_York', 'Asia/Kolkata', 'UTC']
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .array(fc.constantFrom('<b>', '</p>', '&amp;', '& ', 'a < b', '\n', 'ü', '\\n', ';', ',', '"', 'x'), {
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
)
/** As rows keep it: without NUL, and with lines that end by LF. */
const stored = texts.map((text) => text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').toWellFormed())
const rules = fc.constantFrom(
  null,
  'FREQ=DAILY',
  'FREQ=DAILY;COUNT=9',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2;UNTIL=20270301T235959',
  'FREQ=MONTHLY',
  'FREQ=YEARLY;COUNT=4',
)

interface Choice {
  readonly title: string
  readonly description: string
  readonly location: string
  readonly url: string | null
  readonly isTentative: boolean
  readonly day: number
  readonly hour: number
  readonly lasts: number
  readonly allDay: boolean
  readonly zone: string | null
  readonly rule: string | null
  readonly addition: boolean
  readonly days: readonly { readonly nth: number; readonly how: 'left out' | 'title' | 'moved' | 'empty' }[]
}

const choice: fc.Arbitrary<Choice> = fc.record({
  title: stored.map((title) => title.trim() || 'Event'),
  description: stored,
  location: stored,
  url: fc.constantFrom(null, 'https://example.org/a?b=c,d;e'),
  isTentative: fc.boolean(),
  day: fc.integer({ min: 0, max: 300 }),
  hour: fc.integer({ min: 5, max: 20 }),
  lasts: fc.integer({ min: 0, max: 40 }),
  allDay: fc.boolean(),
  zone: fc.constantFrom(null, ...ZONES.slice(1)),
  rule: rules,
  addition: fc.boolean(),
  days: fc.array(
    fc.record({
      nth: fc.integer({ min: 0, max: 5 }),
      how: fc.constantFrom('left out', 'title', 'moved', 'empty'),
    }),
    { maxLength: 4 },
  ),
})

/** Whether it was deleted on both sides before, and comes back. */
const deletions = fc.integer({ max: 3, min: 0 }).map((dice) => dice === 0)

/** Google keeps moments: an event that ends in the hour that spring leaves out ends an hour later there. */
const hasHour = (wall: WallTime, zone: string) => wallAt(instantOf(wall, zone), zone) === wall

/** An event as a device writes it, from what was thrown. */
function itemFrom(one: Choice): ItemFields {
  const { allDay, rule } = one
  const first = addToWall('2026-02-03T00:00:00', one.day * DAY + (allDay ? 0 : one.hour * 3600))
  const lasts = allDay ? (1 + (one.lasts % 3)) * DAY - 1 : one.lasts * 1800
  /** How long it takes from there, so that it ends in an hour that there is. */
  const lengthFrom = (start: WallTime) =>
    ZONES.every((zone) => hasHour(addToWall(start, lasts), zone)) ? lasts : lasts + 3600
  const reading = parseRule(rule ?? '')
  const parsed = reading.kind === 'rule' ? reading.rule : null
  const starts = parsed
    ? occurrences({ rule: parsed, start: first, from: first, to: '2040-01-01T00:00:00', limit: 6 })
    : []
  const addition = parsed && one.addition ? addToWall(first, (allDay ? 2 : 2.25) * DAY) : null
  const byNth = new Map(one.days.map(({ nth, how }) => [nth, how]))
  const chosen = [...byNth].flatMap(([nth, how]) =>
    starts[nth] === undefined ? [] : [{ at: starts[nth], how }],
  )
  const event = {
    ...calendarEventDefaults,
    title: one.title,
    description: one.description || null,
    location: one.location || null,
    url: one.url,
    status: one.isTentative ? ('tentative' as const) : ('confirmed' as const),
    startDatetime: first,
    endDatetime: addToWall(first, lengthFrom(first)),
    allDay,
    timeZone: allDay ? null : one.zone,
    recurrence: rule,
    recurrenceEnd: parsed && recurrenceEnd({ rule: parsed, start: first }),
    exceptions: Object.fromEntries(
      chosen.filter(({ how }) => how === 'left out').map(({ at }) => [at, true]),
    ),
    additions: addition === null || starts.includes(addition) ? {} : { [addition]: true },
  }
  const movedTo = (start: WallTime) => ({
    startDatetime: start,
    endDatetime: addToWall(start, lengthFrom(start)),
  })
  const changed = chosen.filter(({ how }) => how !== 'left out')
  return itemOfRows(
    event,
    changed.map(({ at, how }) => ({
      ...eventOverrideDefaults,
      eventId: '',
      originalStart: at,
      ...(how === 'title' && { title: `${one.title}, changed` }),
      ...(how === 'empty' &&
        (one.description === '' ? { location: `${one.location}.` } : { description: '' })),
      ...(how === 'moved' && movedTo(addToWall(at, DAY))),
    })),
  )
}

it(`whatever becomes of an event here, Google has it, and says the same of it, ${RUNS} times`, async () => {
  const { connector, accessOf } = openGoogle(google, 20_000)
  google.addPerson(ADA, OWN_ZONE)
  const access = await accessOf(ADA)
  const { events } = google.people.get(ADA)!.calendars.get(ADA)!
  const foreign = {
    colorId: '3',
    reminders: { useDefault: false },
    attendees: [{ email: 'ben@example.org' }],
  }
  const seen = new Set<string>()
  const readAgain = async (href: string) => {
    events.patch(href, foreign)
    const read = await connector.read(access, ADA, {
      cursor: null,
      etags: async () => new Map(),
      rawsOf: async () => new Map(),
    })
    const item = read.kind === 'read' ? read.items.find((one) => one.href === href) : undefined
    if (!item) throw new Error('not read')
    events.forgetOthers(href)
    return item
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(choice, deletions), { minLength: 1, maxLength: 4 }),
      async (choices) => {
        const id = randomUUID()
        let href: string | null = null
        let raw: string | null = null
        for (const [one, isDeletedBefore] of choices) {
          if (isDeletedBefore && href !== null) {
            events.remove(href)
            href = null
            raw = null
          }
          const item = itemFrom(one)
          const encoded = connector.encode({ raw, id, item, now: new Date() })
          const answer = await connector.put(access, ADA, { href, etag: null, id, raw: encoded })
          if (answer.kind !== 'kept') throw new Error(answer.kind)
          const read = connector.decode(answer.item)
          expect(read).toEqual({ uid: googleIdOf(id), ownId: id, item })
          ;({ href, raw } = answer.item)
          // Google's own programs add what Glimmer knows nothing of, which stays.
          expect(events.get(href)).toMatchObject(seen.has(href) ? foreign : {})
          if (!seen.has(href)) raw = (await readAgain(href)).raw
          seen.add(href)
        }
      },
    ),
    { numRuns: RUNS },
  )
  console.log(`${RUNS} histories of events put to Google`)
})

it('a description that looks like HTML is shown as it was written', () => {
  fc.assert(
    fc.property(stored, (text) => {
      expect(plainDescription(describedPlainly(text))).toBe(text)
    }),
    { numRuns: RUNS * 20 },
  )
  expect(plainDescription('<p>Dial <a href="tel:1">1</a><br>&#8364; 5 &amp; more</p>')).toBe(
    'Dial 1\n€ 5 & more\n',
  )
})

it('ids are base32hex, and each another', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (a, b) => {
      expect(googleIdOf(a)).toMatch(/^[0-9a-v]{26}$/)
      expect(googleIdOf(a) === googleIdOf(b)).toBe(a === b)
      const bytes = Buffer.from(a.replaceAll('-', ''), 'hex')
      expect(base32hex(bytes)).toBe(googleIdOf(a))
    }),
  )
})

/** By the letter of RFC 4648, bit by bit. */
function base32hex(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => Number.parseInt(five.padEnd(5, '0'), 2).toString(32))
    .join('')
}
