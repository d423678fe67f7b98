import { constants, existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { StartRefused } from '../start-refused.ts'
import { migrationNames } from './migrate.ts'
import { startParams } from './pglite-start.ts'
import { compiledOnce } from './sparing-engine.ts'
import { SyncedFolder } from './synced-folder.ts'

/** Made by `scripts/prepare-data.ts`: a database with all tables that nobody has used yet. */
export const preparedDir = fileURLToPath(new URL('../../.prepared', import.meta.url))

/** Segments of 1 MB instead of 16: a new data folder is a third smaller. */
const initDbParams = ['--wal-segsize=1']

export const POSTGRES_MAJOR = '18'

/**
 * Makes sure that `dataDir/database` holds a database that this version can open, and returns its path. A first
 * start copies the prepared one; without it, it takes seconds longer. The folder appears whole or not at all.
 */
export async function ensureDatabaseFolder(dataDir: string, prepared = preparedDir): Promise<string> {
  const folder = join(dataDir, 'database')
  const version = join(folder, 'PG_VERSION')
  if (existsSync(version)) {
    const major = readFileSync(version, 'utf8').trim()
    if (major === POSTGRES_MAJOR) return folder
    throw new StartRefused(
      `The database in ${folder} was written by version ${major} of PostgreSQL; this Glimmer reads version ${POSTGRES_MAJOR}. Start the Glimmer that wrote it, or choose another DATA_DIR.`,
    )
  }
  const draft = join(dataDir, 'database.new')
  await rm(draft, { recursive: true, force: true })
  if (isUsable(prepared)) {
    await cp(join(prepared, 'database'), draft, { recursive: true, mode: constants.COPYFILE_FICLONE })
    await chmod(draft, 0o700)
  } else await createDatabaseFolder(draft)
  await syncTree(draft)
  await rename(draft, folder)
  await syncFile(dataDir)
  return folder
}

/** Makes a new, empty database in a folder that is not there yet. */
export async function createDatabaseFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  const fs = new SyncedFolder(folder, () => {})
  const database = await compiledOnce(() =>
    PGlite.create({ fs, startParams, initDbStartParams: initDbParams }),
  )
  await database.close()
}

/** What a prepared folder has to match to be used: the same engine and the same migrations. */
export function preparedMark(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const manifest: unknown = JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8'))
  return [(manifest as { version: string }).version, ...migrationNames].join('\n')
}

function isUsable(prepared: string): boolean {
  const mark = join(prepared, 'made-by')
  return existsSync(mark) && readFileSync(mark, 'utf8') === preparedMark()
}

/** Syncs the copied files, which a power cut could still lose. */
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))]
  const next = paths.values()
  const worker = async () => {
    for (const path of next) await syncFile(path)
  }
  await Promise.all(Array.from({ length: 4 }, worker))
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
