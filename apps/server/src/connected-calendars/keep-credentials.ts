import type { Database } from '../db/open.ts'

interface Whose {
  readonly userId: string
  readonly accountId: string
}

/** Keeps what opens an account, for as long as there is one. */
export function keepCredentials(
  database: Database,
  { userId, accountId }: Whose,
  sealed: string,
): Promise<void> {
  return database.forSeveral(async (trx) => {
    await trx
      .updateTable('calendar_credentials')
      .set({ sealed })
      .where('user_id', '=', userId)
      .where('account_id', '=', accountId)
      .execute()
  })
}
