import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addPerson, describeOnBothDatabases } from '../../test/databases.ts'
import { createStatementNames } from './statement-names.ts'

describe('the names of statements', () => {
  it('are the same for the same text, and another for another', () => {
    const nameOf = createStatementNames()
    const [first, second] = [nameOf('select $1'), nameOf('select $1, $2')]
    expect(first).toBeDefined()
    expect(second).not.toBe(first)
    expect([nameOf('select $1'), nameOf('select $1, $2')]).toEqual([first, second])
  })

  it('are not given to what is too long or of any length, nor without end', () => {
    const nameOf = createStatementNames()
    expect(nameOf(`select ${'$1, '.repeat(2_000)} $1`)).toBeUndefined()
    expect(nameOf('insert into wins (id, title) values ($1, $2), ($3, $4)')).toBeUndefined()
    const names = Array.from({ length: 1_000 }, (_, i) => nameOf(`select $1 as n${i}`))
    expect(new Set(names.filter(Boolean)).size).toBe(200)
    expect(nameOf('select $1 as n0')).toBe(names[0])
  })
})

describeOnBothDatabases('a statement that was carried out before', (ground) => {
  it('is carried out again after a newer version has added a column', async () => {
    const database = await ground.open()
    const ada = await addPerson(database)
    const whole = () => database.accounts.selectFrom('user').selectAll().where('id', '=', ada).execute()
    const named = () =>
      database.withUser(ada, (trx) =>
        trx.selectFrom('wins').select(['id', 'title']).where('user_id', '=', ada).execute(),
      )
    // One after the other, so that the same connection runs both.
    await whole()
    await named()
    await sql`alter table accounts."user" add column shoe_size int`.execute(database.accounts)
    await sql`alter table wins add column weather text`.execute(database.accounts)
    expect(await whole()).toEqual([expect.objectContaining({ id: ada, shoe_size: null })])
    expect(await named()).toEqual([])
  })
})
