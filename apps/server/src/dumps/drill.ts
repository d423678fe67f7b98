import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { compareRows, RowDiffers } from '../db/dump/compare-rows.ts'
import { DumpDamaged, verifyDump } from '../db/dump/read-dump.ts'
import { refuseLaterDump, restoreDump } from '../db/dump/restore-dump.ts'
import { createLog } from '../log.ts'
import { StartRefused } from '../start-refused.ts'
import type { CommandAnswer } from './back-up.ts'
import { openDrillGround } from './drill-ground.ts'
import { noteDrill } from './drill-result.ts'
import { dumpFolderOf, listDumps } from './dump-folder.ts'

type Env = Record<string, string | undefined>

const USAGE = 'Say which dump, or none for the newest: npm run drill -- FILE'
/**
 * `npm run drill [-- FILE]`: restores a dump beside what is in use, compares every row with it, and leaves the outcome
 * beside the dumps. The newest dump unless a file is named.
 */
export async function drill(args: readonly string[], env: Env): Promise<CommandAnswer> {
  const read = readConfig(env)
  if (read.kind === 'wrong') return read
  const { dataDir } = read.config
  const [file, ...more] = args
  if (more.length > 0 || file?.startsWith('-')) return { kind: 'wrong', message: USAGE }
  if (!existsSync(dataDir))
    return { kind: 'wrong', message: `There is no folder ${dataDir}. Set DATA_DIR to the one in use.` }
  const path = file === undefined ? newestDump(dataDir) : resolve(env['INIT_CWD'] ?? '.', file)
  if (path === null) {
    return {
      kind: 'wrong',
      message: `There is no dump in ${dumpFolderOf(dataDir)} yet. npm run backup makes one.`,
    }
  }
  try {
    return await tryDump(path, read.config, env)
  } catch (error) {
    if (error instanceof StartRefused) return { kind: 'wrong', message: error.message }
    throw error
  }
}

function newestDump(dataDir: string): string | null {
  const folder = dumpFolderOf(dataDir)
  const [newest] = listDumps(folder).toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
  return newest ? join(folder, newest.name) : null
}

async function tryDump(path: string, config: Config, env: Env): Promise<CommandAnswer> {
  const folder = dumpFolderOf(config.dataDir)
  const note = { dump: basename(path), at: new Date().toISOString() }
  try {
    const { rows, ground } = await restoreBeside(path, { env, folder, databaseUrl: config.databaseUrl })
    noteDrill(folder, { ...note, ok: true, rows })
    const message = `${path}\n${rows === 1 ? '1 row' : `${rows} rows`} went into ${ground} and came back as in the dump.`
    return { kind: 'ok', message }
  } catch (error) {
    const problem = describeDamage(error)
    if (problem === null) throw error
    noteDrill(folder, { ...note, ok: false, rows: 0, problem })
    const message = `${path}\nThis dump cannot be relied on: ${problem}. Take another, and make a new one: npm run backup.`
    return { kind: 'wrong', message }
  }
}

async function restoreBeside(
  path: string,
  place: { env: Env; folder: string; databaseUrl: string | undefined },
) {
  const { header } = await verifyDump(path)
  refuseLaterDump(header)
  const log = createLog('warn')
  await using ground = await openDrillGround({ ...place, log, now: new Date() })
  const rows = await restoreDump(ground.database, path, {
    beforeBatch() {
      if (!ground.hasRoom())
        throw new StartRefused(
          `There is not enough room in ${place.folder} to restore this dump beside what is there. Nothing was found out about it.`,
        )
    },
    filled: (trx, tables) => compareRows(trx, path, tables),
  })
  return { rows, ground: ground.name }
}

/** Null where the fault is not the dump's. */
function describeDamage(error: unknown): string | null {
  if (error instanceof DumpDamaged) return error.where ?? 'it cannot be read'
  if (error instanceof RowDiffers) return error.message
  const { code, table, schema } = error as { code?: unknown; table?: unknown; schema?: unknown }
  // What does not fit into its column (22) or breaks a rule of its table (23). The database's own words would quote the row.
  const isRefused = typeof code === 'string' && /^2[23]/.test(code)
  if (!isRefused) return null
  return `${typeof table === 'string' ? `${String(schema)}.${table}` : 'a table'} does not take one of its rows (${code})`
}
