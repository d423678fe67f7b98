import { LONGEST_PASSWORD } from '@glimmer/api/password-lengths'
import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import { AccountDates } from './account-dates.ts'
import type { Audit } from './audit.ts'
import { changePassword } from './change-password.ts'
import { type CodeWiring, codePlugin, refuseWithoutCode } from './codes/code-plugin.ts'
import { cookieOf } from './cookies.ts'
import { deletionPlugin, type DeletionWiring } from './deletion/deletion-plugin.ts'
import { confirmEmail } from './confirm-email.ts'
import { baseUrlOf, isHttps } from './links.ts'
import type { OpenSession } from './in-open-session.ts'
import { newEmail, type NewEmailLetters } from './new-email.ts'
import { type PasskeyWiring, passkeyPlugin } from './passkeys/passkey-plugin.ts'
import type { StoredPasswords } from './stored-passwords.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const SESSION_S = 30 * DAY
/** A session is prolonged once this much of it is over. */
const UPDATE_AGE_S = DAY
/** A session that lasts longer than this is not due for being prolonged. */
export const FRESH_SESSION_S = SESSION_S - UPDATE_AGE_S
export const SESSION_COOKIE = 'session'

/**
 * Carries the client's address to better-auth. `routes.ts` writes it on the request that it makes, so a sender cannot
 * choose it.
 */
export const CLIENT_ADDRESS_HEADER = 'x-glimmer-client-address'

/** A password was right when it was looked at, and another one was chosen since. */
export const REPLACED = 'INVALID_EMAIL_OR_PASSWORD'

export interface Addressee {
  readonly id: string
  readonly email: string
}

interface Wiring {
  readonly config: Config
  readonly database: Database
  readonly secret: string
  readonly log: Logger
  readonly isMailEnabled: boolean
  readonly audit: Audit
  readonly passwords: Pick<StoredPasswords, 'prepare' | 'hash' | 'verify' | 'letInBy' | 'isStillRight'>
  readonly tries: NonNullable<BetterAuthOptions['rateLimit']>['customStorage']
  readonly columnsOfNewAccount: () => { invitation: string | null }
  readonly newEmailLetters: NewEmailLetters
  readonly ways: Pick<PasskeyWiring, 'passkeys'> & Pick<CodeWiring, 'codes' | 'answers' | 'sendLetter'>
  /** Signing in with the operator's provider, where there is one. */
  readonly openId: BetterAuthPlugin | null
  readonly sendConfirmLetter: (user: Addressee) => void
  readonly sendResetLetter: (user: Addressee, token: string) => void
  readonly sendAccountExistsLetter: (user: Addressee) => void
  /** Whether an account may be made for this address now. */
  readonly isWelcome: (email: string) => Promise<boolean>
  readonly onVerifiedOrSignedIn: (userId: string) => Promise<void>
  /** That one more began. */
  readonly endOldestSessions: (session: OpenSession) => Promise<void>
  /** A session began or was prolonged, which happens once a day while it is used. */
  readonly onActive: (userId: string) => Promise<void>
  readonly onPasswordReset: (userId: string) => Promise<void>
  readonly deletions: DeletionWiring['deletions']
}

/**
 * How better-auth is set up: e-mail and password only, sessions in the database, and no trust in headers that a
 * sender wrote.
 */
