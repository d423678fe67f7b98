import { makeStorable } from '@glimmer/sync/make-storable'
import type { Insert, RowData } from '@glimmer/sync/change'
import { buildExportFile, exportText } from '@glimmer/sync/export/export-file'
import { planImport } from '@glimmer/sync/export/plan-import'
import { readExportFile } from '@glimmer/sync/export/read-export-file'
import type { PulledRow } from '@glimmer/sync/protocol'
import fc from 'fast-check'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restore } from '../../apps/server/src/db/restore.ts'
import { mutation, openPerson } from '../../apps/server/src/sync/test/person.ts'
import { describeOnBothDatabases, prepareGround } from '../../apps/server/test/databases.ts'
import { randomRows } from '../../apps/web/app/device/test/random-rows.ts'
import { ModelAccount } from '../model/account.ts'

const PEOPLE = process.env['GLIMMER_FAULTS'] === 'full' ? 120 : 12

// The server draws days in to its own: here and there it is the same, also at midnight.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterEach(() => void vi.useRealTimers())

const home = mkdtempSync(join(tmpdir(), 'glimmer-round-trips-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

type Rows = Record<string, RowData>

describeOnBothDatabases('what a server took', (ground) => {
  const other = prepareGround(ground.kind === 'pglite' ? 'postgres' : 'pglite')

  it('comes back the same by a pull, by a file into a new account, and by a dump into the other database', async () => {
    const first = await openPerson(ground)
    const people = [first, ...(await openMore(PEOPLE - 1))]
    const taken = new Map<string, Rows>()
    for (const [i, person] of people.entries()) {
      const rows = rowsOfPerson(Number(process.env['GLIMMER_SEED']) + i)
      const model = new ModelAccount()
      const mutations = rows.map((row) => ({ ...mutation(), changes: [row] }))
      expect(await person.push(mutations)).toMatchObject(model.push({ cursor: null, mutations }))
      const kept = Object.fromEntries(model.rows())
      taken.set(person.owner, kept)
      expect(byKey(await person.pullAll())).toEqual(kept)
    }

    const newcomers = await openMore(PEOPLE)
    for (const [i, person] of people.entries()) {
      const newcomer = newcomers[i]!
      for (const changes of planImport(await exported(person), () => null).writes) {
        await newcomer.push([mutation(...changes)])
      }
      taken.set(newcomer.owner, taken.get(person.owner)!)
      expect(byKey(await newcomer.pullAll())).toEqual(taken.get(person.owner))
    }

    const made = await first.database.dump({ folder: home, app: '0.1.0', reason: 'by-hand', now: new Date() })
    await (await other.open()).close()
    await restore({ ...(await other.options()), path: made.path })
    const elsewhere = await other.open()
    for (const [owner, rows] of taken) {
      expect(byKey(await (await openPerson(other, owner)).pullAll())).toEqual(rows)
    }
    const again = await elsewhere.dump({
      folder: join(home, 'again'),
      app: '0.1.0',
      reason: 'by-hand',
      now: new Date(),
    })
    const bytes = (path: string) => gunzipSync(readFileSync(path)).toString()
    expect(bytes(again.path)).toBe(bytes(made.path))
    const count = [...taken.values()].flatMap((rows) => Object.keys(rows)).length
    process.stdout.write(`round trips on ${ground.kind}: ${taken.size} people, ${count} rows\n`)
    expect(count).toBeGreaterThan(PEOPLE * 10)

    async function openMore(many: number) {
      return Promise.all(Array.from({ length: many }, () => openPerson(ground)))
    }
  })
})

/** Rows of every table, as a device sends them. */
function rowsOfPerson(seed: number): Insert[] {
  const [rows = []] = fc.sample(randomRows, { numRuns: 1, seed })
  return makeStorable(JSON.parse(JSON.stringify(rows)) as Insert[])
}

async function exported(person: Awaited<ReturnType<typeof openPerson>>): Promise<Insert[]> {
  const file = exportText(
    buildExportFile({ rows: await person.pullAll(), trash: [], unreadable: [] }, new Date().toISOString()),
  )
  const read = readExportFile(file)
  if (read.kind !== 'ok') throw new Error(`The file was refused: ${read.reason}`)
  expect(read.content.unreadable).toEqual([])
  return [...read.content.rows]
}

function byKey(rows: readonly PulledRow[]): Rows {
  return Object.fromEntries(rows.flatMap(({ table, id, data }) => (data ? [[`${table}/${id}`, data]] : [])))
}
