import { carryOutSignOut } from './pending-sign-out.ts'
import { type Answer, request, type RequestOptions } from './request.ts'
import type { Role } from './session-store.ts'

export interface Me {
  readonly user: {
    readonly id: string
    readonly email: string
    readonly name: string
    readonly emailVerified: boolean
  } | null
  readonly role: Role | null
  /** Only where it was asked for: the server has no such account, or no longer. */
  readonly isGone?: boolean
}

export interface ServerSettings {
  readonly passwordMinLength: number
  readonly mailEnabled: boolean
  /** Who may make an account: anybody, whoever has an invitation, nobody. */
  readonly signUp: SignUpMode
  readonly version: string
  /** The host of the AI provider, `localhost` where it runs beside the server; null without one, and for visitors. */
  readonly aiProvider: string | null
  /** Whom the operator names for a bad moment. */
  readonly helpLine: HelpLine | null
}

export type SignUpMode = 'open' | 'invite' | 'closed'

export interface HelpLine {
  readonly text: string
  readonly url: string | null
}

/** Who the server thinks is signed in here. */
export const fetchMe = () => ask<Me>('/api/me')

/** The same for a device whose session is over: tells also whether its account is gone. */
export const fetchMeOrGone = (owner: string) => ask<Me>(`/api/me?owner=${encodeURIComponent(owner)}`)

/** What the operator of this server has set up; public. */
export const fetchSettings = () => ask<ServerSettings>('/api/settings')

export interface SignedIn {
  readonly status: 'signed_in'
  readonly user: NonNullable<Me['user']>
}

/** The account waits until its address is confirmed, with the link in a mail. */
export interface CheckEmail {
  readonly status: 'check_email'
}

export const signIn = (email: string, password: string) =>
  ask<SignedIn>('/api/auth/sign-in/email', post({ email, password }))

export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly invitation?: string
}

export const signUp = (account: NewAccount) =>
  ask<SignedIn | CheckEmail>('/api/auth/sign-up/email', post({ ...account }))

/** Whether an account can be made with this invitation, and for which address alone. Uses nothing up. */
export const lookAtInvitation = (token: string) =>
  ask<{ readonly status: 'welcome'; readonly email: string | null }>('/api/auth/invitation', post({ token }))

/** `ask_operator` where the server sends no mail. Never tells whether the address has an account. */
export const requestPasswordReset = (email: string) =>
  ask<{ readonly status: 'check_email' | 'ask_operator' }>(
    '/api/auth/request-password-reset',
    post({ email }),
  )

/** With the token of the link that was sent to the address, and the password of the sign-up. Signs in. */
export const confirmEmail = (token: string, password: string) =>
  ask<SignedIn>('/api/auth/confirm-email', post({ token, password }))

/** The same for who does not know that password: whoever reads the mailbox chooses another. */
export const confirmWithNewPassword = (token: string, email: string, newPassword: string) =>
  ask<SignedIn>('/api/auth/confirm-email/new-password', post({ token, email, newPassword }))

/** Asks for a new link to confirm an address. Never tells whether the address has an account. */
export const requestConfirmation = (email: string) =>
  ask<{ readonly status: 'check_email' | 'ask_operator' }>(
    '/api/auth/send-verification-email',
    post({ email }),
  )

export const resetPassword = (token: string, newPassword: string) =>
  ask<unknown>('/api/auth/reset-password', post({ token, newPassword }))

/** Deletes the account with everything in it. The owner is named, so that no other account is met by mistake. */
export const deleteAccount = (owner: string, password: string) =>
  ask<unknown>('/api/auth/delete-account', post({ owner, password }))

/** Removes all that the person wrote and keeps the account. The same id again does nothing. */
export const resetAccount = (owner: string, id: string) =>
  ask<unknown>('/api/rpc/reset_user_account', post({ owner, id }))

function post(body: Readonly<Record<string, unknown>>): RequestOptions {
  return { method: 'POST', body }
}

/** No request leaves before a sign-out that was made offline has been carried out. */
async function ask<T>(path: string, options?: RequestOptions): Promise<Answer<T>> {
  const settled = await carryOutSignOut()
  return settled.kind === 'unreachable' ? settled : request<T>(path, options)
}
