import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { pino } from 'pino'
import { createDatabaseFolder } from '../src/db/first-start.ts'
import { migrations } from '../src/db/migrate.ts'
import { type Database, openDatabase, type OpenOptions } from '../src/db/open.ts'

/** The last version that took numbers of any length. */
const OLD_TABLES = ['0001-ground', '0002-wins', '0003-energy-and-rewards']
/** What one person may store. */
const QUOTA = 200 * 1_000_000

/**
 * Fills a database of an older version, which no server has open, with as many bytes of history as a dump writes them: a few rows
 * of somebody who meant harm and many as large as any may be today, the rest as people write them. Each time the same rows.
 */
export async function fillDatabase(options: Omit<OpenOptions, 'log'>, total: number): Promise<void> {
  const old = Object.fromEntries(Object.entries(migrations).filter(([name]) => OLD_TABLES.includes(name)))
  const log = pino({ level: 'silent' })
  // The prepared folder is of the present version.
  if (!options.databaseUrl) await createDatabaseFolder(join(options.dataDir, 'database'))
  const database = await openDatabase({ ...options, log, migrations: old })
  try {
    for (let left = total; left > 0; left -= QUOTA) await addPersonWhoWrites(database, Math.min(left, QUOTA))
  } finally {
    await database.close()
  }
}

interface Kind {
  readonly share: number
  /** Length of one row in a dump. */
  readonly bytes: number
  readonly atOnce: number
  /** For `data` and for `before` alike; `n` is the row's number. */
  readonly value: RawBuilder<unknown>
}

const kinds: readonly Kind[] = [
  { share: 0.1, bytes: 9_000_000, atOnce: 5, value: fullOfLargeNumbers() },
  { share: 0.6, bytes: 1_340_000, atOnce: 20, value: asLargeAsTheyMayBe() },
  { share: 0.3, bytes: 330, atOnce: 20_000, value: asPeopleWrite() },
]

/** Five objects of 20,000 letters each: short as somebody sends them, long as the database writes them. */
function fullOfLargeNumbers() {
  return sql`${`{"n":[${Array(14_500).fill('1e308').join()}]}`}::jsonb`
}

/** Five objects of 20,000 letters and three lists of 200 times 200, in letters of three bytes. */
function asLargeAsTheyMayBe() {
  return sql`
    jsonb_build_object('text', (
      select string_agg(translate(md5(n || ':' || i), '0123456789abcdef', '一二三四五六七八九十百千万日月火'), '')
      from generate_series(1, 6875) as i))`
}

function asPeopleWrite() {
  return sql`jsonb_build_object('title', md5(n::text), 'notes', md5(n || 'notes'))`
}

async function addPersonWhoWrites({ accounts, withUser }: Database, total: number): Promise<void> {
  const id = randomUUID()
  const user = { id, name: 'Ada', email: `${id}@example.org`, email_verified: true }
  await accounts
    .insertInto('user')
    .values({ ...user, created_at: 'now', updated_at: 'now' })
    .execute()
  let rev = 0
  for (const { share, bytes, atOnce, value } of kinds) {
    const last = rev + Math.max(1, Math.round((total * share) / bytes))
    for (; rev < last; rev = Math.min(last, rev + atOnce)) {
      await withUser(id, (trx) =>
        sql`insert into operations (user_id, rev, position, table_name, row_id, op, data, before)
          select ${id}, n, 0, 'user_preferences', 'me', 'update', ${value}, ${value}
          from generate_series(${rev + 1}::int, ${Math.min(last, rev + atOnce)}::int) as n`.execute(trx),
      )
    }
  }
}
