import type { JsonObject, JsonObjectPatch } from '../fields.ts'
import type { CalendarEvent, CalendarEventData } from './calendar-event.ts'
import type { FormedEvent } from './event-form.ts'
import {
  type EventOverride,
  type EventOverrideData,
  eventOverrideDefaults as blank,
  overrideId,
} from './event-override.ts'
import { layOver } from './occurrences-between.ts'
import { occurrences, recurrenceEnd } from './occurrences.ts'
import { parseRule, type Rule } from './rule.ts'
import { addToWall, isWallTime, wallSeconds, type WallTime } from './wall-time.ts'
import { writeRule } from './write-rule.ts'

/** How much of a series a change is about. */
export const SERIES_PARTS = ['this', 'following', 'all'] as const
export type SeriesPart = (typeof SERIES_PARTS)[number]

/** A series with its changed days, and the occurrence that somebody acts on. */
export interface SeriesPlace {
  readonly event: CalendarEvent
  readonly overrides: readonly EventOverride[]
  readonly originalStart: WallTime
}

/** What becomes of a series. */
export interface SeriesEdit {
  /** Fields of the series; objects merge key by key. */
  readonly update?: Partial<Omit<CalendarEventData, 'exceptions' | 'additions'>> & {
    readonly exceptions?: JsonObjectPatch
    readonly additions?: JsonObjectPatch
  }
  /** The series that goes on in its place. */
  readonly insert?: { readonly id: string; readonly data: CalendarEventData }
  readonly overrides: readonly { readonly id: string; readonly data: EventOverrideData }[]
  readonly removedOverrides: readonly string[]
}

const NOTHING = { overrides: [], removedOverrides: [] } as const

/** The series as it is where one occurrence is acted on: with its own fields, where it has some. */
export function occurrenceOf({ event, overrides, originalStart }: SeriesPlace): CalendarEvent {
  const own = overrides.find((override) => override.originalStart === originalStart)
  const plain = { id: '', eventId: event.id, originalStart, ...blank }
  return layOver(event, own ?? plain)
}

/** Whether no occurrence comes before this one. */
export function isFirst({ event, originalStart }: SeriesPlace): boolean {
  const rule = readRule(event)
  return rule === null || countBefore(event, rule, originalStart) === 0
}

/** Leaves out one occurrence, or it and those that follow. All of them is deleting the event. */
export function leaveOut(place: SeriesPlace, part: 'this' | 'following'): SeriesEdit {
  const { overrides, originalStart } = place
  if (part === 'following') return endBefore(place)
  const own = overrides.filter((override) => override.originalStart === originalStart)
  return {
    ...NOTHING,
    update: { exceptions: { [originalStart]: true } },
    removedOverrides: own.map(({ id }) => id),
  }
}

/** Changes one occurrence, it and those that follow, or all of them, to what its form says. `newId`: of the part that goes on. */
export function changeSeries(
  place: SeriesPlace,
  next: FormedEvent,
  part: SeriesPart,
  newId: string,
): SeriesEdit {
  if (part === 'this') return changeOne(place, next)
  if (part === 'all' || isFirst(place)) return changeAll(place, next)
  return split(place, next, newId)
}

function changeOne({ event, overrides, originalStart }: SeriesPlace, next: FormedEvent): SeriesEdit {
  const plain = occurrenceOf({ event, overrides: [], originalStart })
  const { recurrence: _, recurrenceEnd: __, ...fields } = next
  const own = overrides.find((override) => override.originalStart === originalStart)
  const differing = Object.entries(fields).map(([field, value]) => [
    field,
    value === plain[field as keyof typeof fields] ? null : (value ?? ''),
  ])
  const said = {
    ...blank,
    ...(own && { status: own.status, url: own.url }),
    ...Object.fromEntries(differing),
  }
  const data = { ...said, eventId: event.id, originalStart } as EventOverrideData
  return { ...NOTHING, overrides: [{ id: overrideId(event.id, originalStart), data }] }
}

/** The start of the series moves by as much as that of the occurrence, and so does what is kept by start. */
function changeAll({ event, overrides, originalStart }: SeriesPlace, next: FormedEvent): SeriesEdit {
  const before = occurrenceOf({ event, overrides, originalStart })
  const by = wallSeconds(next.startDatetime) - wallSeconds(before.startDatetime)
  const length = wallSeconds(next.endDatetime) - wallSeconds(next.startDatetime)
  const startDatetime = addToWall(event.startDatetime, by)
  const moved = shiftOverrides(event.id, overrides, by)
  const stays = fitsRule(next.recurrence, startDatetime)
  const kept =
    next.recurrence === event.recurrence ? moved : moved.filter(({ data }) => stays(data.originalStart))
  const keptIds = new Set(kept.map(({ id }) => id))
  return {
    update: {
      ...next,
      startDatetime,
      endDatetime: addToWall(startDatetime, length),
      ...(by !== 0 && {
        exceptions: shiftPatch(event.exceptions, by),
        additions: shiftPatch(event.additions, by),
      }),
      ...endOf(next, startDatetime),
    },
    overrides: by === 0 ? [] : kept,
    removedOverrides: overrides.map(({ id }) => id).filter((id) => !keptIds.has(id)),
  }
}

