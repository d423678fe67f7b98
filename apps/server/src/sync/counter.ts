import type { Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'

/** A person's newest revision, the generation of the account, and the revision up to which history was pruned. */
export interface Counter {
  readonly rev: number
  readonly generation: number
  readonly horizon: number
}

const NEW_COUNTER: Counter = { rev: 0, generation: 1, horizon: 0 }

/** Takes the lock under which all writes of one person happen one after the other, and returns the counter. */
export async function lockCounter(trx: Transaction<PersonalTables>, userId: string): Promise<Counter> {
  await trx
    .insertInto('sync_counters')
    .values({ user_id: userId, ...NEW_COUNTER })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return trx
    .selectFrom('sync_counters')
    .select(['rev', 'generation', 'horizon'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Returns the counter without a lock; a person nobody has written anything for has a new one. */
export async function readCounter(trx: Transaction<PersonalTables>, userId: string): Promise<Counter> {
  const counter = await trx
    .selectFrom('sync_counters')
    .select(['rev', 'generation', 'horizon'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return counter ?? NEW_COUNTER
}
