import { type Kysely, sql, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { watchForDatabaseErrors } from './database-error.ts'
import { runAsUser } from './scope.ts'
import type { PersonalTables } from './tables.ts'

export interface ReplicaTimes {
  /** So long a person may wait for the replica before the primary is asked. */
  readonly longestReadMs: number
  /** For so long it is left alone after it failed: twice as long each time, from the one to the other. */
  readonly shortestPauseMs: number
  readonly longestPauseMs: number
}

export const REPLICA_TIMES: ReplicaTimes = {
  longestReadMs: 3_000,
  shortestPauseMs: 5_000,
  longestPauseMs: 60_000,
}
/** Found behind for so many people in a row, it is no longer asked for each pull. One who writes without end is no reason. */
const BEHIND_IN_A_ROW = 10

/** `behind`: it does not have yet what is asked for; `failed`: it is away, too slow, or no replica of this database. */
export type ReplicaOutcome = 'read' | 'behind' | 'failed'

export type ReplicaAnswer<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'behind' | 'failed' }

type Read<T> = (trx: Transaction<PersonalTables>) => Promise<T | null>

/** A PostgreSQL that follows the primary, which is the one of `withUser`. */
export interface Replica {
  /** False while it is left alone. */
  mayBeAsked(): boolean
  /**
   * Reads as `withUser` does, from one snapshot; `read` returns null where it finds the replica behind. Never throws, and
   * never takes longer than `longestReadMs`.
   */
  read<T>(userId: string, read: Read<T>): Promise<ReplicaAnswer<T>>
}

/**
 * What a replica must have to be asked at all: a restore makes the tables anew, under other numbers, and a migration
 * leaves its name.
 */
export interface TableMark {
  readonly table: string
  readonly migration: string
}

const NUMBER_OF_TABLE = sql<string>`'public.sync_counters'::regclass::oid::text`

/** Of the primary, once its tables are up to date. */
export async function readTableMark(
  primary: Kysely<PersonalTables>,
  migrations: readonly string[],
): Promise<TableMark> {
  const { rows } = await sql<{ table: string }>`select ${NUMBER_OF_TABLE} as table`.execute(primary)
  return { table: rows[0]?.table ?? '', migration: migrations.at(-1) ?? '' }
}

/** Leaves it alone for a while after it failed, and says so once in the log. */
export function createReplica(
  replica: Kysely<PersonalTables>,
  mark: TableMark,
  log: Logger,
  { longestReadMs, shortestPauseMs, longestPauseMs }: ReplicaTimes,
): Replica {
  const breaker = createCircuitBreaker({ shortestPauseMs, longestPauseMs, trialMs: longestReadMs })
  const behind = new Set<string>()

  const leaveAlone = (why: string, details: object = {}) => {
    if (breaker.failed()) log.warn(details, `${why}; pulls are read from the primary meanwhile`)
  }
  const readThere = <T>(userId: string, read: Read<T>): Promise<T | null> =>
    replica.connection().execute(async (connection) => {
      await refuseOther(connection, mark)
      return runAsUser(connection, userId, read, { isolation: 'repeatable read' })
    })

  return {
    mayBeAsked: () => !breaker.isOpen(),
    async read(userId, read) {
      if (!breaker.mayAsk()) return { kind: 'failed' }
      try {
        // By itself, as the request does not fail by this failure.
        const value = await watchForDatabaseErrors(() => inTime(longestReadMs, readThere(userId, read)))
        if (value !== null) {
          behind.clear()
          if (breaker.worked()) log.info('pulls are read from the replica again')
          return { kind: 'read', value }
        }
      } catch (error) {
        leaveAlone('the replica could not be read', { err: error })
        return { kind: 'failed' }
      }
      behind.add(userId)
      if (behind.size >= BEHIND_IN_A_ROW) leaveAlone('the replica is far behind')
      return { kind: 'behind' }
    },
  }
}

/** Throws where this is no replica of our database, or one from before the last restore or migration. */
async function refuseOther(
  connection: Kysely<PersonalTables>,
  { table, migration }: TableMark,
): Promise<void> {
  const { rows } = await sql<{ isReplica: boolean; hasTables: boolean }>`
    select pg_is_in_recovery() as "isReplica", ${NUMBER_OF_TABLE} = ${table}
      and exists (select from migrations.kysely_migration where name = ${migration}) as "hasTables"`.execute(
    connection,
  )
  if (!rows[0]?.isReplica) throw new Error('the database at DATABASE_REPLICA_URL follows no other')
  if (!rows[0].hasTables) throw new Error('the replica does not have the tables of the primary yet')
}

/** What comes later is of no use any more; its connection has limits of its own. */
async function inTime<T>(limitMs: number, reading: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the replica took too long')), limitMs)
  return Promise.race([reading, tooLate]).finally(() => clearTimeout(timer))
}
