import { createStore } from '../../lib/create-store.ts'

/** Who opened the check-in: the person, or the page by itself. */
export type CheckInOrigin = 'asked' | 'offered'

/** How the check-in that is open came to be. */
export const checkInShown = createStore<CheckInOrigin | null>(null)

export function openCheckIn(origin: CheckInOrigin): void {
  if (checkInShown.get() === null) checkInShown.set(origin)
}

export function closeCheckIn(): void {
  checkInShown.set(null)
}
