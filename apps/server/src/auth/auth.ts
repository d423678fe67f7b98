import { AsyncLocalStorage } from 'node:async_hooks'
import { betterAuth } from 'better-auth'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import type { NoteErasure } from '../dumps/erasures.ts'
import { accountExistsLetter, confirmEmailLetter, type Letter, resetPasswordLetter } from '../mail/letters.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createAudit } from './audit.ts'
import { betterAuthOptions } from './better-auth-options.ts'
import { deleteAccount } from './delete-account.ts'
import { createLetterAllowance } from './letter-allowance.ts'
import { createPasswordHashing, type PasswordHashing } from './password-hashing.ts'
import { forgetLinks } from './forget-expired.ts'
import { confirmLink, newPasswordLink } from './links.ts'
import { isForAccount, type OperatorToken, readOperatorToken } from './operator-token.ts'
import { applyRoles } from './roles.ts'
import { createStoredPasswords } from './stored-passwords.ts'

export const personSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
})
/** A person as their own device may see them. */
export type Person = z.infer<typeof personSchema>

export interface Session {
  readonly userId: string
  readonly sessionId: string
  readonly expiresAt: Date
  readonly user: Person
}

interface AuthParts {
  readonly config: Config
  readonly database: Database
  readonly mailer: Mailer
  /** Signs cookies and links. */
  readonly secret: string
  readonly log: Logger
  /** Where it is kept that an account was deleted, for the day on which an older dump is restored. */
  readonly noteErasure?: NoteErasure
  /** Tests hash more cheaply. */
  readonly hashing?: PasswordHashing
}

const DAY_MS = 24 * 60 * 60 * 1000
const RESET_LIFETIME_MS = 60 * 60 * 1000

export type Auth = Awaited<ReturnType<typeof createAuth>>

/**
 * Accounts and sessions: better-auth behind the few doors that the rest of the server needs. Brings the roles up to
 * date with the configuration first.
 */
