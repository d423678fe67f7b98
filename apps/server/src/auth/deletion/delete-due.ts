import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/open.ts'

const AT_ONCE = 100

/**
 * Due, and found due a day ago too. One clock that is a day off, or that is set wrong for an hour, takes nothing before its
 * time: the second look comes a day after the first, by the timer of a server and by the database's clock.
 */
export const isReadyToDelete: RawBuilder<boolean> = sql<boolean>`
  (deletion_due_at <= now() and deletion_seen_due_at <= now() - interval '1 day')`

/**
 * Deletes the accounts whose days are over. Several servers may do it at once, and one that ends in the midst of it goes on
 * next time: `erase` looks again, and says whether it did it. Returns how many.
 */
export async function deleteDue(
  { accounts }: Pick<Database, 'accounts'>,
  erase: (userId: string) => Promise<boolean>,
  signal?: AbortSignal,
): Promise<number> {
  // Where the clock was put back since, the look at which it seemed due counts no more.
  await sql`
    update accounts."user"
    set deletion_seen_due_at = case when deletion_due_at <= now() then now() end
    where deletion_due_at is not null
      and (deletion_due_at <= now()) <> (deletion_seen_due_at is not null)`.execute(accounts)
  const nextAfter = async (after: string) => {
    const found = await accounts
      .selectFrom('user')
      .select('id')
      .where(isReadyToDelete)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    return found.map(({ id }) => id)
  }
  let deleted = 0
  let ids = await nextAfter('')
  while (ids.length > 0) {
    for (const id of ids) {
      if (signal?.aborted) return deleted
      if (await erase(id)) deleted += 1
    }
    ids = await nextAfter(ids.at(-1) ?? '')
  }
  return deleted
}
