import type { Cursor } from '@glimmer/sync/cursor'
import type { Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'

/** Whether this server made that revision by that mutation. A server restored from an older dump did not. */
export async function isKnownCursor(
  trx: Transaction<PersonalTables>,
  userId: string,
  cursor: Cursor,
): Promise<boolean> {
  const known = await trx
    .selectFrom('mutations')
    .select('id')
    .where('user_id', '=', userId)
    .where('rev', '=', cursor.rev)
    .executeTakeFirst()
  return known?.id === cursor.id
}
