import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/open.ts'
import type { Replica } from '../db/replica.ts'

/** Shorter work is followed by no rest: most of what devices ask takes a few milliseconds. */
const SHORT_MS = 10
const LONGEST_REST_MS = 1_000

type Paced = Pick<Database, 'withUser' | 'replica'>

/**
 * Runs each person's work one piece after the other, with a pause after each that is as long as the piece took.
 * Others thus wait for one piece at most and then have the process, and the embedded database's one connection, to
 * themselves.
 */
export function createFairPace(now: () => number = () => performance.now()) {
  const lines = new Map<string, Promise<void>>()

  /** `work` marks by `timed` the part that blocked others; waiting for the database is not part of it. */
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

  const paceReplica = (replica: Replica): Replica => ({
    mayBeAsked: () => replica.mayBeAsked(),
    read: (userId, read) => inTurn(userId, (timed) => replica.read(userId, (trx) => timed(() => read(trx)))),
  })

  return {
    /** Runs work that blocks the process without the database, such as parsing a large request. */
    alone: <T>(userId: string, work: () => T): Promise<T> => inTurn(userId, (timed) => timed(work)),

    /** The same database, at each person's pace. */
    pace: (database: Paced): Paced => ({
      withUser: (userId, work, options) =>
        inTurn(userId, (timed) =>
          database.withUser(userId, (trx, first) => timed(() => work(trx, first)), options),
        ),
      ...(database.replica && { replica: paceReplica(database.replica) }),
    }),
  }
}

async function rest(milliseconds: number): Promise<void> {
  // The embedded database answers without yielding to the event loop: without this, others would wait for all pieces
  // together.
  if (milliseconds < SHORT_MS) await nextTurn()
  else await pause(Math.min(milliseconds, LONGEST_REST_MS), undefined, { ref: false })
}
