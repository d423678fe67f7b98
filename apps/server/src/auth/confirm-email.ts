import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import type { Database } from '../db/open.ts'
import type { Audit } from './audit.ts'
import { endOldAccess } from './end-old-access.ts'
import { linkIdentifier } from './link-tokens.ts'
import { personSchema } from '@glimmer/api/account'

interface Wiring {
  readonly database: Database
  readonly audit: Audit
  /** Gives out roles, which only confirmed addresses get. */
  readonly onConfirmed: (userId: string) => Promise<void>
  /** Whether an account may be made for this address now. */
  readonly isWelcome: (email: string) => Promise<boolean>
}

/** What `routes.ts` has checked: the password of the sign-up, or the address and a new one. */
const bodySchema = z.union([
  z.object({ token: z.string(), password: z.string() }),
  z.object({ token: z.string(), email: z.string(), newPassword: z.string() }),
])

/**
 * Confirms an address for whoever holds the mailed link and either knows the password of the sign-up or chooses a new
 * one. It is a plugin of better-auth so that its tries are counted and its session is made as for signing in.
 */
export function confirmEmail({ database, audit, onConfirmed, isWelcome }: Wiring) {
  return {
    id: 'confirm-email',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/sign-up/email',
          handler: createAuthMiddleware(async ({ body }) => {
            const { email } = z.object({ email: z.string() }).parse(body)
            if (!(await isWelcome(email))) throw new APIError('UNPROCESSABLE_ENTITY', { code: 'TAKEN' })
          }),
        },
      ],
    },
    endpoints: {
      confirmEmail: createAuthEndpoint(
        '/confirm-email',
        { method: 'POST', body: bodySchema },
        async (ctx) => {
          const { body } = ctx
          const { internalAdapter, password: passwords } = ctx.context
          const link = await internalAdapter.findVerificationValue(
            linkIdentifier('confirm-email', body.token),
          )
          const user = link && link.expiresAt > new Date() && (await internalAdapter.findUserById(link.value))
          if (!user) throw refusal('INVALID_TOKEN')
          const session = await getSessionFromCtx(ctx)
          // A link must never turn a signed-in browser into another account's.
          if (session && session.user.id !== user.id) throw refusal('OTHER_ACCOUNT')
          if (user.emailVerified) throw refusal('ALREADY_CONFIRMED')

          const hashOf = async () => (await internalAdapter.findCredentialAccount(user.id))?.password ?? ''
          const hash = await hashOf()
          let confirmation: Confirmation
          if ('newPassword' in body) {
            // A stranger may sign up with somebody else's address: whoever then confirms by the mailed link would
            // write into an account whose password the stranger knows. So a new password asks for the address too.
            if (body.email !== user.email) throw refusal('OTHER_ADDRESS')
            confirmation = { hash, newHash: await passwords.hash(body.newPassword) }
          } else {
            const { password } = body
            if (!(await passwords.verify({ hash, password }))) {
              audit('password_check_failed', user.id)
              throw refusal('WRONG_SIGN_UP_PASSWORD')
            }
            // A hash that was made with older settings is made anew when it is checked.
            confirmation = { hash: await hashOf(), newHash: null }
            if (
              confirmation.hash !== hash &&
              !(await passwords.verify({ hash: confirmation.hash, password }))
            )
              throw refusal('INVALID_TOKEN')
          }
          if (!(await markConfirmed(database, user.id, confirmation))) throw refusal('INVALID_TOKEN')
          if (confirmation.newHash) audit('password_changed', user.id)
          await onConfirmed(user.id)

          const confirmed = { ...user, emailVerified: true }
          if (!session || confirmation.newHash) {
            audit('signed_in', user.id)
            const made = await internalAdapter.createSession(user.id)
            await setSessionCookie(ctx, { session: made, user: confirmed })
          }
          return ctx.json({ user: personSchema.parse(confirmed) })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}

interface Confirmation {
  /** Hash of the password that the person gave, as stored. */
  readonly hash: string
  /** Hash of the password that the person chose instead; null where they kept the old one. */
  readonly newHash: string | null
}

/**
 * Marks the address as confirmed, once, and only while the stored password is still the one that was checked. A new
 * password ends all sessions and whatever else opened the account. Returns whether it was done.
 */
function markConfirmed(
  { accounts }: Database,
  userId: string,
  { hash, newHash }: Confirmation,
): Promise<boolean> {
  const updated_at = new Date().toISOString()
  return accounts.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('user')
      .select('id')
      .where('id', '=', userId)
      .where('email_verified', '=', false)
      .forUpdate()
      .executeTakeFirst()
    // Locks the row, so that a change of password comes either before this or after it.
    const account = await trx
      .selectFrom('account')
      .select('id')
      .where('user_id', '=', userId)
      .where('password', '=', hash)
      .forUpdate()
      .executeTakeFirst()
    if (!user || !account) return false
    await trx.updateTable('user').set({ email_verified: true, updated_at }).where('id', '=', userId).execute()
    if (newHash === null) return true
    await trx
      .updateTable('account')
      .set({ password: newHash, updated_at })
      .where('id', '=', account.id)
      .execute()
    await trx.deleteFrom('session').where('user_id', '=', userId).execute()
    // Whoever signed up before may be somebody else. Their codes stay: a letter alone takes none away.
    await trx.deleteFrom('passkey').where('user_id', '=', userId).execute()
    await endOldAccess(trx, userId)
    return true
  })
}

function refusal(code: string): APIError {
  return new APIError('BAD_REQUEST', { code, message: code })
}
