import * as z from 'zod/mini'
import { instant, uuid } from '../fields.ts'

/** Four weeks. */
export const MOST_MINUTES_BEFORE_EVENT = 40_320

const minutesBefore = z.int().check(z.minimum(0), z.maximum(MOST_MINUTES_BEFORE_EVENT))

/** The reminders of an event that is still being written. */
export const eventMinutesSchema = z.array(minutesBefore)

/** How long before an event a person wants to hear of it; one of a series speaks of each time it takes place. */
export const eventReminderSchema = z.strictObject({
  eventId: uuid,
  minutesBefore,
  snoozedUntil: z.nullable(instant),
  createdAt: instant,
})

export type EventReminderData = z.infer<typeof eventReminderSchema>
export type EventReminder = Readonly<EventReminderData & { id: string }>

export const eventReminderDefaults = { snoozedUntil: null } as const satisfies Omit<
  EventReminderData,
  'eventId' | 'minutesBefore' | 'createdAt'
>
