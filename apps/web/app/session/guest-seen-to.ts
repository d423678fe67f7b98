import { createStore } from '../lib/create-store.ts'

/**
 * The account for which the question of a guest's things is settled: moved, left where they are, or none there. Other
 * questions to a new account wait for it, as the guest may already have answered them.
 */
export const guestSeenToFor = createStore<string | null>(null)
