import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'
import { lockCounter } from './counter.ts'

/** How many revisions of a person lie between two looks at what has become old. */
export const REVISIONS_BETWEEN_PRUNINGS = 100

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
  await lockCounter(trx, userId)
  const { rows } = await sql<{ rev: number | null }>`
    select max(rev) as rev from operations
    where user_id = ${userId} and created_at < now() - ${kept}::interval`.execute(trx)
  const horizon = rows[0]?.rev ?? null
  if (horizon === null) return
  await trx.deleteFrom('operations').where('user_id', '=', userId).where('rev', '<=', horizon).execute()
  await trx.updateTable('sync_counters').set({ horizon }).where('user_id', '=', userId).execute()
}
