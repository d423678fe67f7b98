import { createStore } from '../lib/create-store.ts'

/**
 * The account in whose session a guest's things were seen to: brought in, left where they are, or none there. What is
 * asked of a new account waits for it, as a guest may have answered already.
 */
export const guestSeenToFor = createStore<string | null>(null)
