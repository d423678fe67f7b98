import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { windowIsOver } from '../auth/window-is-over.ts'
import type { Database } from '../db/open.ts'

export interface Allowance {
  /** The first part of the key in `rate_limit`; the id of the person follows. */
  readonly name: string
  readonly times: number
  readonly windowMs: number
}

/**
 * Counts one more use by this person, beside the tries that better-auth counts, so that all servers on a database count
 * together. Returns the seconds to wait, or null where this use may be. `last_request` holds the end of the window: better-auth
 * clears away what it takes for older than its own windows of a minute.
 */
export async function useAllowance(
  { accounts }: Database,
  { name, times, windowMs }: Allowance,
  userId: string,
  now: number,
): Promise<number | null> {
  const isOver = windowIsOver(now, windowMs)
  const { count, last_request: end } = await accounts
    .insertInto('rate_limit')
    .values({ id: randomUUID(), key: `${name}|${userId}`, count: 1, last_request: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else rate_limit.count + 1 end`,
        last_request: sql`case when ${isOver} then ${now + windowMs}::bigint else rate_limit.last_request end`,
      }),
    )
    .returning(['count', 'last_request'])
    .executeTakeFirstOrThrow()
  return count <= times ? null : Math.max(1, Math.ceil((end - now) / 1000))
}

/** Deletes the counts whose key has this name after the first `|`: the id of a deleted account, or the hash of its address. */
export async function forgetAllowances(accounts: Database['accounts'], name: string): Promise<void> {
  await accounts
    .deleteFrom('rate_limit')
    .where(sql`split_part(key, '|', 2)`, '=', name)
    .execute()
}
