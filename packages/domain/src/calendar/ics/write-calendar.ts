import { parseRule } from '../rule.ts'
import { addToWall, wallOfSeconds, type WallTime } from '../wall-time.ts'
import { writeRule } from '../write-rule.ts'
import { instantOf, isZone } from '../zones.ts'
import { escapeText } from './content-line.ts'
import { fileOf } from './fold.ts'
import type { IcsEvent, IcsOccurrence } from './ics-event.ts'
import { zoneLines } from './write-zone.ts'

/** Who wrote the file, as RFC 5545 asks for it. */
const PRODUCT = '-//Glimmer//Calendar//EN'

/** From this year on zones are told: of earlier ones programs go by their names, and a century of changes is long. */
export const FIRST_TOLD = 1970

interface Written {
  readonly events: readonly IcsEvent[]
  /** What the calendar is called. */
  readonly name: string
  readonly now: Date
}

/** A calendar file that `readCalendar` reads back the same. */
export function writeCalendar({ events, name, now }: Written): string {
  const { opening, zone, event, changed, closing } = calendarFile(name, now)
  return [
    opening,
    ...[...firstYears(events)].map(([timeZone, year]) => zone(timeZone, year)),
    ...events.flatMap((one) => [event(one), changed(one)]),
    closing,
  ].join('')
}

/**
 * The parts of such a file, for who writes it piece by piece: after the opening come the zones, each from the year of its first
 * event, then events and the changed occurrences of each, in any order.
 */
export function calendarFile(name: string, now: Date) {
  const stamp = `${plain(utcWall(now))}Z`
  return {
    opening: fileOf([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:${PRODUCT}`,
      'CALSCALE:GREGORIAN',
      ...(name === '' ? [] : [`X-WR-CALNAME:${escapeText(name)}`]),
    ]),
    zone: (timeZone: string, firstYear: number) =>
      needsZone(timeZone)
        ? fileOf(zoneLines(timeZone, Math.max(firstYear, FIRST_TOLD), Number(stamp.slice(0, 4))))
        : '',
    event: (event: IcsEvent) => fileOf(eventLines(event, stamp)),
    changed: (event: IcsEvent) => fileOf(changedLines(event, stamp)),
    closing: fileOf(['END:VCALENDAR']),
  }
}

/** UTC is said without a zone, and of what is none nothing can be said. */
export const needsZone = (zone: string) => !isUtc(zone) && isZone(zone)

/** The zones of events, and the year of the first event in each. */
function firstYears(events: readonly IcsEvent[]): Map<string, number> {
  const years = new Map<string, number>()
  for (const { timeZone, start, overrides } of events) {
    if (timeZone === null || !needsZone(timeZone)) continue
    const first = [start, ...overrides.map((one) => one.start)].toSorted()[0] ?? start
    years.set(timeZone, Math.min(years.get(timeZone) ?? 9999, Number(first.slice(0, 4))))
  }
  return years
}

function eventLines(event: IcsEvent, stamp: string): string[] {
  const { uid, recurrenceId, timeZone, allDay } = event
  const at = (name: string, walls: readonly WallTime[]) => dateLine(name, walls, { timeZone, allDay })
  return [
    'BEGIN:VEVENT',
    ...headLines(uid, stamp),
    ...(recurrenceId === null ? [] : [at('RECURRENCE-ID', [recurrenceId])]),
    ...occurrenceLines(event, timeZone),
    ...recurrenceLines(event),
    ...rawLines(event),
    'END:VEVENT',
  ]
}

/** The rule of an event, what is left out of it and what comes beside it, each as a line. */
export function recurrenceLines(
  event: Pick<IcsEvent, 'recurrence' | 'exceptions' | 'additions' | 'timeZone' | 'allDay'>,
): string[] {
  const at = (name: string, walls: readonly WallTime[]) => dateLine(name, walls, event)
  return [
    ...(event.recurrence === null ? [] : [`RRULE:${ruleText(event.recurrence, event)}`]),
    ...(event.exceptions.length === 0 ? [] : [at('EXDATE', event.exceptions)]),
    ...(event.additions.length === 0 ? [] : [at('RDATE', event.additions)]),
  ]
}

function changedLines({ uid, timeZone, allDay, overrides }: IcsEvent, stamp: string): string[] {
  return overrides.flatMap((one) => [
    'BEGIN:VEVENT',
    ...headLines(uid, stamp),
    dateLine('RECURRENCE-ID', [one.originalStart], { timeZone, allDay }),
    ...occurrenceLines(one, timeZone),
    ...rawLines(one),
    'END:VEVENT',
  ])
}

const headLines = (uid: string, stamp: string) => [`UID:${uid}`, `DTSTAMP:${stamp}`]

function occurrenceLines(event: IcsOccurrence, timeZone: string | null): string[] {
  const { start, end, allDay, status } = event
  // The day on which it ends is not one of its own.
  const last = allDay ? addToWall(end, 1) : end
  const said = (name: string, text: string) => (text === '' ? [] : [`${name}:${escapeText(text)}`])
  return [
    dateLine('DTSTART', [start], { timeZone, allDay }),
    dateLine('DTEND', [last], { timeZone, allDay }),
    ...said('SUMMARY', event.title),
    ...said('DESCRIPTION', event.description),
    ...said('LOCATION', event.location),
    ...(event.url === '' ? [] : [`URL:${event.url}`]),
    ...(status === 'confirmed' ? [] : [`STATUS:${status.toUpperCase()}`]),
    ...said('CATEGORIES', event.category ?? ''),
    ...said('COLOR', event.color ?? ''),
  ]
}

const rawLines = ({ raw }: IcsOccurrence) => (raw === '' ? [] : raw.split('\n'))

const isUtc = (zone: string) => zone === 'UTC' || zone === 'Etc/UTC'

/** A line of dates. `tzid`: what the file calls the zone, where that is not its name. */
export function dateLine(
  name: string,
  walls: readonly WallTime[],
  { timeZone, allDay, tzid = timeZone }: Pick<IcsEvent, 'timeZone' | 'allDay'> & { tzid?: string | null },
): string {
  if (allDay) return `${name};VALUE=DATE:${walls.map((wall) => plain(wall).slice(0, 8)).join(',')}`
  if (timeZone === null) return `${name}:${walls.map(plain).join(',')}`
  if (isUtc(timeZone)) return `${name}:${walls.map((wall) => `${plain(wall)}Z`).join(',')}`
  return `${name};TZID=${paramText(tzid ?? timeZone)}:${walls.map(plain).join(',')}`
}

/** A name of a zone is free text: in quotes nothing of it ends the parameter. */
const paramText = (text: string) => (/[",:;]/.test(text) ? `"${text.replaceAll('"', '')}"` : text)

export const plain = (wall: WallTime) => wall.replaceAll(/[-:]/g, '')
export const utcWall = (instant: Date) => wallOfSeconds(Math.floor(instant.getTime() / 1000))

/** The rule with its end as RFC 5545 wants it beside such a start: a date, a floating time, or UTC. */
export function ruleText(text: string, { allDay, timeZone }: Pick<IcsEvent, 'allDay' | 'timeZone'>): string {
  const reading = parseRule(text)
  if (reading.kind !== 'rule' || reading.rule.until === null) return text
  const { rule } = reading
  const { until } = reading.rule
  if (allDay) return writeRule(rule).replace(/(UNTIL=\d{8})T\d{6}/, '$1')
  if (timeZone === null || !isZone(timeZone)) return text
  return writeRule({
    ...rule,
    until: utcWall(instantOf(until, timeZone)),
    isUntilUtc: true,
  })
}
