import type { Transaction } from 'kysely'
import type { Logger } from 'pino'
import { StartRefused } from '../start-refused.ts'
import { writeDumpFile } from './dump/dump-file.ts'
import { holdsAccounts } from './dump/dump-tables.ts'
import { verifyDump } from './dump/read-dump.ts'
import { refuseLaterDump, restoreDump } from './dump/restore-dump.ts'
import type { OpenOptions } from './open.ts'
import { openFolder } from './open-pglite.ts'
import { openPostgresAlone } from './open-postgres.ts'
import type { PersonalTables } from './tables.ts'

export interface RestoreRequest extends OpenOptions {
  readonly path: string
  /** Where what is there is dumped to before it is replaced. Without it, a database that holds something is refused. */
  readonly saveFirst?: { readonly folder: string; readonly app: string; readonly now: Date }
  /** Runs in the same transaction after the dump's rows are in, for example to repeat erasures. */
  readonly finish?: (trx: Transaction<PersonalTables>) => Promise<unknown>
}

export interface Restored {
  readonly rows: number
  readonly madeAt: string
  /** The dump of what was there before. */
  readonly saved?: string
}

/**
 * Puts a dump into the database, all of it or nothing; no server may be running on it. Looks at the whole dump before
 * anything else. Throws StartRefused where it does not restore.
 */
export async function restore(request: RestoreRequest): Promise<Restored> {
  const { path, saveFirst, migrations, finish } = request
  const { header } = await verifyDump(path)
  refuseLaterDump(header, migrations)
  const { database, close } = await openAlone(request)
  try {
    let saved: string | undefined
    if (await holdsAccounts(database)) {
      if (!saveFirst) throw new StartRefused(NOT_EMPTY)
      const dump = await writeDumpFile(database, { ...saveFirst, reason: 'before-restore' })
      saved = dump.path
    }
    const rows = await restoreDump(database, path, { migrations, finish })
    return { rows, madeAt: header.madeAt, ...(saved !== undefined && { saved }) }
  } finally {
    await close()
  }
}

const NOT_EMPTY =
  'This database holds accounts already; nothing was changed. To put the dump in their place, add --replace: what is there is dumped first.'

function openAlone({
  databaseUrl,
  dataDir,
  log,
}: {
  databaseUrl?: string | undefined
  dataDir: string
  log: Logger
}) {
  return databaseUrl ? openPostgresAlone(databaseUrl, log) : openFolder(dataDir, log)
}
