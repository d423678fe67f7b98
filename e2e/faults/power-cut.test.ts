import fs, { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson, silentLog } from '../../apps/server/test/databases.ts'
import { makeCheckpoint, readPairs, writePair } from '../../apps/server/test/paired-thoughts.ts'
import { verifyDump } from '../../apps/server/src/db/dump/read-dump.ts'
import type { Database } from '../../apps/server/src/db/open.ts'
import { openPglite } from '../../apps/server/src/db/open-pglite.ts'
import { startFaultRun } from './fault-run.ts'
import { openForgetfulDisk } from './forgetful-disk.ts'

describe('a machine that loses its power', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glimmer-power-'))
  const dataDir = join(folder, 'data')
  let person: string
  let written = 0
  beforeAll(async () => {
    const database = await openPglite(dataDir, silentLog)
    person = await addPerson(database)
    await database.close()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const writeNext = (database: Database) => writePair(database, person, (written += 1))

  async function readAfter(cut: string) {
    const database = await openPglite(cut, silentLog)
    try {
      return await readPairs(database, person)
    } finally {
      await database.close()
    }
  }

  it('has every write that was acknowledged, and no half of one, wherever the power is cut', async () => {
    const run = startFaultRun('power cut under writes (pglite)', { thin: 3, full: 60 })
    const disk = openForgetfulDisk(join(dataDir, 'database'))
    const cuts: { folder: string; acknowledged: number }[] = []
    let acknowledged = 0
    let syncsUntilCut = run.between(1, 30)
    const cut = () => {
      const cutFolder = join(folder, `cut-${cuts.length}`)
      cuts.push({ folder: cutFolder, acknowledged })
      const share = run.between(0, 4) * 25
      disk.cutInto(join(cutFolder, 'database'), () => run.between(1, 100) <= share)
      syncsUntilCut = run.between(1, 30)
    }
    const sync = (fd: number) => {
      // Before what is about to be synced.
      if (--syncsUntilCut === 0 && cuts.length < run.times) cut()
      disk.sync(fd)
    }
    const database = await openPglite(dataDir, silentLog, { sync })
    while (cuts.length < run.times) {
      await writeNext(database)
      acknowledged = written
      if (run.between(1, 8) === 1) await makeCheckpoint(database)
    }
    await database.close()
    for (const { folder: cutFolder, acknowledged: last } of cuts) {
      const { whole, halves } = await readAfter(cutFolder)
      const wanted = Array.from({ length: last }, (_, i) => i + 1)
      expect({ last, halves, missing: wanted.filter((n) => !whole.includes(n)) }).toEqual({
        last,
        halves: 0,
        missing: [],
      })
      rmSync(cutFolder, { recursive: true })
    }
    run.report(`${acknowledged} writes acknowledged, 0 lost, 0 halved`)
  }, 1_800_000)

  it('would have lost what was written, had nothing been synced', async () => {
    const disk = openForgetfulDisk(join(dataDir, 'database'))
    const database = await openPglite(dataDir, silentLog, { sync: () => {} })
    await writeNext(database)
    const cutFolder = join(folder, 'unsynced')
    disk.cutInto(join(cutFolder, 'database'))
    await database.close()
    expect((await readAfter(cutFolder)).whole).not.toContain(written)
  })

  it('has a dump whole or not at all, and whole once it is said to be made', async () => {
    const place = join(folder, 'place-of-dumps')
    mkdirSync(place)
    const database = await openPglite(dataDir, silentLog)
    await writeNext(database)
    const disk = openForgetfulDisk(place)
    let cuts = 0
    const findDumps = () => {
      const target = join(folder, `dump-cut-${(cuts += 1)}`)
      disk.cutInto(target)
      const found = readdirSync(target, { recursive: true, encoding: 'utf8' })
      return found.filter((path) => path.endsWith('.ndjson.gz')).map((path) => join(target, path))
    }
    const atSyncs: string[] = []
    const stop = await hearSyncs((fd) => {
      disk.sync(fd)
      atSyncs.push(...findDumps())
    })
    try {
      await database.dump({ folder: join(place, 'dumps'), app: '0.1.0', reason: 'by-hand', now: new Date() })
    } finally {
      stop()
    }
    await database.close()
    // Its bytes, and then its name.
    expect(cuts).toBeGreaterThanOrEqual(2)
    const kept = findDumps()
    expect(kept).toHaveLength(1)
    for (const path of [...atSyncs, ...kept]) expect((await verifyDump(path)).rows).toBeGreaterThan(2)
  })
})

/** Hears of everything that this process has synced, until what it returns is called. */
async function hearSyncs(onSync: (fd: number) => void): Promise<() => void> {
  const handle = await open(tmpdir())
  const handles = Object.getPrototypeOf(handle) as { sync: (this: typeof handle) => Promise<void> }
  await handle.close()
  const { fsync, fsyncSync } = fs
  const { sync } = handles
  const heardFsync = (fd: number, done: fs.NoParamCallback) =>
    fsync(fd, (error) => {
      if (!error) onSync(fd)
      done(error)
    })
  Object.assign(fs, {
    fsync: heardFsync,
    fsyncSync(fd: number) {
      fsyncSync(fd)
      onSync(fd)
    },
  })
  handles.sync = async function () {
    await sync.call(this)
    onSync(this.fd)
  }
  syncBuiltinESMExports()
  return () => {
    Object.assign(fs, { fsync, fsyncSync })
    handles.sync = sync
    syncBuiltinESMExports()
  }
}
