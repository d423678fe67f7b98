import * as z from 'zod/mini'
import { addDays } from '../days/add-days.ts'
import { dayNumber } from '../days/day-number.ts'
import { wallTime } from '../fields.ts'
import {
  type CalendarEvent,
  type CalendarEventData,
  DEFAULT_EVENT_COLOR,
  EVENT_CATEGORIES,
} from './calendar-event.ts'
import {
  moveRepeat,
  NO_REPEAT,
  readRepeat,
  type RepeatGap,
  repeatForm,
  repeatFormSchema,
} from './repeat-form.ts'
import { addToWall, wallSeconds } from './wall-time.ts'

/** An event as it is written: dates and times as typed. */
export const eventFormSchema = z.object({
  title: z.string(),
  allDay: z.boolean(),
  startDate: z.string(),
  startTime: z.string(),
  endDate: z.string(),
  endTime: z.string(),
  /** Empty: wherever the person is. */
  timeZone: z.string(),
  category: z.enum(EVENT_CATEGORIES),
  color: z.string(),
  location: z.string(),
  description: z.string(),
  repeat: repeatFormSchema,
})
export type EventForm = Readonly<z.infer<typeof eventFormSchema>>

/**
 * The edited fields of an event. Kept as text between two visits, so they are read back through this schema. `lastStart`:
 * the last one that could be read, while what is typed cannot. `calendarId`: the connected calendar that a new event goes
 * to; empty for the person's own.
 */
export const eventEditsSchema = z.extend(z.partial(eventFormSchema), {
  lastStart: z.optional(wallTime),
  calendarId: z.optional(z.string()),
})
export type EventEdits = Readonly<z.infer<typeof eventEditsSchema>>

/** The fields of an event that its form has. */
export type FormedEvent = Pick<
  CalendarEventData,
  | 'title'
  | 'allDay'
  | 'startDatetime'
  | 'endDatetime'
  | 'timeZone'
  | 'category'
  | 'color'
  | 'location'
  | 'description'
  | 'recurrence'
  | 'recurrenceEnd'
>

/** The form of an event that is not there yet. */
export function newEventForm(date: string): EventForm {
  return {
    title: '',
    allDay: false,
    startDate: date,
    startTime: '09:00',
    endDate: date,
    endTime: '10:00',
    timeZone: '',
    category: 'personal',
    color: DEFAULT_EVENT_COLOR,
    location: '',
    description: '',
    repeat: NO_REPEAT,
  }
}

/** The form of an event as it is. One of whole days begins with the usual times where it gets some. */
export function eventForm(event: CalendarEvent): EventForm {
  const { title, allDay, startDatetime, endDatetime, category, color, location, description } = event
  const form = newEventForm(startDatetime.slice(0, 10))
  return {
    ...form,
    title,
    allDay,
    endDate: endDatetime.slice(0, 10),
    timeZone: event.timeZone ?? '',
    ...(!allDay && { startTime: timeOf(startDatetime), endTime: timeOf(endDatetime) }),
    category,
    color,
    location: location ?? '',
    description: description ?? '',
    repeat: repeatForm(event.recurrence),
  }
}

/** `off-repeat`: its rule does not have the day that it moves to. */
export type EventGap = 'title' | 'start' | 'end' | 'off-repeat' | RepeatGap

export type ReadEvent =
  | { readonly kind: 'ready'; readonly event: FormedEvent }
  | { readonly kind: 'asks'; readonly gaps: readonly EventGap[] }

/**
 * An event that can be saved, or what is still missing, from top to bottom. A rule that the form shows as it was stays as it
 * was written.
 */
export function readEvent(form: EventForm, stored: string | null = null): ReadEvent {
  const { startDatetime, endDatetime } = wallTimes(form)
  const gaps: EventGap[] = []
  if (form.title.trim() === '') gaps.push('title')
  if (startDatetime === null) gaps.push('start')
  if (endDatetime === null || (startDatetime !== null && endDatetime < startDatetime)) gaps.push('end')
  const repeat = startDatetime === null ? null : readRepeat(form.repeat, startDatetime, stored)
  if (repeat?.kind === 'asks') gaps.push(...repeat.gaps)
  if (gaps.length > 0 || repeat?.kind !== 'ready' || startDatetime === null || endDatetime === null) {
    return { kind: 'asks', gaps }
  }
  const { recurrence, recurrenceEnd } = repeat
  const { title, allDay, category, color } = form
  const location = form.location.trim() || null
  const description = form.description.trim() || null
  return {
    kind: 'ready',
    event: {
      title: title.trim(),
      allDay,
      startDatetime,
      endDatetime,
      timeZone: (!allDay && form.timeZone) || null,
      category,
      color,
      location,
      description,
      recurrence,
      recurrenceEnd,
    },
  }
}

/**
 * The edits with another start: the end moves along, so that the event takes as long as before. While a year is typed there
 * is no start: what the end keeps its distance to is the last one that could be read.
 */
export function moveStart(
  form: EventForm,
  edits: EventEdits,
  start: Partial<Pick<EventForm, 'startDate' | 'startTime'>>,
): EventEdits {
  const { lastStart, ...others } = edits
  const { startDatetime: shown, endDatetime } = wallTimes(form)
  const before = shown ?? lastStart ?? null
  const { startDatetime } = wallTimes({ ...form, ...start })
  if (startDatetime === null) return { ...others, ...start, ...(before && { lastStart: before }) }
  const repeat = moveRepeat(form.repeat, before, startDatetime)
  const next = { ...others, ...start, ...(repeat !== form.repeat && { repeat }) }
  if (before === null || endDatetime === null) return next
  if (form.allDay) {
    const days = dayNumber(form.endDate) - dayNumber(before.slice(0, 10))
    return days < 0 ? next : { ...next, endDate: addDays(startDatetime.slice(0, 10), days) }
  }
  const length = wallSeconds(endDatetime) - wallSeconds(before)
  if (length < 0) return next
  const end = addToWall(startDatetime, length)
  return { ...next, endDate: end.slice(0, 10), endTime: timeOf(end) }
}

/** As the form shows it: an imported event may begin at a second of its own. */
function timeOf(wall: string): string {
  return wall.endsWith(':00') ? wall.slice(11, 16) : wall.slice(11)
}

type Times = Pick<EventForm, 'allDay' | 'startDate' | 'startTime' | 'endDate' | 'endTime'>

/** Null where it cannot be told. */
export function wallTimes({ allDay, startDate, startTime, endDate, endTime }: Times) {
  return {
    startDatetime: wallTimeOf(startDate, allDay ? '00:00:00' : startTime),
    endDatetime: wallTimeOf(endDate, allDay ? '23:59:59' : endTime),
  }
}

function wallTimeOf(date: string, time: string): string | null {
  const wall = `${date}T${time.length === 5 ? `${time}:00` : time}`
  return wallTime.safeParse(wall).success ? wall : null
}
