import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { lockCounter } from './counter.ts'

/**
 * Forgets what a person's changes held and replaced once it is older than `kept`, a PostgreSQL interval, and raises the
 * horizon to there: a device that read less far is told `expired` and reads from the beginning. Ids and results of
 * mutations stay, so that nothing is ever carried out twice.
 */
export async function pruneHistory(
  trx: Transaction<PersonalTables>,
  userId: string,
  kept = '30 days',
): Promise<void> {
  if (!(await hasOld(trx, userId, kept))) return
  await lockCounter(trx, userId)
  const { rows } = await sql<{ rev: number | null }>`
    select max(rev) as rev from operations
    where user_id = ${userId} and created_at < now() - ${kept}::interval`.execute(trx)
  const horizon = rows[0]?.rev ?? null
  if (horizon === null) return
  await trx.deleteFrom('operations').where('user_id', '=', userId).where('rev', '<=', horizon).execute()
  await trx.updateTable('sync_counters').set({ horizon }).where('user_id', '=', userId).execute()
}

/** Most people have nothing old on most days: this look takes one row and no lock. */
async function hasOld(trx: Transaction<PersonalTables>, userId: string, kept: string): Promise<boolean> {
  const { rows } = await sql<{ isOld: boolean }>`
    select created_at < now() - ${kept}::interval as "isOld" from operations
    where user_id = ${userId} order by rev limit 1`.execute(trx)
  return rows[0]?.isOld === true
}

/** Prunes the history of one person after the other, so that nobody waits long; ends early where `signal` says so. */
export async function pruneAllHistory(database: Database, signal?: AbortSignal): Promise<void> {
  const people = await database.accounts.selectFrom('user').select('id').execute()
  for (const { id } of people) {
    if (signal?.aborted) return
    await database.withUser(id, (trx) => pruneHistory(trx, id))
    await nextTurn()
  }
}
