import { type Kysely, sql } from 'kysely'
import type { AccountTables } from './tables.ts'

interface Latest {
  readonly table: 'accounts.session' | 'public.push_subscriptions'
  /** The column that says when a row was used last. */
  readonly by: string
  readonly userId: string
  /** The one that was made just now: it stays, whatever the clock said when the others were used. */
  readonly newId: string
  readonly most: number
}

/** Deletes the rows of a person but the latest ones. */
export async function keepLatest(
  accounts: Kysely<AccountTables>,
  { table, by, userId, newId, most }: Latest,
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where user_id = ${userId} and id not in (
      select id from ${sql.table(table)} where user_id = ${userId}
      order by id = ${newId} desc, ${sql.ref(by)} desc, id limit ${most})`.execute(accounts)
}
