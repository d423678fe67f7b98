import { openIdFinishedSchema, openIdStartedSchema, waysInSchema } from '@glimmer/api/open-id'
import { ask } from './auth-api.ts'

/** The server asks the provider up to four times, and gives up on each after five seconds. */
const FINISH_WITHIN_MS = 30_000

/** Where the browser goes on to. `invitation`: where a new account needs one. */
export const startOpenId = (invitation: string | null) =>
  ask('POST /api/auth/open-id/start', openIdStartedSchema, {
    body: invitation === null ? {} : { invitation },
  })

/** The same, to delete the account once the person comes back. */
export const startOpenIdDeletion = (owner: string) =>
  ask('POST /api/auth/open-id/start-deletion', openIdStartedSchema, { body: { owner } })

/** With what the provider sent the browser back with. */
export const finishOpenId = (answer: string) =>
  ask('POST /api/auth/open-id/finish', openIdFinishedSchema, {
    body: { answer },
    timeoutMs: FINISH_WITHIN_MS,
  })

/** How this account can be signed in to. */
export const fetchWaysIn = (owner: string) => ask('GET /api/auth/ways-in', waysInSchema, { query: { owner } })
