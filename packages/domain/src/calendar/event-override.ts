import * as z from 'zod/mini'
import { uuid, wallTime } from '../fields.ts'
import { eventFields } from './calendar-event.ts'

/**
 * One occurrence of a series that differs from it. `originalStart`: when it would begin by the series' rule, as a wall time
 * in the series' zone. A field that is null is as in the series, its end reckoned from `originalStart`; an empty text is none.
 */
export const eventOverrideSchema = z.strictObject({
  eventId: uuid,
  originalStart: wallTime,
  title: z.nullable(eventFields.title),
  description: z.nullable(eventFields.description),
  startDatetime: z.nullable(eventFields.startDatetime),
  endDatetime: z.nullable(eventFields.endDatetime),
  allDay: z.nullable(eventFields.allDay),
  location: z.nullable(eventFields.location),
  category: z.nullable(eventFields.category),
  color: z.nullable(eventFields.color),
  status: z.nullable(eventFields.status),
  url: z.nullable(eventFields.url),
})

export type EventOverrideData = z.infer<typeof eventOverrideSchema>
export type EventOverride = Readonly<EventOverrideData & { id: string }>

export const eventOverrideDefaults = {
  title: null,
  description: null,
  startDatetime: null,
  endDatetime: null,
  allDay: null,
  location: null,
  category: null,
  color: null,
  status: null,
  url: null,
} as const satisfies Omit<EventOverrideData, 'eventId' | 'originalStart'>

/**
 * The id of an occurrence's override: the same on every device, so that two that change the same occurrence write the same
 * row. The start's digits fit into the last part of the event's id.
 * Example: `overrideId(event.id, '2026-11-23T09:00:00')`
 */
export function overrideId(eventId: string, originalStart: string): string {
  const digits = BigInt(originalStart.replace(/\D/g, ''))
  const mixed = BigInt(`0x${eventId.slice(-12)}`) ^ digits
  return eventId.slice(0, -12) + mixed.toString(16).padStart(12, '0')
}
