import { passwordChangedSchema } from '@glimmer/api/account'
import { accountEndedSchema } from '@glimmer/api/deletion'
import { emailChangedSchema, newEmailAskedSchema, newEmailSchema } from '@glimmer/api/new-email'
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

/** Needs the current password. Where mails are sent, the address changes with the link in a letter, otherwise at once. */
export const askForNewEmail = (owner: string, email: string, password: string) =>
  ask('POST /api/auth/new-email', newEmailAskedSchema, { body: { owner, email, password } })

/** Both addresses of the change that the token of a link stands for. Uses nothing up. */
export const lookAtNewEmail = (token: string) =>
  ask('POST /api/auth/new-email/look', newEmailSchema, { body: { token } })

/** Changes the address. This device stays signed in, all others end. */
export const takeNewEmail = (token: string) =>
  ask('POST /api/auth/new-email/use', emailChangedSchema, { body: { token } })

/** Ends every session but the one of this device. */
export const endOtherSessions = (owner: string) =>
  ask('POST /api/auth/sessions/end-others', openSessionsSchema, { body: { owner } })

/**
 * Deletes the account with everything in it, at once or after the days that this server allows. The owner is sent along, so that no other account is deleted by mistake.
 */
export const deleteAccount = (owner: string, password: string) =>
  ask('POST /api/auth/delete-account', accountEndedSchema, { body: { owner, password } })
