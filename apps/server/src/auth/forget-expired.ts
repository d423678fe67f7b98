import type { Database } from '../db/open.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Deletes expired sessions and links, which nobody would otherwise clear away, and counts of tries that are more than
 * a day old.
 */
export async function forgetExpired(database: Database, now: Date): Promise<void> {
  const { accounts } = database
  await accounts.deleteFrom('session').where('expires_at', '<', now.toISOString()).execute()
  await accounts.deleteFrom('verification').where('expires_at', '<', now.toISOString()).execute()
  await accounts
    .deleteFrom('rate_limit')
    .where('last_request', '<', now.getTime() - DAY_MS)
    .execute()
}
