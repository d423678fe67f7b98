import { tableNames } from '@glimmer/domain/tables'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { lockCounter, moveCounter } from './counter.ts'

/**
 * Removes everything a person wrote and raises the account's generation, so that a device which comes back
 * later brings nothing of it back. The account itself stays. `mutationId` names the reset in the history; the same one
 * again does nothing.
 */
export async function resetAccount(database: Database, userId: string, mutationId: string): Promise<void> {
  await database.withUser(userId, (trx) => resetWithin(trx, userId, mutationId))
}

/** The same inside a transaction that sees this person's rows. Returns whether there was something to do. */
export async function resetWithin(
  trx: Transaction<PersonalTables>,
  userId: string,
  mutationId: string,
): Promise<boolean> {
  const counter = await lockCounter(trx, userId)
  // Sent again because its answer was lost: what was written since stays.
  const seen = await trx
    .selectFrom('mutations')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', mutationId)
    .executeTakeFirst()
  if (seen) return false
  const rev = counter.rev + 1
  const generation = counter.generation + 1
  for (const table of tableNames.toReversed()) {
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(trx)
  }
  await trx.deleteFrom('operations').where('user_id', '=', userId).execute()
  await moveCounter(trx, userId, mutationId, { rev, generation, horizon: rev })
  return true
}
