import type { JsonObject, JsonObjectPatch } from '../fields.ts'
import type { CalendarEvent, CalendarEventData } from './calendar-event.ts'
import {
  changeWhole,
  keepsRepeat,
  keysWhere,
  type OverrideRow,
  ownOf,
  type SeriesPlace,
  type WholeSeries,
} from './change-whole.ts'
import type { FormedEvent } from './event-form.ts'
import { lengthOf } from './occurrences-between.ts'
import { occurrences } from './occurrences.ts'
import type { Rule } from './rule.ts'
import { readRule } from './shift-rule.ts'
import { addToWall, LAST_SECOND, wallOfSeconds, type WallTime } from './wall-time.ts'
import { writeRule } from './write-rule.ts'

/** How much of a series a change is about. */
export const SERIES_PARTS = ['this', 'following', 'all'] as const
export type SeriesPart = (typeof SERIES_PARTS)[number]

/** What becomes of a series. */
export interface SeriesEdit {
  /** Fields of the series; objects merge key by key. */
  readonly update?: Partial<Omit<CalendarEventData, 'exceptions' | 'additions'>> & {
    readonly exceptions?: JsonObjectPatch
    readonly additions?: JsonObjectPatch
  }
  /** The series that goes on in its place. */
  readonly insert?: { readonly id: string; readonly data: CalendarEventData }
  readonly overrides: readonly OverrideRow[]
  readonly removedOverrides: readonly string[]
}

const NOTHING = { overrides: [], removedOverrides: [] } as const

/** Whether no occurrence comes before this one. */
export function isFirst({ event, originalStart }: SeriesPlace): boolean {
  const rule = readRule(event.recurrence)
  if (rule) return countBefore(event, rule, originalStart) === 0
  return [event.startDatetime, ...Object.keys(event.additions)].every((start) => start >= originalStart)
}

