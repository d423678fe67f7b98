import { calendarAccountsSchema, googleOauthAnswerSchema } from '@glimmer/api/connected-calendars'
import { ask } from './auth-api.ts'

/** The server looks for calendars at an address that may be slow, before it answers. */
const CONNECT_WITHIN_MS = 60_000

/** The connected accounts, and how they are doing. */
export const fetchCalendarAccounts = (owner: string) =>
  ask('GET /api/calendars/accounts', calendarAccountsSchema, { query: { owner } })

/** What opens an account of a CalDAV server. */
export interface ServiceAccount {
  readonly address: string
  readonly username: string
  readonly password: string
}

export const connectService = (owner: string, account: ServiceAccount) =>
  ask('POST /api/calendars/accounts', calendarAccountsSchema, {
    body: { owner, provider: 'caldav', ...account },
    timeoutMs: CONNECT_WITHIN_MS,
  })

export const connectAddress = (owner: string, address: string) =>
  ask('POST /api/calendars/accounts', calendarAccountsSchema, {
    body: { owner, provider: 'ics', address },
    timeoutMs: CONNECT_WITHIN_MS,
  })

/** Begins to sync an account now; without one, all of them. */
export const syncCalendars = (owner: string, accountId?: string) =>
  ask('POST /api/calendars/accounts/sync', calendarAccountsSchema, {
    body: { owner, ...(accountId !== undefined && { accountId }) },
  })

export const pauseCalendars = (owner: string, accountId: string) =>
  ask('POST /api/calendars/accounts/pause', calendarAccountsSchema, { body: { owner, accountId } })

export const resumeCalendars = (owner: string, accountId: string) =>
  ask('POST /api/calendars/accounts/resume', calendarAccountsSchema, { body: { owner, accountId } })

export const disconnectCalendars = (owner: string, accountId: string, copies: 'keep' | 'remove') =>
  ask('POST /api/calendars/accounts/disconnect', calendarAccountsSchema, {
    body: { owner, accountId, copies },
  })

/** Answers whether the events that are gone there are deleted here too. */
export const answerDeletions = (owner: string, accountId: string, answer: 'delete' | 'keep') =>
  ask('POST /api/calendars/accounts/delete-waiting', calendarAccountsSchema, {
    body: { owner, accountId, answer },
  })

/** Says that this device has put into its trash what was overruled, so that the server need not tell of it again. */
export const overruledKept = (owner: string, ids: readonly string[]) =>
  ask('POST /api/calendars/overruled/kept', calendarAccountsSchema, { body: { owner, ids } })

/** Where the browser goes on to connect an account of Google. */
export const startGoogleCalendar = () =>
  ask('POST /api/functions/google-calendar-oauth', googleOauthAnswerSchema, { body: { action: 'connect' } })

/** With what Google sent the browser back with; without a code the person turned back there. */
export const finishGoogleCalendar = (state: string, code: string | undefined) =>
  ask('POST /api/functions/google-calendar-oauth', googleOauthAnswerSchema, {
    body: { action: 'finish', state, ...(code !== undefined && { code }) },
    timeoutMs: CONNECT_WITHIN_MS,
  })
