import type { Database } from '../db/open.ts'

/** Deletes sessions and links whose time is over; nobody comes back to most of them. */
export async function forgetExpired(database: Database, now: Date): Promise<void> {
  const { accounts } = database
  await accounts.deleteFrom('session').where('expires_at', '<', now.toISOString()).execute()
  await accounts.deleteFrom('verification').where('expires_at', '<', now.toISOString()).execute()
}

/** Forgets every link that was asked for: once a new password is chosen, somebody else may hold one. */
export async function forgetLinks({ accounts }: Database, userId: string): Promise<void> {
  await accounts.deleteFrom('verification').where('value', '=', userId).execute()
}
