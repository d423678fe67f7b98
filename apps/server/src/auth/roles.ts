import type { Database } from '../db/open.ts'

export type Role = 'admin' | 'moderator' | 'user'

/** A person's role; somebody without a row is a user (B5). */
export async function roleOf(database: Database, userId: string): Promise<Role> {
  const row = await database.withUser(userId, (trx) =>
    trx.selectFrom('user_roles').select('role').where('user_id', '=', userId).executeTakeFirst(),
  )
  return row?.role ?? 'user'
}

/**
 * Makes the confirmed addresses in `adminEmails` admins, and everybody else who was an admin a user again; other
 * roles stay. Without `userId` it does so for all accounts, as the list may have changed since the last start.
 */
export async function applyRoles(
  { accounts }: Pick<Database, 'accounts'>,
  adminEmails: readonly string[],
  userId?: string,
): Promise<void> {
  // An empty list would be invalid SQL; no account has an empty address or id.
  const admins = await accounts
    .selectFrom('user')
    .select('id')
    .where('email', 'in', ['', ...adminEmails])
    .where('email_verified', '=', true)
    .$if(userId !== undefined, (query) => query.where('id', '=', userId ?? ''))
    .execute()
  const ids = admins.map(({ id }) => id)
  if (ids.length > 0) {
    await accounts
      .insertInto('public.user_roles')
      .values(ids.map((id) => ({ user_id: id, role: 'admin' as const })))
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role: 'admin' }))
      .execute()
  }
  await accounts
    .updateTable('public.user_roles')
    .set({ role: 'user' })
    .where('role', '=', 'admin')
    .where('user_id', 'not in', ['', ...ids])
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .execute()
}
