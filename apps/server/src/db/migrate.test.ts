import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { addPerson, describeOnBothDatabases, postgresAddress, silentLog } from '../../test/databases.ts'
import { run } from '../../test/statement.ts'
import { migrationNames, migrations } from './migrate.ts'
import { runAll } from './migrations/personal-table.ts'
import { type Database, openDatabase } from './open.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'glimmer-migrate-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Only ever longer: what runs later has a higher number than all of these. */
const RAN = [
  '0001-ground',
  '0002-wins',
  '0003-energy-and-rewards',
  '0004-storage',
  '0005-invitations',
  '0006-days',
  '0007-calendar',
  '0009-calendar-feeds',
]

it('runs every numbered file of the folder, in order, and no two have the same number', () => {
  const files = readdirSync(`${import.meta.dirname}/migrations`).filter((name) => /^\d/.test(name))
  expect(migrationNames.map((name) => `${name}.ts`)).toEqual(files.toSorted())
  const numbers = migrationNames.map((name) => name.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

it('begins with those that have run somewhere, in the order in which they ran: 0008 was left out and stays so', () => {
  expect(migrationNames.slice(0, RAN.length)).toEqual(RAN)
})

describeOnBothDatabases('an account that ends', (ground) => {
  it('takes every row of its person along, and nobody else’s', async () => {
    const database = await ground.open()
    const [ada, ben] = [await addPerson(database), await addPerson(database)]
    for (const person of [ada, ben]) await addOneOfEverything(database, person)
    await database.accounts.deleteFrom('user').where('id', '=', ada).execute()
    expect(await countRows(database, ada)).toEqual({ tasks: 0, subtasks: 0, operations: 0, mutations: 0 })
    expect(await countRows(database, ben)).toEqual({ tasks: 1, subtasks: 1, operations: 1, mutations: 1 })
  })

  it('may not be made up: rows need an account, steps need a task', async () => {
    const database = await ground.open()
    await expect(addOneOfEverything(database, 'nobody')).rejects.toMatchObject({ code: '23503' })
    const ada = await addPerson(database)
    await expect(database.withUser(ada, (trx) => addStep(trx, ada))).rejects.toMatchObject({ code: '23503' })
  })
})

describeOnBothDatabases('a database that a later Glimmer has used', (ground) => {
  it('is refused in words', async () => {
    const database = await ground.open()
    await sql`insert into migrations.kysely_migration values ('9999-later', '2030-01-01')`.execute(
      database.accounts,
    )
    await database.close()
    await expect(openDatabase(await ground.options())).rejects.toMatchObject({
      name: 'StartRefused',
      message: expect.stringContaining('later Glimmer (it knows "9999-later")'),
    })
  })
})

describeOnBothDatabases('a migration with a number below one that has run', (ground) => {
  it('stops every start, and changes nothing', async () => {
    await (await ground.open()).close()
    const late: Migration = { up: (db) => runAll(db, ['create table public.late (id text)']) }
    const options = { ...(await ground.options()), migrations: { ...migrations, '0008-late': late } }
    await expect(openDatabase(options)).rejects.toThrow('0008-late')
    const database = await openDatabase(await ground.options())
    const { rows } = await sql`select to_regclass('public.late') as late`.execute(database.accounts)
    expect(rows).toEqual([{ late: null }])
    await database.close()
  })
})

describe('migrations on PostgreSQL', () => {
  const opened: Database[] = []
  const cleanUp: string[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()))
    for (const statement of cleanUp.splice(0).toReversed()) {
      await run(postgresAddress('postgres', 'superuser'), statement)
    }
  })

  const open = async (databaseUrl: string) => {
    const database = await openDatabase({ databaseUrl, dataDir, log: silentLog })
    opened.push(database)
    return database
  }
  const asSuperuser = (statement: string, database = 'postgres') =>
    run(postgresAddress(database, 'superuser'), statement)
  const createDatabase = async (owner: string) => {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await asSuperuser(`create database ${name} owner ${owner}`)
    cleanUp.push(`drop database ${name} with (force)`)
    return name
  }

  it('run once when five replicas start at the same moment', async () => {
    const name = await createDatabase('glimmer_owner')
    const replicas = await Promise.all(Array.from({ length: 5 }, () => open(postgresAddress(name))))
    const person = await addPerson(replicas[0]!)
    await addOneOfEverything(replicas[4]!, person)
    expect(await countRows(replicas[2]!, person)).toMatchObject({ tasks: 1 })
  })

  it('run for a superuser too, who is then as bound inside withUser as anybody', async () => {
    const name = await createDatabase('postgres')
    const database = await open(postgresAddress(name, 'superuser'))
    const [ada, ben] = [await addPerson(database), await addPerson(database)]
    await addOneOfEverything(database, ben)
    const seen = await database.withUser(ada, (trx) => trx.selectFrom('tasks').selectAll().execute())
    expect(seen).toEqual([])
  })

  it('say what to run when the user may neither make nor take the role', async () => {
    const user = `plain_${randomUUID().slice(0, 8)}`
    await asSuperuser(`create role ${user} login password 'plain'`)
    cleanUp.push(`drop role ${user}`)
    const name = await createDatabase(user)
    const address = postgresAddress(name).replace('glimmer_owner:owner', `${user}:plain`)
    const refused = await open(address).catch((error: Error) => error)
    expect(refused).toMatchObject({ name: 'StartRefused' })
    const advice = (refused as Error).message
    expect(advice).toContain(`"${user}" may not set up the role glimmer_app`)

    // Runs what can be run of the advised SQL (the role exists already).
    const [, grant] = /(GRANT glimmer_app TO [^;]+;)/.exec(advice) ?? []
    await asSuperuser(grant ?? '')
    const database = await open(address)
    await addOneOfEverything(database, await addPerson(database))
  })

  it('say what to run when the user may not create tables', async () => {
    const user = `guest_${randomUUID().slice(0, 8)}`
    await asSuperuser(`create role ${user} login password 'guest'`)
    await asSuperuser(`grant glimmer_app to ${user}`)
    cleanUp.push(`drop role ${user}`)
    const name = await createDatabase('postgres')
    const address = postgresAddress(name).replace('glimmer_owner:owner', `${user}:guest`)
    const refused = await open(address).catch((error: Error) => error)
    expect(refused).toMatchObject({ name: 'StartRefused' })
    const [, advice] = /(GRANT .*;)$/.exec((refused as Error).message) ?? []
    await asSuperuser(advice ?? '', name)
    const database = await open(address)
    await addOneOfEverything(database, await addPerson(database))
  })

  it.each([
    ['nobody listens', 'postgres://u:secret-word@127.0.0.1:1/glimmer'],
    ['the password is wrong', () => postgresAddress('postgres').replace(':owner@', ':secret-word@')],
    ['the database is not there', () => postgresAddress('no_such_database')],
  ])('say so without the password when %s', async (_case, address) => {
    const refused = await open(typeof address === 'string' ? address : address()).catch(
      (error: Error) => error,
    )
    expect(refused).toMatchObject({
      name: 'StartRefused',
      message: expect.stringMatching(/DATABASE_URL: .+/),
    })
    expect((refused as Error).message).not.toContain('secret-word')
  })
})

