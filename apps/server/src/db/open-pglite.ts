import type { PGlite } from '@electric-sql/pglite'
import { Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import { openDataFolder } from '../data-folder.ts'
import { StartRefused } from '../start-refused.ts'
import { watchRoom } from './disk-room.ts'
import { writeDumpFile } from './dump/dump-file.ts'
import { holdsAccounts } from './dump/dump-tables.ts'
import { ensureDatabaseFolder } from './first-start.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import type { Database, OpenOptions } from './open.ts'
import { openPglitePool } from './pglite-pool.ts'
import { countConnections } from './postgres-pool.ts'
import { startParams } from './pglite-start.ts'
import { keepReserve, releaseReserve } from './reserve.ts'
import { createRevisionFanOut, REVISION_CHANNEL } from './revisions.ts'
import { ScopedDialect } from './scoped-dialect.ts'
import { OutsideScope, runAsUser, runForSeveral } from './scope.ts'
import { SparingEngine } from './sparing-engine.ts'
import { SyncedFolder } from './synced-folder.ts'
import type { AccountTables, PersonalTables } from './tables.ts'
import { startUpkeep } from './upkeep.ts'

export interface PgliteOptions extends Pick<OpenOptions, 'dumpFirst' | 'migrations'> {
  readonly sync?: (fd: number) => void
}

/** Opens the embedded database in the data folder, which nobody else may use meanwhile. */
export async function openPglite(
  dataDir: string,
  log: Logger,
  { sync, dumpFirst, migrations }: PgliteOptions = {},
): Promise<Database> {
  const { pool, database, close } = await openFolder(dataDir, log, sync)
  try {
    const dump: Database['dump'] = (request) => writeDumpFile(database, request)
    await migrate(database, log, { beforeChange: async () => dumpFirst?.(dump), migrations })
    const revisions = createRevisionFanOut()
    pool.onNotice(revisions.announce)
    await sql`listen ${sql.raw(REVISION_CHANNEL)}`.execute(database)
    const hasRoom = watchRoom(dataDir, log)
    await keepReserve(dataDir)
    const upkeep = startUpkeep(database, log, hasRoom, () => keepReserve(dataDir))
    return {
      kind: 'pglite',
      withUser: (userId, work, options) => runAsUser(database, userId, work, options),
      forSeveral: (work) => runForSeveral(database, work),
      accounts: accountsOf(database),
      onRevision: revisions.listen,
      onSessionsEnded: revisions.listenForEnd,
      hasRoom,
      dump,
      leadsDumps: () => Promise.resolve(true),
      holdsAccounts: () => holdsAccounts(database),
      connections: () => countConnections(pool.counted),
      async ping() {
        await sql`select 1`.execute(database)
      },
      async close() {
        await upkeep.stop()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Takes the data folder and starts the engine on its database, as it is. */
export async function openFolder(dataDir: string, log: Logger, sync?: (fd: number) => void) {
  openDataFolder(dataDir)
  const lock = lockFolder(dataDir)
  try {
    releaseReserve(dataDir)
    const pglite = await startEngine(await ensureDatabaseFolder(dataDir), log, sync)
    const { pool, database } = openEngine(pglite, log)
    return {
      pglite,
      pool,
      database,
      async close() {
        await database.destroy()
        // Where no query ran yet, Kysely has no connection to close.
        if (!pglite.closed) await pglite.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
      throw new StartRefused(`The disk under ${dataDir} is full. Make room there and start again.`, {
        cause: error,
      })
    }
    throw error
  }
}

/** A started engine's one connection, and a Kysely handle on it; destroying that closes the engine. */
export function openEngine(pglite: PGlite, log: Logger) {
  const pool = openPglitePool(pglite, (err) => endProcess(log, { err }, 'the database broke'))
  return { pool, database: new Kysely<PersonalTables>({ dialect: new ScopedDialect({ pool }) }) }
}

/** Starts the engine on this folder. Throws StartRefused with its complaint where the folder does not open. */
export async function startEngine(folder: string, log: Logger, sync?: (fd: number) => void): Promise<PGlite> {
  const complaints: string[] = []
  const pglite = new SparingEngine({
    fs: new SyncedFolder(folder, sync),
    startParams,
    onStderr(line) {
      if (/ PANIC: /.test(line)) {
        const reason = line.replace(/^.* PANIC: +/, '')
        endProcess(log, { reason }, 'the database cannot write to its disk')
      }
      if (/ FATAL: /.test(line)) complaints.push(line)
      return false
    },
  })
  try {
    await pglite.waitReady
    return pglite
  } catch (error) {
    throw new StartRefused(`The database in ${folder} does not open. ${complaints.join(' ')}`.trim(), {
      cause: error,
    })
  }
}

/**
 * Ends the process: where the disk refuses to write or sync, PGlite would loop for ever, and a broken engine answers
 * nobody. The last commit was not acknowledged, and the next start recovers all that were.
 */
function endProcess(log: Logger, details: object, what: string): never {
  log.fatal(details, `${what}; ending`)
  process.exit(1)
}

/** The same connection, seen as the accounts' tables. */
export function accountsOf(database: Kysely<PersonalTables>): Kysely<AccountTables> {
  const accounts = database.withSchema('accounts').withPlugin(new OutsideScope())
  return accounts as unknown as Kysely<AccountTables>
}
