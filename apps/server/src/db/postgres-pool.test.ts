import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addPerson, postgresAddress, prepareGround } from '../../test/databases.ts'
import { run } from '../../test/statement.ts'
import { databaseErrorKindOf } from './database-error.ts'

describe('a connection to PostgreSQL', () => {
  const ground = prepareGround('postgres')

  it('that is cut while somebody works with it is their error alone, also between two questions', async () => {
    const database = await ground.open()
    const ada = await addPerson(database)
    const broken = database.withUser(ada, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await run(postgresAddress('postgres', 'superuser'), `select pg_terminate_backend(${rows[0]?.pid})`)
      // The pool learns of the broken connection before the next query.
      await database.ping()
      await sql`select 1`.execute(trx)
    })
    expect(databaseErrorKindOf(await broken.catch((error: unknown) => error))).toBe('away')
    await database.ping()
  })
})
