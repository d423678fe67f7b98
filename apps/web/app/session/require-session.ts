import { redirect } from 'react-router'
import { type AccountSession, type GuestSession, readSession } from './session-store.ts'

/** The session of an app route. Throws a redirect to /auth where there is none. */
export function requireSession(): AccountSession | GuestSession {
  const session = readSession()
  if (session.kind === 'none') throw redirect('/auth')
  return session
}
