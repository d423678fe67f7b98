import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import type { PullResponse } from '@glimmer/sync/protocol'
import { afterAll, expect, it } from 'vitest'
import { type Account, openAccount } from '../account.ts'
import { describeOnBothDatabases } from '../databases.ts'
import { largestPushes } from '../largest-pushes.ts'
import { dumpRows } from '../rows-of-person.ts'
import { startApp } from '../start-app.ts'

/** What the most mutations of a push are here, so that this is quick. */
const MUTATIONS = 20

/**
 * Times what was sent: a row stands in its table and in the history, as text with the names of its columns. The answer to a
 * push is in bytes; it carries the rows of what was refused.
 */
const MOST = { stored: 5, pulled: 3, answered: 500_000 }
const LIMITS = Object.keys(MOST) as (keyof typeof MOST)[]
const MOST_DUMPED = 4
/** Those of the largest that grow most: by small rows, by what is kept of deleted ones, by refusals. */
const KINDS = new Set([
  '1,000 changes to all objects of one full row',
  'many mutations that are rejected over one full row',
  '1,000 new tasks',
  'a delete of a task with 5,000 steps',
  'many mutations of 19 new tasks each',
])

describeOnBothDatabases('the largest of each kind of push', (ground) => {
  const folder = mkdtempSync(join(tmpdir(), 'glimmer-weighs-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('weighs in the tables, in a dump and in what other devices read about as much as was sent', async () => {
    const database = await ground.open()
    const started = await startApp(database, { QUOTA_MB: '0' })
    const weights = []
    let sentByAll = 0
    for (const { name, before, mutations } of largestPushes(MUTATIONS).filter(({ name }) =>
      KINDS.has(name),
    )) {
      const person = await openAccount(started)
      let sent = 0
      let answered = 0
      for (const push of [...before, mutations]) {
        const answer = await person.push(push)
        expect([answer.status, name]).toEqual([200, name])
        sent = addBytes(sent, JSON.stringify(push))
        answered = Math.max(answered, Buffer.byteLength(await answer.text()))
      }
      const stored = (await dumpRows(database, person.owner)).reduce(addBytes, 0) / sent
      weights.push({ name, stored, pulled: (await readAll(person)) / sent, answered })
      sentByAll += sent
    }
    expect(weights).toHaveLength(KINDS.size)
    expect(weights.filter((weight) => LIMITS.some((what) => weight[what] > MOST[what]))).toEqual([])
    const { path } = await database.dump({ folder, app: '0.1.0', reason: 'by-hand', now: new Date() })
    expect(gunzipSync(readFileSync(path)).length / sentByAll).toBeLessThan(MOST_DUMPED)
  })
})

const addBytes = (sum: number, text: string) => sum + Buffer.byteLength(text)

/** The bytes of every answer that a new device reads until it has everything. */
async function readAll({ owner, get }: Account): Promise<number> {
  let bytes = 0
  let after: Record<string, string> = {}
  for (let pages = 0; pages < 100; pages += 1) {
    const query = new URLSearchParams({ owner, schema: String(SCHEMA_VERSION), ...after })
    const text = await (await get(`/api/sync/pull?${query}`)).text()
    bytes = addBytes(bytes, text)
    const { cursor, more } = JSON.parse(text) as Extract<PullResponse, { kind: 'changes' }>
    if (!more) return bytes
    after = Object.fromEntries(Object.entries(cursor ?? {}).map(([name, value]) => [name, String(value)]))
  }
  throw new Error('It does not end')
}
