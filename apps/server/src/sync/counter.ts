import { sql, type Transaction } from 'kysely'
import { type Asked, ask } from '../db/ask.ts'
import { REVISION_CHANNEL } from '../db/revisions.ts'
import type { PersonalTables } from '../db/tables.ts'

type Trx = Transaction<PersonalTables>

/**
 * A person's newest revision, the generation of the account, the revision up to which history was pruned, and the bytes
 * that rows and kept history take.
 */
export interface Counter {
  readonly rev: number
  readonly generation: number
  readonly horizon: number
  readonly storedBytes: number
}

/** Of a person nobody has written anything for. */
export const NEW_COUNTER: Counter = { rev: 0, generation: 1, horizon: 0, storedBytes: 0 }

const READ =
  'select rev, generation, horizon, stored_bytes as "storedBytes" from sync_counters where user_id = $1'
const LOCK = `${READ} for update`

/** Takes the lock under which all writes of one person happen one after the other, and returns the counter. */
export async function lockCounter(trx: Trx, userId: string): Promise<Counter> {
  const counter = await findAndLock(trx, userId)
  if (counter) return counter
  await makeCounter(trx, userId)
  const made = await findAndLock(trx, userId)
  if (!made) throw new Error('a counter that was just made is not there')
  return made
}

/** The same, of a person who has one. */
export async function findAndLock(asked: Asked, userId: string): Promise<Counter | undefined> {
  const [counter] = await ask<Counter>(asked, LOCK, [userId])
  return counter
}

/** Makes the counter of a person for whom nobody has written anything, if it is not there yet. */
export async function makeCounter(trx: Trx, userId: string): Promise<void> {
  await trx
    .insertInto('sync_counters')
    .values({ user_id: userId, rev: NEW_COUNTER.rev, generation: NEW_COUNTER.generation })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/**
 * Remembers that this mutation was carried out and moves the locked counter on to it. With the commit every process
 * hears of it, and tells the person's devices.
 */
export async function moveCounter(
  trx: Trx,
  userId: string,
  mutationId: string,
  next: Counter,
): Promise<void> {
  const { rev, generation, horizon, storedBytes } = next
  const result = JSON.stringify({ status: 'applied' })
  await trx
    .with('remembered', (db) =>
      db.insertInto('mutations').values({ user_id: userId, id: mutationId, rev, generation, result }),
    )
    .updateTable('sync_counters')
    .set({ rev, generation, horizon, stored_bytes: storedBytes })
    .where('user_id', '=', userId)
    .returning(sql`pg_notify(${REVISION_CHANNEL}, ${`${userId}:${rev}`})`.as('told'))
    .execute()
}

/** Returns the counter without a lock. */
export async function readCounter(trx: Trx, userId: string): Promise<Counter> {
  const [counter] = await ask<Counter>(trx, READ, [userId])
  return counter ?? NEW_COUNTER
}
