import * as z from 'zod/mini'
import { uuid, words } from '../../fields.ts'
import { eventColor } from '../calendar-event.ts'

export const CALENDAR_PROVIDERS = ['google', 'caldav', 'ics'] as const
export type CalendarProvider = (typeof CALENDAR_PROVIDERS)[number]

export const MAX_CALENDAR_NAME_LENGTH = 200

/**
 * A calendar of a connected account. Its events name it by their `calendarId`. `direction`: whether what changes here is
 * written there too, which it never is where `isReadOnly`. When it was last synced is no part of it, so that a calendar in
 * which nothing changes costs no mutation.
 */
export const calendarIntegrationSchema = z.strictObject({
  accountId: uuid,
  provider: z.enum(CALENDAR_PROVIDERS),
  calendarName: words(MAX_CALENDAR_NAME_LENGTH),
  calendarColor: eventColor,
  syncEnabled: z.boolean(),
  direction: z.enum(['both', 'read']),
  isReadOnly: z.boolean(),
})

export type CalendarIntegrationData = z.infer<typeof calendarIntegrationSchema>
export type CalendarIntegration = Readonly<CalendarIntegrationData & { id: string }>

/** Whether what changes here is written to the other side. */
export function isWrittenBack({
  syncEnabled,
  direction,
  isReadOnly,
}: Pick<CalendarIntegration, 'syncEnabled' | 'direction' | 'isReadOnly'>): boolean {
  return syncEnabled && direction === 'both' && !isReadOnly
}
