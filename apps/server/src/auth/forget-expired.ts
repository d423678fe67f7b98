import type { Database } from '../db/open.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** What admins did is kept for a year. */
const LOG_DAYS = 366

/**
 * Deletes expired sessions, links and invitations, which nobody would otherwise clear away, counts of tries that are more
 * than a day old, and what admins did more than a year ago.
 */
export async function forgetExpired(database: Database, now: Date): Promise<void> {
  const { accounts } = database
  await accounts.deleteFrom('session').where('expires_at', '<', now.toISOString()).execute()
  await accounts.deleteFrom('verification').where('expires_at', '<', now.toISOString()).execute()
  await accounts.deleteFrom('invite').where('expires_at', '<', now.toISOString()).execute()
  // A day more than the database asks for, whatever the clocks say.
  const oldest = new Date(now.getTime() - LOG_DAYS * DAY_MS).toISOString()
  await accounts.deleteFrom('admin_log').where('at', '<', oldest).execute()
  await accounts
    .deleteFrom('rate_limit')
    .where('last_request', '<', now.getTime() - DAY_MS)
    .execute()
}
