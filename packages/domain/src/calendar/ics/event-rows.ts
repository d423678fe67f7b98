import { calendarEventDefaults, type CalendarEvent, type CalendarEventData } from '../calendar-event.ts'
import type { EventFields } from '../connected/item.ts'
import { eventOverrideDefaults, overrideId, type EventOverride } from '../event-override.ts'
import { layOver, lengthOf } from '../occurrences-between.ts'
import { recurrenceEnd } from '../occurrences.ts'
import { parseRule } from '../rule.ts'
import { addToWall, type WallTime } from '../wall-time.ts'
import type { IcsEvent, IcsOccurrence, IcsOverride } from './ics-event.ts'
import { MAX_IMPORT_WORK } from './limits.ts'

/** Ends the UIDs of our own events. */
const OURS = '@glimmer'

const ownUid = (id: string) => `${id}${OURS}`

/** The id of the event of ours that a UID names; null for anybody else's. */
export function ownIdOf(uid: string): string | null {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}@glimmer$/.test(uid) ? uid.slice(0, -OURS.length) : null
}

/** What an event is called that has no title. */
const UNTITLED = 'No title'
/** Rows begin with it. */
const FIRST = '1900-01-01T00:00:00'

interface ToRow {
  readonly id: string
  readonly event: IcsEvent
  readonly calendarId: string | null
  readonly before?: CalendarEvent | undefined
  /** How many steps were taken to count when series end, by all events of the import. */
  readonly spent: { work: number }
}

/** The row of an event from a file. What the file does not say of it is as it was before. */
export function eventRow({ id, event, calendarId, before, spent }: ToRow): CalendarEvent {
  return {
    id,
    calendarId,
    ...textsOf(event),
    startDatetime: event.start,
    endDatetime: event.end,
    allDay: event.allDay,
    category: event.category ?? before?.category ?? calendarEventDefaults.category,
    color: event.color ?? before?.color ?? calendarEventDefaults.color,
    status: event.status,
    timeZone: event.timeZone,
    recurrence: event.recurrence,
    recurrenceEnd: endOf(event, spent),
    exceptions: keysOf(event.exceptions),
    additions: keysOf(event.additions),
  }
}

function textsOf({ title, description, location, url }: IcsOccurrence) {
  return {
    title: title === '' ? UNTITLED : title,
    description: description === '' ? null : description,
    location: location === '' ? null : location,
    url: url === '' ? null : url,
  }
}

/** The start at least: a rule that had ended before it began has nothing but its start, and so has one too many. */
function endOf({ recurrence, start }: IcsEvent, spent: { work: number }): WallTime | null {
  const reading = parseRule(recurrence ?? '')
  if (reading.kind !== 'rule') return null
  if (reading.rule.count !== null && spent.work > MAX_IMPORT_WORK) return start
  const end = recurrenceEnd({ rule: reading.rule, start, spent })
  return end !== null && end < start ? start : end
}

function keysOf(walls: readonly WallTime[]): CalendarEventData['exceptions'] {
  return Object.fromEntries(walls.map((wall) => [wall, true]))
}

/** The rows of the occurrences that are other than their series. */
export function overrideRows(
  eventId: string,
  event: IcsEvent,
  before: ReadonlyMap<string, EventOverride>,
): EventOverride[] {
  const kept = event.overrides.filter(({ originalStart, start }) => originalStart >= FIRST && start >= FIRST)
  return kept.map((one) => overrideRow(eventId, event, one, before))
}

/** Null where it is as in its series, so that what changes there changes here. */
function overrideRow(
  eventId: string,
  event: IcsEvent,
  one: IcsOverride,
  before: ReadonlyMap<string, EventOverride>,
): EventOverride {
  const id = overrideId(eventId, one.originalStart)
  const own: IcsOccurrence = one
  const length = lengthOf({ startDatetime: event.start, endDatetime: event.end })
  const usual: IcsOccurrence = {
    ...event,
    start: one.originalStart,
    end: addToWall(one.originalStart, length),
  }
  const other = <K extends keyof IcsOccurrence>(field: K) => (own[field] === usual[field] ? null : own[field])
  const { category, color } = before.get(id) ?? eventOverrideDefaults
  return {
    id,
    eventId,
    originalStart: one.originalStart,
    title: other('title') || null,
    description: other('description'),
    location: other('location'),
    url: other('url'),
    startDatetime: other('start'),
    endDatetime: other('end'),
    allDay: other('allDay'),
    status: other('status'),
    category: other('category') ?? category,
    color: other('color') ?? color,
  }
}

/** An event of ours as a file says it, with the occurrences that are other than the rest. */
export function icsEventOf(event: CalendarEvent, overrides: readonly EventOverride[]): IcsEvent {
  const { id, timeZone, recurrence, exceptions, additions } = event
  return {
    uid: ownUid(id),
    recurrenceId: null,
    ...icsOccurrenceOf(event),
    timeZone,
    recurrence,
    exceptions: Object.keys(exceptions).toSorted(),
    additions: Object.keys(additions).toSorted(),
    overrides: overrides
      .filter(({ eventId }) => eventId === id)
      .toSorted((a, b) => (a.originalStart < b.originalStart ? -1 : 1))
      .map((one) => ({ ...icsOccurrenceOf(layOver(event, one)), originalStart: one.originalStart })),
  }
}

/** What an event says of each time that it takes place. */
export function icsSaidOf(event: EventFields): Omit<IcsOccurrence, 'category' | 'color' | 'raw'> {
  return {
    title: event.title,
    description: event.description ?? '',
    location: event.location ?? '',
    url: event.url ?? '',
    start: event.startDatetime,
    end: event.endDatetime,
    allDay: event.allDay,
    status: event.status,
  }
}

function icsOccurrenceOf(event: Omit<CalendarEventData, 'calendarId'>): IcsOccurrence {
  return { ...icsSaidOf(event), category: event.category, color: event.color, raw: '' }
}
