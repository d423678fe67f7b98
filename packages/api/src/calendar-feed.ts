import { instant } from '@glimmer/domain/fields'
import * as z from 'zod/mini'

/** Since when there is a private address; null where there is none. Which one it is, is told only when it is made. */
export const calendarFeedSchema = z.object({ since: z.nullable(instant) })

export const madeCalendarFeedSchema = z.object({ since: instant, address: z.string() })
