import { setImmediate as nextTurn } from 'node:timers/promises'

/** Others get their turn after so long. */
const LONG_TURN_MS = 5

/**
 * Makes long work rest: what it returns is called between its pieces, and lets others have their turn where five
 * milliseconds have passed. To wait for the embedded database lets nobody else have one, as it answers at once.
 */
export function createRests(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < LONG_TURN_MS) return
    await nextTurn()
    began = performance.now()
  }
}
