import * as z from 'zod/mini'
import type { Address, AddressKey } from './address.ts'
import {
  accountRequest,
  connectRequest,
  deleteWaitingRequest,
  disconnectRequest,
  googleOauthRequest,
  overruledKeptRequest,
  syncRequest,
} from './connected-calendar-requests.ts'
import { calendarAccountsSchema, googleOauthAnswerSchema } from './connected-calendars.ts'

/** Why the other side refused, or could not be asked. */
const TROUBLES = [
  'calendar_sign_in',
  'calendar_not_allowed',
  'calendar_not_found',
  'calendar_busy',
  'calendar_unreachable',
  'calendar_not_understood',
  'calendar_too_large',
  'calendar_too_much',
  'calendar_private_address',
] as const

/** Calendars of other accounts. Which calendars there are, and what of them is synced, are synced rows. */
export const connectedCalendarAddresses = {
  'GET /api/calendars/accounts': {
    summary: 'The connected accounts, and how their last sync went',
    description: 'Changes nothing, and asks nobody else.',
    who: 'signed-in',
    query: z.object({ owner: z.string() }),
    answer: calendarAccountsSchema,
    refuses: ['other_owner'],
  },
  'POST /api/calendars/accounts': {
    summary: 'Connect an address of a calendar, or an account of a CalDAV server',
    description:
      'Looks for its calendars before it is answered; their events come with the first sync. An account that is known and has to be signed in to again is connected again, and nothing of it doubles. The password is kept encrypted, and is in no answer.',
    who: 'signed-in',
    body: connectRequest,
    answer: calendarAccountsSchema,
    refuses: ['other_owner', 'too_many_requests', 'too_many_calendars', 'calendar_known', ...TROUBLES],
  },
  'POST /api/calendars/accounts/sync': {
    summary: 'Sync an account now, or all of them',
    description: 'Answered when it has begun. One that is paused, or has to be signed in to again, is left.',
    who: 'signed-in',
    body: syncRequest,
    answer: calendarAccountsSchema,
    refuses: ['other_owner', 'too_many_requests'],
  },
  'POST /api/calendars/accounts/pause': {
    summary: 'Sync an account no more until it is resumed',
    who: 'signed-in',
    body: accountRequest,
    answer: calendarAccountsSchema,
    refuses: ['other_owner'],
  },
  'POST /api/calendars/accounts/resume': {
    summary: 'Sync a paused account again',
    who: 'signed-in',
    body: accountRequest,
    answer: calendarAccountsSchema,
    refuses: ['other_owner'],
  },
  'POST /api/calendars/accounts/disconnect': {
    summary: 'Disconnect an account, and keep or remove the copies of its events',
    description:
      'Nothing changes on the other side. Kept copies become the person’s own events. Where there is no such account, or no longer, the answer is the same.',
    who: 'signed-in',
    body: disconnectRequest,
    answer: calendarAccountsSchema,
    refuses: ['other_owner'],
  },
  'POST /api/calendars/accounts/delete-waiting': {
    summary: 'Answer whether the events that are gone on the other side are deleted here too',
    description:
      '`keep` makes them the person’s own events. Nothing happens where no deletions wait any more.',
    who: 'signed-in',
    body: deleteWaitingRequest,
    answer: calendarAccountsSchema,
    refuses: ['other_owner'],
  },
  'POST /api/calendars/overruled/kept': {
    summary: 'Say that a device put what was overruled into its trash',
    who: 'signed-in',
    body: overruledKeptRequest,
    answer: calendarAccountsSchema,
    refuses: ['other_owner'],
  },
  'POST /api/functions/google-calendar-oauth': {
    summary: 'Connect an account of Google',
    description:
      '`connect` answers where the browser goes on. From there it comes back to a page, which says `finish` with what Google added to its address: that counts only in the session that began it, and once.',
    who: 'signed-in',
    body: googleOauthRequest,
    answer: googleOauthAnswerSchema,
    refuses: ['google_not_set_up', 'too_many_requests', 'too_many_calendars', 'link_expired', ...TROUBLES],
  },
  'POST /api/functions/google-calendar-sync': {
    summary: 'Sync the connected accounts of Google now',
    description: 'Answered when it has begun. It takes no body.',
    who: 'signed-in',
    answer: calendarAccountsSchema,
    refuses: ['google_not_set_up', 'too_many_requests'],
  },
} satisfies Record<AddressKey, Address>
