import type { Database } from '../db/open.ts'
import { hashRandomToken, makeRandomToken } from '../random-token.ts'

/** Since when this person's calendar has a private address, as ISO 8601; null where it has none. */
export async function feedSince(database: Database, userId: string): Promise<string | null> {
  const feed = await database.withUser(userId, (trx) =>
    trx.selectFrom('calendar_feeds').select('created_at').where('user_id', '=', userId).executeTakeFirst(),
  )
  return feed?.created_at ?? null
}

/** Makes a private address, in the place of an earlier one. Only its hash is kept: the token is told this once. */
export async function makeFeed(
  database: Database,
  userId: string,
  now: Date,
): Promise<{ token: string; since: string }> {
  const token = makeRandomToken()
  const since = now.toISOString()
  const kept = { token_hash: hashRandomToken(token) ?? '', created_at: since }
  await database.withUser(userId, (trx) =>
    trx
      .insertInto('calendar_feeds')
      .values({ user_id: userId, ...kept })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
      .execute(),
  )
  return { token, since }
}

export async function endFeed(database: Database, userId: string): Promise<void> {
  await database.withUser(userId, (trx) =>
    trx.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute(),
  )
}

/** The id of the person whose private address has a token of this hash; null where there is none, or nobody may enter their account. */
export async function findFeed({ accounts }: Database, hash: string): Promise<string | null> {
  const feed = await accounts
    .selectFrom('public.calendar_feeds')
    .innerJoin('user', 'user.id', 'user_id')
    .select('user_id')
    .where('token_hash', '=', hash)
    .where('disabled_at', 'is', null)
    .where('deletion_due_at', 'is', null)
    .executeTakeFirst()
  return feed?.user_id ?? null
}
