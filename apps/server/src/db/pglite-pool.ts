import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { EngineStream } from './engine-stream.ts'
import { gatherWrites } from './gather-writes.ts'
import { getTypeParser } from './parse-types.ts'
import type { CountedPool } from './postgres-pool.ts'
import { createStatementNames } from './statement-names.ts'

export interface PglitePool extends CountedPool {
  /** The listener is called with what is told on channels that were asked for by `listen`. */
  onNotice(listener: (payload: string) => void): void
}

/**
 * The embedded database's one connection as a pool for Kysely: callers take turns. It speaks node-postgres's
 * protocol, so that values are the same as with PostgreSQL and statements stay prepared, which is twice as quick.
 * `onBreak` is called when the engine itself breaks, after which it answers no query.
 */
export function openPglitePool(pglite: PGlite, onBreak: (error: Error) => void): PglitePool {
  const pool = new pg.Pool({
    stream: () => gatherWrites(new EngineStream(pglite)),
    ssl: false,
    pipeline: true,
    max: 1,
    idleTimeoutMillis: 0,
    types: { getTypeParser },
  })
  const listeners = new Set<(payload: string) => void>()
  let isBroken = false
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // A connection that ended by an error tells of its end as well.
      if (!isBroken) onBreak(error)
      isBroken = true
    })
    client.on('notification', ({ payload = '' }) => {
      for (const listener of listeners) listener(payload)
    })
  })
  watchForTraps(pglite, onBreak)
  const nameOf = createStatementNames()

  return {
    options: pool.options,
    counted: pool,
    onNotice: (listener) => void listeners.add(listener),
    async connect() {
      const client = await pool.connect()
      const query = (text: string, values: readonly unknown[]) =>
        client.query({ name: values.length > 0 ? nameOf(text) : undefined, text, values: [...values] })
      return {
        query: query as unknown as PostgresPoolClient['query'],
        // A connection whose transaction cannot be ended cannot be replaced here: there is only one.
        release: (destroy = false) =>
          destroy ? onBreak(new Error('a transaction could not be ended')) : client.release(),
      }
    },
    async end() {
      await pool.end()
      await pglite.close()
    },
  }
}

/**
 * Calls `onBreak` when the engine crashes. PGlite catches everything that interrupts the engine. PostgreSQL's own
 * jumps out of a failed statement carry a status; anything else, such as a WebAssembly trap, leaves the engine in an
 * unknown state.
 */
function watchForTraps({ Module: engine }: PGlite, onBreak: (error: Error) => void): void {
  const goOn = engine._PostgresMainLoopOnce
  engine._PostgresMainLoopOnce = () => {
    try {
      goOn()
    } catch (error) {
      if (error instanceof Error && !('status' in error)) onBreak(error)
      throw error
    }
  }
}