/** Whether the occurrence still takes place: another device may have left it out, or ended the series before. */
export function isStillThere({ event, overrides, originalStart }: SeriesPlace): boolean {
  if (originalStart in event.exceptions) return false
  if (originalStart in event.additions) return true
  if (overrides.some((override) => override.originalStart === originalStart)) return true
  const { startDatetime: start, recurrence, recurrenceEnd: end } = event
  const rule = readRule(recurrence)
  return occurrences({ rule, start, end, from: originalStart, to: originalStart }).length > 0
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

/** Whether the change leaves the occurrence, and the start of its series, on days that the rule has. */
export function staysOnRepeat(place: SeriesPlace, next: FormedEvent, part: SeriesPart): boolean {
  return part === 'this' || wholeOf(place, next, part, place.event.id).isOnRepeat
}

/**
 * Changes one occurrence, it and those that follow, or all of them, to what its form says. `newId`: of the part that goes
 * on. Ask `staysOnRepeat` first.
 */
export function changeSeries(
  place: SeriesPlace,
  next: FormedEvent,
  part: SeriesPart,
  newId: string,
): SeriesEdit {
  if (part === 'this') return changeOne(place, next)
  const isAll = part === 'all' || isFirst(place)
  const whole = wholeOf(place, next, part, isAll ? place.event.id : newId)
  if (!whole.isOnRepeat) throw new Error('the rule of a series does not have the day that it moves to')
  if (isAll) return changeAll(place, whole)
  return {
    ...endBefore(place),
    insert: { id: newId, data: whole.data },
    overrides: whole.overrides,
  }
}

function wholeOf(place: SeriesPlace, next: FormedEvent, part: SeriesPart, eventId: string): WholeSeries {
  const changed = part === 'all' || isFirst(place) ? place : tailOf(place)
  return changeWhole(changed, next, { eventId, hasRule: keepsRepeat(place, next) })
}

/** An occurrence that was left out meanwhile takes place again. */
function changeOne({ event, overrides, originalStart }: SeriesPlace, next: FormedEvent): SeriesEdit {
  const own = overrides.find((override) => override.originalStart === originalStart)
  const row = ownOf(event, own, originalStart, next)
  return {
    ...(originalStart in event.exceptions && { update: { exceptions: { [originalStart]: null } } }),
    overrides: row ? [row] : [],
    removedOverrides: own && !row ? [own.id] : [],
  }
}

function changeAll({ event, overrides }: SeriesPlace, whole: WholeSeries): SeriesEdit {
  const { exceptions, additions, ...fields } = whole.data
  const kept = new Set(whole.overrides.map(({ id }) => id))
  return {
    update: {
      ...fields,
      ...patchOf('exceptions', event.exceptions, exceptions),
      ...patchOf('additions', event.additions, additions),
    },
    overrides: whole.overrides.filter(({ id, data }) => {
      const before = overrides.find((override) => override.id === id)
      return !before || Object.entries(data).some(([field, value]) => before[field as 'title'] !== value)
    }),
    removedOverrides: overrides.map(({ id }) => id).filter((id) => !kept.has(id)),
  }
}

/** Takes away the keys that are no more, and puts those that are new. Nothing where none is either. */
function patchOf(field: 'exceptions' | 'additions', before: JsonObject, after: JsonObject) {
  const gone = Object.keys(before).filter((at) => !(at in after))
  const come = Object.entries(after).filter(([at]) => !(at in before))
  const patch: JsonObjectPatch = Object.fromEntries([...gone.map((at) => [at, null]), ...come])
  return gone.length + come.length === 0 ? {} : { [field]: patch }
}

/** The series from an occurrence on, as one of its own: a rule that counts has fewer left. */
function tailOf({ event, overrides, originalStart }: SeriesPlace): SeriesPlace {
  const { startDatetime: start, recurrenceEnd: end } = event
  const rule = readRule(event.recurrence)
  const isLater = (at: string) => at >= originalStart
  const to = wallOfSeconds(LAST_SECOND)
  // One beside the rule does not decide on which days the rule goes on.
  const [first = originalStart] = rule
    ? occurrences({ rule, start, end, from: originalStart, to, limit: 1 })
    : []
  const left = rule?.count && Math.max(1, rule.count - countBefore(event, rule, originalStart))
  return {
    originalStart,
    overrides: overrides.filter((override) => isLater(override.originalStart)),
    event: {
      ...event,
      startDatetime: first,
      endDatetime: addToWall(first, lengthOf(event)),
      recurrence: rule && left ? writeRule({ ...rule, count: left }) : event.recurrence,
      exceptions: keysWhere(event.exceptions, isLater),
      additions: keysWhere(event.additions, isLater),
    },
  }
}

/** The last start that stays is the end, so that the rule has no more where all of it moves later. */
function endBefore({ event, overrides, originalStart }: SeriesPlace): SeriesEdit {
  const rule = readRule(event.recurrence)
  const until = rule && lastBefore(event, rule, originalStart)
  const later = Object.keys(event.additions).filter((at) => at >= originalStart)
  // Without a rule nothing else keeps it from its start.
  const startsLater = !rule && event.startDatetime >= originalStart
  return {
    ...NOTHING,
    update: {
      ...(rule && {
        recurrence: writeRule({ ...rule, count: null, until, isUntilUtc: false }),
        recurrenceEnd: until,
      }),
      ...(startsLater && { exceptions: { [event.startDatetime]: true } }),
      ...(later.length > 0 && { additions: Object.fromEntries(later.map((at) => [at, null])) }),
    },
    removedOverrides: overrides
      .filter((override) => override.originalStart >= originalStart)
      .map(({ id }) => id),
  }
}

/** Looks back further and further: one answer holds only so many occurrences. */
function lastBefore({ startDatetime: start, recurrenceEnd: end }: CalendarEvent, rule: Rule, at: WallTime) {
  const to = addToWall(at, -1)
  for (let seconds = 3600; ; seconds *= 16) {
    const back = addToWall(at, -seconds)
    const from = back > start ? back : start
    const last = occurrences({ rule, start, end, from, to }).at(-1)
    if (last !== undefined || from === start) return last ?? to
  }
}

function countBefore({ startDatetime: start, recurrenceEnd: end }: CalendarEvent, rule: Rule, at: WallTime) {
  return occurrences({ rule, start, end, from: start, to: addToWall(at, -1) }).length
}
