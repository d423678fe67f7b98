import { dayNumber } from '../days/day-number.ts'
import type { JsonObject } from '../fields.ts'
import type { CalendarEvent, CalendarEventData } from './calendar-event.ts'
import type { FormedEvent } from './event-form.ts'
import {
  type EventOverride,
  type EventOverrideData,
  eventOverrideDefaults as blank,
  overrideId,
} from './event-override.ts'
import { layOver, lengthOf } from './occurrences-between.ts'
import { occurrences, recurrenceEnd } from './occurrences.ts'
import { isSameRule } from './repeat-form.ts'
import { readRule, shiftRule, shiftWeekdays } from './shift-rule.ts'
import { addToWall, DAY_SECONDS, isWallTime, wallSeconds, type WallTime } from './wall-time.ts'

/** A series with its changed days, and the occurrence that somebody acts on. */
export interface SeriesPlace {
  readonly event: CalendarEvent
  readonly overrides: readonly EventOverride[]
  readonly originalStart: WallTime
}

export interface OverrideRow {
  readonly id: string
  readonly data: EventOverrideData
}

/** A series after a change that is about all of it. */
export interface WholeSeries {
  readonly data: CalendarEventData
  readonly overrides: readonly OverrideRow[]
  /** By how much it moves, in seconds. */
  readonly by: number
  /** Whether its rule has the days that it moves to. */
  readonly isOnRepeat: boolean
}

const TEXTS = ['title', 'allDay', 'category', 'color', 'location', 'description'] as const

/** The series as it is where one occurrence is acted on: with its own fields, where it has some. */
export function occurrenceOf({ event, overrides, originalStart }: SeriesPlace): CalendarEvent {
  const own = overrides.find((override) => override.originalStart === originalStart)
  return layOver(event, own ?? { id: '', eventId: event.id, originalStart, ...blank })
}

/** The form shows a rule whose weekdays have moved along with the start. */
export function keepsRepeat(place: SeriesPlace, next: FormedEvent): boolean {
  const { recurrence } = place.event
  if (next.recurrence === recurrence) return true
  const [before, after] = [readRule(recurrence), readRule(next.recurrence)]
  const days = daysBetween(occurrenceOf(place).startDatetime, next.startDatetime)
  return before !== null && after !== null && isSameRule(after, shiftWeekdays(before, days))
}

/**
 * Changes all of a series by what the form of one occurrence changed: its start and its length by as much, and the rest
 * where it is another. What is kept by start moves along, as far as the rule has it.
 */
export function changeWhole(
  place: SeriesPlace,
  next: FormedEvent,
  { eventId, hasRule }: { readonly eventId: string; readonly hasRule: boolean },
): WholeSeries {
  const { event, overrides, originalStart } = place
  const before = occurrenceOf(place)
  if (next.recurrence === null && !hasRule) return once(before, next)
  const { by, length } = moveOf(event, before, next)
  const startDatetime = addToWall(event.startDatetime, by)
  const days = daysBetween(event.startDatetime, startDatetime)
  const recurrence = hasRule ? shiftRule(event.recurrence, days, by) : next.recurrence
  const additions = shiftKeys(event.additions, by)
  const fits = fitsRule(recurrence, startDatetime)
  const isThere = (at: WallTime) => (hasRule && by === 0) || at in additions || fits(at)
  const { id: _, ...fields } = event
  const data: CalendarEventData = {
    ...fields,
    ...Object.fromEntries(
      TEXTS.flatMap((field) => (isSaidAlike(next[field], before[field]) ? [] : [[field, next[field]]])),
    ),
    startDatetime,
    endDatetime: addToWall(startDatetime, length),
    timeZone: zoneOf(event, before, next),
    recurrence,
    ...endOf(recurrence, startDatetime),
    exceptions: keysWhere(shiftKeys(event.exceptions, by), isThere),
    additions,
  }
  const at = addToWall(originalStart, by)
  const wasOnRule = fitsRule(event.recurrence, event.startDatetime)(event.startDatetime)
  const isOnRepeat = hasRule
    ? isThere(at) && (by === 0 || !wasOnRule || fits(startDatetime))
    : fits(startDatetime) || isThere(at)
  const others = overrides.filter((override) => override.originalStart !== originalStart)
  const moved = others
    .map((override) => shiftOverride(override, { eventId, by, data, wasAllDay: event.allDay }))
    .filter((row) => isThere(row.data.originalStart))
  const own = overrides.find((override) => override.originalStart === originalStart)
  const ownRow = ownOf({ ...data, id: eventId }, own, at, next)
  return { data, by, isOnRepeat, overrides: ownRow && isThere(at) ? [...moved, ownRow] : moved }
}

