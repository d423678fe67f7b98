import { randomUUID } from 'node:crypto'
import type { NotificationState } from '@glimmer/api/notifications'
import { sql } from 'kysely'
import { nameDevice } from '../auth/name-device.ts'
import type { Session } from '../auth/auth.ts'
import { keepLatest } from '../db/keep-latest.ts'
import type { Database } from '../db/open.ts'

const MOST_DEVICES = 20

/** What a browser gives for its pushes. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

type Asking = Pick<Session, 'userId' | 'sessionId'>

/**
 * Keeps where the session's device takes pushes, in place of what it had. An endpoint belongs to one browser, so whoever
 * was signed in there before gets none any more.
 */
export async function keepSubscription(
  { accounts }: Database,
  { userId, sessionId }: Asking,
  { endpoint, p256dh, auth }: Subscription,
  now: Date,
): Promise<void> {
  const [newId, seenAt] = [randomUUID(), now.toISOString()]
  await accounts.transaction().execute(async (trx) => {
    // Two tabs that start at once wait for each other here.
    await trx.selectFrom('session').select('id').where('id', '=', sessionId).forUpdate().execute()
    const before = await trx
      .deleteFrom('public.push_subscriptions')
      .where((where) => where.or([where('session_id', '=', sessionId), where('endpoint', '=', endpoint)]))
      .returning(['session_id', 'created_at'])
      .execute()
    const since = before.find(({ session_id: id }) => id === sessionId)?.created_at ?? seenAt
    await trx
      .insertInto('public.push_subscriptions')
      .values({
        user_id: userId,
        id: newId,
        session_id: sessionId,
        endpoint,
        p256dh,
        auth,
        created_at: since,
        seen_at: seenAt,
      })
      .execute()
    const table = 'public.push_subscriptions'
    await keepLatest(trx, { table, by: 'seen_at', userId, newId, most: MOST_DEVICES })
  })
}

export async function endSubscription({ accounts }: Database, { userId, sessionId }: Asking): Promise<void> {
  await accounts
    .deleteFrom('public.push_subscriptions')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .execute()
}

/** The devices of this person that take pushes, this one first, then those seen last. */
export async function listDevices(
  { accounts }: Database,
  { userId, sessionId }: Asking,
): Promise<NotificationState['push']['devices']> {
  const isThis = sql<boolean>`session_id = ${sessionId}`
  const found = await accounts
    .selectFrom('public.push_subscriptions as subscription')
    .innerJoin('session', 'session.id', 'subscription.session_id')
    .select(['session.user_agent', 'subscription.created_at', isThis.as('is_this')])
    .where('subscription.user_id', '=', userId)
    .orderBy(isThis, 'desc')
    .orderBy('subscription.seen_at', 'desc')
    .execute()
  return found.map((row) => ({
    name: nameOf(row.user_agent),
    isThis: row.is_this,
    since: row.created_at,
  }))
}

/** 'Firefox on Android phone', or as much of it as is known. */
function nameOf(userAgent: string | null): string | null {
  const { browser, system } = nameDevice(userAgent)
  return browser && system ? `${browser} on ${system}` : (browser ?? system)
}
