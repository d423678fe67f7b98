import { CALENDAR_PROVIDERS } from '@glimmer/domain/calendar/connected/calendar-integration'
import { instant } from '@glimmer/domain/fields'
import * as z from 'zod/mini'

/**
 * Why the other side could not be synced. `sign_in`: it asks for a new sign-in. `not_allowed`: the account may not do that
 * there. `too_much`: all calendars of the person together hold more than is kept here. `private_address`: an address in the
 * network of this server, which its operator did not allow.
 */
export const CALENDAR_TROUBLES = [
  'sign_in',
  'not_allowed',
  'not_found',
  'busy',
  'unreachable',
  'not_understood',
  'too_large',
  'too_much',
  'private_address',
] as const
export type CalendarTrouble = (typeof CALENDAR_TROUBLES)[number]

export const MAX_CALENDAR_ACCOUNTS = 10
export const MAX_CALENDARS = 50

/**
 * A connected account. `sign_in_again`: nothing is asked there before the person connects it again.
 * `asks_before_deleting`: a sync would delete much here, and waits for an answer; `waitingDeletions` says how many events.
 * `trouble`: why the last sync was not complete; it is tried again at `nextSyncAt`.
 */
export const connectedAccountSchema = z.object({
  id: z.string(),
  provider: z.enum(CALENDAR_PROVIDERS),
  label: z.string(),
  state: z.enum(['active', 'paused', 'sign_in_again', 'asks_before_deleting']),
  trouble: z.nullable(z.enum(CALENDAR_TROUBLES)),
  isSyncing: z.boolean(),
  lastSyncedAt: z.nullable(instant),
  nextSyncAt: z.nullable(instant),
  waitingDeletions: z.int(),
})
export type ConnectedAccount = Readonly<z.infer<typeof connectedAccountSchema>>

/**
 * `isGoogleSetUp`: whether the operator gave this server a client of Google's. `overruled`: what a sync with the other side
 * overruled, each as an entry of the trash: changes as a device writes them. They are told until a device says that it has
 * put them into its trash, a part at a time where they are long.
 */
export const calendarAccountsSchema = z.object({
  isGoogleSetUp: z.boolean(),
  accounts: z.array(connectedAccountSchema),
  overruled: z.array(z.object({ id: z.string(), at: instant, changes: z.array(z.unknown()) })),
})
export type CalendarAccounts = Readonly<z.infer<typeof calendarAccountsSchema>>

/** Where the browser goes on, to ask the person there. */
export const googleConnectSchema = z.object({ authUrl: z.string() })

export const googleOauthAnswerSchema = z.union([googleConnectSchema, calendarAccountsSchema])
