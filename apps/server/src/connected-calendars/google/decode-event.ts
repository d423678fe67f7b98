import { calendarEventSchema } from '@glimmer/domain/calendar/calendar-event'
import { eventOverrideSchema } from '@glimmer/domain/calendar/event-override'
import { escapeText } from '@glimmer/domain/calendar/ics/content-line'
import { eventRow, overrideRows, ownIdOf } from '@glimmer/domain/calendar/ics/event-rows'
import type { IcsEvent } from '@glimmer/domain/calendar/ics/ics-event'
import { readCalendar } from '@glimmer/domain/calendar/ics/read-calendar'
import { isZone, wallAt } from '@glimmer/domain/calendar/zones'
import type { DecodedItem, EventFields, ItemFields, RemoteItem } from '../connector.ts'
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

export const isFloating = ({ extendedProperties }: GoogleEvent) =>
  extendedProperties?.private?.glimmerFloating === '1'

function itemOfIcs(read: IcsEvent, floats: boolean): ItemFields | null {
  const row = eventRow({ id: ANY_ID, event: read, calendarId: null, spent: { work: 0 } })
  const checked = calendarEventSchema.safeParse({ ...row, id: undefined })
  const overrides = overrideRows(ANY_ID, read, new Map()).map(({ id: _, ...one }) => one)
  if (!checked.success || overrides.some((one) => !eventOverrideSchema.safeParse(one).success)) return null
  const { calendarId: _, category: __, color: ___, ...event } = checked.data
  return {
    event: { ...event, timeZone: floats ? null : event.timeZone },
    overrides: overrides
      .map(({ eventId: _, category: __, color: ___, ...one }) => one)
      .filter(({ originalStart: _, ...own }) => Object.values(own).some((value) => value !== null))
      .toSorted((a, b) => (a.originalStart < b.originalStart ? -1 : 1)),
  }
}

/** The group as a calendar file says it, read by the one reader of recurrences, exceptions and zones that we have. */
export function icsOf(group: Group): IcsEvent | null {
  const { event, instances } = group
  const zone = zoneOf(event, group.zone)
  const lines = event.recurrence?.filter((line) => /^(?:RRULE|EXRULE|RDATE|EXDATE)[;:]/.test(line)) ?? []
  const file = [
    'BEGIN:VCALENDAR',
    ...eventLines(event, zone, lines),
    ...instances.flatMap((one) => instanceLines(one, zone)),
    'END:VCALENDAR',
  ].join('\n')
  const reading = readCalendar(file)
  return (reading.kind === 'calendar' && reading.events[0]) || null
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
