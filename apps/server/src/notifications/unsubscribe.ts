import type { Change } from '@glimmer/sync/change'
import * as z from 'zod'
import { makeSignedToken, readSignedToken } from '../auth/signed-token.ts'
import type { Database } from '../db/open.ts'
import { writeAsServer } from './write-as-server.ts'

const PURPOSE = 'unsubscribe'
/** A letter may be found again long after it was sent. */
const WORKS_FOR_MS = 400 * 24 * 60 * 60 * 1000

/** What a link in a letter stops. */
export type Stopped = 'daily' | 'weekly'

const payloadSchema = z.object({
  userId: z.string(),
  stops: z.enum(['daily', 'weekly']),
  expiresAt: z.number(),
})

/** The token of a letter's link. It stops this kind of letter and opens nothing. */
export function makeUnsubscribeToken(userId: string, stops: Stopped, secret: string, now: number): string {
  return makeSignedToken(PURPOSE, { userId, stops, expiresAt: now + WORKS_FOR_MS }, secret)
}

/** Stops what the token is about, as if the person had done it on a device. Null where it is not such a token, or too old. */
export async function unsubscribe(
  database: Database,
  token: string,
  { secret, now }: { readonly secret: string; readonly now: number },
): Promise<Stopped | null> {
  const read = readSignedToken(PURPOSE, payloadSchema, token, { secret, now })
  if (read.kind !== 'ok') return null
  const { userId, stops } = read.payload
  // Nothing is written for an account that is gone.
  const account = await database.accounts
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (account) await stop(database, userId, stops)
  return stops
}

async function stop(database: Database, userId: string, stops: Stopped): Promise<void> {
  await database.withUser(userId, (trx) =>
    writeAsServer(trx, userId, async () => {
      const chosen = await trx
        .selectFrom('notification_preferences')
        .select(['weekly_summaries', 'daily_ways'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (!chosen) return []
      const row = { table: 'notification_preferences', rowId: 'me', op: 'update' } as const
      if (stops === 'weekly') {
        return chosen.weekly_summaries ? [{ ...row, data: { weeklySummaries: false } } satisfies Change] : []
      }
      const dailyWays = chosen.daily_ways.filter((way) => way !== 'email')
      return dailyWays.length < chosen.daily_ways.length
        ? [{ ...row, data: { dailyWays } } satisfies Change]
        : []
    }),
  )
}
