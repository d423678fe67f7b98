import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { isLocalHost } from '../local-host.ts'
import { StartRefused } from '../start-refused.ts'
import { writeDumpFile } from './dump/dump-file.ts'
import { holdsAccounts } from './dump/dump-tables.ts'
import { listenForRevisions } from './listen-postgres.ts'
import { migrate, migrations as ours } from './migrate.ts'
import type { Database, OpenOptions } from './open.ts'
import { accountsOf } from './open-pglite.ts'
import { countConnections, openPostgresPool } from './postgres-pool.ts'
import { createReplica, readTableMark, REPLICA_TIMES } from './replica.ts'
import { createDumpLead, openLockHolder, tryLock, waitForLock } from './postgres-locks.ts'
import { createRevisionFanOut } from './revisions.ts'
import { runAsUser, runForSeveral } from './scope.ts'
import { ScopedDialect } from './scoped-dialect.ts'
import type { PersonalTables } from './tables.ts'

/**
 * PostgreSQL ends a statement after ten seconds; where it does not answer at all, we give up shortly after. A device
 * waits 30 seconds, so it still gets our answer.
 */
const LONGEST_STATEMENT = '10s'
const LONGEST_SILENCE_MS = 12_000
const LONGEST_CONNECTING_MS = 5_000

const TLS_HINT =
  ' A database on another machine is spoken to by TLS. Add ?sslrootcert=FILE to DATABASE_URL for a certificate of your own, ' +
  '?sslmode=no-verify to check none, or ?sslmode=disable where the way there is safe.'

/** In UTC and ISO, whoever's connection it is: a pooler such as PgBouncer sees to these two for each of its clients. */
const LENT_SESSION = `select set_config('TimeZone', 'UTC', false), set_config('DateStyle', 'ISO, YMD', false)`

const limits = (isLocal: boolean) =>
  `set_config('search_path', 'public', ${isLocal}), ` +
  `set_config('idle_in_transaction_session_timeout', '60s', ${isLocal}), ` +
  `set_config('statement_timeout', '${LONGEST_STATEMENT}', ${isLocal})`

const SESSION = `${LENT_SESSION}, ${limits(false)}`

/** A migration, a dump and a restore may take their time. */
const MIGRATION_SESSION = SESSION.replace(`'${LONGEST_STATEMENT}'`, `'0'`)

/** Opens the PostgreSQL database at this address, which other processes of ours may be using as well. */
export async function openPostgres(
  databaseUrl: string,
  log: Logger,
  {
    poolerUrl,
    replicaUrl,
    replicaTimes = REPLICA_TIMES,
    dumpFirst,
    migrations,
  }: Omit<OpenOptions, 'databaseUrl' | 'dataDir' | 'log'> = {},
): Promise<Database> {
  const connection = connectionTo(databaseUrl)
  await checkConnection(connection)
  const lent = poolerUrl === undefined ? undefined : connectionTo(poolerUrl, 'DATABASE_POOLER_URL')
  // It may be away just now: that is no reason not to start.
  const replicaConnection =
    replicaUrl === undefined ? undefined : connectionTo(replicaUrl, 'DATABASE_REPLICA_URL')
  if (lent) await checkConnection(lent, 'DATABASE_POOLER_URL')
  const dump: Database['dump'] = (request) =>
    withMigrationPool(connection, log, (database) => writeDumpFile(database, request))
  const revisions = createRevisionFanOut()
  const starting = await openLockHolder(connection)
  try {
    await waitForLock(starting, 'start')
    await withMigrationPool(connection, log, (database) =>
      migrate(database, log, { beforeChange: async () => dumpFirst?.(dump), migrations }),
    )
    const bounded: pg.ClientConfig = {
      connectionTimeoutMillis: LONGEST_CONNECTING_MS,
      query_timeout: LONGEST_SILENCE_MS,
    }
    const listening = await listenForRevisions({ ...connection, ...bounded }, revisions, log)
    const pool = openPostgresPool(
      { ...(lent ?? connection), ...bounded, max: 10, isLent: lent !== undefined },
      lent ? LENT_SESSION : SESSION,
      log,
    )
    const database = new Kysely<PersonalTables>({ dialect: new ScopedDialect({ pool }) })
    const dumpLead = createDumpLead(connection)
    const replica = replicaConnection && openReplica(replicaConnection, replicaTimes.longestReadMs, log)
    const mark = replica && (await readTableMark(database, Object.keys(migrations ?? ours)))
    return {
      kind: 'postgres',
      withUser: (userId, work, options) =>
        runAsUser(database, userId, work, lent ? { ...options, settings: limits(true) } : options),
      forSeveral: (work) => runForSeveral(database, work),
      ...(replica && mark && { replica: createReplica(replica, mark, log, replicaTimes) }),
      accounts: accountsOf(database),
      onRevision: revisions.listen,
      onSessionsEnded: revisions.listenForEnd,
      // Its disk may be on another machine; PostgreSQL refuses writes by itself when it is full.
      hasRoom: () => true,
      dump,
      leadsDumps: dumpLead.take,
      holdsAccounts: () => holdsAccounts(database),
      connections: () => countConnections(pool.counted),
      async ping() {
        await sql`select 1`.execute(database)
      },
      async close() {
        await dumpLead.release()
        await listening.stop()
        await database.destroy()
        await replica?.destroy()
      },
    }
  } finally {
    await starting.end()
  }
}

