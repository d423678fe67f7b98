import type { Kysely } from 'kysely'
import type { Database } from '../db/open.ts'
import type { AccountTables } from '../db/tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Deletes sessions and links whose time is over, as nobody comes back to most of them, and what was counted of network
 * addresses more than a day ago.
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

/** Forgets every link that was asked for: once a new password is chosen, somebody else may hold one. */
export async function forgetLinks(accounts: Kysely<AccountTables>, userId: string): Promise<void> {
  await accounts.deleteFrom('verification').where('value', '=', userId).execute()
}
