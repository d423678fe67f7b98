import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type Database, openDatabase, type OpenOptions } from '../src/db/open.ts'
import { openPglite } from '../src/db/open-pglite.ts'
import { run, TEMPLATE } from './statement.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the tests' PostgreSQL, with DATABASE where the name of the database stands. */
    postgres: { owner: string; superuser: string }
    /** A data folder with every migration applied, to be copied. */
    migratedFolder: string
  }
}

export type DatabaseKind = Database['kind']

/** A database of this block's own, migrated and empty. */
export interface TestGround {
  readonly kind: DatabaseKind
  /** The open database; the same one each time until it is closed. */
  open(): Promise<Database>
  /** What `openDatabase` was given, to open it from elsewhere: a server process, a second replica. */
  options(): Promise<OpenOptions>
}

/**
 * Describes what must hold on PGlite and on a real PostgreSQL alike. Each block gets a fresh database:
 *
 *     describeOnBothDatabases('push', (ground) => {
 *       it('answers', async () => {
 *         const database = await ground.open()
 */
export function describeOnBothDatabases(title: string, tests: (ground: TestGround) => void): void {
  for (const kind of ['pglite', 'postgres'] as const) describeOnOneDatabase(kind, title, tests)
}

/** The same on one of them: for long stories whose every statement is tried on both by other tests. */
export function describeOnOneDatabase(
  kind: DatabaseKind,
  title: string,
  tests: (ground: TestGround) => void,
): void {
  describe(`${title} (${kind})`, () => {
    const ground = prepareGround(kind)
    // Opened before the first test, so that this does not count towards its timeout.
    beforeAll(async () => void (await ground.open()))
    tests(ground)
  })
}

/** The same for what concerns one of them. Call it inside `describe`. */
export function prepareGround(kind: DatabaseKind): TestGround {
  let place: Promise<Place> | undefined
  let opened: Promise<Database> | undefined
  const options = async () => {
    place ??= kind === 'pglite' ? makeFolder() : makeDatabase()
    return (await place).options
  }
  afterAll(async () => {
    await (await opened)?.close()
    await (await place)?.remove()
  })
  return {
    kind,
    options,
    open() {
      opened ??= options()
        .then(openUnsynced)
        .then(whenClosed(() => (opened = undefined)))
      return opened
    },
  }
}

/** Without syncing to the disk, as the tests' PostgreSQL. Tests of durability open the database themselves. */
function openUnsynced(options: OpenOptions): Promise<Database> {
  if (options.databaseUrl) return openDatabase(options)
  return openPglite(options.dataDir, options.log, { sync: () => {} })
}

/** Adds an account, so that it can own rows. Returns its id. */
export async function addPerson(database: Database, name = 'Ada'): Promise<string> {
  const id = randomUUID()
  await database.accounts
    .insertInto('user')
    .values({
      id,
      name,
      email: `${id}@example.org`,
      email_verified: true,
      created_at: 'now',
      updated_at: 'now',
    })
    .execute()
  return id
}

interface Place {
  readonly options: OpenOptions
  remove(): Promise<void>
}

export const silentLog = pino({ level: 'silent' })

function makeFolder(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'glimmer-data-'))
  cpSync(join(inject('migratedFolder'), 'database'), join(dataDir, 'database'), { recursive: true })
  return Promise.resolve({
    options: { dataDir, log: silentLog },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  })
}

async function makeDatabase(): Promise<Place> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const dataDir = mkdtempSync(join(tmpdir(), 'glimmer-data-'))
  await run(postgresAddress('postgres'), `create database ${name} template ${TEMPLATE}`)
  return {
    options: { databaseUrl: postgresAddress(name), dataDir, log: silentLog },
    async remove() {
      // Only a superuser may end an autovacuum, which may be at work in it just now.
      await run(postgresAddress('postgres', 'superuser'), `drop database ${name} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** An address of the tests' PostgreSQL. The owner may make databases and roles; the superuser may do everything. */
export function postgresAddress(database: string, user: 'owner' | 'superuser' = 'owner'): string {
  return inject('postgres')[user].replace('DATABASE', database)
}

/** Lets a test close the database itself and open it again. */
function whenClosed(forget: () => void) {
  return (database: Database): Database => ({
    ...database,
    async close() {
      forget()
      await database.close()
    },
  })
}
