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
import { type SendWayLetter, wayLetter } from '../mail/way-letters.ts'
import { createAudit } from './audit.ts'
import { codeNeededSchema } from './codes/code-plugin.ts'
import { answerClosed } from './closed-account.ts'
import { createCodes } from './codes/keep-codes.ts'
import { createSeal } from './codes/seal.ts'
import { cookieOf } from './cookies.ts'
import {
  type Addressee,
  betterAuthOptions,
  FRESH_SESSION_S,
  REPLACED,
  SESSION_COOKIE,
} from './better-auth-options.ts'
import { createDeletions } from './deletion/deletions.ts'
import { createDeletionLetters } from './deletion/deletion-letters.ts'
import { endOldAccess } from './end-old-access.ts'
import { createChallenges } from './passkeys/challenge.ts'
import { createPasskeyAnswers } from './passkeys/passkey-answers.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { createPasswordHashing, type PasswordHashing } from './password-hashing.ts'
import type { Invitation } from './invitation-token.ts'
import { createInvitations } from './invitations.ts'
import { createSignUpSetting } from './sign-up-mode.ts'
import { createFreshSession, type FoundSession } from './fresh-session.ts'
import { createHalfSignIns, type Missing } from './half-sign-in.ts'
import { createLetterPost } from './letter-post.ts'
import { noteActive } from './note-active.ts'
import { createLinkToken, linkIdentifier, type LinkKind } from './link-tokens.ts'
import { confirmLink, isHttps, newEmailLink, newPasswordLink, settingsLink } from './links.ts'
import { createOpenId } from './open-id/create-open-id.ts'
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
  /** How long the OpenID provider may take for an answer; tests are less patient. */
  readonly openIdLimitMs?: number
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
  const openSessions = createOpenSessions(database, longestSessionMs)

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

  const sendWayLetter: SendWayLetter = (kind, to) => {
    // Without mail it would stand in the log, where nobody needs it.
    if (mailer.isEnabled) post.send(kind, to, () => wayLetter(kind, to, settings))
  }
  const passkeys = createPasskeys(database)
  const challenges = createChallenges(secret)
  const codes = createCodes(database, createSeal(secret))

  const deletionLetters = createDeletionLetters({ config, secret, post, isMailEnabled: mailer.isEnabled })
  const deletions = createDeletions({
    database,
    graceDays: config.deleteGraceDays,
    noteErasure,
    audit,
    letters: deletionLetters,
  })
  const openId = createOpenId({
    config,
    database,
    secret,
    log,
    audit,
    admit: invitations.admit,
    deleteAccount: deletions.end,
    limitMs: parts.openIdLimitMs,
  })

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
      ways: {
        passkeys,
        codes,
        answers: createPasskeyAnswers({ database, passkeys, challenges }),
        sendLetter: sendWayLetter,
      },
      openId: openId.plugin,
      sendConfirmLetter,
      sendResetLetter: ({ email }, token) =>
        post.send('reset-password', email, () => resetPasswordLetter(email, newPasswordLink(config, token))),
      sendAccountExistsLetter: ({ id, email }) =>
        post.send('account-exists', email, async () => {
          const pending = await deletions.find(id)
          if (pending) return deletionLetters.writeWaits(email, pending)
          return accountExistsLetter(email, newPasswordLink(config, await createToken('reset-password', id)))
        }),
      // Without mail an account can be used from the start, so a second sign-up with its address must not replace it.
      isWelcome: async (email) =>
        !mailer.isEnabled || makeRoomForSignUp(database, email, () => post.reserve('confirm-email', email)),
      onVerifiedOrSignedIn: (userId) => applyRoles(database, config.adminEmails, userId),
      endOldestSessions: openSessions.endOldest,
      onActive: (userId) => noteActive(database, userId, new Date()),
      onPasswordReset: async (userId) => {
        audit('password_changed', userId)
        // The sessions first: one that is stolen could make another address meanwhile.
        await database.accounts.transaction().execute(async (trx) => {
          // As whatever changes how an account is opened: one at a time.
          await trx.selectFrom('user').select('id').where('id', '=', userId).forUpdate().execute()
          await trx.deleteFrom('session').where('user_id', '=', userId).execute()
          await endOldAccess(trx, userId)
        })
      },
      deletions,
    }),
  )
  const { internalAdapter } = await instance.$context
  await applyRoles(database, config.adminEmails)
  const freshSession = createFreshSession(database, {
    secret,
    cookieName: cookieOf(SESSION_COOKIE, isHttps(config)).name,
    freshMs: FRESH_SESSION_S * 1000,
  })

  const waitingFor = (missing: Missing) =>
    createHalfSignIns(internalAdapter, { missing, isHttps: isHttps(config) })
  const forCode = waitingFor('code')
  const forKeeping = waitingFor('keep')

  /** Where the password was right and a code is needed, begins the step that asks for it: nobody guessed, so it is no refusal. */
  const askForCode = async (response: Response): Promise<Response> => {
    if (response.status !== 403) return response
    const needed = codeNeededSchema.safeParse(await response.clone().json())
    if (!needed.success) return response
    const userId = needed.data.message
    return unlessReplaced(userId, await forCode.begin(userId, { status: 'code_needed' }))
  }

  /** Nobody gets the cookie of a step that they came to by a password which was replaced meanwhile. */
  const unlessReplaced = async (userId: string, step: Response): Promise<Response> =>
    (await passwords.isStillRight(userId)) ? step : Response.json({ code: REPLACED }, { status: 401 })

  const answerError = (error: unknown) =>
    answerClosed(error, async ({ userId, dueAt }) => {
      audit('keep_asked', userId)
      return unlessReplaced(userId, await forKeeping.begin(userId, { status: 'deletion_pending', dueAt }))
    })

  const createToken = (kind: LinkKind, userId: string) =>
    createLinkToken(internalAdapter, kind, userId, Date.now())

  /**
   * Stores the token of an operator's link where better-auth looks for tokens. Choosing the password uses it up, and
   * the mark `operator-reset:…` keeps it from being stored a second time.
   */
  const introduce = async (token: string, operatorToken: OperatorToken) => {
    const { id, email, expiresAt } = operatorToken
    const found = await internalAdapter.findUserByEmail(email)
    if (!found || !isNewerThan(operatorToken, found.user.createdAt)) return
    // Whoever comes in with the OpenID provider may have no password to be older than.
    const account = await internalAdapter.findCredentialAccount(found.user.id)
    if (account && !isNewerThan(operatorToken, account.updatedAt)) return
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
          post.inRequest(() =>
            tries.inRequest(async () => askForCode(await instance.handler(request).catch(answerError))),
          ),
        ),
      ),

    /** Who may make an account. */
    signUp,

    /** Whether an account may be made, with this invitation, for this address. */
    admit: invitations.admit,

    /** The session that a request's cookie belongs to, looked up in the database each time; null where it is over. */
    async sessionOf(headers: Headers): Promise<Session | null> {
      const fresh = await freshSession(headers)
      if (fresh) return unlessTooOld(fresh)
      return unlessTooOld(await instance.api.getSession({ headers, query: { disableRefresh: true } }))
    },

    /** Looks the session up and prolongs it; `cookies` are the Set-Cookie lines that tell the browser. */
    async prolongSession(headers: Headers): Promise<{ session: Session | null; cookies: string[] }> {
      const fresh = await freshSession(headers)
      if (fresh) return { session: await unlessTooOld(fresh), cookies: [] }
      const found = await instance.api.getSession({ headers, returnHeaders: true })
      const session = await unlessTooOld(found.response)
      return { session, cookies: session ? found.headers.getSetCookie() : [] }
    },

    /**
     * Stores the token for better-auth where it came from the operator. `mailedTo`: the account that a mailed link
     * belongs to, whose owner proves by opening it that they read that mailbox; null for any other link. `endsCodesOf`: the
     * account whose one-time codes the operator turns off with it.
     */
    async readResetToken(token: string): Promise<{ mailedTo: string | null; endsCodesOf: string | null }> {
      const fromOperator = readOperatorToken(token, secret, Date.now())
      if (fromOperator) await introduce(token, fromOperator)
      const found = await internalAdapter.findVerificationValue(linkIdentifier('reset-password', token))
      const account = found?.value ?? null
      if (fromOperator) return { mailedTo: null, endsCodesOf: fromOperator.turnsCodesOff ? account : null }
      return { mailedTo: mailer.isEnabled ? account : null, endsCodesOf: null }
    },

    /** Turns one-time codes off on the operator's word, and tells the person. */
    async turnCodesOff(userId: string): Promise<void> {
      const user = await internalAdapter.findUserById(userId)
      if (!user || !(await codes.turnOff(userId))) return
      audit('codes_off', userId)
      sendWayLetter('codes-off', user.email)
    },

    /**
     * The id of the account with this address, or null. Where mails are sent, no answer to a visitor may depend on
     * it.
     */
    async accountOf(email: string): Promise<string | null> {
      return (await internalAdapter.findUserByEmail(email))?.user.id ?? null
    },

    /** The role of a person, which `GET /api/me` tells too. */
    roleOf: (userId: string) => roleOf(database, userId),

    /** Marks the address as confirmed: opening any mailed link proves it as well as the confirmation link does. */
    async confirmEmail(userId: string): Promise<void> {
      await internalAdapter.updateUser(userId, { emailVerified: true })
      await applyRoles(database, config.adminEmails, userId)
    },

    openSessions,

    passkeys,
    challenges,
    codes,
    deletions,
    openId: openId.forRoutes,

    /** Sends a letter and waits for the mail server. */
    sendNow: post.sendNow,

    /** How many letters this process is handing to the mail server now. */
    lettersUnderWay: post.underWay,

    /** Resolves when no letter is under way. */
    settled: post.settled,
  }
}

function toSession({ session, user }: FoundSession, endsAt: number): Session {
  return {
    userId: session.userId,
    sessionId: session.id,
    expiresAt: new Date(Math.min(session.expiresAt.getTime(), endsAt)),
    user: personSchema.parse(user),
  }
}