/** What an occurrence has of its own where it is as its form says; null where that is nothing. */
export function ownOf(
  event: CalendarEvent,
  own: EventOverride | undefined,
  originalStart: WallTime,
  next: FormedEvent,
): OverrideRow | null {
  const plain = occurrenceOf({ event, overrides: [], originalStart })
  const differing = ([...TEXTS, 'startDatetime', 'endDatetime'] as const).map((field) => [
    field,
    isSaidAlike(next[field], plain[field]) ? null : (next[field] ?? ''),
  ])
  const said = {
    ...blank,
    ...(own && { status: own.status, url: own.url }),
    ...Object.fromEntries(differing),
  }
  if (Object.values(said).every((value) => value === null)) return null
  const data = { ...said, eventId: event.id, originalStart } as EventOverrideData
  return { id: overrideId(event.id, originalStart), data }
}

/** The form of whole days has no zone: where it is one occurrence that lasts whole days, its series keeps its own. */
function zoneOf({ timeZone }: CalendarEvent, { allDay }: CalendarEvent, next: FormedEvent): string | null {
  return next.allDay && allDay ? timeZone : next.timeZone
}

/** Whether a form that was left alone says this: it drops the spaces and line breaks that an imported text can have around it. */
function isSaidAlike(next: FormedEvent[keyof FormedEvent], before: typeof next): boolean {
  const said = (value: typeof next) => (typeof value === 'string' ? value.trim() : (value ?? ''))
  return said(next) === said(before)
}

/** It happens once, as its form says. */
function once(before: CalendarEvent, next: FormedEvent): WholeSeries {
  const { id: _, ...fields } = before
  const data = { ...fields, ...next, exceptions: {}, additions: {} }
  return { data, overrides: [], by: 0, isOnRepeat: true }
}

/** Whole days have no time of their own to reckon with: what becomes one, or is none any more, has the time that its form says. */
function moveOf(event: CalendarEvent, before: CalendarEvent, next: FormedEvent) {
  if (next.allDay === before.allDay) {
    return {
      by: wallSeconds(next.startDatetime) - wallSeconds(before.startDatetime),
      length: Math.max(0, lengthOf(event) + lengthOf(next) - lengthOf(before)),
    }
  }
  const days = daysBetween(before.startDatetime, next.startDatetime)
  const time = secondsOfDay(next.startDatetime) - secondsOfDay(event.startDatetime)
  return { by: days * DAY_SECONDS + time, length: lengthOf(next) }
}

interface Shift {
  readonly eventId: string
  readonly by: number
  /** The series as it becomes. */
  readonly data: CalendarEventData
  readonly wasAllDay: boolean
}

function shiftOverride(override: EventOverride, { eventId, by, data, wasAllDay }: Shift): OverrideRow {
  const { id: _, startDatetime: start, endDatetime: end, ...fields } = override
  const originalStart = addToWall(override.originalStart, by)
  const isTurned = override.allDay === null && data.allDay !== wasAllDay
  const usualTime = data.startDatetime.slice(10)
  const times =
    isTurned && start !== null
      ? { startDatetime: start.slice(0, 10) + usualTime, endDatetime: null }
      : {
          startDatetime: start && addToWall(start, by),
          endDatetime: isTurned ? null : end && addToWall(end, by),
        }
  const ends =
    isTurned && times.startDatetime !== null
      ? { endDatetime: addToWall(times.startDatetime, lengthOf(data)) }
      : {}
  return {
    id: overrideId(eventId, originalStart),
    data: { ...fields, ...times, ...ends, eventId, originalStart },
  }
}

function endOf(recurrence: string | null, start: WallTime) {
  const rule = readRule(recurrence)
  return { recurrenceEnd: rule && recurrenceEnd({ rule, start }) }
}

/** A rule that cannot be read has its start alone. */
function fitsRule(recurrence: string | null, start: WallTime): (at: WallTime) => boolean {
  const rule = readRule(recurrence)
  const series = { rule, start, end: rule && recurrenceEnd({ rule, start }) }
  return (at) => occurrences({ ...series, from: at, to: at }).length > 0
}

function shiftKeys(object: JsonObject, by: number): JsonObject {
  const kept = Object.entries(object).filter(([at]) => isWallTime(at))
  return Object.fromEntries(kept.map(([at, value]) => [addToWall(at, by), value]))
}

export function keysWhere(object: JsonObject, isKept: (at: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([at]) => isKept(at)))
}

function daysBetween(from: WallTime, to: WallTime): number {
  return dayNumber(to.slice(0, 10)) - dayNumber(from.slice(0, 10))
}

function secondsOfDay(wall: WallTime): number {
  return wallSeconds(wall) - wallSeconds(`${wall.slice(0, 10)}T00:00:00`)
}
