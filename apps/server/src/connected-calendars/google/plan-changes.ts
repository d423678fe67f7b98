import { icsSaidOf } from '@glimmer/domain/calendar/ics/event-rows'
import { recurrenceLines } from '@glimmer/domain/calendar/ics/write-calendar'
import { addToWall, wallOfSeconds, wallSeconds, type WallTime } from '@glimmer/domain/calendar/wall-time'
import { instantOf, isZone, wallAt } from '@glimmer/domain/calendar/zones'
import type { EventFields, OverrideFields } from '@glimmer/domain/calendar/connected/item'
import { daysOf, fieldsOf, icsOf, isDayOf, originalWall, statusOf, zoneOf } from './decode-event.ts'
import { describedPlainly } from './description.ts'
import { googleIdOf } from './event-id.ts'
import { type GoogleEvent, type Group, isCalledOff, type Wanted } from './event-json.ts'

/** A part of an event, as Google patches it: null takes a field away, and what is not named stays as it is. */
export type Patch = Readonly<Record<string, unknown>>

export interface Plan {
  /** Null: nothing of the event itself changes. */
  readonly event: Patch | null
  readonly instances: readonly InstancePlan[]
}

export interface InstancePlan {
  /** Null: nobody changed that day before, and its id is to be asked for. */
  readonly instance: GoogleEvent | null
  /** When it would begin. */
  readonly originalStart: string
  readonly patch: Patch
}

type Occurrence = ReturnType<typeof icsSaidOf>

/** What is asked of Google so that an event becomes what it is to be. Only what is other than before is named. */
export function planChanges({ before, id, item }: Wanted, calendarZone: string): Plan {
  const { event } = item
  const old = before && fieldsOf(before)?.event
  const zone = zoneFor(event, before ? zoneOf(before.event, before.zone || calendarZone) : calendarZone)
  const days = planDays({ before, item, id }, zone)
  const floats = isFloating(event)
  const isZoneOther = old?.timeZone !== event.timeZone
  const patch: Patch = {
    ...differences(icsSaidOf(event), old ? icsSaidOf(old) : null, zone, isZoneOther),
    ...recurrencePatch(event, old ?? null, { before: before?.event.recurrence ?? [], zone, ...days }),
    ...(floats !== (old ? isFloating(old) : false) && {
      extendedProperties: { private: { glimmerFloating: floats ? '1' : null } },
    }),
  }
  if (!before) return { event: asOurs(patch, id, floats), instances: days.plans }
  return { event: Object.keys(patch).length === 0 ? null : patch, instances: days.plans }
}

/** Whether the zone of the calendar has to be known for it. */
export function needsZone({ before, item }: Wanted): boolean {
  return isFloating(item.event) && !before?.zone && before?.event.start?.timeZone === undefined
}

const isFloating = ({ timeZone, allDay }: EventFields) => timeZone === null && !allDay

/** What floats has no place at Google: it is at its time in the zone of the calendar. */
function zoneFor({ timeZone }: EventFields, otherwise: string): string {
  return timeZone !== null && isZone(timeZone) ? timeZone : otherwise
}

/** Marked as ours, under an id that follows from our own. What it has not is named too: Google may have had it with that before. */
function asOurs(patch: Patch, id: string, floats: boolean): Patch {
  return {
    ...patch,
    id: googleIdOf(id),
    extendedProperties: { private: { glimmer: id, glimmerFloating: floats ? '1' : null } },
  }
}

/**
 * `from` null: nothing of it is known, as of what was called off and may keep at Google what it said then, so all is named.
 * `isMoved`: its times are told although they read the same.
 */
function differences(to: Occurrence, from: Occurrence | null, zone: string, isMoved = false): Patch {
  const patch: Record<string, unknown> = {}
  if (to.title !== from?.title) patch['summary'] = to.title
  if (to.description !== from?.description) patch['description'] = describedPlainly(to.description) || null
  if (to.location !== from?.location) patch['location'] = to.location || null
  if (to.url !== from?.url)
    patch['source'] = to.url === '' ? null : { url: to.url, title: URL.parse(to.url)?.host ?? to.url }
  // At Google a whole event that is called off is gone: here it is only not shown.
  if (to.status !== from?.status && to.status !== 'cancelled') patch['status'] = to.status
  if (isMoved || to.start !== from?.start || to.end !== from.end || to.allDay !== from.allDay) {
    patch['start'] = timeFor(to.start, to.allDay, zone)
    // The day after the last one.
    patch['end'] = timeFor(to.allDay ? addToWall(to.end, 1) : to.end, to.allDay, zone)
  }
  return patch
}

function timeFor(wall: WallTime, allDay: boolean, zone: string): Record<string, string | null> {
  if (allDay) return { date: wall.slice(0, 10), dateTime: null, timeZone: null }
  return { dateTime: instantText(wall, zone), timeZone: zone, date: null }
}

/** To the second, as Google writes instants. */
const instantText = (wall: WallTime, zone: string) =>
  `${wallOfSeconds(instantOf(wall, zone).getTime() / 1000)}Z`

interface Recurring {
  readonly before: readonly string[]
  readonly zone: string
  /** Left out by the event itself, and not by days of their own. */
  readonly left: readonly WallTime[]
  readonly leftBefore: readonly WallTime[]
}

