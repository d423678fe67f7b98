import { createStore } from './create-store.ts'

/** Counts how often one owner's settings became another's on this page, as a guest's do in a new account. */
export const movesIn = createStore(0)
