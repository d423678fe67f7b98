import { setTimeout as wait } from 'node:timers/promises'

const STEP_MS = 250

/**
 * Delays an answer to the next full quarter of a second, so that its time does not tell whether the server knew an
 * address and had more to do.
 */
export async function atSteadyPace<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    await wait(STEP_MS - ((performance.now() - start) % STEP_MS))
  }
}
