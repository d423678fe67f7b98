import type { Database } from '../src/db/open.ts'
import { type Account, openAccount, PASSWORD } from './account.ts'
import { startApp, type StartedApp } from './start-app.ts'

export const ADMINS = ['ada@admins.org', 'grace@admins.org'] as const

/** A server with two admins to be. */
export const startWithAdmins = (database: Database, settings: Record<string, string> = {}) =>
  startApp(database, { ADMIN_EMAILS: ADMINS.join(), ...settings })

/** An admin: their address is confirmed, and they signed in since. */
export async function openAdmin(
  app: StartedApp,
  database: Database,
  email: string = ADMINS[0],
): Promise<Account> {
  const account = await openAccount(app, email)
  await database.accounts
    .updateTable('user')
    .set({ email_verified: true })
    .where('id', '=', account.owner)
    .execute()
  await account.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  return account
}
