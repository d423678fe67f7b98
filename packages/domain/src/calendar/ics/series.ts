import { addToWall, DAY_SECONDS, wallSeconds, type WallTime } from '../wall-time.ts'
import { writeRule } from '../write-rule.ts'
import { instantOf, wallAt } from '../zones.ts'
import type { Component } from './components.ts'
import { textOf } from './content-line.ts'
import { readDuration, wallIn } from './date-value.ts'
import { fieldsOf, isCut } from './event-fields.ts'
import { firstStart, ruleOf, startsByRule } from './event-rule.ts'
import { datesOf, lineOf, timesOf, type EventTimes, type ZonedDate } from './event-times.ts'
import type { IcsEvent, IcsOverride, IcsProblem } from './ics-event.ts'
import { MAX_DATES } from './limits.ts'
import type { ZoneNames } from './zone-names.ts'

/** One VEVENT, before it is known to which series it belongs. */
export interface Draft {
  readonly uid: string
  readonly component: Component
  readonly zones: ZoneNames
  readonly times: EventTimes
  readonly recurrenceId: ZonedDate | null
  readonly title: string
  readonly hasUid: boolean
  /** The whole file says that its events do not take place. */
  readonly isCalledOff: boolean
}

export type Tell = (kind: IcsProblem['kind'], title: string) => void

export function draftOf(component: Component, zones: ZoneNames, isCalledOff: boolean): Draft | null {
  const times = timesOf(component, zones)
  if (!times) return null
  const title = titleOf(component)
  const uid = storable(lineOf(component, 'UID')?.value ?? '')
  const named = lineOf(component, 'RECURRENCE-ID')
  const [recurrenceId = null] = datesOf(named, zones)
  // An occurrence of nobody knows when is an event of its own: it must not take the place of its series.
  const lost = recurrenceId === null ? (named?.value.trim() ?? '') : ''
  // Without a UID the same event is known again by its beginning and its title.
  return {
    uid: storable(`${uid || `${times.start} ${title.replaceAll(/\s+/g, ' ')}`} ${lost.slice(0, 100)}`),
    component,
    zones,
    times,
    recurrenceId,
    title,
    hasUid: uid !== '',
    isCalledOff,
  }
}

const storable = (uid: string) => uid.replaceAll('\0', '').toWellFormed().trim()

export function titleOf(component: Component): string {
  const line = lineOf(component, 'SUMMARY')
  return line ? textOf(line).slice(0, 100) : ''
}

/** The newest version of a series, and of each of its days that is other. */
export function versionsOf(drafts: readonly Draft[]): { master: Draft | undefined; changed: Draft[] } {
  return {
    master: newest(drafts.filter(({ recurrenceId }) => recurrenceId === null)),
    changed: newestOfEach(drafts.filter(({ recurrenceId }) => recurrenceId !== null)),
  }
}

/** The events of one UID: its series with what is other in it, or occurrences alone where the series is not in the file. */
export function eventsOf(drafts: readonly Draft[], tell: Tell): IcsEvent[] {
  const { master, changed } = versionsOf(drafts)
  if (master) return seriesOf(master, changed, tell)
  return changed.flatMap((draft) => {
    const recurrenceId = draft.recurrenceId && inSeries(draft.recurrenceId, draft.times)
    return seriesOf(draft, [], tell).map((event) => ({ ...event, recurrenceId }))
  })
}

function seriesOf(draft: Draft, changed: readonly Draft[], tell: Tell): IcsEvent[] {
  const { component, times } = draft
  const { rule, left } = ruleOf(component, times)
  const start = firstStart(times.start, rule)
  if (start === null) {
    tell('no-start', draft.title)
    return []
  }
  const series = { ...times, start }
  const fields = { ...fieldsOf(component, left), ...statusOfAll(draft) }
  const periods = periodsOf(draft, series).map((period) => ({ ...fields, ...period, raw: '' }))
  const overrides = firstOfEach([...changed.map((one) => overrideOf(one, series)), ...periods])
  const isCancelled = ({ status }: IcsOverride) => status === 'cancelled'
  const exceptions = [
    ...wallsOf(draft, 'EXDATE', series),
    ...overrides.filter(isCancelled).map(({ originalStart }) => originalStart),
  ]
  const additions = wallsOf(draft, 'RDATE', series).filter((wall) => rule !== null || wall !== start)
  // The start of a series is its first occurrence, whether or not the rule would have it.
  if (rule && (!startsByRule(rule, start) || (rule.until !== null && rule.until < start)))
    additions.push(start)
  const event: IcsEvent = {
    ...fields,
    uid: draft.uid,
    recurrenceId: null,
    start,
    end: addToWall(start, wallSeconds(times.end) - wallSeconds(times.start)),
    allDay: times.allDay,
    timeZone: times.timeZone,
    recurrence: rule ? writeRule(rule) : null,
    exceptions: firstOf([...new Set(exceptions)].toSorted(), draft.title, tell),
    additions: firstOf([...new Set(additions)].toSorted(), draft.title, tell),
    overrides: firstOf(
      overrides.filter((one) => !isCancelled(one)),
      draft.title,
      tell,
    ),
  }
  const isExcepted = lineOf(component, 'EXRULE') !== undefined
  if (!rule && left.length > 0) tell('unreadable-rule', draft.title)
  if (rule && (left.length > 0 || isExcepted)) tell('more-rules', draft.title)
  tellOf(event, [draft, ...changed], tell)
  return [event]
}

