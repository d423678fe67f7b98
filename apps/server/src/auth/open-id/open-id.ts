import { type Person, personSchema } from '@glimmer/api/account'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import type { Database } from '../../db/open.ts'
import type { Audit } from '../audit.ts'
import type { Admission } from '../invitations.ts'
import { unlessTooOften } from '../deletion/deletion-plugin.ts'
import type { Deleted, Deletions } from '../deletion/deletions.ts'
import { createLine } from '../line.ts'
import { findAccount, type FoundAccount } from './find-account.ts'
import { beginFlow, type Flow, flowSchema } from './flow.ts'
import type { Identity, OpenIdProvider, Trouble } from './provider.ts'

interface Wiring {
  readonly database: Database
  readonly provider: OpenIdProvider
  /** Under which name links to this provider are stored. */
  readonly providerId: string
  readonly audit: Audit
  readonly admit: (invitation: string | undefined, email: string) => Promise<Admission>
  readonly deleteAccount: Deletions['end']
}

type Refused = Exclude<FoundAccount, { kind: 'found' }> | { readonly kind: 'not-fresh' | 'not-linked' }

export type Started = { readonly kind: 'go'; readonly url: string; readonly flow: Flow } | Trouble | Refused
export type Finished =
  | { readonly kind: 'in'; readonly user: Person; readonly isNew: boolean }
  | (Exclude<Deleted, { kind: 'too-often' }> & { readonly owner: string })
  | Refused

/** How many on one server may wait for the provider at a time, and how many for their turn. */
const AT_ONCE = 8
const MOST_WAITING = 32
/** How far apart the clocks of the provider and of this server may be. */
const SKEW_MS = 60_000

/** A plugin of better-auth, so that tries are counted and sessions are made as for signing in with a password. */
export function openId({ database, provider, providerId, audit, admit, deleteAccount }: Wiring) {
  const inLine = createLine(AT_ONCE, MOST_WAITING)

  return {
    id: 'open-id',
    endpoints: {
      startOpenId: createAuthEndpoint(
        '/open-id/start',
        { method: 'POST', body: z.object({ invitation: z.string().nullable(), deleting: z.boolean() }) },
        async (ctx) => {
          const { invitation, deleting } = ctx.body
          const session = deleting ? await getSessionFromCtx(ctx) : null
          if (deleting && (!session || !(await isLinked(session.user.id))))
            return ctx.json<Started>({ kind: 'not-linked' })
          const deletes = session && { userId: session.user.id, sessionId: session.session.id }
          const flow = beginFlow({ invitation, deletes }, Date.now())
          const begun = await inLine(() => provider.begin(flow, deleting))
          return ctx.json<Started>(begun.kind === 'ok' ? { kind: 'go', url: begun.url, flow } : begun)
        },
      ),

      finishOpenId: createAuthEndpoint(
        '/open-id/finish',
        { method: 'POST', body: z.object({ answer: z.string(), flow: flowSchema }) },
        async (ctx) => {
          const { answer, flow } = ctx.body
          const isFirst = await ctx.context.internalAdapter.reserveVerificationValue({
            identifier: `open-id:${flow.state}`,
            value: 'used',
            expiresAt: new Date(flow.expiresAt),
          })
          if (!isFirst) return ctx.json<Finished>({ kind: 'refused' })
          const finished = await inLine(() => provider.finish(answer, flow))
          if (finished.kind !== 'ok') {
            if (finished.kind === 'refused') audit('sign_in_failed', null)
            return ctx.json<Finished>(finished)
          }
          const outcome = flow.deletes
            ? await finishDeletion(ctx, flow, finished.identity)
            : await signIn(ctx, flow, finished.identity)
          return ctx.json<Finished>(outcome)
        },
      ),
    },
  } satisfies BetterAuthPlugin

  async function isLinked(userId: string, subject?: string): Promise<boolean> {
    const found = await database.accounts
      .selectFrom('account')
      .select('id')
      .where('user_id', '=', userId)
      .where('provider_id', '=', providerId)
      .$if(subject !== undefined, (query) => query.where('account_id', '=', subject ?? ''))
      .executeTakeFirst()
    return found !== undefined
  }

  async function signIn(ctx: Context, flow: Flow, { subject, profile }: Identity): Promise<Finished> {
    const { internalAdapter } = ctx.context
    const session = await getSessionFromCtx(ctx)
    const found = await findAccount(database, {
      providerId,
      subject,
      profile,
      admit: (email) => admit(flow.invitation ?? undefined, email),
      signedInAs: session?.user.id ?? null,
    })
    if (found.kind !== 'found') return found
    const user = await internalAdapter.findUserById(found.userId)
    // Deleted a moment ago.
    if (!user) return { kind: 'refused' }
    if (found.how === 'linked') audit('open_id_linked', user.id)
    const made = await internalAdapter.createSession(user.id)
    await setSessionCookie(ctx, { session: made, user })
    audit('signed_in', user.id)
    return { kind: 'in', user: personSchema.parse(user), isNew: found.how === 'made' }
  }

  /** Only for who is still signed in as when it began, is linked, and has proved to the provider since then who they are. */
  async function finishDeletion(ctx: Context, flow: Flow, identity: Identity): Promise<Finished> {
    const session = await getSessionFromCtx(ctx)
    const owner = flow.deletes?.userId
    if (!session || session.user.id !== owner || session.session.id !== flow.deletes?.sessionId)
      return { kind: 'refused' }
    if (!(await isLinked(owner, identity.subject))) return { kind: 'other-account' }
    const { signedInAt } = identity
    if (signedInAt === null || signedInAt < flow.begunAt - SKEW_MS) return { kind: 'not-fresh' }
    const deleted = unlessTooOften(await deleteAccount(owner))
    deleteSessionCookie(ctx)
    return { ...deleted, owner }
  }
}

type Context = Parameters<typeof getSessionFromCtx>[0]
