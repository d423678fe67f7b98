import type { Database } from '../db/open.ts'
import { isUniqueViolation } from '../db/unique-violation.ts'
import { tellSessionsEnded } from './open-sessions.ts'
import { applyRoles } from './roles.ts'
import { makeRoomForSignUp } from './unconfirmed.ts'

interface Change {
  readonly userId: string
  /** The session that asks. It goes on, and has to be open still. */
  readonly sessionId: string
  readonly email: string
  /** The link that it comes with, which proves the address; null where no mail is sent. */
  readonly linkId: string | null
  readonly adminEmails: readonly string[]
}

/** `over`: the link was used, or ended with the account, its address or its password. `signed-out`: the session ended meanwhile. */
export type ChangedEmail = { readonly kind: 'changed' | 'over' | 'signed-out' | 'taken' }

/** Thrown to undo what a transaction did. */
class Undone extends Error {
  readonly ending: ChangedEmail

  constructor(ending: ChangedEmail) {
    super(ending.kind)
    this.ending = ending
  }
}

/**
 * Gives an account another address, at once and wholly: every other session and every link that was mailed end, and the role
 * follows the address. Whether the address is free is the database's word. Nothing of the account changes unless it says `changed`.
 */
export async function changeEmail(database: Database, change: Change): Promise<ChangedEmail> {
  const { userId, sessionId, email, linkId, adminEmails } = change
  // Whoever holds the link reads that mailbox; a sign-up there that nobody confirmed must not keep them out.
  if (linkId !== null) await makeRoomForSignUp(database, email, () => Promise.resolve(true))
  const updated_at = new Date().toISOString()
  const work = database.accounts.transaction().execute(async (trx): Promise<ChangedEmail> => {
    const found = await trx
      .selectFrom('user')
      .select('id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new Undone({ kind: 'over' })
    // Whoever ended this session, by a new password for one, ends this as well.
    const ended = await trx
      .selectFrom('session')
      .select('id')
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!ended) throw new Undone({ kind: 'signed-out' })
    if (linkId !== null) {
      const { numDeletedRows } = await trx
        .deleteFrom('verification')
        .where('id', '=', linkId)
        .where('value', '=', userId)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new Undone({ kind: 'over' })
    }
    const email_verified = linkId !== null
    await trx
      .updateTable('user')
      .set({ email, email_verified, updated_at, mail_refusals: 0 })
      .where('id', '=', userId)
      .execute()
    // An operator's link names an address: one that was made for whoever had this address before opens nothing.
    await trx.updateTable('account').set({ updated_at }).where('user_id', '=', userId).execute()
    await trx.deleteFrom('verification').where('value', '=', userId).execute()
    await trx.deleteFrom('session').where('user_id', '=', userId).where('id', '<>', sessionId).execute()
    await applyRoles({ accounts: trx }, adminEmails, userId)
    await tellSessionsEnded(trx, userId)
    return { kind: 'changed' }
  })
  return work.catch((error: unknown) => {
    if (error instanceof Undone) return error.ending
    if (isUniqueViolation(error)) return { kind: 'taken' }
    throw error
  })
}
