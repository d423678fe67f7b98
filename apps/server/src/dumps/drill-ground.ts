import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import { countFreeBytes, ROOM_KEPT_FREE } from '../db/disk-room.ts'
import { isFolderHeld } from '../db/folder-lock.ts'
import { openFolder } from '../db/open-pglite.ts'
import { openPostgresAlone, withPostgres } from '../db/open-postgres.ts'
import type { PersonalTables } from '../db/tables.ts'

/** Where a dump is restored to, beside what is in use: a data folder or a database that is thrown away. */
export interface DrillGround extends AsyncDisposable {
  readonly name: string
  readonly database: Kysely<PersonalTables>
  /** False where to go on would leave too little to what is in use. */
  hasRoom(): boolean
}

interface Place {
  /** That of the process that cleans up. */
  readonly env: Record<string, string | undefined>
  readonly databaseUrl?: string | undefined
  /** That of the dumps. */
  readonly folder: string
  readonly log: Logger
  readonly now: Date
}

/** A server beside it takes no more writes with a quarter of this. */
const ROOM_FOR_OTHERS = 4 * ROOM_KEPT_FREE
const LEFT_AFTER_MS = 60 * 60 * 1000
const NOT_ALLOWED = '42501'
const FOLDER = /^\.drill-[0-9a-z]+-[0-9a-f]{12}$/

/** On the PostgreSQL in use where its user may make databases, else in a folder beside the dumps. */
export async function openDrillGround({ env, databaseUrl, folder, log, now }: Place): Promise<DrillGround> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  removeLeftFolders(folder, now)
  const mark = [now.getTime().toString(36), randomBytes(6).toString('hex')]
  if (databaseUrl) {
    const name = `glimmer_drill_${mark.join('_')}`
    await using cleaner = startCleaner(['database', name], env)
    if (await makeDatabase(databaseUrl, name, log, now)) {
      const opened = await openPostgresAlone(otherDatabase(databaseUrl, name), log)
      const where = 'a database of its own on the PostgreSQL of DATABASE_URL'
      // Its disk may be on another machine; PostgreSQL says itself when it is full.
      return groundOf(where, opened, () => true, cleaner.move())
    }
  }
  const beside = join(folder, `.drill-${mark.join('-')}`)
  await using cleaner = startCleaner(['folder', beside], env)
  // It is thrown away, so nothing of it is synced to the disk.
  const opened = await openFolder(beside, log, () => {})
  const hasRoom = () => countFreeBytes(beside) >= ROOM_FOR_OTHERS
  return groundOf('a data folder of its own', opened, hasRoom, cleaner.move())
}

function groundOf(
  name: string,
  { database, close }: { database: Kysely<PersonalTables>; close(): Promise<void> },
  hasRoom: () => boolean,
  cleaner: AsyncDisposableStack,
): DrillGround {
  cleaner.defer(close)
  return { name, database, hasRoom, [Symbol.asyncDispose]: () => cleaner.disposeAsync() }
}

/**
 * A process that removes the folder or database when this one lets go of it, however that happens: a process that is
 * killed closes the pipe as well.
 */
function startCleaner(args: readonly string[], env: Place['env']): AsyncDisposableStack {
  const script = fileURLToPath(new URL('../../scripts/clear-drill.ts', import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    // A group of its own: Ctrl+C reaches everything that belongs to the terminal.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
    env,
  })
  const ended = once(child, 'exit')
  const stack = new AsyncDisposableStack()
  stack.defer(async () => {
    child.stdin.end()
    const [code] = (await ended) as [number | null]
    if (code !== 0) throw new Error(`what the drill made could not be removed: ${args.join(' ')}`)
  })
  return stack
}

/** Returns false where the user of the database may not make another. */
async function makeDatabase(databaseUrl: string, name: string, log: Logger, now: Date): Promise<boolean> {
  return withPostgres(databaseUrl, log, async (database) => {
    const { rows } = await sql<{ may: boolean; collate: string; ctype: string }>`
      select r.rolcreatedb or r.rolsuper as may, d.datcollate as collate, d.datctype as ctype
      from pg_roles r, pg_database d
      where r.rolname = current_user and d.datname = current_database()`.execute(database)
    const [found] = rows
    if (!found?.may) return false
    await removeLeftDatabases(database, now)
    try {
      await sql`
        create database ${sql.ref(name)} template template0 encoding 'UTF8' locale_provider libc
          lc_collate ${sql.lit(found.collate)} lc_ctype ${sql.lit(found.ctype)}`.execute(database)
      await sql`revoke connect on database ${sql.ref(name)} from public`.execute(database)
      return true
    } catch (error) {
      if ((error as { code?: string }).code === NOT_ALLOWED) return false
      throw error
    }
  })
}

/** What a machine that lost its power has left. */
function removeLeftFolders(folder: string, now: Date): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!FOLDER.test(name) || now.getTime() - statSync(path).mtimeMs < LEFT_AFTER_MS) continue
    if (isFolderHeld(path)) continue
    rmSync(path, { recursive: true, force: true })
  }
}

async function removeLeftDatabases(database: Kysely<PersonalTables>, now: Date): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select d.datname as name from pg_database d join pg_roles r on r.oid = d.datdba
    where r.rolname = current_user and d.datname ~ '^glimmer_drill_[0-9a-z]+_[0-9a-f]{12}$'
      and not exists (select from pg_stat_activity a where a.datid = d.oid)`.execute(database)
  for (const { name } of rows) {
    const madeAt = Number.parseInt(name.split('_')[2] ?? '', 36)
    if (now.getTime() - madeAt > LEFT_AFTER_MS) await sql`drop database ${sql.ref(name)}`.execute(database)
  }
}

function otherDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return url.href
}