export async function createAuth(parts: AuthParts) {
  const { config, database, mailer, secret, log, noteErasure } = parts
  const passwords = createStoredPasswords(database, parts.hashing ?? createPasswordHashing())
  const audit = createAudit(log)
  const longestSessionMs = config.sessionMaxDays * DAY_MS
  const allowance = createLetterAllowance(database, Date.now)
  const underWay = new Set<Promise<void>>()
  // Work that an answer does not wait for must not find itself inside the transaction that the answer ran in.
  const outside = AsyncLocalStorage.snapshot()

  const inBackground = (work: () => Promise<void>) => {
    const running = outside(work).catch((error: unknown) =>
      log.error({ err: error }, 'a letter was not sent'),
    )
    underWay.add(running)
    void running.finally(() => underWay.delete(running))
  }
  const post = async (letter: Letter) => {
    if (!(await allowance.take(letter))) {
      log.warn({ kind: letter.kind }, 'letter held back: this address has just had one of the kind')
      return
    }
    try {
      await mailer.send(letter)
    } catch (error) {
      await allowance.giveBack(letter)
      throw error
    }
  }

  const instance = betterAuth(
    betterAuthOptions({
      config,
      database,
      secret,
      log,
      isMailEnabled: mailer.isEnabled,
      passwords,
      sendConfirmLetter: (email, token) =>
        inBackground(() => post(confirmEmailLetter(email, confirmLink(config, token)))),
      sendResetLetter: (email, token) =>
        inBackground(() => post(resetPasswordLetter(email, newPasswordLink(config, token)))),
      sendAccountExistsLetter: (user) =>
        inBackground(async () => {
          const token = await createResetToken(user.id)
          await post(accountExistsLetter(user.email, newPasswordLink(config, token)))
        }),
      onVerifiedOrSignedIn: (userId) => applyRoles(database, config.adminEmails, userId),
      onPasswordReset: async (userId) => {
        audit('password_changed', userId)
        await forgetLinks(database, userId)
      },
      deleteAccount: async (userId) => {
        await deleteAccount(database, userId)
        await noteErasure?.({ account: userId })
        audit('account_deleted', userId)
      },
    }),
  )
  const { internalAdapter } = await instance.$context
  await applyRoles(database, config.adminEmails)

  const createResetToken = async (userId: string) => {
    const token = crypto.randomUUID()
    const expiresAt = new Date(Date.now() + RESET_LIFETIME_MS)
    await internalAdapter.createVerificationValue({
      identifier: `reset-password:${token}`,
      value: userId,
      expiresAt,
    })
    return token
  }

  const redeem = async (operatorToken: OperatorToken) => {
    const { id, email, expiresAt } = operatorToken
    const found = await internalAdapter.findUserByEmail(email)
    if (!found || !isForAccount(operatorToken, found.user.createdAt)) return null
    const isFirst = await internalAdapter.reserveVerificationValue({
      identifier: `operator-reset:${id}`,
      // Not the account's id: that it was used outlives the account's other links, and the account.
      value: 'used',
      expiresAt: new Date(expiresAt),
    })
    return isFirst ? createResetToken(found.user.id) : null
  }

  /** However often it was prolonged, a session ends so many days after it began. */
  const unlessTooOld = async (found: FoundSession | null): Promise<Session | null> => {
    if (!found) return null
    const endsAt = found.session.createdAt.getTime() + longestSessionMs
    if (endsAt <= Date.now()) {
      await internalAdapter.deleteSession(found.session.token)
      return null
    }
    return toSession(found, endsAt)
  }

  return {
    audit,

    /** False where links go to the operator's log instead of a mailbox. */
    isMailEnabled: mailer.isEnabled,

    /** better-auth's own answer. What it may be asked, and what may leave the server, `routes.ts` decides. */
    handle: (request: Request): Promise<Response> => passwords.inRequest(() => instance.handler(request)),

    /** The session that a request's cookie belongs to, looked up in the database each time; null where it is over. */
    async sessionOf(headers: Headers): Promise<Session | null> {
      return unlessTooOld(await instance.api.getSession({ headers, query: { disableRefresh: true } }))
    },

    /** The same, and prolongs it; `cookies` are the Set-Cookie lines that tell the browser. */
    async prolongSession(headers: Headers): Promise<{ session: Session | null; cookies: string[] }> {
      const found = await instance.api.getSession({ headers, returnHeaders: true })
      const session = await unlessTooOld(found.response)
      return { session, cookies: session ? found.headers.getSetCookie() : [] }
    },

    /**
     * What a link's token is good for: the token that better-auth knows it by (the operator's is turned into one, once),
     * and who showed by opening it that they read the mails of their address.
     */
    async resolveResetToken(token: string): Promise<{ token: string; mailedTo: string | null }> {
      const fromOperator = readOperatorToken(token, secret, Date.now())
      if (fromOperator) return { token: (await redeem(fromOperator)) ?? token, mailedTo: null }
      const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
      return { token, mailedTo: mailer.isEnabled ? (found?.value ?? null) : null }
    },

    /** Whose address this is, as an id. Never let an answer depend on it where mails are sent. */
    async accountOf(email: string): Promise<string | null> {
      return (await internalAdapter.findUserByEmail(email))?.user.id ?? null
    },

    /** For after a new password. */
    forgetLinks: (userId: string) => forgetLinks(database, userId),

    /** A link that came by mail proves the address as well as a confirmation does. */
    async confirmEmail(userId: string): Promise<void> {
      await internalAdapter.updateUser(userId, { emailVerified: true })
      await applyRoles(database, config.adminEmails, userId)
    },

    /** Resolves when no letter is under way. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

interface FoundSession {
  readonly session: {
    readonly id: string
    readonly token: string
    readonly userId: string
    readonly createdAt: Date
    readonly expiresAt: Date
  }
  readonly user: Person
}

function toSession({ session, user }: FoundSession, endsAt: number): Session {
  return {
    userId: session.userId,
    sessionId: session.id,
    expiresAt: new Date(Math.min(session.expiresAt.getTime(), endsAt)),
    user: personSchema.parse(user),
  }
}
