import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fsyncSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addPerson, silentLog } from '../../test/databases.ts'
import type { Database } from './open.ts'
import { openEngine, openPglite } from './open-pglite.ts'
import { startParams } from './pglite-start.ts'
import { SyncedFolder } from './synced-folder.ts'
import { keepUp } from './upkeep.ts'

const writer = fileURLToPath(new URL('../../test/endless-writer.ts', import.meta.url))
/** Whole servers are killed under writes more often: `e2e/faults/server-killed.test.ts`. */
const KILLS = process.env['GLIMMER_FAULTS'] === 'full' ? 5 : 2

describe('what the embedded database acknowledges', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'glimmer-durability-'))
  let database: Database | undefined
  let child: ChildProcess | undefined

  afterEach(async () => {
    await database?.close()
    database = undefined
    child?.kill('SIGKILL')
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it('has reached the disk: every commit syncs', async () => {
    let syncs = 0
    const sync = (fd: number) => {
      syncs += 1
      fsyncSync(fd)
    }
    database = await openPglite(dataDir, silentLog, { sync })
    const person = await addPerson(database)
    for (let commit = 0; commit < 10; commit += 1) {
      const before = syncs
      await database.withUser(person, (trx) =>
        trx.insertInto('mutations').values(mutation(person, commit)).execute(),
      )
      expect(syncs).toBeGreaterThan(before)
    }
    const before = syncs
    await database.withUser(person, (trx) => trx.selectFrom('mutations').selectAll().execute())
    expect(syncs).toBe(before)
  })

  it('is there after SIGKILL in the middle of writing, more than once', async () => {
    const acknowledged: string[] = []
    for (let round = 1; round <= KILLS; round += 1) {
      child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
      const gone = once(child, 'exit')
      const first = acknowledged.length
      for await (const id of createInterface({ input: child.stdout! })) {
        acknowledged.push(id)
        if (acknowledged.length === first + 20 * round) child.kill('SIGKILL')
      }
      expect(await gone).toEqual([null, 'SIGKILL'])
      expect(acknowledged.length).toBeGreaterThanOrEqual(first + 20 * round)
    }
    database = await openPglite(dataDir, silentLog)
    const users = await database.accounts.selectFrom('user').select('id').execute()
    const stored = new Set(users.map((user) => user.id))
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
  })

  it('never includes what the disk refused: the process ends instead', async () => {
    child = spawn(process.execPath, [writer, dataDir, 'refuse-to-sync'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const gone = once(child, 'exit')
    const lines: string[] = []
    for await (const line of createInterface({ input: child.stdout! })) lines.push(line)
    expect(await gone).toEqual([1, null])
    expect(lines.at(-1)).toContain('the database cannot write to its disk')
    const ids = lines.slice(0, -1)
    expect(ids).toHaveLength(3)
  })

  it('is seen by nobody else on this machine', () => {
    const open = ['', 'database', 'lock.sqlite'].filter(
      (name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0,
    )
    expect(open).toEqual([])
  })
})

describe('the upkeep that PGlite has no process for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glimmer-upkeep-'))
  let pglite: PGlite
  let database: ReturnType<typeof openEngine>['database']

  beforeAll(async () => {
    pglite = await PGlite.create({
      fs: new SyncedFolder(folder, () => {}),
      startParams,
      initDbStartParams: ['--wal-segsize=1'],
    })
    database = openEngine(pglite, silentLog).database
    await pglite.exec('create table notes (id int primary key, words text)')
  })
  afterAll(async () => {
    await database.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  const write = () =>
    pglite.exec(`insert into notes select n, repeat('x', 2000) from generate_series(1, 10000) n
      on conflict (id) do update set words = repeat('y', 2000)`)
  const logFiles = () =>
    readdirSync(join(folder, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length

  it('keeps the write-ahead log from growing for ever', async () => {
    const sizes: number[] = []
    for (let round = 0; round < 6; round += 1) {
      await write()
      await keepUp(database)
      sizes.push(logFiles())
    }
    // Each round writes several files; where a checkpoint falls may make a difference of one.
    expect(sizes.at(-1)! - sizes.at(-3)!).toBeLessThanOrEqual(1)
    expect(sizes.at(-1)).toBeLessThan(200)
  })

  it('clears out what updates leave behind, and counts anew', async () => {
    await write()
    // PostgreSQL publishes its statistics once a second; this flushes them at once.
    await pglite.exec('select pg_stat_force_next_flush()')
    const worn = () =>
      pglite.query<{ dead: number }>(
        `select n_dead_tup as dead from pg_stat_user_tables where relname = 'notes'`,
      )
    expect((await worn()).rows[0]?.dead).toBeGreaterThan(1000)
    await keepUp(database)
    expect((await worn()).rows[0]?.dead).toBe(0)
  })

  describe('of several tables', () => {
    const wear = async (...names: string[]) => {
      for (const name of names)
        await pglite.exec(
          `create table ${name} as select n from generate_series(1, 5000) n; delete from ${name}`,
        )
      await pglite.exec('select pg_stat_force_next_flush()')
    }
    const worn = async () => {
      const { rows } = await pglite.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_user_tables where n_dead_tup > 1000`,
      )
      return rows[0]?.count
    }

    it('leaves others more time between them than it takes (25)', async () => {
      await wear('first', 'second', 'third', 'fourth')
      const before = performance.eventLoopUtilization()
      await keepUp(database)
      // The engine holds the event loop while it works.
      expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
      expect(await worn()).toBe(0)
    })

    it('ends at the next table where the server ends, and goes on another time', async () => {
      await wear('fifth', 'sixth')
      const ending = new AbortController()
      ending.abort()
      await keepUp(database, undefined, ending.signal)
      expect(await worn()).toBe(2)
      await keepUp(database)
      expect(await worn()).toBe(0)
    })
  })
})

function mutation(userId: string, rev: number) {
  return { user_id: userId, id: `m${rev}`, rev, generation: 1, result: '{"status":"applied"}' }
}
