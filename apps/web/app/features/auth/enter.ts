import type { SignedIn } from '@glimmer/api/account'
import type { Entered as ServerEntered } from '@glimmer/api/entered'
import { logProblem } from '../../lib/log.ts'
import { fetchMe } from '../../session/auth-api.ts'
import { signIn, signUp } from '../../session/enter-api.ts'
import { accountSession } from '../../session/refresh-session.ts'
import { type AccountSession, readSession } from '../../session/session-store.ts'
import type { AuthFields } from './check-fields.ts'
import { refusalText } from './refusal-text.ts'
import { words } from './words.ts'

/** The person proved who they are, and one more thing is asked: a code, or whether to keep an account that waits for its deletion. */
export type HalfWay = Exclude<ServerEntered, SignedIn>

/** How signing in or up ended. `check-email`: the account waits until its link is opened. */
export type Entered =
  | { readonly kind: 'in'; readonly session: AccountSession }
  | { readonly kind: 'check-email' }
  | { readonly kind: 'half-way'; readonly half: HalfWay }
  | { readonly kind: 'refused'; readonly message: string }

/** Signs in. The caller remembers the session on this device. */
export async function enterWithAccount({ email, password }: AuthFields): Promise<Entered> {
  const answer = await signIn(email.trim(), password)
  if (answer.kind !== 'ok') return { kind: 'refused', message: refusalText(answer) }
  return enteredWith(answer.value)
}

/** What an address answered by which somebody comes in. */
export async function enteredWith(
  value: ServerEntered,
): Promise<Extract<Entered, { kind: 'in' | 'half-way' }>> {
  if (value.status !== 'signed_in') return { kind: 'half-way', half: value }
  return { kind: 'in', session: await sessionOf(value.user) }
}

/** Makes an account. Where the server sends no mail, it is usable at once. */
export async function enterWithNewAccount(
  { name, email, password }: AuthFields,
  invitation: string | null,
): Promise<Entered> {
  // Before the account is made, so that a guest's data is never left behind.
  const expectGuestThings = await prepareGuestMove()
  if (expectGuestThings === null) return { kind: 'refused', message: words.unreachable }
  const account = { name: name.trim(), email: email.trim(), password }
  const answer = await signUp(invitation === null ? account : { ...account, invitation })
  if (answer.kind !== 'ok') return { kind: 'refused', message: refusalText(answer) }
  await expectGuestThings(email)
  if (answer.value.status === 'check_email') return { kind: 'check-email' }
  return { kind: 'in', session: await sessionOf(answer.value.user) }
}

/**
 * Loads the function that reserves a guest's data for an address, until the account's first session takes it over.
 * Null where its code could not be loaded.
 */
export async function prepareGuestMove(): Promise<((email: string) => Promise<void>) | null> {
  if (readSession().kind !== 'guest') return async () => {}
  try {
    const { expectSignUp } = await import('../../device/guest-move.ts')
    const { browserEnvironment } = await import('../../device/environment.ts')
    // Where the device cannot note it, the person is asked later: the account is there by now.
    return (email) => expectSignUp(browserEnvironment, email).catch(notNoted)
  } catch {
    return null
  }
}

function notNoted(error: unknown): void {
  logProblem('a guest’s sign-up could not be noted', error)
}

/**
 * The answer to signing in does not name the role, so it is asked for. Where that does not succeed, the session is
 * refreshed soon.
 */
export async function sessionOf(user: Parameters<typeof accountSession>[0]): Promise<AccountSession> {
  const me = await fetchMe()
  return accountSession(user, me.kind === 'ok' ? (me.value.role ?? 'user') : 'user')
}
