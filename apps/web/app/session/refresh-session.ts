import type { Me } from '@glimmer/api/account'
import { fetchMe, fetchMeOrGone } from './auth-api.ts'
import { type AccountSession, readSession, type Role, type Session, writeSession } from './session-store.ts'

/** Asks the server who is signed in and brings the device's memory up to date. Offline it changes nothing. */
export async function refreshSession(): Promise<Session> {
  const before = readSession()
  let answer = await fetchMe()
  if (answer.kind === 'ok' && answer.value.user === null && before.kind === 'account') {
    const again = await fetchMeOrGone(before.owner)
    if (again.kind === 'ok') answer = again
  }
  const now = readSession()
  if (answer.kind !== 'ok') return now
  const { value } = answer
  // That the sync heard meanwhile of the session's end as well takes nothing from the answer.
  const hasEnded = value.user === null && now.kind === 'account' && now.expired
  const isOfBefore = hasEnded && before.kind === 'account' && before.owner === now.owner
  // Otherwise somebody signed in or out meanwhile, so it is out of date.
  if (now === before || isOfBefore) writeIfChanged(now, sessionAfter(now, value))
  return readSession()
}

/** What the device should believe after the server's answer. */
export function sessionAfter(before: Session, { user, role, ...fate }: Me): Session {
  if (user !== null) return accountSession(user, role ?? 'user')
  // The server has no session, but that is not a sign-out: only a person ends a session on this device.
  if (before.kind !== 'account') return before
  // It may have been kept since.
  const { deletionDueAt: _, ...account } = before
  return { ...account, expired: true, ...fate }
}

/** What the device remembers of an account that has just signed in. */
export function accountSession(user: NonNullable<Me['user']>, role: Role): AccountSession {
  return {
    kind: 'account',
    owner: user.id,
    email: user.email,
    name: user.name,
    emailVerified: user.emailVerified,
    role,
    expired: false,
  }
}

/** To be called after a 401: the data stays, and sync waits for a new sign-in. */
export function markSessionExpired(owner: string): void {
  const session = readSession()
  if (session.kind === 'account' && session.owner === owner) {
    writeIfChanged(session, { ...session, expired: true })
  }
}

function writeIfChanged(before: Session, after: Session): void {
  if (JSON.stringify(before) !== JSON.stringify(after)) writeSession(after)
}
