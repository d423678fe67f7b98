import { sql } from 'kysely'
import type { Database } from '../src/db/open.ts'

/** Long enough that they go over several pages. */
const WORDS = 'every word of it '.repeat(40)

/** Writes two thoughts at once, under one number, and a dot behind each of the last ones. */
export function writePair(database: Database, person: string, number: number): Promise<void> {
  return database.withUser(person, async (trx) => {
    for (const half of ['one', 'two'])
      await sql`
        insert into brain_dump_items (user_id, id, rev, text, created_at)
        values (${person}, ${`${half}-${number}`}, ${number}, ${WORDS}, now())`.execute(trx)
    await sql`update brain_dump_items set text = text || '.' where rev > ${number - 5}`.execute(trx)
  })
}

/** The numbers of which both thoughts are there, and how many are not whole. */
export async function readPairs(
  database: Database,
  person: string,
): Promise<{ whole: readonly number[]; halves: number }> {
  const { rows } = await database.withUser(person, (trx) =>
    sql<{ number: number; isWhole: boolean }>`
      select rev::int as number, count(*) = 2 and bool_and(text like ${`${WORDS}%`}) as "isWhole"
      from brain_dump_items group by rev order by rev`.execute(trx),
  )
  const whole = rows.filter(({ isWhole }) => isWhole).map(({ number }) => number)
  return { whole, halves: rows.length - whole.length }
}

/** As the upkeep does when the log has grown: what stood in it before counts no more. */
export async function makeCheckpoint(database: Database): Promise<void> {
  await sql`checkpoint`.execute(database.accounts)
}
