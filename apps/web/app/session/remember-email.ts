import type { EmailChanged } from '@glimmer/api/new-email'
import { accountSession } from './refresh-session.ts'
import { readSession, writeSession } from './session-store.ts'

/** Keeps the new address of the account that is signed in here. Every tab shows it, also without a network. */
export function rememberEmail({ user, role }: Pick<EmailChanged, 'user' | 'role'>): void {
  const session = readSession()
  if (session.kind === 'account' && session.owner === user.id) writeSession(accountSession(user, role))
}
