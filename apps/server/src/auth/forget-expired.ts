import type { Database } from '../db/open.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Where nobody was seen for so long, the clock may be wrong: what is over can wait until somebody comes. */
const BELIEVED_DAYS = 14
/** What admins did is kept for a year. */
const LOG_DAYS = 366

/**
 * Deletes expired sessions, which nobody would otherwise clear away, links, invitations and counts of tries that are over for
 * more than a day, and what admins did more than a year ago. A clock that jumps ahead signs nobody out for good.
 */
export async function forgetExpired(database: Database, now: Date): Promise<void> {
  const { accounts } = database
  const { seen } = await accounts
    .selectFrom('session')
    .select(({ fn }) => fn.max<string | null>('updated_at').as('seen'))
    .executeTakeFirstOrThrow()
  if (seen !== null && now.getTime() - Date.parse(seen) > BELIEVED_DAYS * DAY_MS) return
  await accounts.deleteFrom('session').where('expires_at', '<', now.toISOString()).execute()
  // A day more than the database asks for, whatever the clocks say.
  const oldest = new Date(now.getTime() - LOG_DAYS * DAY_MS).toISOString()
  await accounts.deleteFrom('admin_log').where('at', '<', oldest).execute()
  const dayAgo = new Date(now.getTime() - DAY_MS)
  for (const table of ['verification', 'invite'] as const)
    await accounts.deleteFrom(table).where('expires_at', '<', dayAgo.toISOString()).execute()
  await accounts.deleteFrom('rate_limit').where('last_request', '<', dayAgo.getTime()).execute()
}
