import { setTimeout as wait } from 'node:timers/promises'

const STEP_MS = 250

/**
 * Lets an answer leave only at full steps of a quarter of a second, so that its time does not tell whether the
 * server had more to do, for an address it knows, or less.
 */
export async function atSteadyPace<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    await wait(STEP_MS - ((performance.now() - start) % STEP_MS))
  }
}
