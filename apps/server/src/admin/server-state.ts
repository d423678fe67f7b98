import type { ServerState } from '@glimmer/api/admin'
import { sql } from 'kysely'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/open.ts'
import { readDrill } from '../dumps/drill-result.ts'
import { dumpFolderOf, listDumps } from '../dumps/dump-folder.ts'

type FromFiles = Pick<ServerState, 'databaseBytes' | 'lastDump' | 'lastDrill'>

/** How large the database is, and which dump is the newest. */
export async function readServerState(
  { accounts }: Pick<Database, 'accounts'>,
  dataDir: string,
): Promise<FromFiles> {
  const { rows } = await sql<{ bytes: string | number }>`
    select pg_database_size(current_database()) as bytes`.execute(accounts)
  const folder = dumpFolderOf(dataDir)
  const newest = listDumps(folder).toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())[0]
  // It may have been deleted since.
  const found = newest && (await stat(join(folder, newest.name)).catch(() => null))
  return {
    databaseBytes: Number(rows[0]?.bytes ?? 0),
    lastDump: found ? { name: newest.name, madeAt: newest.madeAt.toISOString(), bytes: found.size } : null,
    lastDrill: lastDrillIn(folder),
  }
}

/** Null where no restore was tried yet. */
function lastDrillIn(folder: string): ServerState['lastDrill'] {
  const found = readDrill(folder)
  return (
    found && {
      dump: found.dump,
      at: found.at,
      isOk: found.ok,
      rows: found.rows,
      problem: found.problem ?? null,
    }
  )
}
