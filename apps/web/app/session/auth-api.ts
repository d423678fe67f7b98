import {
  accountDeletedSchema,
  accountResetSchema,
  enteredSchema,
  invitationSchema,
  linkSentSchema,
  meSchema,
  passwordChangedSchema,
  serverSettingsSchema,
  signedUpSchema,
} from '@glimmer/api/account'
import type { AddressName, AnswerOf, AnswerSchemaOf, BodyOf } from '@glimmer/api/addresses'
import { carryOutSignOut } from './pending-sign-out.ts'
import { type Answer, type OptionsOf, request } from './request.ts'

/** Asks the server who is signed in here. */
export const fetchMe = () => ask('GET /api/me', meSchema)

/** Like `fetchMe`, for a device whose session has ended: also tells whether its account is gone. */
export const fetchMeOrGone = (owner: string) => ask('GET /api/me', meSchema, { query: { owner } })

/** What the operator of this server has set up; public. */
export const fetchSettings = () => ask('GET /api/settings', serverSettingsSchema)

export const signIn = (email: string, password: string) =>
  ask('POST /api/auth/sign-in/email', enteredSchema, { body: { email, password } })

export type NewAccount = Readonly<BodyOf<'POST /api/auth/sign-up/email'>>

export const signUp = (account: NewAccount) =>
  ask('POST /api/auth/sign-up/email', signedUpSchema, { body: account })

/** Whether an account can be made with this invitation, and for which address alone. Uses nothing up. */
export const lookAtInvitation = (token: string) =>
  ask('POST /api/auth/invitation', invitationSchema, { body: { token } })

/** `ask_operator` where the server sends no mail. Never tells whether the address has an account. */
export const requestPasswordReset = (email: string) =>
  ask('POST /api/auth/request-password-reset', linkSentSchema, { body: { email } })

/** With the token of the link that was sent to the address, and the password of the sign-up. Signs in. */
export const confirmEmail = (token: string, password: string) =>
  ask('POST /api/auth/confirm-email', enteredSchema, { body: { token, password } })

/** Like `confirmEmail`, for a person who does not know that password: whoever reads the mailbox chooses a new one. */
export const confirmWithNewPassword = (token: string, email: string, newPassword: string) =>
  ask('POST /api/auth/confirm-email/new-password', enteredSchema, { body: { token, email, newPassword } })

/** Asks for a new link to confirm an address. Never tells whether the address has an account. */
export const requestConfirmation = (email: string) =>
  ask('POST /api/auth/send-verification-email', linkSentSchema, { body: { email } })

export const resetPassword = (token: string, newPassword: string) =>
  ask('POST /api/auth/reset-password', passwordChangedSchema, { body: { token, newPassword } })

/**
 * Deletes the account with everything in it. The owner is sent along, so that no other account is deleted by mistake.
 */
export const deleteAccount = (owner: string, password: string) =>
  ask('POST /api/auth/delete-account', accountDeletedSchema, { body: { owner, password } })

/** Removes all that the person wrote and keeps the account. The same id again does nothing. */
export const resetAccount = (owner: string, id: string) =>
  ask('POST /api/rpc/reset_user_account', accountResetSchema, { body: { owner, id } })

/** Carries out a sign-out that was made offline before any other request. */
export async function ask<Name extends AddressName>(
  name: Name,
  schema: AnswerSchemaOf<Name>,
  ...options: OptionsOf<Name>
): Promise<Answer<AnswerOf<Name>>> {
  const settled = await carryOutSignOut()
  return settled.kind === 'unreachable' ? settled : request(name, schema, ...options)
}
