import { Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { addPerson, describeOnBothDatabases } from '../../test/databases.ts'
import { hearStatements } from '../../test/statements.ts'
import { type Asked, ask } from './ask.ts'
import { EngineStream } from './engine-stream.ts'

describeOnBothDatabases('a transaction in a person’s scope', (ground) => {
  const whoAmI = sql<{ person: string }>`select current_setting('app.user_id', true) as person`

  it('begins in one statement', async () => {
    const database = await ground.open()
    const ada = await addPerson(database, 'Ada')
    const heard = hearStatements()
    await database.withUser(ada, (trx) => whoAmI.execute(trx))
    expect([...heard].map((text) => text.split(' ')[0])).toEqual(['start', 'select', 'commit'])
  })

  it('takes the id of a person for nothing but a text', async () => {
    const database = await ground.open()
    for (const id of [`'; drop table tasks; --`, `\\'; select 1; --`, `$1`]) {
      const { rows } = await database.withUser(id, (trx) => whoAmI.execute(trx))
      expect(rows).toEqual([{ person: id }])
    }
  })

  it('leaves nothing open where it cannot begin', async () => {
    const database = await ground.open()
    const ada = await addPerson(database, 'Ada')
    const refused = database.withUser(ada, () => Promise.resolve(), { settings: '1 / 0' })
    await expect(refused).rejects.toThrow('division by zero')
    await expect(database.withUser('a\0b', () => Promise.resolve())).rejects.toThrow('needs a user id')
    const { rows } = await database.withUser(ada, (trx) => whoAmI.execute(trx))
    expect(rows).toEqual([{ person: ada }])
  })

  const readPerson = async (asked: Asked) => {
    const [row] = await ask<{ person: string }>(
      asked,
      `select current_setting('app.user_id', $1) as person`,
      [true],
    )
    return row?.person
  }
  const countOf = async (asked: Asked, userId: string) => {
    const rows = await ask(asked, 'select id from brain_dump_items where user_id = $1', [userId])
    return rows.length
  }
  const put = (asked: Asked, userId: string, text: string | null) =>
    ask(
      asked,
      `insert into brain_dump_items (user_id, id, rev, text, created_at) values ($1, gen_random_uuid(), 1, $2, now())`,
      [userId, text],
    )

  it('reads with its beginning, and sends what is asked together in one piece', async () => {
    const database = await ground.open()
    const ada = await addPerson(database, 'Ada')
    const read = () =>
      database.withUser(
        ada,
        async (trx, first) => [first, ...(await Promise.all([readPerson(trx), readPerson(trx)]))],
        {
          readFirst: readPerson,
        },
      )
    // Once, so that there is a connection with the statement prepared.
    await read()
    const stream = ground.kind === 'pglite' ? EngineStream.prototype : Socket.prototype
    const piece = vi.spyOn(stream, '_writev')
    const single = vi.spyOn(stream, '_write')
    expect(await read()).toEqual([ada, ada, ada])
    expect([piece.mock.calls.length, single.mock.calls.length]).toEqual([2, 1])
  })

  it('shows nobody what was read where it could not begin', async () => {
    const database = await ground.open()
    const ada = await addPerson(database, 'Ada')
    const work = vi.fn<() => Promise<void>>()
    const refused = database.withUser(ada, work, { settings: '1 / 0', readFirst: readPerson })
    await expect(refused).rejects.toThrow('division by zero')
    expect(work).not.toHaveBeenCalled()
    expect(await database.withUser(ada, readPerson)).toBe(ada)
  })

  it('waits with its commit for what was asked and left', async () => {
    const database = await ground.open()
    const ada = await addPerson(database, 'Ada')
    await database.withUser(ada, async (trx) => void put(trx, ada, 'left'))
    expect(await database.withUser(ada, (trx) => countOf(trx, ada))).toBe(1)
  })

  it('commits nothing where what was left failed, and says why', async () => {
    const database = await ground.open()
    const ada = await addPerson(database, 'Ada')
    const left = database.withUser(ada, async (trx) => {
      await put(trx, ada, 'before')
      void put(trx, ada, null)
    })
    await expect(left).rejects.toMatchObject({ code: '23502' })
    const goesOn = database.withUser(ada, async (trx) => {
      void put(trx, ada, null)
      return whoAmI.execute(trx)
    })
    await expect(goesOn).rejects.toMatchObject({ code: '23502' })
    expect(await database.withUser(ada, (trx) => countOf(trx, ada))).toBe(0)
  })
})
