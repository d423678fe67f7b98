import { calendarFeedSchema, madeCalendarFeedSchema } from '@glimmer/api/calendar-feed'
import { ask } from './auth-api.ts'

/** Since when the person's calendar has a private address. */
export const fetchFeed = (owner: string) =>
  ask('GET /api/calendar/feed', calendarFeedSchema, { query: { owner } })

/** Makes a private address, which ends an earlier one. It is told this once. */
export const makeFeed = (owner: string) =>
  ask('POST /api/calendar/feed', madeCalendarFeedSchema, { body: { owner } })

export const endFeed = (owner: string) =>
  ask('POST /api/calendar/feed/off', calendarFeedSchema, { body: { owner } })
