import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/open.ts'

/** Shorter work is followed by no rest: most of what devices ask takes a few milliseconds. */
const SHORT_MS = 10
const LONGEST_REST_MS = 1_000

/**
 * One piece of work after the other for each person, and a rest after each that is as long as the piece was: whoever else
 * comes waits for one piece at most and then has the process, and the embedded database's one connection, to themselves.
 */
export function createFairPace(now: () => number = () => performance.now()) {
  const lines = new Map<string, Promise<void>>()

  /** `work` says by `timed` which part of it held up others; waiting for the database's turn is none of it. */
  async function inTurn<T>(
    userId: string,
    work: (timed: <R>(part: () => R | Promise<R>) => Promise<R>) => Promise<T>,
  ): Promise<T> {
    const { promise: rested, resolve: endRest } = Promise.withResolvers<void>()
    const before = lines.get(userId)
    lines.set(userId, rested)
    let took = 0
    try {
      await before
      return await work(async (part) => {
        const began = now()
        try {
          return await part()
        } finally {
          took += now() - began
        }
      })
    } finally {
      void rest(took).then(() => {
        if (lines.get(userId) === rested) lines.delete(userId)
        endRest()
      })
    }
  }

  return {
    /** Carries out what holds the process up by itself, such as reading a large request. */
    alone: <T>(userId: string, work: () => T): Promise<T> => inTurn(userId, (timed) => timed(work)),

    /** The same database, at each person's pace. */
    pace: (database: Pick<Database, 'withUser'>): Pick<Database, 'withUser'> => ({
      withUser: (userId, work, options) =>
        inTurn(userId, (timed) => database.withUser(userId, (trx) => timed(() => work(trx)), options)),
    }),
  }
}

async function rest(milliseconds: number): Promise<void> {
  // The embedded database answers without a turn of the loop in between: others would wait for all pieces together.
  if (milliseconds < SHORT_MS) await nextTurn()
  else await pause(Math.min(milliseconds, LONGEST_REST_MS), undefined, { ref: false })
}
