import { calendarEventSchema } from '@glimmer/domain/calendar/calendar-event'
import {
  type EventOverride,
  type EventOverrideData,
  eventOverrideSchema,
} from '@glimmer/domain/calendar/event-override'
import { escapeText } from '@glimmer/domain/calendar/ics/content-line'
import { eventRow, overrideRows, ownIdOf } from '@glimmer/domain/calendar/ics/event-rows'
import type { IcsEvent, IcsOverride } from '@glimmer/domain/calendar/ics/ics-event'
import { readCalendar } from '@glimmer/domain/calendar/ics/read-calendar'
import { occurrences } from '@glimmer/domain/calendar/occurrences'
import { parseRule } from '@glimmer/domain/calendar/rule'
import { addToWall, wallSeconds, type WallTime } from '@glimmer/domain/calendar/wall-time'
import { instantOf, isZone, wallAt } from '@glimmer/domain/calendar/zones'
import { type EventFields, type ItemFields, itemOfRows } from '@glimmer/domain/calendar/connected/item'
import type { DecodedItem, RemoteItem } from '../connector.ts'
import { plainDescription } from './description.ts'
import { type EventTime, type GoogleEvent, type Group, isCalledOff, readGroup } from './event-json.ts'
import { googleIdOf } from './event-id.ts'

/** What rows are made for is only their fields: any id does. */
const ANY_ID = '00000000-0000-4000-8000-000000000000'

