import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addPerson, silentLog } from '../../test/databases.ts'
import { poolers, prepareLentGround } from '../../test/lent-connections.ts'
import { openDatabase } from './open.ts'
import { REVISION_CHANNEL } from './revisions.ts'

const now = '2026-11-26T12:00:00.000Z'

describe.each(poolers)('a pooler that lends connections a transaction at a time (%s)', (kind) => {
  // Two connections for ten of ours: whoever comes next has what somebody else had.
  const ground = prepareLentGround(kind, 2)

  it('shows each of many people their own rows alone, and leaves nobody’s name behind', async () => {
    const database = await ground.open()
    const people = await Promise.all(Array.from({ length: 12 }, () => addPerson(database)))
    const write = (userId: string, text: string) =>
      database.withUser(userId, async (trx) => {
        const row = { user_id: userId, id: randomUUID(), rev: 1, text, created_at: now }
        await trx.insertInto('brain_dump_items').values(row).execute()
        return trx.selectFrom('brain_dump_items').select('text').orderBy('text').execute()
      })
    const told = await Promise.all(
      people.flatMap((person) => ['a', 'b', 'c'].map((text) => write(person, `${text} of ${person}`))),
    )
    expect(told).toHaveLength(36)
    for (const person of people) {
      const own = await database.withUser(person, (trx) =>
        trx.selectFrom('brain_dump_items').select('text').orderBy('text').execute(),
      )
      expect(own.map(({ text }) => text)).toEqual(['a', 'b', 'c'].map((text) => `${text} of ${person}`))
      const { rows } = await sql`
        select current_user::text as role, coalesce(current_setting('app.user_id', true), '') as person`.execute(
        database.accounts,
      )
      expect(rows).toEqual([{ role: 'glimmer_owner', person: '' }])
    }
  })

  it('has every instant in UTC, and every transaction’s limits of time', async () => {
    const database = await ground.open()
    const person = await addPerson(database)
    const limits = await database.withUser(person, (trx) =>
      sql`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle, ${now}::timestamptz as instant`.execute(
        trx,
      ),
    )
    expect(limits.rows).toEqual([{ statement: '10s', idle: '1min', instant: now }])
    const after = await sql`select ${now}::timestamptz as instant`.execute(database.accounts)
    expect(after.rows).toEqual([{ instant: now }])
  })

  it('lets another server hear of a revision, by the address that leads to PostgreSQL itself', async () => {
    const database = await ground.open()
    const other = await openDatabase(await ground.options())
    try {
      const person = await addPerson(database)
      const heard = new Promise<unknown>((resolve) => other.onRevision((...told) => resolve(told)))
      await database.withUser(person, (trx) =>
        sql`select pg_notify(${REVISION_CHANNEL}, ${`${person}:7`})`.execute(trx),
      )
      expect(JSON.stringify(await heard)).toContain(person)
    } finally {
      await other.close()
    }
  })
})

describe('a pooler that does not answer', () => {
  const ground = prepareLentGround('ours', 1)

  it('refuses the start, by the name of its own setting', async () => {
    const options = await ground.options()
    const nowhere = new URL(options.databaseUrl ?? '')
    nowhere.port = '1'
    const opening = openDatabase({ ...options, log: silentLog, poolerUrl: nowhere.href })
    await expect(opening).rejects.toThrow('Cannot open the database at DATABASE_POOLER_URL')
  })
})
