import * as z from 'zod/mini'
import { startsObject, text, uuid, wallTime, words } from '../fields.ts'

export const EVENT_CATEGORIES = ['personal', 'work', 'meeting', 'appointment', 'reminder'] as const
export type EventCategory = (typeof EVENT_CATEGORIES)[number]

export const EVENT_STATUSES = ['confirmed', 'tentative', 'cancelled'] as const

export const DEFAULT_EVENT_COLOR = '#3b82f6'

export const MAX_EVENT_TITLE_LENGTH = 500
export const MAX_EVENT_LOCATION_LENGTH = 1_000
export const MAX_EVENT_DESCRIPTION_LENGTH = 10_000
export const MAX_EVENT_URL_LENGTH = 2_000
/** A rule that names each day of a year fits. */
const MAX_RECURRENCE_LENGTH = 4_000

export const eventColor = z.string().check(z.regex(/^#[\da-f]{6}$/, 'must be a colour, #rrggbb'))

/** What an occurrence of an event that repeats can have of its own. */
export const eventFields = {
  title: words(MAX_EVENT_TITLE_LENGTH),
  description: text(MAX_EVENT_DESCRIPTION_LENGTH),
  startDatetime: wallTime,
  endDatetime: wallTime,
  allDay: z.boolean(),
  location: text(MAX_EVENT_LOCATION_LENGTH),
  category: z.enum(EVENT_CATEGORIES),
  color: eventColor,
  status: z.enum(EVENT_STATUSES),
  url: text(MAX_EVENT_URL_LENGTH),
} as const

/**
 * An event. Start and end are wall times in `timeZone`; without a zone they are those of wherever the person is. An event
 * of whole days goes from 00:00:00 of the first to 23:59:59 of the last, without a zone. `calendarId`: the calendar of
 * somebody else that it came from; null for the person's own.
 *
 * An event with a `recurrence` (an RRULE of RFC 5545, without its name) is a series, and its start is that of the first
 * occurrence. `recurrenceEnd`: when the last one begins, null where it never ends. The keys of `exceptions` and
 * `additions` are starts, as wall times: of occurrences that do not take place, and of some beside the rule. They are
 * objects, so that what two devices leave out is left out.
 */
export const calendarEventSchema = z.strictObject({
  calendarId: z.nullable(uuid),
  ...eventFields,
  description: z.nullable(eventFields.description),
  location: z.nullable(eventFields.location),
  url: z.nullable(eventFields.url),
  timeZone: z.nullable(words(100)),
  recurrence: z.nullable(words(MAX_RECURRENCE_LENGTH)),
  recurrenceEnd: z.nullable(wallTime),
  exceptions: startsObject,
  additions: startsObject,
})

export type CalendarEventData = z.infer<typeof calendarEventSchema>
export type CalendarEvent = Readonly<CalendarEventData & { id: string }>

/** Whether an event can take place more than once: by a rule, or on days that are named one by one. */
export function isSeries({
  recurrence,
  additions,
}: Pick<CalendarEvent, 'recurrence' | 'additions'>): boolean {
  return recurrence !== null || Object.keys(additions).length > 0
}

/** What an event is when nothing else was said. */
export const calendarEventDefaults = {
  calendarId: null,
  description: null,
  allDay: false,
  location: null,
  category: 'personal',
  color: DEFAULT_EVENT_COLOR,
  status: 'confirmed',
  url: null,
  timeZone: null,
  recurrence: null,
  recurrenceEnd: null,
  exceptions: {},
  additions: {},
} as const satisfies Omit<CalendarEventData, 'title' | 'startDatetime' | 'endDatetime'>