/** What the person should know of an event, each once. */
function tellOf(event: IcsEvent, drafts: readonly Draft[], tell: Tell): void {
  const isTrue: [IcsProblem['kind'], boolean][] = [
    ['unknown-zone', drafts.some(({ times }) => times.isZoneUnknown)],
    ['unreadable-date', drafts.some(({ times }) => times.isOdd)],
    ['following', drafts.some(isFollowing)],
    ['long-text', drafts.some(({ component }) => isCut(component))],
    ['cancelled', event.status === 'cancelled'],
  ]
  for (const [kind, isSo] of isTrue) if (isSo) tell(kind, event.title.slice(0, 100))
}

const isFollowing = ({ component }: Draft) =>
  lineOf(component, 'RECURRENCE-ID')?.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE'

function firstOf<T>(all: readonly T[], title: string, tell: Tell): T[] {
  if (all.length > MAX_DATES) tell('too-many-dates', title)
  return all.slice(0, MAX_DATES)
}

function wallsOf({ component, zones }: Draft, name: string, series: EventTimes): WallTime[] {
  return component.lines
    .filter((line) => line.name === name)
    .flatMap((line) => datesOf(line, zones))
    .map((date) => inSeries(date, series))
}

/** A date as a start of the series: a day alone is at the time of the others, a time of a series of whole days is its day. */
function inSeries({ value, zone }: ZonedDate, { allDay, start, timeZone }: EventTimes): WallTime {
  if (allDay) return `${value.wall.slice(0, 10)}T00:00:00`
  return value.isDate ? `${value.wall.slice(0, 10)}${start.slice(10)}` : wallIn(value, zone, timeZone)
}

/** The first of each day: what is said of it by itself comes before what a period says. */
function firstOfEach(overrides: readonly IcsOverride[]): IcsOverride[] {
  return [...Map.groupBy(overrides, ({ originalStart }) => originalStart).values()].flatMap(
    (same) => same[0] ?? [],
  )
}

const statusOfAll = ({ isCalledOff }: Draft) => (isCalledOff ? { status: 'cancelled' as const } : {})

/** Dates beside the rule that last longer or shorter than the others. */
function periodsOf({ component, zones }: Draft, series: EventTimes) {
  const length = wallSeconds(series.end) - wallSeconds(series.start)
  const periods = component.lines
    .filter(({ name, value }) => name === 'RDATE' && value.includes('/') && !series.allDay)
    .flatMap((line) => line.value.split(',').map((value) => ({ line, value: value.split('/') })))
  return periods.flatMap(({ line, value: [from = '', to = ''] }) => {
    const wallOf = (value: string) =>
      datesOf({ ...line, value }, zones).map((date) => inSeries(date, series))[0]
    const [start, lasts] = [wallOf(from), readDuration(to)]
    if (start === undefined) return []
    const end = lasts ? addToWall(start, lasts.days * DAY_SECONDS + lasts.seconds) : wallOf(to)
    const isOther = end !== undefined && end > start && wallSeconds(end) - wallSeconds(start) !== length
    return isOther ? [{ originalStart: start, start, end, allDay: false }] : []
  })
}

/** When a changed day of a series would begin; null where it is none. */
export function originalStartOf({ recurrenceId }: Draft, series: EventTimes): WallTime | null {
  return recurrenceId && inSeries(recurrenceId, series)
}

function overrideOf(draft: Draft, series: EventTimes): IcsOverride {
  const { component, times } = draft
  const moved = (wall: WallTime) =>
    times.allDay || times.timeZone === null || series.timeZone === null || times.timeZone === series.timeZone
      ? wall
      : wallAt(instantOf(wall, times.timeZone), series.timeZone)
  const [start, end] = [moved(times.start), moved(times.end)]
  return {
    ...fieldsOf(component),
    ...statusOfAll(draft),
    originalStart: originalStartOf(draft, series) ?? start,
    start,
    end: end < start ? start : end,
    allDay: times.allDay,
  }
}

/** The one that was changed most often, or last, or comes last in the file. */
function newest(drafts: readonly Draft[]): Draft | undefined {
  return drafts
    .toSorted(
      (a, b) =>
        sequenceOf(a) - sequenceOf(b) || (stampOf(a) < stampOf(b) ? -1 : Number(stampOf(a) > stampOf(b))),
    )
    .at(-1)
}

export const sequenceOf = ({ component }: Draft) => Number(lineOf(component, 'SEQUENCE')?.value) || 0
const stampOf = ({ component }: Draft) =>
  (lineOf(component, 'LAST-MODIFIED') ?? lineOf(component, 'DTSTAMP'))?.value ?? ''

function newestOfEach(drafts: readonly Draft[]): Draft[] {
  const byStart = Map.groupBy(
    drafts,
    ({ recurrenceId }) => `${recurrenceId?.value.wall} ${recurrenceId?.zone}`,
  )
  return [...byStart.values()].flatMap((same) => newest(same) ?? [])
}
