import { sql } from 'kysely'
import type { Database } from '../db/open.ts'

/** How long an account may stay unconfirmed where mails are sent. */
const UNCONFIRMED_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000
const AT_ONCE = 100

/**
 * Removes an unconfirmed account so that a newer sign-up with its address takes its place. The older one's password
 * and links work no more. Returns false, and removes nothing, where no letter may go to that address now: else the
 * older link would be void and no new one sent.
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
 * Removes accounts that were not confirmed within 14 days. Call it only where mails are sent: elsewhere accounts are
 * used without being confirmed. Returns how many were removed.
 */
export async function forgetUnconfirmed(
  database: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const madeBefore = new Date(now.getTime() - UNCONFIRMED_LIFETIME_MS).toISOString()
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
 * Removes an unconfirmed account that nobody is signed in to and that never wrote anything: one that was made while
 * no mail was sent may be in use. It held nothing that a dump could bring back, so no erasure is noted.
 */
function removeUnused({ accounts }: Database, userId: string): Promise<boolean> {
  return accounts.transaction().execute(async (trx) => {
    // Locked until the end, so that neither a confirmation nor a sign-in comes in between.
    const account = await trx
      .selectFrom('user')
      .select(['email_verified', 'deletion_due_at'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    // One that waits for its deletion has its days, although nobody is signed in to it.
    if (!account || account.email_verified || account.deletion_due_at) return false
    const session = await trx
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (session) return false
    // A counter row exists once the person has written something. Only its owner may see it.
    await sql`select set_config('app.user_id', ${userId}, true)`.execute(trx)
    const written = await sql`select from public.sync_counters where user_id = ${userId}`.execute(trx)
    if (written.rows.length > 0) return false
    await trx.deleteFrom('verification').where('value', '=', userId).execute()
    await trx.deleteFrom('user').where('id', '=', userId).execute()
    return true
  })
}
