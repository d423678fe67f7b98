import { sql, type Transaction } from 'kysely'
import { forgetManyStored } from '../connected-calendars/forget-stored.ts'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { type Counter, lockCounter, moveCounter } from './counter.ts'
import { deleteRows } from './delete-rows.ts'

/** `seen`: this reset was carried out before; `empty`: nothing had been written since the last one. */
export type ResetOutcome = 'erased' | 'empty' | 'seen'

/**
 * Removes everything a person wrote and raises the account's generation, so that a device which comes back later
 * restores nothing of it. The account itself stays. `mutationId` names the reset in the history; repeating it does
 * nothing. `aboutToCommit` is only called where there was something to remove.
 */
export async function resetAccount(
  database: Database,
  userId: string,
  mutationId: string,
  aboutToCommit?: () => Promise<void>,
): Promise<void> {
  // A person's calendars may be larger than all that they wrote, and on the embedded database everybody would wait.
  const wasSeen = await database.withUser(userId, (trx) => isSeen(trx, userId, mutationId))
  if (!wasSeen) await forgetManyStored(database, userId)
  await database.withUser(userId, async (trx) => {
    if ((await resetWithin(trx, userId, mutationId)) === 'erased') await aboutToCommit?.()
  })
}

/** The same inside a transaction that sees this person's rows. */
export async function resetWithin(
  trx: Transaction<PersonalTables>,
  userId: string,
  mutationId: string,
): Promise<ResetOutcome> {
  const counter = await lockCounter(trx, userId)
  // Sent again because its answer was lost: what was written since stays.
  if (await isSeen(trx, userId, mutationId)) return 'seen'
  const isEmpty = await isAsReset(trx, userId, counter)
  const rev = counter.rev + 1
  const generation = counter.generation + 1
  const planned = ['notify_plan', 'notify_sent', 'outbox']
  // What opens the accounts goes with them, and what is known of their calendars with these.
  const connected = ['calendar_accounts', 'calendar_overruled']
  let removed = await deleteRows(trx, userId)
  for (const table of ['calendar_feeds', ...planned, ...connected]) {
    const { numAffectedRows = 0n } =
      await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(trx)
    removed += Number(numAffectedRows)
  }
  await moveCounter(trx, userId, mutationId, { rev, generation, horizon: rev, storedBytes: 0 })
  return isEmpty && removed === 0 ? 'empty' : 'erased'
}

async function isSeen(
  trx: Transaction<PersonalTables>,
  userId: string,
  mutationId: string,
): Promise<boolean> {
  const seen = await trx
    .selectFrom('mutations')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', mutationId)
    .executeTakeFirst()
  return seen !== undefined
}

/** Whether nothing was written since the last reset: the newest revision began its generation, or there is none. */
async function isAsReset(
  trx: Transaction<PersonalTables>,
  userId: string,
  { rev, generation }: Counter,
): Promise<boolean> {
  if (generation === 1) return rev === 0
  const before = await trx
    .selectFrom('mutations')
    .select('generation')
    .where('user_id', '=', userId)
    .where('rev', '=', rev - 1)
    .executeTakeFirst()
  return before?.generation !== generation
}
