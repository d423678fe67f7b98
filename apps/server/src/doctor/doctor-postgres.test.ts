import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, startCluster } from '../../test/cluster.ts'
import { silentLog } from '../../test/databases.ts'
import { run } from '../../test/statement.ts'
import { openPostgres } from '../db/open-postgres.ts'
import { examine } from './doctor.ts'

// A cluster of its own: the roles that are spoilt here belong to all databases of one.
describe('the doctor and a PostgreSQL', () => {
  const home = mkdtempSync(join(tmpdir(), 'glimmer-doctor-'))
  let cluster: Cluster
  let good: string
  const asRoot = (statement: string, database = 'glimmer') =>
    run(cluster.address(database, 'superuser'), statement)

  beforeAll(async () => {
    cluster = await startCluster('none')
    await run(cluster.address('postgres'), 'create database glimmer')
    good = cluster.address('glimmer')
    await (await openPostgres(good, silentLog)).close()
  })
  afterAll(async () => {
    await cluster.stop()
    rmSync(home, { recursive: true, force: true })
  })

  const lookAt = async (databaseUrl: string, now = Date.now) => {
    const parts = { root: home, now, patienceMs: 1_000 }
    const { message } = await examine([], { DATA_DIR: home, DATABASE_URL: databaseUrl }, parts)
    expect(message).not.toContain('a-secret')
    return message
  }
  const troublesOf = async (databaseUrl: string) =>
    (await lookAt(databaseUrl)).split('\n').filter((line) => line.startsWith('WRONG'))

  it('is content with one that is in order, and with a new one', async () => {
    const message = await lookAt(good)
    expect(message).toMatch(/^OK {4}PostgreSQL: It answers, and is of version 18/m)
    expect(message).toMatch(/^OK {4}PostgreSQL: Row-level security guards [1-9]\d* tables\.$/m)
    expect(message).toContain('OK    Version of the data: The tables are of this version.')
    expect(message).toContain('OK    Clock: It agrees with that of PostgreSQL.')
    expect(message).not.toContain('WRONG')
    await run(cluster.address('postgres'), 'create database other')
    expect(await lookAt(cluster.address('other'))).toContain(
      'NOTE  Version of the data: Nothing is in this database yet.',
    )
  })

  it('finds a clock that differs', async () => {
    const ahead = await lookAt(good, () => Date.now() + 10 * 60_000)
    expect(ahead).toMatch(/^WRONG Clock: It is (599|600|601) seconds ahead of that of PostgreSQL\./m)
    const behind = await lookAt(good, () => Date.now() - 10 * 60_000)
    expect(behind).toMatch(/^WRONG Clock: It is (599|600|601) seconds behind that of PostgreSQL\./m)
  })

  it('finds one that lets nobody in, or is not there', async () => {
    const wrong = new URL(good)
    wrong.password = 'a-secret'
    expect(await troublesOf(wrong.href)).toEqual([
      expect.stringMatching(/^WRONG PostgreSQL: Cannot open .*password/),
    ])
    wrong.port = '1'
    expect(await troublesOf(wrong.href)).toEqual([expect.stringContaining('ECONNREFUSED')])
  })

  it('finds missing rights, and what it says to do mends them', async () => {
    await asRoot(`create role gardener login password 'a-secret'`)
    await asRoot('create database garden', 'postgres')
    const url = new URL(cluster.address('garden'))
    Object.assign(url, { username: 'gardener', password: 'a-secret' })
    const message = await lookAt(url.href)
    expect(message).toContain(
      'WRONG PostgreSQL: The user gardener may not make tables in the database garden.',
    )
    expect(message).toContain('WRONG PostgreSQL: The user gardener may not take on the role glimmer_app')
    for (const [, statements = ''] of message.matchAll(/by somebody who may: (.*)$/gm))
      await asRoot(statements, 'garden')
    expect(await troublesOf(url.href)).toEqual([])
    await (await openPostgres(url.href, silentLog)).close()
  })

  it('finds rows that nothing guards, and what it says to do guards them', async () => {
    await run(good, 'alter table tasks no force row level security')
    await run(good, 'alter table profiles disable row level security')
    await asRoot('alter role glimmer_app bypassrls')
    const message = await lookAt(good)
    expect(message).toContain(
      'WRONG PostgreSQL: Row-level security is off for public.profiles, public.tasks.',
    )
    expect(message).toContain('WRONG PostgreSQL: The role glimmer_app may read past row-level security')
    for (const [, statements = ''] of message.matchAll(/What to do: (ALTER .*)$/gm)) await asRoot(statements)
    expect(await troublesOf(good)).toEqual([])
  })

  it('finds the tables of a later Glimmer', async () => {
    await run(good, `insert into migrations.kysely_migration values ('9999-later', now()::text)`)
    expect(await troublesOf(good)).toEqual([
      expect.stringContaining('A later Glimmer used this database (it knows “9999-later”)'),
    ])
  })
})
