import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { type Database, openDatabase, type OpenOptions } from '../src/db/open.ts'

const AT_ONCE = 8

/** Fills a database that no server has open with so many people more, each with tasks and the history of making them. */
export async function addPeople(
  options: Omit<OpenOptions, 'log'>,
  count: number,
  tasks: number,
): Promise<void> {
  const database = await openDatabase({ ...options, log: pino({ level: 'silent' }) })
  try {
    let left = count
    const work = async () => {
      while (left > 0) {
        left -= 1
        await addPerson(database, tasks)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    await database.close()
  }
}

async function addPerson({ accounts, withUser }: Database, tasks: number): Promise<void> {
  const id = randomUUID()
  const now = new Date().toISOString()
  const person = {
    id,
    name: 'Ada',
    email: `${id}@example.org`,
    email_verified: true,
    created_at: now,
    updated_at: now,
  }
  await accounts.insertInto('user').values(person).execute()
  await withUser(id, async (trx) => {
    const numbers = sql`generate_series(1, ${sql.lit(tasks)}) as n`
    await sql`insert into sync_counters (user_id, rev) values (${id}, ${tasks})`.execute(trx)
    await sql`insert into tasks (user_id, id, rev, title, completed, is_daily, priority, category, created_at)
      select ${id}, gen_random_uuid()::text, n, 'Something small, number ' || n, false, false, 'medium', 'personal', now()
      from ${numbers}`.execute(trx)
    await sql`insert into mutations (user_id, id, rev, generation, result)
      select ${id}, gen_random_uuid()::text, n, 1, '{"status":"applied"}' from ${numbers}`.execute(trx)
    await sql`insert into operations (user_id, rev, position, table_name, row_id, op, data)
      select ${id}, n, 0, 'tasks', gen_random_uuid()::text, 'insert', '{"title":"Something small"}' from ${numbers}`.execute(
      trx,
    )
  })
}
