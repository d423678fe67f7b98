import { betterAuth } from 'better-auth'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import { type NoteErasure, withoutNote } from '../dumps/erasures.ts'
import {
  accountExistsLetter,
  confirmEmailLetter,
  emailChangeAskedLetter,
  emailChangedLetter,
  newEmailLetter,
  newEmailTakenLetter,
  resetPasswordLetter,
} from '../mail/letters.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createAudit } from './audit.ts'
import { type Addressee, betterAuthOptions } from './better-auth-options.ts'
import { deleteAccount } from './delete-account.ts'
import { endOldAccess } from './end-old-access.ts'
import { createPasswordHashing, type PasswordHashing } from './password-hashing.ts'
import type { Invitation } from './invitation-token.ts'
import { createInvitations } from './invitations.ts'
import { createSignUpSetting } from './sign-up-mode.ts'
import { createLetterPost } from './letter-post.ts'
import { noteActive } from './note-active.ts'
import { createLinkToken, linkIdentifier, type LinkKind } from './link-tokens.ts'
import { confirmLink, newEmailLink, newPasswordLink, settingsLink } from './links.ts'
import { isNewerThan, type OperatorToken, readOperatorToken } from './operator-token.ts'
import type { NewEmailLetters } from './new-email.ts'
import { type Person, personSchema } from '@glimmer/api/account'
import { applyRoles, roleOf } from './roles.ts'
import { createStoredPasswords } from './stored-passwords.ts'
import { createOpenSessions } from './open-sessions.ts'
import { createTries } from './tries.ts'
import { makeRoomForSignUp } from './unconfirmed.ts'

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
  /** Notes that an account was deleted, so that restoring an older dump deletes it again. */
  readonly noteErasure?: NoteErasure
  /** Tests hash more cheaply. */
  readonly hashing?: PasswordHashing
}

const DAY_MS = 24 * 60 * 60 * 1000

export type Auth = Awaited<ReturnType<typeof createAuth>>

/**
 * Accounts and sessions: wraps better-auth in the few functions that the rest of the server needs. Before it returns,
 * it gives out the admin role as the configuration says.
 */
