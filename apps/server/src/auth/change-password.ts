import { personSchema } from '@glimmer/api/account'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import type { Database } from '../db/open.ts'
import type { Audit } from './audit.ts'
import { endOldAccess } from './end-old-access.ts'
import { inOpenSession, type OpenSession } from './in-open-session.ts'
import { readAsking, refusal, signedOut } from './proof.ts'
import type { StoredPasswords } from './stored-passwords.ts'

interface Wiring {
  readonly database: Pick<Database, 'accounts'>
  readonly passwords: Pick<StoredPasswords, 'letInBy'>
  readonly audit: Audit
}

/**
 * Another password for whoever knows the one that is stored at that moment, in a session that is open at that moment. It is in the
 * place of better-auth's own, which would put its password over one that a link has chosen since it looked.
 */
export function changePassword({ database, passwords: stored, audit }: Wiring) {
  return {
    id: 'glimmer-change-password',
    endpoints: {
      chooseAnotherPassword: createAuthEndpoint(
        '/another-password',
        { method: 'POST', body: z.object({ currentPassword: z.string(), newPassword: z.string() }) },
        async (ctx) => {
          const { currentPassword: password, newPassword } = ctx.body
          const { internalAdapter, password: passwords } = ctx.context
          const asking = await readAsking(ctx)
          const { userId } = asking
          const readHash = async () => (await internalAdapter.findCredentialAccount(userId))?.password
          const looked = await readHash()
          if (!looked) throw refusal('CREDENTIAL_ACCOUNT_NOT_FOUND')
          const isRight = await passwords.verify({ hash: looked, password })
          // A hash that was made with older settings is made anew when it is checked.
          const hash = (await readHash()) ?? ''
          if (!isRight || (hash !== looked && !(await passwords.verify({ hash, password })))) {
            audit('password_check_failed', userId)
            throw refusal('INVALID_PASSWORD')
          }
          const newHash = await passwords.hash(newPassword)
          if (!(await replacePassword(database, asking, { hash, newHash }))) throw signedOut()
          stored.letInBy({ password: newPassword, hash: newHash })
          audit('password_changed', userId)
          const user = await internalAdapter.findUserById(userId)
          if (!user) throw signedOut()
          const session = await internalAdapter.createSession(userId)
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ user: personSchema.parse(user) })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}

/** Ends every session with the old password. Returns false, and changes nothing, where it or the session was over already. */
async function replacePassword(
  { accounts }: Wiring['database'],
  asking: OpenSession,
  { hash, newHash }: { readonly hash: string; readonly newHash: string },
): Promise<boolean> {
  const isReplaced = await inOpenSession(accounts, asking, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .set({ password: newHash, updated_at: new Date().toISOString() })
      .where('user_id', '=', asking.userId)
      .where('password', '=', hash)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await trx.deleteFrom('session').where('user_id', '=', asking.userId).execute()
    await endOldAccess(trx, asking.userId)
    return true
  })
  return isReplaced ?? false
}
