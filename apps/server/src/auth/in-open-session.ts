import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from '../db/tables.ts'

/** A session that somebody had when they asked. */
export interface OpenSession {
  readonly userId: string
  readonly sessionId: string
}

/**
 * Runs a change of how an account is opened, one at a time for each account, and only while the session that asks is open: whoever
 * ended it, by a new password for one, ends what it had begun. Returns null where it was over.
 */
export function inOpenSession<T>(
  accounts: Kysely<AccountTables>,
  { userId, sessionId }: OpenSession,
  work: (trx: Transaction<AccountTables>) => Promise<T>,
): Promise<T | null> {
  return accounts.transaction().execute(async (trx) => {
    await trx.selectFrom('user').select('id').where('id', '=', userId).forUpdate().execute()
    const session = await trx
      .selectFrom('session')
      .select('id')
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    return session ? work(trx) : null
  })
}
