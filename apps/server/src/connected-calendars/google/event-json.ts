import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { ItemFields } from '@glimmer/domain/calendar/connected/item'

/** When an event begins or ends: `date` for whole days, the end being the day after the last; else an instant. */
const timeSchema = z.object({
  date: z.string().optional(),
  dateTime: z.string().optional(),
  timeZone: z.string().optional(),
})
export type EventTime = z.infer<typeof timeSchema>

/** What Glimmer reads of an event. All else of it stays at Google, also who else was invited. */
export const eventSchema = z.object({
  id: z.string().min(1),
  etag: z.string().optional(),
  status: z.string().optional(),
  iCalUID: z.string().optional(),
  eventType: z.string().optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  location: z.string().optional(),
  start: timeSchema.optional(),
  end: timeSchema.optional(),
  recurrence: z.array(z.string()).optional(),
  recurringEventId: z.string().optional(),
  originalStartTime: timeSchema.optional(),
  source: z.object({ url: z.string().optional() }).optional(),
  hangoutLink: z.string().optional(),
  attendees: z
    .array(z.object({ self: z.boolean().optional(), responseStatus: z.string().optional() }))
    // The person's own answer alone.
    .transform((all) => all.filter(({ self }) => self))
    .optional(),
  extendedProperties: z
    .object({
      private: z
        .object({ glimmer: z.string().optional(), glimmerFloating: z.string().optional() })
        .optional(),
    })
    .optional(),
})
export type GoogleEvent = Readonly<z.infer<typeof eventSchema>>

/** What is asked of an event. */
export const EVENT_FIELDS =
  'id,etag,status,iCalUID,eventType,summary,description,location,start,end,recurrence,recurringEventId,originalStartTime,source(url),hangoutLink,attendees(self,responseStatus),extendedProperties(private)'

/** An event with what is other in its series, as it is kept. `zone`: that of the calendar, or '' where nobody asked for it. */
export interface Group {
  readonly zone: string
  readonly event: GoogleEvent
  /** Days of the series that somebody changed or called off, in the order of their ids. */
  readonly instances: readonly GoogleEvent[]
}

/** What is on its way to Google: what was kept of it before, if anything was, and what it is to be. */
export interface Wanted {
  readonly before: Group | null
  readonly id: string
  readonly item: ItemFields
}

export const isCalledOff = ({ status }: GoogleEvent) => status === 'cancelled'

export function groupOf(zone: string, event: GoogleEvent, instances: Iterable<GoogleEvent>): Group {
  // Only a series has days of its own.
  const own = event.recurrence ? [...instances] : []
  return { zone, event, instances: own.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }
}

/** The etag of the event, and behind it a mark of those of its changed days. */
function etagOf({ event, instances }: Group): string {
  const etags = instances.map(({ id, etag }) => `${id} ${etag}`).join('\n')
  const mark =
    instances.length === 0 ? '' : createHash('sha256').update(etags).digest('base64url').slice(0, 22)
  return `${event.etag ?? ''} ${mark}`.trim()
}

/** The part of such an etag that Google knows. */
export const ownEtagOf = (etag: string) => etag.split(' ')[0] ?? ''

export function itemOf(group: Group) {
  return { href: group.event.id, etag: etagOf(group), raw: JSON.stringify(group) }
}

/** What is kept was written by us. */
export const readGroup = (raw: string) => JSON.parse(raw) as Group
