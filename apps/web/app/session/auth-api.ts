import {
  doneSchema,
  invitationSchema,
  linkSentSchema,
  meSchema,
  serverSettingsSchema,
  signedInSchema,
  signedUpSchema,
} from '@glimmer/api/account'
import type * as z from 'zod/mini'
import { carryOutSignOut } from './pending-sign-out.ts'
import { type Answer, request, type RequestOptions } from './request.ts'

/** Who the server thinks is signed in here. */
export const fetchMe = () => ask('/api/me', meSchema)

/** The same for a device whose session is over: tells also whether its account is gone. */
export const fetchMeOrGone = (owner: string) => ask(`/api/me?owner=${encodeURIComponent(owner)}`, meSchema)

/** What the operator of this server has set up; public. */
export const fetchSettings = () => ask('/api/settings', serverSettingsSchema)

export const signIn = (email: string, password: string) =>
  ask('/api/auth/sign-in/email', signedInSchema, post({ email, password }))

export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly invitation?: string
}

export const signUp = (account: NewAccount) =>
  ask('/api/auth/sign-up/email', signedUpSchema, post({ ...account }))

/** Whether an account can be made with this invitation, and for which address alone. Uses nothing up. */
export const lookAtInvitation = (token: string) =>
  ask('/api/auth/invitation', invitationSchema, post({ token }))

/** `ask_operator` where the server sends no mail. Never tells whether the address has an account. */
export const requestPasswordReset = (email: string) =>
  ask('/api/auth/request-password-reset', linkSentSchema, post({ email }))

/** With the token of the link that was sent to the address, and the password of the sign-up. Signs in. */
export const confirmEmail = (token: string, password: string) =>
  ask('/api/auth/confirm-email', signedInSchema, post({ token, password }))

/** The same for who does not know that password: whoever reads the mailbox chooses another. */
export const confirmWithNewPassword = (token: string, email: string, newPassword: string) =>
  ask('/api/auth/confirm-email/new-password', signedInSchema, post({ token, email, newPassword }))

/** Asks for a new link to confirm an address. Never tells whether the address has an account. */
export const requestConfirmation = (email: string) =>
  ask('/api/auth/send-verification-email', linkSentSchema, post({ email }))

export const resetPassword = (token: string, newPassword: string) =>
  ask('/api/auth/reset-password', doneSchema, post({ token, newPassword }))

/** Deletes the account with everything in it. The owner is named, so that no other account is met by mistake. */
export const deleteAccount = (owner: string, password: string) =>
  ask('/api/auth/delete-account', doneSchema, post({ owner, password }))

/** Removes all that the person wrote and keeps the account. The same id again does nothing. */
export const resetAccount = (owner: string, id: string) =>
  ask('/api/rpc/reset_user_account', doneSchema, post({ owner, id }))

function post(body: Readonly<Record<string, unknown>>): RequestOptions {
  return { method: 'POST', body }
}

/** No request leaves before a sign-out that was made offline has been carried out. */
async function ask<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  options?: RequestOptions,
): Promise<Answer<z.output<Schema>>> {
  const settled = await carryOutSignOut()
  return settled.kind === 'unreachable' ? settled : request(path, schema, options)
}
