import { personSchema } from '@glimmer/api/account'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import type { Database } from '../../db/open.ts'
import type { Audit } from '../audit.ts'
import { createHalfSignIns, halfSignInCookie } from '../half-sign-in.ts'
import { readAsking, refusal } from '../proof.ts'
import type { Deleted, Deletions } from './deletions.ts'
import { readKeepToken } from './keep-token.ts'

export interface DeletionWiring {
  readonly database: Pick<Database, 'accounts'>
  readonly deletions: Pick<Deletions, 'end' | 'find' | 'keep'>
  readonly secret: string
  readonly audit: Audit
  readonly isHttps: boolean
}

const tokenSchema = z.object({ token: z.string() })

/**
 * Deleting an account with its password, and keeping one that waits for its deletion: by signing in, or by the link of the
 * letter. It is a plugin of better-auth so that its tries are counted and its session is made as for signing in.
 */
export function deletionPlugin({ database, deletions, secret, audit, isHttps }: DeletionWiring) {
  const cookie = halfSignInCookie('keep', isHttps)

  const readWaiting = async (token: string) => {
    const named = readKeepToken(token, secret)
    const pending = named && (await deletions.find(named.userId))
    if (!pending || pending.askedAt !== named.askedAt) throw refusal('KEEP_LINK_OVER')
    return pending
  }

  return {
    id: 'glimmer-deletion',
    endpoints: {
      deleteAccount: createAuthEndpoint(
        '/delete-account',
        { method: 'POST', body: z.object({ password: z.string() }) },
        async (ctx) => {
          const { user } = await readAsking(ctx)
          const { internalAdapter, password: passwords } = ctx.context
          const hash = (await internalAdapter.findCredentialAccount(user.id))?.password
          if (!hash) throw refusal('CREDENTIAL_ACCOUNT_NOT_FOUND')
          if (!(await passwords.verify({ hash, password: ctx.body.password }))) {
            audit('password_check_failed', user.id)
            throw refusal('INVALID_PASSWORD')
          }
          const deleted = unlessTooOften(await deletions.end(user.id))
          deleteSessionCookie(ctx)
          return ctx.json(deleted)
        },
      ),

      keepAccount: createAuthEndpoint('/keep-account', { method: 'POST' }, async (ctx) => {
        const { internalAdapter } = ctx.context
        const halfSignIns = createHalfSignIns(internalAdapter, { missing: 'keep', isHttps })
        const half = await halfSignIns.find(ctx.getCookie(cookie.name) ?? '')
        const user = half && (await internalAdapter.findUserById(half.userId))
        if (!user || !(await useUp(database, half.id))) throw refusal('STEP_OVER')
        const pending = await deletions.find(user.id)
        // Kept by the link meanwhile: then only the signing in is left.
        if (pending) await deletions.keep(pending)
        const session = await internalAdapter.createSession(user.id)
        ctx.setCookie(cookie.name, '', { ...cookie.attributes, maxAge: 0 })
        await setSessionCookie(ctx, { session, user })
        audit('signed_in', user.id)
        return ctx.json({ user: personSchema.parse(user) })
      }),

      lookAtKeepLink: createAuthEndpoint(
        '/keep-account/look',
        { method: 'POST', body: tokenSchema },
        async (ctx) => ctx.json({ dueAt: (await readWaiting(ctx.body.token)).dueAt }),
      ),

      useKeepLink: createAuthEndpoint(
        '/keep-account/use',
        { method: 'POST', body: tokenSchema },
        async (ctx) => {
          if (!(await deletions.keep(await readWaiting(ctx.body.token)))) throw refusal('KEEP_LINK_OVER')
          return ctx.json({})
        },
      ),
    },
  } satisfies BetterAuthPlugin
}

/** What is left of a deletion's ends where it took place. */
export function unlessTooOften(deleted: Deleted): Exclude<Deleted, { kind: 'too-often' }> {
  if (deleted.kind !== 'too-often') return deleted
  throw new APIError(
    'TOO_MANY_REQUESTS',
    { code: 'TOO_OFTEN', message: 'TOO_OFTEN' },
    { 'x-retry-after': String(deleted.waitSeconds) },
  )
}

/** Each half sign-in is finished once. */
async function useUp({ accounts }: Pick<Database, 'accounts'>, id: string): Promise<boolean> {
  const { numDeletedRows } = await accounts.deleteFrom('verification').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
