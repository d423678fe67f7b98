import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { DumpFileRequest, DumpMade } from './dump/dump-file.ts'
import type { MigrateOptions } from './migrate.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'
import type { Replica, ReplicaTimes } from './replica.ts'
import type { EndListener, RevisionListener } from './revisions.ts'
import type { ActAs, PersonalWork, ScopeOptions } from './scope.ts'
import type { AccountTables, PersonalTables } from './tables.ts'

export interface Database {
  readonly kind: 'pglite' | 'postgres'

  /**
   * The only door to a person's rows: one transaction, role glimmer_app, app.user_id set, both local to the
   * transaction. Inside, only `trx` may be used.
   */
  withUser<T, First = undefined>(
    userId: string,
    work: PersonalWork<T, First>,
    options?: ScopeOptions<First>,
  ): Promise<T>

  /**
   * The server's own work on several people, in one transaction that is one person's scope at a time. Inside, only `trx`
   * may be used.
   */
  forSeveral<T>(work: (trx: Transaction<PersonalTables>, actAs: ActAs) => Promise<T>): Promise<T>

  /** Where pulls may read, if there is one. It may be behind, so whoever reads there looks first whether it has what is needed. */
  readonly replica?: Replica

  /** The accounts' tables, for better-auth and roles. Instants are ISO 8601 texts here too. */
  readonly accounts: Kysely<AccountTables>

  /**
   * Calls the listener for each revision that was committed, by any process on this database. A notice can be lost
   * when the connection to the server breaks: `onGap` is called when it is back. Returns the way to stop.
   */
  onRevision(listener: RevisionListener, onGap?: () => void): () => void

  /** False where the disk is so full that a write might not fit. */
  hasRoom(): boolean

  /** Calls the listener when all sessions of a person were ended at once, by any process. Returns the way to stop. */
  onSessionsEnded(listener: EndListener): () => void

  /** Writes everything into a file that `npm run restore` reads, as it was at one moment. */
  dump(request: DumpFileRequest): Promise<DumpMade>

  /** Whether the daily dumps are this process's to make. Of several on one database it is one, while that one lives. */
  leadsDumps(): Promise<boolean>

  /** Whether anybody has an account: without one there is nothing to lose. */
  holdsAccounts(): Promise<boolean>

  /** How many connections are in use and idle, and how much work waits for one. */
  connections(): ConnectionCounts

  /** Resolves when the database answers. */
  ping(): Promise<void>

  close(): Promise<void>
}

export interface ConnectionCounts {
  readonly in_use: number
  readonly idle: number
  readonly waiting: number
}

export interface OpenOptions {
  readonly databaseUrl?: string | undefined
  /** Of a pooler before it that lends connections a transaction at a time, for all but locks, listening, changes of tables and dumps. */
  readonly poolerUrl?: string | undefined
  /** Of a PostgreSQL that follows that one, for reading. */
  readonly replicaUrl?: string | undefined
  /** Tests are less patient. */
  readonly replicaTimes?: ReplicaTimes
  readonly dataDir: string
  readonly log: Logger
  /** Makes the dump before tables that hold something are changed; without it there is none. */
  readonly dumpFirst?: DumpFirst
  readonly migrations?: MigrateOptions['migrations']
}

/** Gets the way to dump what is there, and throws where that must hold up the start. */
export type DumpFirst = (dump: Database['dump']) => Promise<void>

/**
 * Opens the database and brings its tables up to date: PostgreSQL where an address is given, else the embedded one in
 * the data folder, which is then locked for this process. Throws StartRefused where the person who runs the server
 * must do something first.
 */
export function openDatabase({ databaseUrl, dataDir, log, ...rest }: OpenOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, log, rest) : openPglite(dataDir, log, rest)
}
