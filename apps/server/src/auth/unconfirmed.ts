import { sql } from 'kysely'
import type { Database } from '../db/open.ts'

/** How long a sign-up waits for its link to be used, where mails are sent. */
const WAITS_MS = 14 * 24 * 60 * 60 * 1000
const AT_ONCE = 100

/**
 * Removes the sign-up of an address that nobody confirmed, so that a newer one takes its place with its own name and
 * password. Whoever held a link or the password of the older one holds nothing then. Returns false, and removes nothing,
 * where no letter may go there now: the older one's link would be void, and none would take its place.
 */
export async function makeRoomForSignUp(
  database: Database,
  email: string,
  reserveLetter: () => Promise<boolean>,
): Promise<boolean> {
  const { accounts } = database
  const found = await accounts
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .where('email_verified', '=', false)
    .executeTakeFirst()
  if (!found) return true
  if (!(await reserveLetter())) return false
  await removeUnused(database, found.id)
  return true
}

/**
 * Removes the accounts that nobody has confirmed in 14 days. Call it only where mails are sent: elsewhere accounts are
 * in use without. Returns how many went.
 */
export async function forgetUnconfirmed(
  database: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const madeBefore = new Date(now.getTime() - WAITS_MS).toISOString()
  const nextAfter = async (after: string) => {
    const found = await database.accounts
      .selectFrom('user')
      .select('id')
      .where('email_verified', '=', false)
      .where('created_at', '<', madeBefore)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    return found.map(({ id }) => id)
  }
  let removed = 0
  let ids = await nextAfter('')
  while (ids.length > 0) {
    for (const id of ids) {
      if (signal?.aborted) return removed
      if (await removeUnused(database, id)) removed += 1
    }
    ids = await nextAfter(ids.at(-1) ?? '')
  }
  return removed
}

/**
 * Removes an account that is not confirmed, that nobody is signed in to and that never wrote anything. One that was made
 * while no mail was sent may be in use, and stays. Nothing is left to be erased from older dumps, so none is noted.
 */
function removeUnused({ accounts }: Database, userId: string): Promise<boolean> {
  return accounts.transaction().execute(async (trx) => {
    // Held until the end: neither a confirmation nor a session comes in between.
    const account = await trx
      .selectFrom('user')
      .select('email_verified')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!account || account.email_verified) return false
    const session = await trx
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (session) return false
    // The counter is made with the first thing that a person writes. Only its owner may see it.
    await sql`select set_config('app.user_id', ${userId}, true)`.execute(trx)
    const written = await sql`select from public.sync_counters where user_id = ${userId}`.execute(trx)
    if (written.rows.length > 0) return false
    await trx.deleteFrom('verification').where('value', '=', userId).execute()
    await trx.deleteFrom('user').where('id', '=', userId).execute()
    return true
  })
}
