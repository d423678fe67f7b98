import { randomUUID } from 'node:crypto'
import { chmodSync, createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { StartRefused } from '../../start-refused.ts'
import { listMigrations } from './dump-tables.ts'
import type { PersonalTables } from '../tables.ts'
import { countFreeBytes, ROOM_KEPT_FREE } from '../disk-room.ts'
import { dumpName } from './dump-name.ts'
import { type DumpRequest, readDumpText } from './write-dump.ts'

export interface DumpFileRequest extends DumpRequest {
  readonly folder: string
  readonly signal?: AbortSignal
  readonly freeBytes?: (folder: string) => number
}

export interface DumpMade {
  readonly path: string
  readonly bytes: number
  readonly rows: number
}

/**
 * Compression level 3: less than a third of the usual work for a file that is a sixth larger. Requests wait meanwhile
 * on the embedded database.
 */
const QUICK = 3

const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000
const PART = /^\.glimmer-[0-9a-f-]{36}\.part$/

/**
 * Writes a dump into the folder. It appears there whole and on the disk, or not at all; its owner alone may read it.
 * Throws where it cannot be written.
 */
export async function writeDumpFile(
  database: Kysely<PersonalTables>,
  { folder, signal, freeBytes = countFreeBytes, ...request }: DumpFileRequest,
): Promise<DumpMade> {
  if ((await listMigrations(database)).length === 0) {
    throw new StartRefused('There is nothing to dump yet: no Glimmer has used this database.')
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  removeAbandoned(folder, request.now)
  const part = join(folder, `.glimmer-${randomUUID()}.part`)
  try {
    const rows = await readDumpText(database, request, (pieces) =>
      pipeline(
        Readable.from(whileThereIsRoom(folder, pieces, freeBytes), { objectMode: true, highWaterMark: 1 }),
        createGzip({ level: QUICK }),
        createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
        ...(signal ? [{ signal }] : []),
      ),
    )
    const path = join(folder, dumpName(request))
    await rename(part, path)
    await syncFolder(folder)
    return { path, bytes: (await stat(path)).size, rows }
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** A dump must not take the room that the database itself needs. */
async function* whileThereIsRoom(
  folder: string,
  pieces: AsyncIterable<Uint8Array>,
  freeBytes: (folder: string) => number,
) {
  for await (const piece of pieces) {
    if (freeBytes(folder) < ROOM_KEPT_FREE) {
      throw Object.assign(new Error(`there is no room left in ${folder}`), { code: 'ENOSPC' })
    }
    yield piece
  }
}

/** Removes the unfinished files of processes that were killed. */
function removeAbandoned(folder: string, now: Date): void {
  for (const name of readdirSync(folder)) {
    if (!PART.test(name)) continue
    const path = join(folder, name)
    const age = now.getTime() - statSync(path).mtimeMs
    if (age > ABANDONED_AFTER_MS) rmSync(path, { force: true })
  }
}

/** Syncs the folder: the file's new name has to be on the disk, not only its content. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
