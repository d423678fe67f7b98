import { occurrences } from '@glimmer/domain/calendar/occurrences'
import { parseRule } from '@glimmer/domain/calendar/rule'
import { addToWall, isWallTime, type WallTime } from '@glimmer/domain/calendar/wall-time'
import { instantOf, wallAt } from '@glimmer/domain/calendar/zones'
import { Refusal } from './refusal.ts'

/** When an event begins or ends, as Google says it: a date, or a time with its offset and perhaps the name of its zone. */
export interface GoogleTime {
  readonly date?: string
  readonly dateTime?: string
  readonly timeZone?: string
}

/** A time as Google answers it: by the clocks of the calendar, with its offset; the zone's name as it was given. */
export function timeOf(given: unknown, calendarZone: string): GoogleTime {
  const { date, dateTime, timeZone } = (given ?? {}) as GoogleTime
  if ((date === undefined) === (dateTime === undefined)) throw new Refusal(400, 'invalid')
  if (date !== undefined) {
    if (!isWallTime(`${date}T00:00:00`)) throw new Refusal(400, 'invalid')
    return { date }
  }
  const [, wall = '', offset] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(dateTime ?? '') ?? []
  if (!isWallTime(wall) || (offset === undefined && timeZone === undefined)) throw new Refusal(400, 'invalid')
  let instant: Date
  try {
    if (timeZone !== undefined) wallAt(new Date(0), timeZone)
    instant = offset === undefined ? instantOf(wall, timeZone ?? '') : new Date(`${wall}${offset}`)
  } catch {
    throw new Refusal(400, 'invalid')
  }
  return { dateTime: withOffset(instant, calendarZone), ...(timeZone !== undefined && { timeZone }) }
}

function withOffset(instant: Date, zone: string): string {
  const wall = wallAt(instant, zone)
  const minutes = Math.round((Date.parse(`${wall}Z`) - instant.getTime()) / 60_000)
  if (minutes === 0) return `${wall}Z`
  const two = (number: number) => String(number).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${wall}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

export const millisOf = ({ date, dateTime }: GoogleTime) => Date.parse(dateTime ?? `${date}T00:00:00Z`)

/** Refuses lines that Google does not take: other properties, and an end of another kind than the start. */
export function checkRecurrence(lines: unknown, start: GoogleTime): void {
  if (lines === undefined) return
  const isFine =
    Array.isArray(lines) &&
    (start.date !== undefined || start.timeZone !== undefined) &&
    lines.every((line: unknown) => {
      const text = String(line)
      if (!/^(RRULE|EXRULE|RDATE|EXDATE)[;:]/.test(text)) return false
      const [, until] = /^RRULE:.*UNTIL=([^;]+)/.exec(text) ?? []
      if (until === undefined) return !text.startsWith('RRULE') || parseRule(text).kind === 'rule'
      return start.date === undefined ? /^\d{8}T\d{6}Z$/.test(until) : /^\d{8}$/.test(until)
    })
  if (!isFine) throw new Refusal(400, 'invalid')
}

/** Whether a series has an occurrence that begins just then, as a wall time of its zone, by its rule and its dates. */
export function isOccurrence(recurrence: readonly string[], start: GoogleTime, at: GoogleTime): boolean {
  const wall = wallOf(at, start.timeZone)
  const first = wallOf(start, start.timeZone)
  const reading = parseRule(recurrence.find((line) => line.startsWith('RRULE:')) ?? '')
  const rule = reading.kind === 'rule' ? reading.rule : null
  const until =
    rule?.isUntilUtc && rule.until !== null
      ? wallAt(new Date(`${rule.until}Z`), start.timeZone ?? 'UTC')
      : (rule?.until ?? null)
  const series = {
    rule: rule && { ...rule, until, isUntilUtc: false },
    start: first,
    additions: wallsOf(recurrence, 'RDATE'),
    exceptions: wallsOf(recurrence, 'EXDATE'),
  }
  return occurrences({ ...series, from: wall, to: wall }).length > 0
}

export function wallOf({ date, dateTime }: GoogleTime, zone: string | undefined): WallTime {
  return date === undefined ? wallAt(new Date(dateTime ?? ''), zone ?? 'UTC') : `${date}T00:00:00`
}

/** Dates without a zone of their own: those that tests write are in the zone of their series. */
function wallsOf(recurrence: readonly string[], name: string): WallTime[] {
  return recurrence
    .filter((line) => line.startsWith(name))
    .flatMap((line) => line.slice(line.indexOf(':') + 1).split(','))
    .map((text) => {
      const [, year, month, day, hour = '00', minute = '00', second = '00'] =
        /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?/.exec(text) ?? []
      return addToWall(`${year}-${month}-${day}T${hour}:${minute}:${second}`, 0)
    })
}
