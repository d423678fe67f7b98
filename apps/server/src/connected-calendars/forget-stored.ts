import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { createRests } from '../rests.ts'

type Trx = Transaction<PersonalTables>
type Rows = Pick<Database, 'withUser'>

/** What one transaction forgets at most, so that nobody waits long for its end. */
const ITEMS_AT_ONCE = 500
const BYTES_AT_ONCE = 4_000_000

/**
 * Forgets what is stored of all calendars that a person has connected, before a transaction takes the rest of what is
 * theirs; little is left to that one. Ends and pauses the syncs, so that nothing is stored again meanwhile. Cut off, it
 * leaves calendars that are read anew where they are connected again.
 */
export async function forgetManyStored(database: Rows, userId: string): Promise<void> {
  const calendars = await database.withUser(userId, async (trx) => {
    if (!(await areMany(trx, userId))) return []
    await trx
      .updateTable('calendar_accounts')
      .set({ state: 'paused', lease: null, leased_until: null })
      .where('user_id', '=', userId)
      .execute()
    return trx
      .selectFrom('calendar_cursors')
      .select('integration_id as id')
      .where('user_id', '=', userId)
      .execute()
  })
  for (const { id } of calendars) await forgetStored(database, userId, id)
}

/** Forgets what is stored of one calendar, piece by piece. */
export async function forgetStored(database: Rows, userId: string, calendarId: string): Promise<void> {
  const rest = createRests()
  // The next piece begins behind the last, without a look at what is gone already.
  let from: string | null = ''
  while (from !== null) {
    const after: string = from
    from = await database.withUser(userId, async (trx) => {
      const left = sql`user_id = ${userId} and integration_id = ${calendarId} and href > ${after}`
      const { rows } = await sql<{ href: string; bytes: number }>`
        select href, pg_column_size(raw) as bytes from calendar_links where ${left} order by href limit ${ITEMS_AT_ONCE}`.execute(
        trx,
      )
      let bytes = 0
      const piece = rows.filter((row, i) => (bytes += row.bytes) <= BYTES_AT_ONCE || i === 0)
      const last = piece.at(-1)
      if (!last) return null
      await sql`with gone as (
          delete from calendar_links where ${left} and href <= ${last.href} returning octet_length(raw) as bytes
        )
        update calendar_cursors set stored_bytes = stored_bytes - (select sum(bytes) from gone)
        where user_id = ${userId} and integration_id = ${calendarId}`.execute(trx)
      return last.href
    })
    await rest()
  }
}

/** Whether more is stored than one piece holds. */
async function areMany(trx: Trx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ items: number; bytes: number }>`
    select count(*)::int as items, coalesce(sum(bytes), 0)::float8 as bytes from
      (select pg_column_size(raw) as bytes from calendar_links where user_id = ${userId} limit ${ITEMS_AT_ONCE + 1}) as found`.execute(
    trx,
  )
  return rows.some(({ items, bytes }) => items > ITEMS_AT_ONCE || bytes > BYTES_AT_ONCE)
}
