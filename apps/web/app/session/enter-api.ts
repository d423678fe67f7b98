import { invitationSchema, linkSentSchema, passwordChangedSchema, signedUpSchema } from '@glimmer/api/account'
import type { BodyOf } from '@glimmer/api/addresses'
import { enteredSchema, letInSchema } from '@glimmer/api/entered'
import { ask } from './auth-api.ts'

// What /auth alone asks.

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

/** Finishes a sign-in whose password was right. */
export const signInWithCode = (code: string) =>
  ask('POST /api/auth/sign-in/code', letInSchema, { body: { code } })

export const signInWithRecoveryCode = (code: string) =>
  ask('POST /api/auth/sign-in/recovery-code', letInSchema, { body: { code } })
