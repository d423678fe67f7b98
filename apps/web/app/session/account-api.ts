import { passwordChangedSchema } from '@glimmer/api/account'
import { openSessionsSchema } from '@glimmer/api/open-sessions'
import { ask } from './auth-api.ts'

/** Where the account is signed in. */
export const fetchSessions = (owner: string) =>
  ask('GET /api/auth/sessions', openSessionsSchema, { query: { owner } })

/** Ends one session that the list named. Answers with those that are left. */
export const endSession = (owner: string, session: string) =>
  ask('POST /api/auth/sessions/end', openSessionsSchema, { body: { owner, session } })

/** Needs the current password. This device gets a new session, all others end. */
export const changePassword = (currentPassword: string, newPassword: string) =>
  ask('POST /api/auth/change-password', passwordChangedSchema, { body: { currentPassword, newPassword } })

/** Ends every session but the one of this device. */
export const endOtherSessions = (owner: string) =>
  ask('POST /api/auth/sessions/end-others', openSessionsSchema, { body: { owner } })
