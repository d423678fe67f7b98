import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PullRequest } from '@glimmer/sync/protocol'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { addTask, openAccount, PASSWORD } from '../../test/account.ts'
import { addPerson } from '../../test/databases.ts'
import { prepareReplicaGround } from '../../test/replica-ground.ts'
import { startApp } from '../../test/start-app.ts'
import { run } from '../../test/statement.ts'
import { migrations } from '../db/migrate.ts'
import { openDatabase, type OpenOptions } from '../db/open.ts'
import { restore } from '../db/restore.ts'
import { lookAtReplica } from '../doctor/look-at-replica.ts'
import { pruneHistory } from './prune-history.ts'
import { pullFromReplica } from './pull-from-replica.ts'
import { pull } from './pull.ts'
import { resetAccount } from './reset-account.ts'
import { type Changes, insertTask, mutation, openPerson, queryOf } from './test/person.ts'

const TOKEN = 'numbers-for-the-gardener'
const home = mkdtempSync(join(tmpdir(), 'glimmer-replica-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const withoutLimit = { quota: null }
const title = (data: string) => ({ data: { title: data } })

/** Opens it by itself, with what it says and what comes of each question to the replica. */
async function openHeard(options: OpenOptions) {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const database = await openDatabase({ ...options, log })
  const { replica } = database
  if (!replica) throw new Error('there is no replica')
  const read = vi.spyOn(replica, 'read')
  return {
    database,
    replica,
    said: (words: string) => lines.filter((line) => line.includes(words)).length,
    lines,
    async outcomes() {
      const answers = await Promise.all(read.mock.results.map(({ value }) => value))
      read.mockClear()
      return answers.map(({ kind }) => kind)
    },
    person: (userId?: string) =>
      openPerson({ kind: 'postgres', options: async () => options, open: async () => database }, userId),
  }
}

describe('pulls where there is a replica', () => {
  const ground = prepareReplicaGround()
  // Also where a test failed while it was held; the last one leaves nothing to hold.
  afterEach(() => ground.goOn().catch(() => {}))

  it('are read from it as soon as it has what was pushed, and counted for Prometheus', async () => {
    const started = await startApp(await ground.open(), { METRICS_TOKEN: TOKEN })
    const ada = await openAccount(started)
    const counts = async () => {
      const answer = await started.app.request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
      const found = (await answer.text()).matchAll(/^glimmer_replica_pulls_total\{outcome="(\w+)"\} (\d+)$/gm)
      return Object.fromEntries([...found].map(([, outcome, times]) => [outcome, Number(times)]))
    }
    await ada.push([addTask('Water the fern')])
    await ground.catchUp()
    expect((await ada.pull()).rows).toMatchObject([title('Water the fern')])
    expect(await counts()).toEqual({ read: 1, behind: 0, failed: 0 })
    // Without waiting for anything: there is the replica or here, but never what was before.
    for (let i = 0; i < 10; i += 1) {
      await ada.push([addTask(`Number ${i}`)])
      expect((await ada.pull()).rows).toHaveLength(i + 2)
    }
    const { read = 0, behind = 0, failed } = await counts()
    expect([read + behind, failed]).toEqual([11, 0])
    expect(read).toBeGreaterThan(1)

    await ground.hold()
    await ada.push([addTask('Held back')])
    await ada.post('/api/auth/delete-account', { owner: ada.owner, password: PASSWORD })
    expect((await ada.get(`/api/sync/pull?owner=${ada.owner}&schema=${SCHEMA_VERSION}`)).status).toBe(401)
    await ground.goOn()
  })

  it('are answered as the primary answers, from every cursor and page by page', async () => {
    const { person, database, outcomes } = await openHeard(await ground.options())
    const { owner, push } = await person()
    const ids = Array.from({ length: 6 }, () => randomUUID())
    for (const id of ids) await push([mutation(insertTask(id)), mutation(insertTask(randomUUID()))])
    for (const rowId of ids.slice(0, 3)) await push([mutation({ table: 'tasks', rowId, op: 'delete' })])
    await ground.catchUp()
    const known = await database.withUser(owner, (trx) =>
      trx.selectFrom('mutations').select(['rev', 'id']).where('user_id', '=', owner).orderBy('rev').execute(),
    )
    const asked: Partial<PullRequest>[] = [
      {},
      ...known.map(({ rev, id }) => ({ rev: rev ?? 0, id, generation: 1 })),
      { rev: 3, id: randomUUID() },
      { rev: 99, id: randomUUID() },
      { rev: 3, id: known[2]?.id, generation: 2 },
      { rev: 15 },
    ].map((request) => ({ ...request }))
    for (const request of asked) {
      const whole = { owner, schema: SCHEMA_VERSION, ...request }
      for (const options of [withoutLimit, { quota: 1_000_000, pageRows: 2 }]) {
        const there = await pullFromReplica(database, owner, whole, options)
        expect(there).toEqual(await pull(database, owner, whole, options))
      }
    }
    expect(new Set(await outcomes())).toEqual(new Set(['read']))
    await database.close()
  })

  it('tell what the primary has where the replica stays behind: a push, a reset, pruned history, a deleted account', async () => {
    const { person, database, outcomes } = await openHeard(await ground.options())
    const ada = await person()
    const [ben, cleo] = [await person(), await person()]
    const [one, two] = [randomUUID(), randomUUID()]
    for (const { push } of [ada, ben, cleo]) await push([mutation(insertTask(randomUUID()))])
    const before = queryOf((await ada.pull()) as Changes)
    await ground.catchUp()
    await ground.hold()
    await outcomes()

    await ada.push([mutation(insertTask(one, 'After'))])
    const own = (await ada.pull(before)) as Changes
    expect(own).toMatchObject({ newest: 2, rows: [title('After')] })
    // A cursor of which the replica never heard.
    await ada.push([mutation(insertTask(two, 'Later'))])
    expect(await ada.pull(queryOf(own))).toMatchObject({ kind: 'changes', rows: [title('Later')] })
    expect(await outcomes()).toEqual(['behind', 'behind'])

    const atBen = queryOf((await ben.pull()) as Changes)
    await resetAccount(database, ben.owner, randomUUID())
    expect(await ben.pull(atBen)).toEqual({ kind: 'reset', reason: 'generation' })
    expect(await ben.pull()).toMatchObject({ generation: 2, rows: [] })

    const late = queryOf(own)
    await database.withUser(ada.owner, (trx) => pruneHistory(trx, ada.owner, '0 days'))
    expect(await ada.pull(late)).toEqual({ kind: 'reset', reason: 'expired' })

    await sql`delete from accounts."user" where id = ${cleo.owner}`.execute(database.accounts)
    expect(await cleo.pull()).toMatchObject({ rows: [], cursor: null, newest: 0 })

    await ground.goOn()
    await ground.catchUp()
    await outcomes()
    expect((await ada.pullAll()).map(({ id }) => id)).toContain(two)
    expect(await outcomes()).toEqual(['read'])
    await database.close()
  })

  it('leave it alone while it is behind for one person after the other, and say so once', async () => {
    const { person, database, replica, outcomes, said } = await openHeard(await ground.options())
    const people = await Promise.all(Array.from({ length: 11 }, () => person()))
    await ground.catchUp()
    await ground.hold()
    for (const { push } of people) await push([mutation(insertTask(randomUUID()))])
    const [ada] = people
    // One who pulls without end is no reason.
    for (let i = 0; i < 15; i += 1) await ada?.pull()
    expect([replica.mayBeAsked(), said('far behind')]).toEqual([true, 0])
    for (const each of people) expect(await each.pullAll()).toHaveLength(1)
    expect(said('the replica is far behind')).toBe(1)
    expect(new Set(await outcomes())).toEqual(new Set(['behind']))
    await ground.goOn()
    await vi.waitUntil(async () => (await ada?.pullAll()) && said('read from the replica again') > 0, {
      timeout: 60_000,
    })
    await database.close()
  })

  it('see on it what is this person’s alone, and write nothing', async () => {
    const { person, database, replica } = await openHeard(await ground.options())
    const [ada, ben] = [await person(), await person()]
    for (const { push } of [ada, ben]) await push([mutation(insertTask(randomUUID()))])
    await ground.catchUp()
    const found = await replica.read(ada.owner, (trx) =>
      trx.selectFrom('sync_counters').select('user_id').execute(),
    )
    expect(found).toEqual({ kind: 'read', value: [{ user_id: ada.owner }] })
    const wrote = await replica.read(ada.owner, (trx) =>
      trx.deleteFrom('operations').where('user_id', '=', ada.owner).execute(),
    )
    expect(wrote).toEqual({ kind: 'failed' })
    await database.close()
  })

  it('are answered by the primary where the replica ends a read for the sake of what it follows', async () => {
    const { person, database, replica, lines } = await openHeard(await ground.options())
    const ada = await person()
    await ada.push([mutation(insertTask(randomUUID()))])
    await ground.catchUp()
    const onReplica = (statement: string) => run(ground.replica().address('glimmer', 'superuser'), statement)
    await onReplica(`alter system set max_standby_streaming_delay = 0`)
    await onReplica(`select pg_reload_conf()`)
    const isReading = `select from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`
    const read = await replica.read(ada.owner, async (trx) => {
      const [rows] = await Promise.all([
        sql`select pg_sleep(60) from tasks`.execute(trx),
        vi
          .waitUntil(async () => (await onReplica(isReading)).rowCount === 1)
          .then(() => run(ground.primary().address('glimmer', 'superuser'), 'vacuum full public.tasks')),
      ])
      return rows
    })
    expect(read).toEqual({ kind: 'failed' })
    expect(lines.join('')).toContain('conflict with recovery')
    expect(await ada.pullAll()).toHaveLength(1)
    await database.close()
  })

  it('wait a moment at most for one that says nothing, then not at all, and use it again once it speaks', async () => {
    const { person, database, outcomes, said } = await openHeard({
      ...(await ground.options()),
      replicaTimes: { longestReadMs: 1_500, shortestPauseMs: 3_000, longestPauseMs: 3_000 },
    })
    const ada = await person()
    await ada.push([mutation(insertTask(randomUUID()))])
    await ground.catchUp()
    ground.replica().pause()
    const took = async () => {
      const began = performance.now()
      expect(await ada.pullAll()).toHaveLength(1)
      return performance.now() - began
    }
    const first = await took()
    expect(first).toBeGreaterThan(1_000)
    expect(first).toBeLessThan(20_000)
    const next = await Promise.all([took(), took(), took()])
    expect(Math.max(...next)).toBeLessThan(1_000)
    expect(await outcomes()).toEqual(['failed'])
    ground.replica().resume()
    await vi.waitUntil(async () => (await took()) && said('read from the replica again') > 0, {
      timeout: 60_000,
    })
    expect(said('the replica could not be read')).toBe(1)
    await database.close()
  })

  it('do not take a replica from before a restore for the same, nor one without the newest tables', async () => {
    const options = await ground.addDatabase('restored')
    const first = await openHeard(options)
    const owner = await addPerson(first.database)
    const before = await first.person(owner)
    const [id, rowId] = [randomUUID(), randomUUID()]
    await before.push([mutation(insertTask(randomUUID()))])
    const { path } = await first.database.dump({
      folder: home,
      app: '0.1.0',
      reason: 'by-hand',
      now: new Date(),
    })
    await before.push([{ id, generation: 1, changes: [insertTask(rowId, 'Old words')] }])
    await ground.catchUp()
    await ground.hold()
    await first.database.close()
    await restore({ ...options, path, saveFirst: { folder: home, app: '0.1.0', now: new Date() } })

    // The same mutation comes again, with other words: on the replica everything else is as it is here.
    const second = await openHeard(options)
    const after = await second.person(owner)
    await after.push([{ id, generation: 1, changes: [insertTask(rowId, 'New words')] }])
    expect((await after.pullAll()).find((row) => row.id === rowId)).toMatchObject(title('New words'))
    expect(await second.outcomes()).toEqual(['failed'])
    await ground.goOn()
    await ground.catchUp()
    await vi.waitUntil(async () => (await after.pullAll()) && (await second.outcomes())[0] === 'read')
    await ground.hold()
    await second.database.close()

    const newer = { ...migrations, '9999-nothing': { up: () => Promise.resolve() } }
    const third = await openHeard({ ...options, migrations: newer })
    expect(await (await third.person(owner)).pullAll()).toHaveLength(2)
    expect(await third.outcomes()).toEqual(['failed'])
    expect(third.said('does not have the tables of the primary yet')).toBe(1)
    await ground.goOn()
    await third.database.close()
  })

  it('need none: not at the start, and not once it follows nobody any more, of which the doctor tells', async () => {
    const options = await ground.options()
    const nowhere = new URL(options.replicaUrl ?? '')
    nowhere.port = '1'
    const alone = await openHeard({ ...options, replicaUrl: nowhere.href })
    const ada = await alone.person()
    await ada.push([mutation(insertTask(randomUUID()))])
    expect(await ada.pullAll()).toHaveLength(1)
    expect(await alone.outcomes()).toEqual(['failed'])
    await alone.database.close()
    expect(await lookAtReplica(nowhere.href)).toMatchObject({
      kind: 'wrong',
      says: expect.stringContaining('Cannot open the database at DATABASE_REPLICA_URL'),
    })

    const { person, database, outcomes, said } = await openHeard(options)
    const ben = await person()
    await ben.push([mutation(insertTask(randomUUID()))])
    await ground.catchUp()
    await ben.pullAll()
    expect(await lookAtReplica(options.replicaUrl ?? '')).toMatchObject({ kind: 'ok' })
    await run(ground.replica().address('glimmer', 'superuser'), 'select pg_promote()')
    expect(await lookAtReplica(options.replicaUrl ?? '')).toMatchObject({ kind: 'wrong' })
    for (let i = 0; i < 3; i += 1) expect(await ben.pullAll()).toHaveLength(1)
    expect((await outcomes()).slice(0, 2)).toEqual(['read', 'failed'])
    expect(said('follows no other')).toBe(1)
    await database.close()
  })
})
