import { openSessionsSchema } from '@glimmer/api/account'
import { ask } from './auth-api.ts'

/** Where the account is signed in. */
export const fetchSessions = (owner: string) =>
  ask('GET /api/auth/sessions', openSessionsSchema, { query: { owner } })

/** Ends one session that the list named. Answers with those that are left. */
export const endSession = (owner: string, session: string) =>
  ask('POST /api/auth/sessions/end', openSessionsSchema, { body: { owner, session } })

/** Ends every session but the one of this device. */
export const endOtherSessions = (owner: string) =>
  ask('POST /api/auth/sessions/end-others', openSessionsSchema, { body: { owner } })