export async function createAuth(parts: AuthParts) {
  const { config, database, mailer, secret, log, noteErasure = withoutNote } = parts
  const passwords = createStoredPasswords(database, parts.hashing ?? createPasswordHashing())
  const audit = createAudit(log)
  const signUp = createSignUpSetting(config.signUp, database)
  const invitations = createInvitations({ setting: signUp, database, secret })
  const longestSessionMs = config.sessionMaxDays * DAY_MS
  const post = createLetterPost({ database, mailer, log })
  const tries = createTries(database)

  const sendConfirmLetter = ({ id, email }: Addressee) =>
    post.send('confirm-email', email, async () =>
      confirmEmailLetter(email, confirmLink(config, await createToken('confirm-email', id))),
    )
  const settings = settingsLink(config)
  const newEmailLetters: NewEmailLetters = {
    sendLink: (to, makeToken) =>
      post.send('new-email', to, async () => newEmailLetter(to, newEmailLink(config, await makeToken()))),
    sendTaken: (to) => post.send('new-email-taken', to, () => newEmailTakenLetter(to, settings)),
    sendAsked: (to) => post.send('email-change-asked', to, () => emailChangeAskedLetter(to, settings)),
    sendChanged: (to) =>
      post.send('email-changed', to, () => emailChangedLetter(to, settings, config.site.operatorContact)),
    sendConfirm: sendConfirmLetter,
  }

  const instance = betterAuth(
    betterAuthOptions({
      config,
      database,
      secret,
      log,
      isMailEnabled: mailer.isEnabled,
      audit,
      passwords,
      tries: tries.storage,
      columnsOfNewAccount: invitations.columnsOfNewAccount,
      newEmailLetters,
      sendConfirmLetter,
      sendResetLetter: ({ email }, token) =>
        post.send('reset-password', email, () => resetPasswordLetter(email, newPasswordLink(config, token))),
      sendAccountExistsLetter: ({ id, email }) =>
        post.send('account-exists', email, async () =>
          accountExistsLetter(email, newPasswordLink(config, await createToken('reset-password', id))),
        ),
      // Without mail an account can be used from the start, so a second sign-up with its address must not replace it.
      isWelcome: async (email) =>
        !mailer.isEnabled || makeRoomForSignUp(database, email, () => post.reserve('confirm-email', email)),
      onVerifiedOrSignedIn: (userId) => applyRoles(database, config.adminEmails, userId),
      onActive: (userId) => noteActive(database, userId, new Date()),
      onPasswordReset: async (userId) => {
        audit('password_changed', userId)
        // The sessions first: one that is stolen could make another address meanwhile.
        await database.accounts.transaction().execute(async (trx) => {
          await trx.deleteFrom('session').where('user_id', '=', userId).execute()
          await endOldAccess(trx, userId)
        })
      },
      deleteAccount: async (userId) => {
        await noteErasure({ account: userId }, (aboutToCommit) =>
          deleteAccount(database, userId, aboutToCommit),
        )
        audit('account_deleted', userId)
      },
    }),
  )
  const { internalAdapter } = await instance.$context
  await applyRoles(database, config.adminEmails)

  const createToken = (kind: LinkKind, userId: string) =>
    createLinkToken(internalAdapter, kind, userId, Date.now())

  /**
   * Stores the token of an operator's link where better-auth looks for tokens. Choosing the password uses it up, and
   * the mark `operator-reset:…` keeps it from being stored a second time.
   */
  const introduce = async (token: string, operatorToken: OperatorToken) => {
    const { id, email, expiresAt } = operatorToken
    const found = await internalAdapter.findUserByEmail(email)
    const account = found && (await internalAdapter.findCredentialAccount(found.user.id))
    if (!account || !isNewerThan(operatorToken, found.user.createdAt)) return
    if (!isNewerThan(operatorToken, account.updatedAt)) return
    const isFirst = await internalAdapter.reserveVerificationValue({
      identifier: `operator-reset:${id}`,
      // Not the account's id: `endOldAccess` deletes what names the account, and this mark has to stay.
      value: 'used',
      expiresAt: new Date(expiresAt),
    })
    if (!isFirst) return
    await internalAdapter.createVerificationValue({
      identifier: linkIdentifier('reset-password', token),
      value: found.user.id,
      expiresAt: new Date(expiresAt),
    })
  }

  /** Ends a session a fixed time after it began, however often it was prolonged. */
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

    /** better-auth's own answer. `routes.ts` decides what it is asked and what of the answer leaves the server. */
    handle: (request: Request, invitation: Invitation | null = null): Promise<Response> =>
      invitations.during(invitation, () =>
        passwords.inRequest(() =>
          post.inRequest(() => tries.inRequest(() => instance.handler(request).catch(answerDisabled))),
        ),
      ),

    /** Who may make an account. */
    signUp,

    /** Whether an account may be made, with this invitation, for this address. */
    admit: invitations.admit,

    /** The session that a request's cookie belongs to, looked up in the database each time; null where it is over. */
    async sessionOf(headers: Headers): Promise<Session | null> {
      return unlessTooOld(await instance.api.getSession({ headers, query: { disableRefresh: true } }))
    },

    /** Looks the session up and prolongs it; `cookies` are the Set-Cookie lines that tell the browser. */
    async prolongSession(headers: Headers): Promise<{ session: Session | null; cookies: string[] }> {
      const found = await instance.api.getSession({ headers, returnHeaders: true })
      const session = await unlessTooOld(found.response)
      return { session, cookies: session ? found.headers.getSetCookie() : [] }
    },

    /**
     * Stores the token for better-auth where it came from the operator. `mailedTo`: the account that a mailed link
     * belongs to, whose owner proves by opening it that they read that mailbox; null for any other link.
     */
    async readResetToken(token: string): Promise<{ mailedTo: string | null }> {
      const fromOperator = readOperatorToken(token, secret, Date.now())
      if (fromOperator) {
        await introduce(token, fromOperator)
        return { mailedTo: null }
      }
      const found = await internalAdapter.findVerificationValue(linkIdentifier('reset-password', token))
      return { mailedTo: mailer.isEnabled ? (found?.value ?? null) : null }
    },

    /**
     * The id of the account with this address, or null. Where mails are sent, no answer to a visitor may depend on
     * it.
     */
    async accountOf(email: string): Promise<string | null> {
      return (await internalAdapter.findUserByEmail(email))?.user.id ?? null
    },

    /** To be called after the password of an account changed and its other sessions ended. */
    endOldAccess: (userId: string) =>
      database.accounts.transaction().execute((trx) => endOldAccess(trx, userId)),

    /** The role of a person, which `GET /api/me` tells too. */
    roleOf: (userId: string) => roleOf(database, userId),

    /** Marks the address as confirmed: opening any mailed link proves it as well as the confirmation link does. */
    async confirmEmail(userId: string): Promise<void> {
      await internalAdapter.updateUser(userId, { emailVerified: true })
      await applyRoles(database, config.adminEmails, userId)
    },

    openSessions: createOpenSessions(database, longestSessionMs),

    /** Sends a letter and waits for the mail server. */
    sendNow: post.sendNow,

    /** How many letters this process is handing to the mail server now. */
    lettersUnderWay: post.underWay,

    /** Resolves when no letter is under way. */
    settled: post.settled,
  }
}

/** What the database raises where somebody would get a session of a disabled account; by then their password was right. */
const DISABLED = 'GL001'

function answerDisabled(error: unknown): Response {
  if ((error as { code?: string }).code !== DISABLED) throw error
  return Response.json({ code: 'ACCOUNT_DISABLED' }, { status: 403 })
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