/** Null: an event that Glimmer cannot hold, or that is none, such as where somebody works on a day. */
export function decodeItem({ raw }: RemoteItem): DecodedItem | null {
  const group = readGroup(raw)
  const { event } = group
  const item = fieldsOf(group)
  if (item === null || event.eventType === 'workingLocation') return null
  const mark = event.extendedProperties?.private?.glimmer ?? ''
  const isOurs = UUID.test(mark) && googleIdOf(mark) === event.id
  // Our own feed, which somebody subscribed to at Google, is known by its UIDs. Else they may stand in several calendars.
  const uid = ownIdOf(event.iCalUID ?? '') === null ? event.id : (event.iCalUID ?? '')
  return { uid, ownId: isOurs ? mark : null, item }
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

export function fieldsOf(group: Group): ItemFields | null {
  const read = icsOf(group)
  return read && itemOfIcs(read, isFloating(group.event))
}

const isFloating = ({ extendedProperties }: GoogleEvent) =>
  extendedProperties?.private?.glimmerFloating === '1'

function itemOfIcs(read: IcsEvent, floats: boolean): ItemFields | null {
  const { id, ...row } = eventRow({ id: ANY_ID, event: read, calendarId: null, spent: { work: 0 } })
  const overrides = overrideRows(id, read, new Map()).map(withoutId)
  const isRow = calendarEventSchema.safeParse(row).success
  if (!isRow || overrides.some((one) => !eventOverrideSchema.safeParse(one).success)) return null
  return itemOfRows({ ...row, timeZone: floats ? null : row.timeZone }, overrides)
}

function withoutId(row: EventOverride): EventOverrideData {
  const { id: _, ...data } = row
  return data
}

/** The group as a calendar file says it, read by the one reader of recurrences, exceptions and zones that we have. */
export function icsOf(group: Group): IcsEvent | null {
  const { event } = group
  const instances = daysOf(group)
  const zone = zoneOf(event, group.zone)
  const lines = event.recurrence?.filter((line) => /^(?:RRULE|EXRULE|RDATE|EXDATE)[;:]/.test(line)) ?? []
  const file = [
    'BEGIN:VCALENDAR',
    ...eventLines(event, zone, lines),
    ...instances.flatMap((one) => instanceLines(one, zone)),
    'END:VCALENDAR',
  ].join('\n')
  const reading = readCalendar(file)
  const read = (reading.kind === 'calendar' && reading.events[0]) || null
  return (
    read && {
      ...read,
      exceptions: read.exceptions.filter(stillLeftOut(read, instances, zone)),
      overrides: read.overrides.map((one) => withUsualEnd(one, read, zone)),
    }
  )
}

/** The usual end may lie in the hour that the clocks leave out in spring. Google tells the hour after it, which is the same moment. */
function withUsualEnd(one: IcsOverride, { start, end }: IcsEvent, zone: string): IcsOverride {
  const usual = addToWall(one.originalStart, wallSeconds(end) - wallSeconds(start))
  return wallAt(instantOf(usual, zone), zone) === one.end ? { ...one, end: usual } : one
}

/** The days of a series by themselves. Those of before it took whole days, or no longer did, are none of its any more. */
export function daysOf({ event, instances }: Group): readonly GoogleEvent[] {
  const isDate = event.start?.date !== undefined
  return instances.filter(({ originalStartTime: at }) => at && (at.date !== undefined) === isDate)
}

/** What was called off on a day that the series has no more, as after it was moved, is left out of nothing. */
function stillLeftOut(series: IcsEvent, instances: readonly GoogleEvent[], zone: string) {
  const calledOff = new Set(instances.filter(isCalledOff).map((one) => originalWall(one, zone)))
  return (wall: WallTime) => !calledOff.has(wall) || isDayOf(series, wall)
}

/** When a day of a series would begin, by the clocks of its zone. */
export function originalWall({ originalStartTime }: GoogleEvent, zone: string): WallTime | null {
  const { date, dateTime = '' } = originalStartTime ?? {}
  if (date !== undefined) return `${date}T00:00:00`
  return Number.isNaN(Date.parse(dateTime)) ? null : wallAt(new Date(dateTime), zone)
}

interface Series {
  readonly start: WallTime
  readonly recurrence: string | null
  readonly additions: readonly WallTime[]
}

/** Whether a series has a day that begins just then, apart from what is left out of it. */
export function isDayOf({ start, recurrence, additions }: Series, at: WallTime): boolean {
  const reading = parseRule(recurrence ?? '')
  const rule = reading.kind === 'rule' ? reading.rule : null
  return occurrences({ rule, start, additions, from: at, to: at, limit: 1 }).length > 0
}

/** The zone in which a series lives and its times are told. */
export function zoneOf({ start }: GoogleEvent, calendarZone: string): string {
  const named = start?.timeZone ?? calendarZone
  if (isZone(named)) return named
  return isZone(calendarZone) ? calendarZone : 'UTC'
}

function eventLines(event: GoogleEvent, zone: string, more: readonly string[]): string[] {
  const { start, end, summary = '', description = '', location = '' } = event
  if (!start) return []
  const url = event.source?.url ?? event.hangoutLink ?? ''
  return [
    'BEGIN:VEVENT',
    'UID:1',
    timeLine('DTSTART', start, zone),
    ...(end ? [timeLine('DTEND', end, zone)] : []),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(plainDescription(description))}`,
    `LOCATION:${escapeText(location)}`,
    `URL:${escapeText(url)}`,
    `STATUS:${statusOf(event).toUpperCase()}`,
    ...more.map((line) => line.replaceAll(/[\r\n]/g, '')),
    'END:VEVENT',
  ]
}

/** Of what is called off Google tells no more than which day it is. */
function instanceLines(instance: GoogleEvent, zone: string): string[] {
  const { originalStartTime } = instance
  if (!originalStartTime) return []
  const told = isCalledOff(instance) ? { ...instance, start: originalStartTime, end: undefined } : instance
  return eventLines(told, zone, [timeLine('RECURRENCE-ID', originalStartTime, zone)])
}

/** An event that the person declined does not take place for them. */
export function statusOf(event: GoogleEvent): EventFields['status'] {
  const { status, attendees = [] } = event
  if (isCalledOff(event) || attendees.some(({ responseStatus }) => responseStatus === 'declined'))
    return 'cancelled'
  return status === 'tentative' ? 'tentative' : 'confirmed'
}

function timeLine(name: string, { date, dateTime = '' }: EventTime, zone: string): string {
  if (date !== undefined) return `${name};VALUE=DATE:${date.replaceAll('-', '')}`
  const instant = new Date(dateTime)
  if (Number.isNaN(instant.getTime())) return `${name}:${dateTime.replaceAll(/[^\w:+-]/g, '')}`
  const wall = wallAt(instant, zone).replaceAll(/[-:]/g, '')
  return `${name};TZID=${zone}:${wall}`
}
