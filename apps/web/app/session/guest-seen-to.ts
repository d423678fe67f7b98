import { createStore } from '../lib/create-store.ts'

/**
 * The account for which the question of a guest's things is settled: moved, left where they are, or none there. Other
 * questions to a new account wait for it, as the guest may already have answered them.
 */
export const guestSeenToFor = createStore<string | null>(null)

/** The visit in which a guest's things were moved into an account: no question is asked in it. Null before any. */
export const movedInVisit = createStore<number | null>(null)

/** The kind of message that says an account is ready, and then what is in it: the later one replaces the former. */
export const ARRIVAL_TOAST = 'arrival'
