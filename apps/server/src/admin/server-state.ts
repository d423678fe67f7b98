import type { ServerState } from '@glimmer/api/admin'
import { instant } from '@glimmer/domain/fields'
import { sql } from 'kysely'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Database } from '../db/open.ts'
import { dumpFolderOf, listDumps } from '../dumps/dump-folder.ts'

/** What `npm run drill` leaves beside the dumps. */
const drillSchema = z.object({
  dump: z.string().max(200),
  at: instant,
  ok: z.boolean(),
  rows: z.int(),
  problem: z.string().max(1_000).optional(),
})

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
    lastDrill: await readDrill(join(folder, 'drill.json')),
  }
}

/** Null where no restore was tried yet, or the file is not what the drill writes. */
async function readDrill(path: string): Promise<ServerState['lastDrill']> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const read = drillSchema.safeParse(parse(text))
  if (!read.success) return null
  const { dump, at, ok, rows, problem } = read.data
  return { dump, at, isOk: ok, rows, problem: problem ?? null }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