/** Takes the database for this process alone, as it is. Throws StartRefused while a server is running on it. */
export async function openPostgresAlone(databaseUrl: string, log: Logger) {
  const connection = connectionTo(databaseUrl)
  await checkConnection(connection)
  const holder = await openLockHolder(connection)
  if (!(await tryLock(holder, 'start')) || !(await tryLock(holder, 'running'))) {
    await holder.end()
    throw new StartRefused(
      'A Glimmer is running on the database at DATABASE_URL. Stop every one of them first.',
    )
  }
  const database = openPool({ ...connection, max: 2 }, MIGRATION_SESSION, log)
  return {
    database,
    async close() {
      await database.destroy()
      await holder.end()
    },
  }
}

/** Works on the database as it is, with statements that may take their time; servers may be running on it. */
export async function withPostgres<T>(
  databaseUrl: string,
  log: Logger,
  work: (database: Kysely<PersonalTables>) => Promise<T>,
  setting = 'DATABASE_URL',
): Promise<T> {
  const connection = connectionTo(databaseUrl, setting)
  await checkConnection(connection, setting)
  return withMigrationPool(connection, log, work)
}

function connectionTo(databaseUrl: string, setting?: string): pg.ClientConfig {
  return {
    connectionString: withTlsElsewhere(databaseUrl, setting),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'glimmer',
  }
}

/**
 * Asks for TLS with a verified certificate unless the database is on this machine or the address sets `sslmode`
 * itself.
 */
function withTlsElsewhere(databaseUrl: string, setting?: string): string {
  const { host, ssl } = readAddress(databaseUrl, setting)
  const url = new URL(databaseUrl)
  const isSaid = url.searchParams.has('sslmode') || url.searchParams.has('ssl')
  if (ssl || isSaid || isLocalHost(host)) return databaseUrl
  url.searchParams.set('sslmode', 'verify-full')
  return url.href
}

/** The host and TLS settings that node-postgres makes of the address and of PGHOST and its like. */
function readAddress(databaseUrl: string, setting?: string): { host: string; ssl?: unknown } {
  try {
    return new pg.Client(databaseUrl)
  } catch (error) {
    // The address names a certificate file that does not exist, or an option that node-postgres does not know.
    throw cannotOpen(error as Error, setting)
  }
}

async function withMigrationPool<T>(
  connection: pg.ClientConfig,
  log: Logger,
  work: (database: Kysely<PersonalTables>) => Promise<T>,
): Promise<T> {
  const database = openPool({ ...connection, max: 2 }, MIGRATION_SESSION, log)
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

function openPool(config: pg.PoolConfig, session: string, log: Logger): Kysely<PersonalTables> {
  const pool = openPostgresPool(config, session, log)
  return new Kysely<PersonalTables>({ dialect: new ScopedDialect({ pool }) })
}

/** A person who waits for it can still be answered by the primary, so it is not waited for as long. */
function openReplica(
  connection: pg.ClientConfig,
  longestReadMs: number,
  log: Logger,
): Kysely<PersonalTables> {
  const bounded: pg.ClientConfig = {
    connectionTimeoutMillis: longestReadMs,
    query_timeout: longestReadMs,
  }
  const session = SESSION.replace(`'${LONGEST_STATEMENT}'`, `'${longestReadMs}ms'`)
  // Of its connections, as many as break at once, nothing is said: whoever reads says that it cannot.
  return openPool({ ...connection, ...bounded, max: 10 }, session, log.child({}, { level: 'silent' }))
}

/** Connects once, so that a wrong address is explained in one sentence before anything else fails on it. */
async function checkConnection(connection: pg.ClientConfig, setting = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw cannotOpen(error as Error, setting)
  } finally {
    await client.end().catch(() => {})
  }
}

function cannotOpen(error: Error & { code?: string }, setting = 'DATABASE_URL'): StartRefused {
  const { code = '', message } = error
  const hint = /SSL|certificate|TLS/i.test(`${message} ${code}`) ? TLS_HINT : ''
  return new StartRefused(`Cannot open the database at ${setting}: ${message || code}.${hint}`, {
    cause: error,
  })
}
