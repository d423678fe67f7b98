import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import type { PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { BackendMessage } from 'pg-protocol/dist/messages'
import { Parser } from 'pg-protocol/dist/parser'
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
    ...createPgConfig(readByNodePostgres(pglite)),
    max: 1,
    idleTimeoutMillis: 0,
    types: { getTypeParser },
  })
  const listeners = new Set<(payload: string) => void>()
  pool.on('connect', (client) => {
    client.on('error', onBreak)
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

/** The messages of a statement that the engine need not answer before its last one: parse, bind, describe, execute and close. */
const HELD_BACK: ReadonlySet<number> = new Set(Array.from('PBDEC', (type) => type.charCodeAt(0)))

/**
 * The engine as its connection for node-postgres asks it. All messages of a statement go to it at once, as each call into it
 * costs as much as a small statement. Answers are read by node-postgres's own parser: PGlite's takes U+FEFF off the beginning
 * of every value.
 */
function readByNodePostgres(pglite: PGlite): PGlite {
  let held: Uint8Array[] = []
  const engine: Pick<PGlite, 'waitReady' | 'execProtocolStream'> = {
    waitReady: pglite.waitReady,
    async execProtocolStream(message) {
      held.push(message)
      if (HELD_BACK.has(message[0] ?? 0)) return []
      const asked = Buffer.concat(held)
      held = []
      const messages: BackendMessage[] = []
      const parser = new Parser()
      // The bytes lie in the engine's memory, which it uses again.
      const onRawData = (bytes: Uint8Array) =>
        parser.parse(Buffer.from(bytes), (answer) => messages.push(answer))
      await pglite.execProtocolRawStream(asked, { onRawData, syncToFs: false })
      return messages
    },
  }
  return engine as PGlite
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
