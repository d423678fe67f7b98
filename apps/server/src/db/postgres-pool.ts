import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Socket } from 'node:net'
import pg from 'pg'
import type { Logger } from 'pino'
import { gatherWrites } from './gather-writes.ts'
import { getTypeParser } from './parse-types.ts'
import { createStatementNames } from './statement-names.ts'
import { DatabaseError, databaseErrorKindOfAnswer } from './database-error.ts'

export interface CountedPool extends PostgresPool {
  readonly counted: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
}

export function countConnections({ totalCount, idleCount, waitingCount }: CountedPool['counted']) {
  return { in_use: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

interface PoolOptions extends pg.PoolConfig {
  /** Whether a pooler lends each connection for one transaction: then no statement is kept prepared on it. */
  readonly isLent?: boolean
}

/**
 * A pool of PostgreSQL connections for Kysely, with timeouts. `session` is run on each new connection. Whatever keeps
 * the database from answering becomes a DatabaseError, and its connection is not used again.
 */
export function openPostgresPool(
  { isLent = false, ...config }: PoolOptions,
  session: string,
  log: Logger,
): CountedPool {
  const pool = new pg.Pool({
    ...config,
    stream: openSocket,
    pipeline: true,
    types: { getTypeParser },
  })
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke; the pool opens another'))
  // The same for a connection in use: whoever uses it gets the error with their next query.
  pool.on('connect', (client) => client.on('error', () => {}))
  const prepared = new WeakSet<pg.PoolClient>()
  const nameOf = isLent ? () => undefined : createStatementNames()

  return {
    options: pool.options,
    counted: pool,
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseError('away', error)
      })
      const guarded = guard(client, nameOf)
      if (prepared.has(client)) return guarded
      try {
        await guarded.query(session, [])
      } catch (error) {
        client.release(true)
        throw error
      }
      prepared.add(client)
      return guarded
    },
    end: () => pool.end(),
  }
}

function openSocket(): Socket {
  const socket = new Socket()
  // As it connects, a socket takes back its own way to write.
  return socket.once('connect', () => gatherWrites(socket))
}

function guard(client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  let broken: DatabaseError | null = null
  const query = async (text: string, values: readonly unknown[]) => {
    // A query that timed out still runs on the server: the next one on this connection would wait behind it.
    if (broken) throw broken
    try {
      const name = values.length > 0 ? nameOf(text) : undefined
      return await client.query({ name, text, values: [...values] })
    } catch (error) {
      const kind = databaseErrorKindOfAnswer(error)
      if (!kind) throw error
      const told = new DatabaseError(kind, error)
      if (kind === 'away') broken = told
      throw told
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || broken !== null),
  }
}
