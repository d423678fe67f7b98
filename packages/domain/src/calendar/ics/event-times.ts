import { addToWall, DAY_SECONDS, wallSeconds, type WallTime } from '../wall-time.ts'
import { instantOf, wallAt } from '../zones.ts'
import type { Component } from './components.ts'
import type { ContentLine } from './content-line.ts'
import { readDate, readDuration, wallIn, type DateValue } from './date-value.ts'
import { fixedZone } from './own-zone.ts'
import type { ZoneNames } from './zone-names.ts'

/** A date value, and the zone that its line names; null where it names none that anybody knows. */
export interface ZonedDate {
  readonly value: DateValue
  readonly zone: string | null
  readonly isZoneUnknown: boolean
}

export interface EventTimes {
  readonly start: WallTime
  readonly end: WallTime
  readonly allDay: boolean
  readonly timeZone: string | null
  readonly isZoneUnknown: boolean
  /** An end, a length or another date of it cannot be read, or ends before it begins. */
  readonly isOdd: boolean
}

export const lineOf = (component: Component, name: string): ContentLine | undefined =>
  component.lines.find((line) => line.name === name)

/** Every date of a line; of a period its beginning. */
export function datesOf(line: ContentLine | undefined, zones: ZoneNames): ZonedDate[] {
  if (!line) return []
  const tzid = line.params.get('TZID') ?? ''
  const isDay = line.params.get('VALUE')?.toUpperCase() === 'DATE'
  return line.value.split(',').flatMap((text) => {
    const found = readDate(text.split('/')[0] ?? '')
    if (!found) return []
    // Some writers put midnight behind what they call a date.
    const value = isDay && found.wall.endsWith('T00:00:00') ? { ...found, isDate: true, offset: null } : found
    const own = value.offset === null ? null : fixedZone(value.offset)
    const named = tzid === '' || value.isDate ? null : zones.find(tzid, value.wall)
    const isZoneUnknown = tzid !== '' && !value.isDate && named === null && own === null
    return [{ value, zone: named ?? own ?? (value.offset === null ? null : 'UTC'), isZoneUnknown }]
  })
}

/** When an event begins and ends; null without a beginning. */
export function timesOf(component: Component, zones: ZoneNames): EventTimes | null {
  const [first] = datesOf(lineOf(component, 'DTSTART'), zones)
  if (!first) return null
  const { isZoneUnknown } = first
  const timeZone = zoneOf(first, component, zones)
  const start = wallIn(first.value, first.zone, timeZone)
  const isOdd = hasOddDates(component, zones)
  if (first.value.isDate)
    return { ...wholeDays(component, start, zones), timeZone: null, isZoneUnknown, isOdd }
  const end = endOf(component, start, timeZone, zones)
  if (isMidnights(component, start, end)) {
    return { start, end: addToWall(end, -1), allDay: true, timeZone: null, isZoneUnknown, isOdd }
  }
  const isBackwards = end < start
  const own = { start, end: isBackwards ? start : end, allDay: false, timeZone, isZoneUnknown }
  return { ...own, isOdd: isOdd || isBackwards }
}

/** Whether a date or a length that is said cannot be read. */
function hasOddDates(component: Component, zones: ZoneNames): boolean {
  return component.lines.some((line) => {
    const said = line.value.split(',').filter((text) => text.trim() !== '').length
    if (said === 0) return false
    if (line.name === 'DURATION') return readDuration(line.value) === null
    return OTHER_DATES.has(line.name) && datesOf(line, zones).length < said
  })
}

const OTHER_DATES = new Set(['DTEND', 'EXDATE', 'RDATE', 'RECURRENCE-ID'])

/** A single event that is written in UTC is shown by the clocks of its calendar; a rule in UTC follows no other clock. */
function zoneOf({ zone }: ZonedDate, component: Component, zones: ZoneNames): string | null {
  const isSeries = component.lines.some(
    ({ name }) => name === 'RRULE' || name === 'RDATE' || name === 'RECURRENCE-ID',
  )
  return zone === 'UTC' && !isSeries ? (zones.ofCalendar ?? zone) : zone
}

/** The day on which it ends is not one of its own; some writers name the last one, or the first. */
function wholeDays(component: Component, start: WallTime, zones: ZoneNames) {
  const [last] = datesOf(lineOf(component, 'DTEND'), zones)
  const duration = readDuration(lineOf(component, 'DURATION')?.value ?? '')
  const days = duration ? duration.days + Math.ceil(duration.seconds / DAY_SECONDS) : 1
  const end = last
    ? `${last.value.wall.slice(0, 10)}T00:00:00`
    : addToWall(start, Math.max(days, 1) * DAY_SECONDS)
  return { start, end: addToWall(end > start ? end : addToWall(start, DAY_SECONDS), -1), allDay: true }
}

function endOf(component: Component, start: WallTime, timeZone: string | null, zones: ZoneNames): WallTime {
  const [last] = datesOf(lineOf(component, 'DTEND'), zones)
  if (last) return wallIn(last.value, last.zone, timeZone)
  const duration = readDuration(lineOf(component, 'DURATION')?.value ?? '')
  if (!duration) return start
  const day = addToWall(start, duration.days * DAY_SECONDS)
  if (timeZone === null || duration.seconds === 0) return addToWall(day, duration.seconds)
  // Hours are those that pass, whatever happens to the clocks in them; beyond the calendar's last year nothing does.
  const end = new Date(instantOf(day, timeZone).getTime() + duration.seconds * 1000)
  return wallSeconds(day) + duration.seconds < LAST_RECKONED ? wallAt(end, timeZone) : day
}

const LAST_RECKONED = wallSeconds('9999-12-01T00:00:00')

/** Outlook says of some events that they take whole days, and writes them from midnight to midnight. */
function isMidnights(component: Component, start: WallTime, end: WallTime): boolean {
  const isSaid = lineOf(component, 'X-MICROSOFT-CDO-ALLDAYEVENT')?.value.trim().toUpperCase() === 'TRUE'
  return isSaid && start.endsWith('T00:00:00') && end.endsWith('T00:00:00') && end > start
}
