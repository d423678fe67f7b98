import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addPerson, describeOnBothDatabases } from '../../test/databases.ts'
import { hearStatements } from '../../test/statements.ts'

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
})
