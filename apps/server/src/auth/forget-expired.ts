import type { Database } from '../db/open.ts'

/** Deletes sessions and links whose time is over; nobody comes back to most of them. */
export async function forgetExpired(database: Database, now: Date): Promise<void> {
  const { accounts } = database
  await accounts.deleteFrom('session').where('expires_at', '<', now.toISOString()).execute()
  await accounts.deleteFrom('verification').where('expires_at', '<', now.toISOString()).execute()
}
