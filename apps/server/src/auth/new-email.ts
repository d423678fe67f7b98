import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { type Person, personSchema } from '@glimmer/api/account'
import * as z from 'zod'
import type { Database } from '../db/open.ts'
import type { Audit } from './audit.ts'
import { changeEmail } from './change-email.ts'
import { newEmailTokens, type WaitingEmail } from './new-email-token.ts'

/** What is mailed where somebody asks for another address, and where they have it. */
export interface NewEmailLetters {
  /** To the new address. Its token is only made where the letter may go. */
  readonly sendLink: (to: string, makeToken: () => Promise<string>) => void
  /** To the new address, where it has an account. */
  readonly sendTaken: (to: string) => void
  /** To the old one. */
  readonly sendAsked: (to: string) => void
  /** To the old one. */
  readonly sendChanged: (to: string) => void
  /** Where no mail is sent, for the operator's log: the link to confirm the new address. */
  readonly sendConfirm: (user: { readonly id: string; readonly email: string }) => void
}

interface Wiring {
  readonly database: Database
  readonly secret: string
  readonly isMailEnabled: boolean
  readonly audit: Audit
  readonly adminEmails: readonly string[]
  readonly letters: NewEmailLetters
}

type Context = Parameters<typeof getSessionFromCtx>[0]

/**
 * Another address for an account: asked for with the password, and changed by whoever is signed in to it and holds the link
 * that was sent to the new address. It is a plugin of better-auth so that its tries are counted as for signing in.
 */
export function newEmail({ database, secret, isMailEnabled, audit, adminEmails, letters }: Wiring) {
  async function change(asking: Asking, email: string, linkId: string | null) {
    const { user, sessionId } = asking
    const { kind } = await changeEmail(database, { userId: user.id, sessionId, email, linkId, adminEmails })
    if (kind === 'taken') throw refusal('ADDRESS_TAKEN')
    if (kind === 'over') throw refusal('INVALID_TOKEN')
    if (kind === 'signed-out') throw signedOut()
    audit('email_changed', user.id)
    return { user: { ...user, email, emailVerified: linkId !== null } }
  }

  return {
    id: 'new-email',
    endpoints: {
      askForNewEmail: createAuthEndpoint(
        '/new-email',
        { method: 'POST', body: z.object({ email: z.string(), password: z.string() }) },
        async (ctx) => {
          const { email, password } = ctx.body
          const { internalAdapter, password: passwords } = ctx.context
          const asking = await readAsking(ctx)
          const { user } = asking
          const hash = (await internalAdapter.findCredentialAccount(user.id))?.password
          if (!hash) throw refusal('CREDENTIAL_ACCOUNT_NOT_FOUND')
          if (!(await passwords.verify({ hash, password }))) {
            audit('password_check_failed', user.id)
            throw refusal('INVALID_PASSWORD')
          }
          if (email === user.email) throw refusal('SAME_ADDRESS')
          if (!isMailEnabled) {
            const changed = await change(asking, email, null)
            letters.sendConfirm(changed.user)
            return ctx.json(changed)
          }
          audit('email_change_asked', user.id)
          const holder = (await internalAdapter.findUserByEmail(email))?.user
          if (holder?.emailVerified) letters.sendTaken(email)
          else letters.sendLink(email, () => newEmailTokens(internalAdapter, secret).make(user.id, email))
          letters.sendAsked(user.email)
          return ctx.json({ user: null })
        },
      ),

      lookAtNewEmail: createAuthEndpoint(
        '/new-email/look',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async (ctx) => {
          const { asking, waiting } = await readWaiting(ctx, secret, ctx.body.token)
          return ctx.json({ from: asking.user.email, to: waiting.email })
        },
      ),

      useNewEmail: createAuthEndpoint(
        '/new-email/use',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async (ctx) => {
          const { asking, waiting } = await readWaiting(ctx, secret, ctx.body.token)
          const changed = await change(asking, waiting.email, waiting.linkId)
          letters.sendChanged(asking.user.email)
          return ctx.json(changed)
        },
      ),
    },
  } satisfies BetterAuthPlugin
}

interface Asking {
  readonly user: Person
  readonly sessionId: string
}

async function readAsking(ctx: Context): Promise<Asking> {
  const found = await getSessionFromCtx(ctx)
  if (!found) throw signedOut()
  return { user: personSchema.parse(found.user), sessionId: found.session.id }
}

/** The change that a token stands for, where it is of the account that asks. */
async function readWaiting(
  ctx: Context,
  secret: string,
  token: string,
): Promise<{ readonly asking: Asking; readonly waiting: WaitingEmail }> {
  const asking = await readAsking(ctx)
  const waiting = await newEmailTokens(ctx.context.internalAdapter, secret).read(token)
  if (!waiting) throw refusal('INVALID_TOKEN')
  if (waiting.userId !== asking.user.id) throw refusal('OTHER_ACCOUNT')
  return { asking, waiting }
}

function refusal(code: string): APIError {
  return new APIError('BAD_REQUEST', { code, message: code })
}

function signedOut(): APIError {
  return new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'UNAUTHORIZED' })
}
