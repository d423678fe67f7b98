import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { lockCounter } from './counter.ts'
import { ROW_BYTES } from './rows.ts'

/** How many of the oldest operations one transaction prunes; the last mutation among them is pruned whole. */
const OPERATIONS_AT_ONCE = 1_000

/**
 * Forgets what a person's changes held and replaced once it is older than `kept`, a PostgreSQL interval, and raises the
 * horizon to there: a device that read less far is told `expired` and reads from the beginning. Ids and results of
 * mutations stay, so that nothing is ever carried out twice. Returns whether there may be more of it.
 */
export async function pruneHistory(
  trx: Transaction<PersonalTables>,
  userId: string,
  kept = '30 days',
): Promise<boolean> {
  if ((await findHorizon(trx, userId, kept)) === null) return false
  const counter = await lockCounter(trx, userId)
  const horizon = await findHorizon(trx, userId, kept)
  if (horizon === null) return false
  const { rows } = await sql<{ bytes: number }>`
    with gone as (
      delete from operations as t where user_id = ${userId} and rev <= ${horizon} returning ${ROW_BYTES} as bytes
    ) select coalesce(sum(bytes), 0)::bigint as bytes from gone`.execute(trx)
  const storedBytes = Math.max(0, counter.storedBytes - (rows[0]?.bytes ?? 0))
  await trx
    .updateTable('sync_counters')
    .set({ horizon, stored_bytes: storedBytes })
    .where('user_id', '=', userId)
    .execute()
  return true
}

/** The newest of the oldest revisions that are old enough to go. Most people have none on most days, and need no lock. */
async function findHorizon(
  trx: Transaction<PersonalTables>,
  userId: string,
  kept: string,
): Promise<number | null> {
  const { rows } = await sql<{ rev: number | null }>`
    select max(rev) as rev from (
      select rev, created_at from operations where user_id = ${userId} order by rev limit ${OPERATIONS_AT_ONCE}
    ) as oldest where created_at < now() - ${kept}::interval`.execute(trx)
  return rows[0]?.rev ?? null
}

/**
 * Prunes the history of one person after the other, a piece at a time, so that nobody waits long; ends early where `signal`
 * says so, or the disk is nearly full.
 */
export async function pruneAllHistory(database: Database, signal?: AbortSignal): Promise<void> {
  const people = await database.accounts.selectFrom('user').select('id').execute()
  for (const { id } of people) {
    for (let more = true; more;) {
      if (signal?.aborted || !database.hasRoom()) return
      more = await database.withUser(id, (trx) => pruneHistory(trx, id))
      await nextTurn()
    }
  }
}
