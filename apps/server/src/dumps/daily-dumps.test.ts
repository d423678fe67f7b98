import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { jsonOf } from '../../test/browser.ts'
import { addPerson, describeOnBothDatabases, silentLog } from '../../test/databases.ts'
import { type Database, openDatabase } from '../db/open.ts'
import { verifyDump } from '../db/dump/read-dump.ts'
import { healthRoutes } from '../http/health.ts'
import { createDumps } from './daily-dumps.ts'

const home = mkdtempSync(join(tmpdir(), 'glimmer-dumps-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

describeOnBothDatabases('the daily dumps', (ground) => {
  const folder = join(home, ground.kind, 'dumps')
  let clock = new Date('2026-11-21T13:05:48.012Z')
  const dumpsOf = (database: Database) =>
    createDumps({ database, folder, app: '0.1.0', log: silentLog, now: () => clock })

  it('are not made while there is nothing to lose', async () => {
    await dumpsOf(await ground.open()).look()
    expect(() => readdirSync(folder)).toThrow(/ENOENT/)
  })

  it('that cannot be written are told, and made as soon as they can be', async () => {
    const database = await ground.open()
    await addPerson(database)
    const dumps = dumpsOf(database)
    const health = healthRoutes(database, dumps)
    const ready = async () => jsonOf(await health.request('/readyz'))
    mkdirSync(join(home, ground.kind))
    writeFileSync(folder, 'a file where the folder should be')
    await dumps.look()
    expect(await ready()).toEqual({ status: 'ready', dumps: 'late' })
    rmSync(folder)
    await dumps.look()
    expect(await ready()).toEqual({ status: 'ready' })
    const names = readdirSync(folder)
    expect(names).toEqual(['glimmer-2026-11-21T13-05-48-012Z-daily.ndjson.gz'])
    expect((await verifyDump(join(folder, names[0] ?? ''))).rows).toBe(1)
  })

  it('come once a day, take the oldest away, and leave alone what others put there', async () => {
    writeFileSync(join(folder, 'notes.txt'), 'mine')
    const dumps = dumpsOf(await ground.open())
    for (let day = 22; day <= 30; day += 1) {
      clock = new Date(`2026-11-${day}T01:00:00.000Z`)
      await dumps.look()
      await dumps.look()
    }
    // The last seven days, and Sunday the 22nd as the last of the week before.
    const days = readdirSync(folder).map((name) => /^glimmer-2026-11-(\d\d)/.exec(name)?.[1] ?? name)
    expect(days).toEqual(['22', '24', '25', '26', '27', '28', '29', '30', 'notes.txt'])
  })

  it('leave the database the room that it needs', async () => {
    const database = await ground.open()
    let left = 17 * 1024 * 1024
    const freeBytes = () => (left -= 600_000)
    const before = readdirSync(folder)
    const dump = database.dump({ folder, app: '0.1.0', reason: 'by-hand', now: clock, freeBytes })
    await expect(dump).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(readdirSync(folder)).toEqual(before)
    expect(await database.holdsAccounts()).toBe(true)
  })

  it('wait for their turn with those that somebody asks for', async () => {
    clock = new Date('2026-12-01T01:00:00.000Z')
    const dumps = dumpsOf(await ground.open())
    const [made] = await Promise.all([dumps.makeNow(), dumps.look()])
    expect(made.path).toMatch(/2026-12-01T01-00-00-000Z-by-hand\.ndjson\.gz$/)
    expect(readdirSync(folder).filter((name) => name.includes('2026-12-01'))).toHaveLength(2)
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('leave nothing behind when the server ends in the middle of one', async () => {
    const database = await ground.open()
    const dumps = dumpsOf(database)
    const before = readdirSync(folder)
    const made = dumps.makeNow().then(
      () => 'made',
      (error: Error) => error.name,
    )
    await dumps.stop()
    expect(await made).toBe('AbortError')
    expect(readdirSync(folder)).toEqual(before)
    await database.ping()
  })

  // The embedded database has one server, which leads.
  it('are made by one of several servers, as long as that one lives', async () => {
    const first = await ground.open()
    expect(await first.leadsDumps()).toBe(true)
    if (ground.kind === 'pglite') return
    const second = await openDatabase(await ground.options())
    expect(await second.leadsDumps()).toBe(false)
    await first.close()
    expect(await second.leadsDumps()).toBe(true)
    await second.close()
  })
})