describe('a folder of the embedded database', () => {
  it('that another major version wrote is refused in words', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'glimmer-old-'))
    const database = await openDatabase({ dataDir: folder, log: silentLog })
    await database.close()
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '16\n')
    await expect(openDatabase({ dataDir: folder, log: silentLog })).rejects.toMatchObject({
      name: 'StartRefused',
      message: expect.stringContaining('version 16 of PostgreSQL'),
    })
    rmSync(folder, { recursive: true, force: true })
  })
})

type Trx = Parameters<Parameters<Database['withUser']>[1]>[0]

async function addOneOfEverything(database: Database, userId: string): Promise<void> {
  await database.withUser(userId, async (trx) => {
    // The step first: its task may follow in the same transaction.
    await addStep(trx, userId)
    await trx
      .insertInto('tasks')
      .values({
        user_id: userId,
        id: 'task',
        rev: 1,
        title: 'Water the ferns',
        completed: false,
        is_daily: false,
        priority: 'medium',
        category: 'personal',
        created_at: '2026-11-21T07:00:00.000Z',
      })
      .execute()
    await trx
      .insertInto('mutations')
      .values({ user_id: userId, id: 'm', rev: 1, generation: 1, result: '{"status":"applied"}' })
      .execute()
    await trx
      .insertInto('operations')
      .values({
        user_id: userId,
        rev: 1,
        position: 0,
        table_name: 'tasks',
        row_id: 'task',
        op: 'insert',
        data: '{}',
      })
      .execute()
  })
}

function addStep(trx: Trx, userId: string) {
  return trx
    .insertInto('subtasks')
    .values({
      user_id: userId,
      id: 'step',
      rev: 1,
      task_id: 'task',
      title: 'Fill the can',
      completed: false,
      created_at: '2026-11-21T07:00:00.000Z',
    })
    .execute()
}

async function countRows(database: Database, userId: string) {
  const counts = await database.withUser(userId, async (trx) => {
    const tables = ['tasks', 'subtasks', 'operations', 'mutations'] as const
    const counted: [string, number][] = []
    for (const table of tables) {
      counted.push([table, (await trx.selectFrom(table).select('user_id').execute()).length])
    }
    return counted
  })
  return Object.fromEntries(counts)
}
