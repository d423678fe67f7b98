import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { StartRefused } from '../start-refused.ts'
import { listenForRevisions } from './listen-postgres.ts'
import { migrate } from './migrate.ts'
import type { Database } from './open.ts'
import { accountsOf } from './open-pglite.ts'
import { openPostgresPool } from './postgres-pool.ts'
import { createRevisionFanOut } from './revisions.ts'
import { runAsUser } from './scope.ts'
import type { PersonalTables } from './tables.ts'

/**
 * PostgreSQL ends a statement after ten seconds; where it says nothing at all, we stop waiting soon after. A device
 * waits half a minute for its answer, and gets one that says so.
 */
const LONGEST_STATEMENT = '10s'
const LONGEST_SILENCE_MS = 12_000
const LONGEST_CONNECTING_MS = 5_000

const SESSION =
  `select set_config('TimeZone', 'UTC', false), set_config('DateStyle', 'ISO, YMD', false), ` +
  `set_config('search_path', 'public', false), set_config('idle_in_transaction_session_timeout', '60s', false), ` +
  `set_config('statement_timeout', '${LONGEST_STATEMENT}', false)`

/** A migration may take its time, and so may waiting for another replica that is at it. */
const MIGRATION_SESSION = SESSION.replace(`'${LONGEST_STATEMENT}'`, `'0'`)

/** Opens the PostgreSQL database at this address, which other processes of ours may be using as well. */
export async function openPostgres(databaseUrl: string, log: Logger): Promise<Database> {
  const connection: pg.ClientConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'glimmer',
  }
  await checkConnection(connection)
  const migrating = openPool({ ...connection, max: 2 }, MIGRATION_SESSION, log)
  try {
    await migrate(migrating, log)
  } finally {
    await migrating.destroy()
  }

  const bounded: pg.ClientConfig = {
    ...connection,
    connectionTimeoutMillis: LONGEST_CONNECTING_MS,
    query_timeout: LONGEST_SILENCE_MS,
  }
  const revisions = createRevisionFanOut()
  const listening = await listenForRevisions(bounded, revisions, log)
  const database = openPool({ ...bounded, max: 10 }, SESSION, log)
  return {
    kind: 'postgres',
    withUser: (userId, work, options) => runAsUser(database, userId, work, options),
    accounts: accountsOf(database),
    onRevision: revisions.listen,
    onSessionsEnded: revisions.listenForEnd,
    // Its disk is not ours to look at; it says so itself when it is full.
    hasRoom: () => true,
    async ping() {
      await sql`select 1`.execute(database)
    },
    async close() {
      await listening.stop()
      await database.destroy()
    },
  }
}

function openPool(config: pg.PoolConfig, session: string, log: Logger): Kysely<PersonalTables> {
  const pool = openPostgresPool(config, session, log)
  return new Kysely<PersonalTables>({ dialect: new PostgresDialect({ pool }) })
}

/** Says in a sentence why an address does not work, before anything else meets it. */
async function checkConnection(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string }
    throw new StartRefused(`Cannot open the database at DATABASE_URL: ${message || code}.`, { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}
