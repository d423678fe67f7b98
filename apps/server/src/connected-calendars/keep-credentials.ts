import type { Database } from '../db/open.ts'

interface Whose {
  readonly userId: string
  readonly accountId: string
}

/** Keeps what opens an account in place of what opened it before, where that is still kept: a person may have connected it anew. */
export function keepCredentials(
  database: Database,
  { userId, accountId }: Whose,
  { before, sealed }: { readonly before: string; readonly sealed: string },
): Promise<void> {
  return database.forSeveral(async (trx) => {
    await trx
      .updateTable('calendar_credentials')
      .set({ sealed })
      .where('user_id', '=', userId)
      .where('account_id', '=', accountId)
      .where('sealed', '=', before)
      .execute()
  })
}
