import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { type Database, openDatabase, type OpenOptions } from '../src/db/open.ts'

/** Fills a database that no server has open with rows of one person, of so many bytes as a dump writes them. */
export async function addHostilePerson(options: Omit<OpenOptions, 'log'>, total: number): Promise<void> {
  const database = await openDatabase({ ...options, log: pino({ level: 'silent' }) })
  try {
    await fill(database, total)
  } finally {
    await database.close()
  }
}

/** What an `operations` row holds, how long that is as text in a dump, and how many are written at once. */
const kinds = [
  { data: manyLargeNumbers(), bytes: 9.2 * 1_000_000, atOnce: 5 },
  {
    data: sql`jsonb_build_object('text', n || (select string_agg(md5(random()::text), '') from generate_series(1, 7800)))`,
    bytes: 0.25 * 1_000_000,
    atOnce: 40,
  },
  {
    data: sql`jsonb_build_object('title', md5(random()::text), 'notes', md5(random()::text))`,
    bytes: 240,
    atOnce: 20_000,
  },
]

/** Short as somebody sends them, long as the database writes them. */
function manyLargeNumbers() {
  return sql`${`{"n":[${Array(29_500).fill('1e308').join()}]}`}::jsonb`
}

/** A third of the text in rows of each kind, all of them one person's. */
async function fill({ accounts, withUser }: Database, total: number): Promise<void> {
  const id = randomUUID()
  const user = { id, name: 'Ada', email: `${id}@example.org`, email_verified: true }
  await accounts
    .insertInto('user')
    .values({ ...user, created_at: 'now', updated_at: 'now' })
    .execute()
  let rev = 0
  for (const { data, bytes, atOnce } of kinds) {
    const last = rev + Math.ceil(total / kinds.length / bytes)
    for (; rev < last; rev = Math.min(last, rev + atOnce)) {
      await withUser(id, (trx) =>
        sql`insert into operations (user_id, rev, position, table_name, row_id, op, data)
          select ${id}, n, 0, 'user_preferences', 'me', 'update', ${data}
          from generate_series(${rev + 1}::int, ${Math.min(last, rev + atOnce)}::int) as n`.execute(trx),
      )
    }
  }
}