export function betterAuthOptions(wiring: Wiring) {
  const { config, log, isMailEnabled, passwords } = wiring
  return {
    appName: 'Glimmer',
    baseURL: baseUrlOf(config),
    basePath: '/api/auth',
    secret: wiring.secret,
    telemetry: { enabled: false },
    database: {
      db: wiring.database.accounts.withPlugin(new AccountDates()),
      type: 'postgres',
      transaction: true,
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: config.passwordMinLength,
      maxPasswordLength: LONGEST_PASSWORD,
      password: { hash: passwords.hash, verify: passwords.verify },
      requireEmailVerification: isMailEnabled,
      resetPasswordTokenExpiresIn: HOUR,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => wiring.onPasswordReset(user.id),
      sendResetPassword: async ({ user, token }) => wiring.sendResetLetter(user, token),
      onExistingUserSignUp: async ({ user }) => wiring.sendAccountExistsLetter(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      // Our own link is sent instead of better-auth's token: that one would confirm the address without a password,
      // even after the password changed.
      sendVerificationEmail: async ({ user }) => wiring.sendConfirmLetter(user),
    },
    hooks: {
      // Runs after the limit of tries was checked and before any transaction begins.
      before: createAuthMiddleware(async ({ path, body }) => {
        const chosen: unknown = CHOOSING_A_PASSWORD[path]?.(body)
        if (typeof chosen === 'string') await passwords.prepare(chosen)
      }),
    },
    plugins: [
      confirmEmail({
        database: wiring.database,
        audit: wiring.audit,
        onConfirmed: wiring.onVerifiedOrSignedIn,
        isWelcome: wiring.isWelcome,
      }),
      changePassword({ database: wiring.database, passwords, audit: wiring.audit }),
      newEmail({
        database: wiring.database,
        secret: wiring.secret,
        isMailEnabled,
        audit: wiring.audit,
        adminEmails: config.adminEmails,
        letters: wiring.newEmailLetters,
      }),
      passkeyPlugin({
        ...wiring.ways,
        audit: wiring.audit,
        isMailEnabled,
        sendConfirmLetter: wiring.sendConfirmLetter,
      }),
      codePlugin({ ...wiring.ways, audit: wiring.audit, isHttps: isHttps(config) }),
      deletionPlugin({
        database: wiring.database,
        deletions: wiring.deletions,
        secret: wiring.secret,
        audit: wiring.audit,
        isHttps: isHttps(config),
      }),
      ...(wiring.openId ? [wiring.openId] : []),
    ],
    databaseHooks: {
      user: {
        create: { before: async (user) => ({ data: { ...user, ...wiring.columnsOfNewAccount() } }) },
      },
      session: {
        create: {
          before: (session, context) => refuseWithoutCode(wiring.ways.codes, session.userId, context?.path),
          async after({ id, userId }) {
            if (!(await passwords.isStillRight(userId))) {
              await wiring.database.accounts.deleteFrom('session').where('id', '=', id).execute()
              throw new APIError('UNAUTHORIZED', { code: REPLACED, message: REPLACED })
            }
            await wiring.endOldestSessions({ userId, sessionId: id })
            await wiring.onVerifiedOrSignedIn(userId)
            await wiring.onActive(userId)
          },
        },
        update: { after: ({ userId }) => wiring.onActive(userId) },
      },
    },
    session: {
      ...SESSION_TABLE,
      expiresIn: SESSION_S,
      updateAge: UPDATE_AGE_S,
      cookieCache: { enabled: false },
    },
    user: {
      ...USER_TABLE,
      additionalFields: { invitation: { type: 'string', required: false, input: false, returned: false } },
    },
    account: ACCOUNT_TABLE,
    // Only the hash of a link's token is kept: who reads the database cannot use one. better-auth's own cleaning up would delete
    // all links with any look at one, where the clock is ahead: `createTries` forgets those that are over.
    verification: { ...VERIFICATION_TABLE, storeIdentifier: 'hashed', disableCleanup: true },
    rateLimit: {
      enabled: true,
      // better-auth's own windows begin anew with every try, so that steady use never sees one end.
      customStorage: wiring.tries,
      window: MINUTE,
      max: 60,
      customRules: {
        '/sign-in/email': { window: MINUTE, max: 10 },
        '/sign-up/email': { window: MINUTE, max: 10 },
        '/another-password': { window: MINUTE, max: 10 },
        '/delete-account': { window: MINUTE, max: 10 },
        '/keep-account': { window: MINUTE, max: 10 },
        '/keep-account/look': { window: MINUTE, max: 30 },
        '/keep-account/use': { window: MINUTE, max: 10 },
        '/reset-password': { window: MINUTE, max: 10 },
        '/confirm-email': { window: MINUTE, max: 10 },
        '/new-email': { window: MINUTE, max: 10 },
        '/new-email/look': { window: MINUTE, max: 30 },
        '/new-email/use': { window: MINUTE, max: 10 },
        '/sign-in/passkey': { window: MINUTE, max: 10 },
        '/sign-in/code': { window: MINUTE, max: 10 },
        '/sign-in/recovery-code': { window: MINUTE, max: 10 },
        '/passkeys/*': { window: MINUTE, max: 10 },
        '/codes/*': { window: MINUTE, max: 10 },
        '/request-password-reset': { window: MINUTE, max: 3 },
        '/send-verification-email': { window: MINUTE, max: 3 },
        '/get-session': false,
        '/sign-out': false,
      },
    },
    advanced: {
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // Not needed: `http/origin.ts` checks every route more strictly, and we never pass an address to redirect to.
      disableCSRFCheck: true,
      disableOriginCheck: true,
      useSecureCookies: false,
      cookies: cookieNames(isHttps(config)),
      database: { validateSchema: false },
    },
    onAPIError: { throw: true },
    logger: {
      level: 'warn',
      log: (level, message, ...details) => {
        const err: unknown = details.find((detail) => detail instanceof Error)
        log[level === 'error' ? 'error' : 'debug']({ from: 'better-auth', err }, message)
      },
    },
  } satisfies BetterAuthOptions
}

type Body = Record<string, unknown> | undefined

/** The requests that choose a password, and where in them it stands. */
const CHOOSING_A_PASSWORD: Partial<Record<string, (body: Body) => unknown>> = {
  '/sign-up/email': (body) => body?.['password'],
  '/reset-password': (body) => body?.['newPassword'],
}

function cookieNames(isHttps: boolean) {
  const cookie = (name: string) => cookieOf(name, isHttps)
  return {
    session_token: cookie(SESSION_COOKIE),
    session_data: cookie('session_data'),
    account_data: cookie('account_data'),
    dont_remember: cookie('dont_remember'),
  }
}

const STAMPS = { createdAt: 'created_at', updatedAt: 'updated_at' }

const USER_TABLE = { modelName: 'user', fields: { ...STAMPS, emailVerified: 'email_verified' } }

const SESSION_TABLE = {
  modelName: 'session',
  fields: {
    ...STAMPS,
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
    userId: 'user_id',
  },
}

const ACCOUNT_TABLE = {
  modelName: 'account',
  fields: {
    ...STAMPS,
    accountId: 'account_id',
    providerId: 'provider_id',
    userId: 'user_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
  },
}

const VERIFICATION_TABLE = { modelName: 'verification', fields: { ...STAMPS, expiresAt: 'expires_at' } }