function recurrencePatch(event: EventFields, old: EventFields | null, recurring: Recurring): Patch {
  const { before, zone, left, leftBefore } = recurring
  const isTold = (one: EventFields, exceptions: readonly WallTime[]) =>
    JSON.stringify([
      one.recurrence,
      Object.keys(one.additions).toSorted(),
      exceptions,
      one.allDay,
      one.timeZone,
    ])
  if (old && isTold(event, left) === isTold(old, leftBefore)) return {}
  const additions = Object.keys(event.additions).toSorted()
  const lines = recurrenceLines({ ...event, exceptions: left, additions, timeZone: zone })
  const isOne = event.recurrence === null && additions.length === 0
  const kept = old && old.recurrence === event.recurrence ? notFollowed(before, old) : []
  const all = isOne ? kept : [...lines, ...kept]
  if (all.length === 0) return old && before.length === 0 ? {} : { recurrence: null }
  return { recurrence: all }
}

/** Rules beside the first, and such as nobody here can read. */
function notFollowed(lines: readonly string[], { recurrence }: EventFields): string[] {
  const rules = lines.filter((line) => /^RRULE[;:]/.test(line)).slice(recurrence === null ? 0 : 1)
  return [...rules, ...lines.filter((line) => /^EXRULE[;:]/.test(line))]
}

/** What changes on single days of a series, and which of those left out are told by the event itself. */
function planDays({ before, item }: Wanted, zone: string) {
  const { event } = item
  const exceptions = Object.keys(event.exceptions).toSorted()
  if (event.recurrence === null && Object.keys(event.additions).length === 0)
    return { plans: [], left: exceptions, leftBefore: exceptions }
  const read = before && icsOf(before)
  const keyOf = (wall: WallTime) => (event.allDay ? wall.slice(0, 10) : instantText(wall, zone))
  const own = ownDays(before, event.allDay)
  const isOwn = (wall: WallTime) => own.has(keyOf(wall))
  const ownWalls = new Set([...own.values()].map(({ wall }) => wall))
  const series = {
    ...event,
    start: event.startDatetime,
    additions: Object.keys(event.additions),
  }
  const changed = new Map(item.overrides.map((one) => [one.originalStart, one]))
  const usual = (at: WallTime): Occurrence => ({
    ...icsSaidOf(event),
    start: at,
    end: addToWall(at, Math.max(0, wallSeconds(event.endDatetime) - wallSeconds(event.startDatetime))),
  })

  const plans: InstancePlan[] = []
  const plan = (instance: GoogleEvent | null, at: WallTime, patch: Patch) => {
    if (Object.keys(patch).length > 0) plans.push({ instance, originalStart: keyOf(at), patch })
  }
  for (const [at, override] of changed) {
    if (Object.hasOwn(event.exceptions, at)) continue
    const found = own.get(keyOf(at))
    const now = found && read?.overrides.find(({ originalStart }) => originalStart === found.wall)
    const to = layOver(usual(at), override)
    const from = found ? (now ?? null) : usual(at)
    plan(found?.instance ?? null, at, to.status === 'cancelled' ? CALLED_OFF : differences(to, from, zone))
  }
  for (const at of exceptions) {
    const found = own.get(keyOf(at))
    if (found && statusOf(found.instance) !== 'cancelled') plan(found.instance, at, CALLED_OFF)
  }
  // What is as usual again, and what is no day of the series any more.
  const named = new Set([...changed.keys(), ...exceptions].map(keyOf))
  for (const [key, { instance, wall }] of own) {
    if (named.has(key)) continue
    const at = event.allDay ? `${key}T00:00:00` : wallAt(new Date(key), zone)
    const now = read?.overrides.find(({ originalStart }) => originalStart === wall) ?? null
    if (isDayOf(series, at)) {
      const isDeclined = now === null && !isCalledOff(instance)
      if (!isDeclined) plan(instance, at, differences(usual(at), now, zone))
    } else if (!isCalledOff(instance)) plan(instance, at, CALLED_OFF)
  }
  return {
    plans,
    left: exceptions.filter((at) => !isOwn(at)),
    leftBefore: (read?.exceptions ?? []).filter((at) => !ownWalls.has(at)),
  }
}

/** The days that Google keeps for themselves, by when they would begin: a date or an instant. `wall`: in the zone of before. */
function ownDays(before: Group | null, allDay: boolean) {
  const own = new Map<string, { readonly instance: GoogleEvent; readonly wall: WallTime }>()
  if (!before || (before.event.start?.date !== undefined) !== allDay) return own
  const zone = zoneOf(before.event, before.zone)
  for (const instance of daysOf(before)) {
    const wall = originalWall(instance, zone)
    if (wall !== null) own.set(allDay ? wall.slice(0, 10) : instantText(wall, zone), { instance, wall })
  }
  return own
}

const CALLED_OFF: Patch = { status: 'cancelled' }

/** The series with what one day has of its own: see `layOver` of the rules. */
function layOver(usual: Occurrence, override: OverrideFields): Occurrence {
  return {
    title: override.title ?? usual.title,
    description: override.description ?? usual.description,
    location: override.location ?? usual.location,
    url: override.url ?? usual.url,
    start: override.startDatetime ?? usual.start,
    end: override.endDatetime ?? usual.end,
    allDay: override.allDay ?? usual.allDay,
    status: override.status ?? usual.status,
  }
}
