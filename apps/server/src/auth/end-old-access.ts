import { sql, type Transaction } from 'kysely'
import type { AccountTables } from '../db/tables.ts'
import { tellSessionsEnded } from './open-sessions.ts'

/**
 * Ends what opens an account beside its sessions: links that were mailed, and the private address of its calendar. Called with a
 * new password, once its sessions are gone, as somebody else may have got hold of either by the old one. Streams of those
 * sessions close.
 */
export async function endOldAccess(trx: Transaction<AccountTables>, userId: string): Promise<void> {
  await trx.deleteFrom('verification').where('value', '=', userId).execute()
  // Whose row it is decides also for the owner of the tables.
  await sql`select set_config('app.user_id', ${userId}, true)`.execute(trx)
  await trx.deleteFrom('public.calendar_feeds').where('user_id', '=', userId).execute()
  await tellSessionsEnded(trx, userId)
}
