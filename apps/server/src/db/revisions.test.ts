import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addPerson, describeOnBothDatabases, prepareGround } from '../../test/databases.ts'
import { run } from '../../test/statement.ts'
import { type Database, openDatabase } from './open.ts'

type Notice = [userId: string, rev: number]

async function announce(database: Database, userId: string, rev: number): Promise<void> {
  await database.withUser(userId, (trx) =>
    sql`select pg_notify('glimmer_rev', ${`${userId}:${rev}`})`.execute(trx),
  )
}

/** Collects what arrives; `upTo` resolves when the notice with this revision has come. */
function collect(database: Database) {
  const notices: Notice[] = []
  const stop = database.onRevision((userId, rev) => notices.push([userId, rev]))
  const upTo = (rev: number) =>
    vi.waitUntil(() => notices.some((notice) => notice[1] === rev), { interval: 5 })
  return { notices, stop, upTo }
}

describeOnBothDatabases('notices of new revisions', (ground) => {
  it('arrive after the commit, in order, at everybody who listens', async () => {
    const database = await ground.open()
    const ada = await addPerson(database)
    const [one, two] = [collect(database), collect(database)]
    const seenBefore = await database.withUser(ada, async (trx) => {
      await sql`select pg_notify('glimmer_rev', ${`${ada}:1`})`.execute(trx)
      await sql`select 1`.execute(trx)
      return one.notices.length
    })
    await announce(database, ada, 2)
    await Promise.all([one.upTo(2), two.upTo(2)])
    expect(seenBefore).toBe(0)
    expect(one.notices).toEqual([
      [ada, 1],
      [ada, 2],
    ])
    expect(two.notices).toEqual(one.notices)
    one.stop()
    await announce(database, ada, 3)
    await two.upTo(3)
    expect(one.notices).toHaveLength(2)
  })

  it('do not arrive for what was taken back, nor for what is not ours', async () => {
    const database = await ground.open()
    const ada = await addPerson(database)
    const { notices, upTo } = collect(database)
    const takenBack = database.withUser(ada, async (trx) => {
      await sql`select pg_notify('glimmer_rev', ${`${ada}:8`})`.execute(trx)
      throw new Error('no')
    })
    await expect(takenBack).rejects.toThrow('no')
    await sql`select pg_notify('glimmer_rev', 'hello')`.execute(database.accounts)
    await announce(database, ada, 9)
    await upTo(9)
    expect(notices).toEqual([[ada, 9]])
  })
})

describe('notices between replicas', () => {
  const ground = prepareGround('postgres')
  let replica: Database | undefined
  afterEach(() => replica?.close())

  it('cross over, also after the listening connection was cut', async () => {
    const database = await ground.open()
    const options = await ground.options()
    replica = await openDatabase(options)
    const ada = await addPerson(database)
    const { notices, upTo } = collect(replica)
    await announce(database, ada, 1)
    await upTo(1)
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen glimmer_rev' and datname = current_database()`
    const { rowCount } = await run(options.databaseUrl ?? '', cut)
    expect(rowCount).toBe(2)
    await vi.waitUntil(
      async () => {
        await announce(database, ada, 2)
        return notices.some(([, rev]) => rev === 2)
      },
      { interval: 100 },
    )
  })
})