/** The series ends before the occurrence, and another one goes on from there. */
function split(place: SeriesPlace, next: FormedEvent, newId: string): SeriesEdit {
  const { event, overrides, originalStart } = place
  const before = occurrenceOf(place)
  const by = wallSeconds(next.startDatetime) - wallSeconds(before.startDatetime)
  const hasRule = next.recurrence === event.recurrence
  const later = overrides.filter((override) => override.originalStart >= originalStart)
  const recurrence = hasRule ? remainingRule(event, originalStart) : next.recurrence
  const isLater = (at: string) => at >= originalStart
  const { id: _, ...whole } = event
  const data: CalendarEventData = {
    ...whole,
    ...next,
    recurrence,
    ...endOf({ recurrence }, next.startDatetime),
    exceptions: hasRule ? shiftKeys(event.exceptions, by, isLater) : {},
    additions: hasRule ? shiftKeys(event.additions, by, isLater) : {},
  }
  const ended = endBefore(place)
  return {
    ...ended,
    insert: { id: newId, data },
    // The one that the form was about is as the form says, like those that follow it.
    overrides: hasRule
      ? shiftOverrides(
          newId,
          later.filter((override) => override.originalStart !== originalStart),
          by,
        )
      : [],
  }
}

function endBefore({ event, overrides, originalStart }: SeriesPlace): SeriesEdit {
  const until = addToWall(originalStart, -1)
  const rule = readRule(event)
  const later = Object.keys(event.additions).filter((at) => at >= originalStart)
  return {
    ...NOTHING,
    update: {
      ...(rule && {
        recurrence: writeRule({ ...rule, count: null, until, isUntilUtc: false }),
        recurrenceEnd: until,
      }),
      ...(later.length > 0 && { additions: Object.fromEntries(later.map((at) => [at, null])) }),
    },
    removedOverrides: overrides
      .filter((override) => override.originalStart >= originalStart)
      .map(({ id }) => id),
  }
}

/** The rule from an occurrence on: one that counts has fewer left. */
function remainingRule(event: CalendarEvent, originalStart: WallTime): string | null {
  const rule = readRule(event)
  if (!rule || rule.count === null) return event.recurrence
  return writeRule({ ...rule, count: Math.max(1, rule.count - countBefore(event, rule, originalStart)) })
}

function countBefore({ startDatetime: start, recurrenceEnd: end }: CalendarEvent, rule: Rule, at: WallTime) {
  return occurrences({ rule, start, end, from: start, to: addToWall(at, -1) }).length
}

function readRule({ recurrence }: Pick<CalendarEvent, 'recurrence'>): Rule | null {
  const reading = recurrence === null ? null : parseRule(recurrence)
  return reading?.kind === 'rule' ? reading.rule : null
}

function endOf(event: Pick<CalendarEvent, 'recurrence'>, start: WallTime) {
  const rule = readRule(event)
  return { recurrenceEnd: rule && recurrenceEnd({ rule, start }) }
}

function fitsRule(recurrence: string | null, start: WallTime): (at: WallTime) => boolean {
  const rule = readRule({ recurrence })
  return (at) => occurrences({ rule, start, from: at, to: at }).length > 0
}

function shiftOverrides(eventId: string, overrides: readonly EventOverride[], by: number) {
  return overrides.map((override) => {
    const { id: _, ...fields } = override
    const originalStart = addToWall(override.originalStart, by)
    return { id: overrideId(eventId, originalStart), data: { ...fields, eventId, originalStart } }
  })
}

function shiftKeys(object: JsonObject, by: number, isKept: (at: string) => boolean): JsonObject {
  const kept = Object.entries(object).filter(([at]) => isWallTime(at) && isKept(at))
  return Object.fromEntries(kept.map(([at, value]) => [addToWall(at, by), value]))
}

/** Takes the keys away and puts them where they move to. */
function shiftPatch(object: JsonObject, by: number): JsonObjectPatch {
  const gone = Object.fromEntries(Object.keys(object).map((at) => [at, null]))
  return { ...gone, ...shiftKeys(object, by, () => true) }
}
