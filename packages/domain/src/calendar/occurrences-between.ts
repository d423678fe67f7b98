import { addDays } from '../days/add-days.ts'
import { type CalendarEvent, isSeries } from './calendar-event.ts'
import type { EventOverride } from './event-override.ts'
import { datesOf, type Occurrence } from './occurrence.ts'
import { occurrences } from './occurrences.ts'
import { parseRule, type Rule } from './rule.ts'
import { addToWall, DAY_SECONDS, isWallTime, wallSeconds, type WallTime } from './wall-time.ts'
import { instantOf, isZone, wallAt } from './zones.ts'

/** So many days earlier or later it can be elsewhere: from Kiritimati to Pago Pago it is 25 hours. */
const ZONE_DAYS = 2
/** Text that comes after every wall time. */
const NEVER = '~'

/** Everything that lies in a calendar. */
export interface EventRows {
  readonly events: readonly CalendarEvent[]
  readonly overrides: readonly EventOverride[]
}

/** The dates that are asked for, and the time zone of where the person is. */
export interface ShownDates {
  readonly from: string
  readonly to: string
  readonly here: string
  /** A series with so many starts in these days and around them is left out. */
  readonly most?: number | undefined
}

/** The occurrences that are shown on any of the dates. What is cancelled is not. */
export function occurrencesBetween({ events, overrides }: EventRows, asked: ShownDates): Occurrence[] {
  const byEvent = Map.groupBy(overrides, ({ eventId }) => eventId)
  const { from, to } = asked
  // Most events lie outside: their dates tell that by themselves.
  const [earliest, latest] = [addDays(from, -ZONE_DAYS), `${addDays(to, ZONE_DAYS)}T23:59:59`]
  return events.flatMap((event) => {
    const own = byEvent.get(event.id) ?? []
    if (firstStart(event, own) > latest || lastEnd(event, own) < earliest) return []
    return occurrencesOf(event, own, asked).filter((occurrence) => {
      const { first, last } = datesOf(occurrence)
      return first <= to && last >= from && occurrence.event.status !== 'cancelled'
    })
  })
}

/** An occurrence can be moved to before its series begins, and one beside the rule can lie there. */
function firstStart(event: CalendarEvent, overrides: readonly EventOverride[]): WallTime {
  let first = event.startDatetime
  for (const { startDatetime } of overrides) {
    if (startDatetime !== null && startDatetime < first) first = startDatetime
  }
  for (const at of wallKeys(event.additions)) if (at < first) first = at
  return first
}

/** After everything where it cannot be told at once: of a series without an end, or with days of its own. */
function lastEnd(event: CalendarEvent, overrides: readonly EventOverride[]): WallTime {
  const { recurrence, recurrenceEnd, endDatetime, startDatetime, additions } = event
  if (!isSeries(event)) return endDatetime > startDatetime ? endDatetime : startDatetime
  const isPlain = overrides.length === 0 && Object.keys(additions).length === 0
  if (!isPlain || recurrence === null || recurrenceEnd === null) return NEVER
  const last = addToWall(recurrenceEnd, lengthOf(event))
  return last > endDatetime ? last : endDatetime
}

function occurrencesOf(
  event: CalendarEvent,
  overrides: readonly EventOverride[],
  { from, to, here, most }: ShownDates,
): Occurrence[] {
  const { startDatetime: start, recurrence, recurrenceEnd: end, additions } = event
  const place = (wall: WallTime) => wallHere(event, wall, here)
  if (!isSeries(event)) {
    return [occurrence(event, event, null, place)]
  }
  const length = lengthOf(event)
  const exceptions = wallKeys(event.exceptions)
  const starts = occurrences({
    rule: ruleOf(recurrence),
    start,
    end,
    additions: wallKeys(additions),
    exceptions,
    from: addToWall(`${from}T00:00:00`, -length - ZONE_DAYS * DAY_SECONDS),
    to: addToWall(`${to}T23:59:59`, ZONE_DAYS * DAY_SECONDS),
    ...(most !== undefined && { limit: most }),
  })
  if (starts.length === most) return []
  const left = new Set(exceptions)
  const changed = new Map(overrides.map((override) => [override.originalStart, override]))
  const plain = starts
    .filter((at) => !changed.has(at))
    .map((at) => occurrence(event, { startDatetime: at, endDatetime: addToWall(at, length) }, at, place))
  // Where one was moved to is its own, wherever its series has it.
  const own = [...changed].flatMap(([at, override]) =>
    left.has(at) ? [] : [occurrence(layOver(event, override), layOver(event, override), at, place)],
  )
  return [...plain, ...own]
}

/** The series with what one occurrence has of its own. The ends that it has not are where its series has them. */
export function layOver(event: CalendarEvent, override: EventOverride): CalendarEvent {
  const { id: _, eventId: __, originalStart, ...fields } = override
  const said = Object.entries(fields).filter(([, value]) => value !== null)
  return {
    ...event,
    startDatetime: originalStart,
    endDatetime: addToWall(originalStart, lengthOf(event)),
    // An empty text is none.
    ...Object.fromEntries(said.map(([field, value]) => [field, value === '' ? null : value])),
  }
}

/** In seconds. Two devices may each have moved one end of an event past the other: then it takes no time. */
export function lengthOf({
  startDatetime,
  endDatetime,
}: Pick<CalendarEvent, 'startDatetime' | 'endDatetime'>) {
  return Math.max(0, wallSeconds(endDatetime) - wallSeconds(startDatetime))
}

function occurrence(
  event: CalendarEvent,
  { startDatetime, endDatetime }: Pick<CalendarEvent, 'startDatetime' | 'endDatetime'>,
  originalStart: WallTime | null,
  place: (wall: WallTime) => WallTime,
): Occurrence {
  const start = place(startDatetime)
  const end = place(endDatetime)
  const key = originalStart === null ? event.id : `${event.id}/${originalStart}`
  const startThere = start === startDatetime ? null : startDatetime
  return { key, event, start, end: end < start ? start : end, startThere, originalStart }
}

/** What clocks here show then. Whole days, and what has no zone that this device knows, stay as they are. */
export function wallHere(
  { allDay, timeZone }: Pick<CalendarEvent, 'allDay' | 'timeZone'>,
  wall: WallTime,
  here: string,
): WallTime {
  if (allDay || timeZone === null || timeZone === here || !isZone(timeZone)) return wall
  return wallAt(instantOf(wall, timeZone), here)
}

function wallKeys(object: CalendarEvent['exceptions']): WallTime[] {
  return Object.keys(object).filter(isWallTime)
}

const rules = new Map<string, Rule | null>()
const MOST_RULES = 2_000

/** Null where it cannot be read: then the event is shown where it begins. */
function ruleOf(recurrence: string | null): Rule | null {
  if (recurrence === null) return null
  const known = rules.get(recurrence)
  if (known !== undefined) return known
  const reading = parseRule(recurrence)
  const rule = reading.kind === 'rule' ? reading.rule : null
  if (rules.size >= MOST_RULES) rules.clear()
  rules.set(recurrence, rule)
  return rule
}
