import { useSyncExternalStore } from 'react'
import { readSession, type Session, subscribeToSession } from './session-store.ts'

/** `checking` only in the prerendered page, until the browser has looked. */
export type KnownSession = Session | { readonly kind: 'checking' }

const CHECKING: KnownSession = { kind: 'checking' }

/** The session of this device, live: a change in another tab shows here too. */
export function useSession(): KnownSession {
  return useSyncExternalStore<KnownSession>(subscribeToSession, readSession, () => CHECKING)
}
