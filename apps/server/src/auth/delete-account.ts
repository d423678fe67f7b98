import { type Kysely, sql } from 'kysely'
import { forgetManyStored } from '../connected-calendars/forget-stored.ts'
import type { Database } from '../db/open.ts'
import type { AccountTables } from '../db/tables.ts'
import { forgetAllowances } from '../functions/allowance.ts'
import { deleteRows } from '../sync/delete-rows.ts'
import { isReadyToDelete } from './deletion/delete-due.ts'
import { letterNameOf } from './letter-allowance.ts'
import { tellSessionsEnded } from './open-sessions.ts'

/**
 * Deletes an account and everything that is the person's in one transaction: foreign keys take every row that names
 * the account along, sessions too. Then tells every server, so that the person's open streams end. `onlyIfDue`: not where
 * the person kept the account a moment ago, or another server deleted it. Returns whether it was deleted.
 */
export async function deleteAccount(
  database: Database,
  userId: string,
  aboutToCommit?: () => Promise<void>,
  { onlyIfDue = false }: { readonly onlyIfDue?: boolean } = {},
): Promise<boolean> {
  const { accounts } = database
  // Of one that waits only once it may go: until then its person may keep it, with all that is stored.
  if (!onlyIfDue || (await readyToDelete(accounts, userId).executeTakeFirst()))
    await forgetManyStored(database, userId)
  return accounts.transaction().execute(async (trx) => {
    // Takes the person's counter lock first, as a push does, and makes the row where there is none: in another order
    // this and a push under way would deadlock.
    await sql`select set_config('app.user_id', ${userId}, true)`.execute(trx)
    // To one that waits nobody pushes, and another server may be deleting it just now.
    if (!onlyIfDue) {
      await sql`insert into public.sync_counters (user_id) select id from accounts.user where id = ${userId}
        on conflict do nothing`.execute(trx)
    }
    await sql`select rev from public.sync_counters where user_id = ${userId} for update`.execute(trx)
    if (onlyIfDue) {
      if (!(await readyToDelete(trx, userId).forUpdate().executeTakeFirst())) return false
    }
    // Before the links, as the step at sign-in takes them in this order.
    await trx.deleteFrom('one_time_codes').where('user_id', '=', userId).execute()
    await trx.deleteFrom('verification').where('value', '=', userId).execute()
    await forgetAllowances(trx, userId)
    const account = await trx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst()
    if (account) await forgetAllowances(trx, letterNameOf(account.email))
    // Before the rest, which foreign keys take along in one statement.
    await deleteRows(trx, userId)
    await trx.deleteFrom('user').where('id', '=', userId).execute()
    await tellSessionsEnded(trx, userId)
    await aboutToCommit?.()
    return true
  })
}

const readyToDelete = (accounts: Kysely<AccountTables>, userId: string) =>
  accounts.selectFrom('user').select('id').where('id', '=', userId).where(isReadyToDelete)
