import { type Kysely, sql, type Transaction } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { addPerson, describeOnBothDatabases } from '../../test/databases.ts'
import type { Database } from './open.ts'
import type { PersonalTables } from './tables.ts'

const TASK = {
  rev: 1,
  title: 'Water the ferns',
  completed: false,
  is_daily: false,
  priority: 'medium',
  category: 'personal',
  created_at: '2026-11-21T07:00:00.000Z',
} as const

function addTask(trx: Transaction<PersonalTables>, userId: string, id: string) {
  return trx
    .insertInto('tasks')
    .values({ ...TASK, user_id: userId, id })
    .execute()
}

describeOnBothDatabases('the scope of a person', (ground) => {
  let database: Database
  let ada: string
  let ben: string

  beforeAll(async () => {
    database = await ground.open()
    ada = await addPerson(database, 'Ada')
    ben = await addPerson(database, 'Ben')
    await database.withUser(ben, async (trx) => {
      await addTask(trx, ben, 'of-ben')
      await trx.insertInto('sync_counters').values({ user_id: ben }).execute()
    })
  })

  it('is a role that owns nothing, a person, and both end with the transaction', async () => {
    const inside = await database.withUser(ada, whoAmI)
    expect(inside).toEqual({ role: 'glimmer_app', person: ada })
    const outside = await whoAmI(database.accounts)
    expect(outside.role).not.toBe('glimmer_app')
    expect(outside.person ?? '').toBe('')
  })

  it('ends also where the work throws, and takes back what was written', async () => {
    const work = database.withUser(ada, async (trx) => {
      await addTask(trx, ada, 'taken-back')
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect((await whoAmI(database.accounts)).person ?? '').toBe('')
    expect(await database.withUser(ada, titles)).toEqual([])
  })

  it('plans a statement once, for whomever it is sent (25)', async () => {
    const text = 'select min(rev) from tasks where user_id = $1 and rev > $2'
    const { rows } = await database.withUser(ben, async (trx) => {
      for (let rev = 0; rev < 8; rev += 1)
        await sql`select min(rev) from tasks where user_id = ${ben} and rev > ${rev}`.execute(trx)
      return sql`select generic_plans as once, custom_plans as anew from pg_prepared_statements
        where statement = ${text}`.execute(trx)
    })
    expect(rows).toEqual([{ once: 8, anew: 0 }])
  })

  it('shows nothing of anybody else', async () => {
    expect(await database.withUser(ada, titles)).toEqual([])
    expect(
      await database.withUser(ada, (trx) => trx.selectFrom('sync_counters').selectAll().execute()),
    ).toEqual([])
    expect(await database.withUser(ben, titles)).toEqual(['Water the ferns'])
  })

  it('lets nothing of anybody else be changed or removed', async () => {
    const [updated, deleted] = await database.withUser(ada, async (trx) => [
      await trx.updateTable('tasks').set({ title: 'mine now' }).where('id', '=', 'of-ben').executeTakeFirst(),
      await trx.deleteFrom('tasks').executeTakeFirst(),
    ])
    expect(updated).toMatchObject({ numUpdatedRows: 0n })
    expect(deleted).toMatchObject({ numDeletedRows: 0n })
    expect(await database.withUser(ben, titles)).toEqual(['Water the ferns'])
  })

  it('lets nothing be written in anybody else’s name', async () => {
    await expect(database.withUser(ada, (trx) => addTask(trx, ben, 'smuggled'))).rejects.toMatchObject({
      code: '42501',
    })
    const give = database.withUser(ben, (trx) => trx.updateTable('tasks').set({ user_id: ada }).execute())
    await expect(give).rejects.toMatchObject({ code: '42501' })
    expect(await database.withUser(ben, titles)).toEqual(['Water the ferns'])
  })

  it('shows nothing without a person', async () => {
    const nobody = await database.withUser(ben, async (trx) => {
      await sql`select set_config('app.user_id', '', true)`.execute(trx)
      return titles(trx)
    })
    expect(nobody).toEqual([])
    await expect(database.withUser('', titles)).rejects.toThrow('needs a user id')
  })

  it('gives out no role and reads no account', async () => {
    const grab = database.withUser(ada, (trx) =>
      trx.insertInto('user_roles').values({ user_id: ada, role: 'admin' }).execute(),
    )
    await expect(grab).rejects.toMatchObject({ code: '42501' })
    const peek = database.withUser(ada, (trx) => sql`select * from accounts.session`.execute(trx))
    await expect(peek).rejects.toMatchObject({ code: '42501' })
  })

  it('shows a person the role that was given to them, and nobody else’s', async () => {
    await database.accounts
      .insertInto('public.user_roles')
      .values({ user_id: ben, role: 'moderator' })
      .execute()
    const roles = (trx: Transaction<PersonalTables>) => trx.selectFrom('user_roles').select('role').execute()
    expect(await database.withUser(ben, roles)).toEqual([{ role: 'moderator' }])
    expect(await database.withUser(ada, roles)).toEqual([])
  })

  it('refuses what would wait for itself on one connection', async () => {
    const nested = database.withUser(ada, () => database.withUser(ada, titles))
    await expect(nested).rejects.toThrow('inside withUser')
    const aside = database.withUser(ada, () => database.accounts.selectFrom('user').selectAll().execute())
    await expect(aside).rejects.toThrow('inside withUser')
    expect(await database.withUser(ada, titles)).toEqual([])
  })

  it('reads from one snapshot when asked to', async () => {
    const isolation = (trx: Transaction<PersonalTables>) =>
      sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(trx)
    const { rows } = await database.withUser(ada, isolation, { isolation: 'repeatable read' })
    expect(rows).toEqual([{ level: 'repeatable read' }])
  })

  it('never mixes two people up in 1,000 interleaved transactions', async () => {
    const cleo = await addPerson(database, 'Cleo')
    const dora = await addPerson(database, 'Dora')
    const countForeign = (turn: number) => {
      const owner = turn % 2 ? cleo : dora
      return database.withUser(owner, async (trx) => {
        if (turn % 10 < 2) await addTask(trx, owner, `turn-${turn}`)
        const { person } = await whoAmI(trx)
        const rows = await trx.selectFrom('tasks').select('user_id').execute()
        return [person, ...rows.map((row) => row.user_id)].filter((id) => id !== owner).length
      })
    }
    let foreign = 0
    // More at once than there are connections, but few enough that none gives up waiting for one.
    for (let turn = 0; turn < 1_000; turn += 50) {
      const seen = await Promise.all(Array.from({ length: 50 }, (_, i) => countForeign(turn + i)))
      for (const count of seen) foreign += count
    }
    expect(foreign).toBe(0)
    expect(await database.withUser(cleo, titles)).toHaveLength(100)
    expect(await database.withUser(dora, titles)).toHaveLength(100)
  })
})

async function titles(trx: Transaction<PersonalTables>): Promise<string[]> {
  const rows = await trx.selectFrom('tasks').select('title').execute()
  return rows.map((row) => row.title)
}

async function whoAmI(handle: Pick<Kysely<never>, 'getExecutor'>) {
  const { rows } = await sql<{ role: string; person: string | null }>`
    select current_user::text as role, current_setting('app.user_id', true) as person`.execute(handle)
  const [row] = rows
  if (!row) throw new Error('no answer')
  return row
}
