import { personSchema } from '@glimmer/api/account'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import type { SendWayLetter } from '../../mail/way-letters.ts'
import type { Audit } from '../audit.ts'
import type { PasskeyAnswers } from '../passkeys/passkey-answers.ts'
import { provenSchema, readAsking, readProven, refusal, signedOut } from '../proof.ts'
import { createHalfSignIns, halfSignInCookie } from '../half-sign-in.ts'
import type { Codes } from './keep-codes.ts'
import { secretUri } from './one-time-code.ts'

export interface CodeWiring {
  readonly codes: Codes
  readonly answers: PasskeyAnswers
  readonly audit: Audit
  readonly sendLetter: SendWayLetter
  readonly isHttps: boolean
}

/**
 * Where a session may begin although codes are on: a passkey has looked at its person, a code was given, or the session
 * at hand is made anew. A new account has no codes; its transaction is open, and the embedded database looks at nothing
 * beside it. Anywhere else the password alone is not enough.
 */
const WITHOUT_CODE = new Set([
  '/sign-up/email',
  '/sign-in/passkey',
  '/sign-in/code',
  '/sign-in/recovery-code',
  '/another-password',
  // The half sign-in that it finishes began where a session was refused, after a code.
  '/keep-account',
])

/** The refusal of a session for which a code is needed first; its message is the id of the account, for our routes alone. */
const CODE_NEEDED = 'CODE_NEEDED'

export const codeNeededSchema = z.object({ code: z.literal(CODE_NEEDED), message: z.string() })

/** Asked before any session is made. */
export async function refuseWithoutCode(
  codes: Codes,
  userId: string,
  path: string | undefined,
): Promise<void> {
  if (path !== undefined && WITHOUT_CODE.has(path)) return
  if (await codes.areOn(userId)) throw new APIError('FORBIDDEN', { code: CODE_NEEDED, message: userId })
}

const codeSchema = z.object({ code: z.string() })

/**
 * One-time codes and recovery codes: turning them on and off, and the step at sign-in. It is a plugin of better-auth so that
 * its tries are counted and its session is made as for signing in.
 */
export function codePlugin(wiring: CodeWiring) {
  const { codes, audit, sendLetter, isHttps } = wiring
  const cookie = halfSignInCookie('code', isHttps)

  /** The second half of signing in, with one kind of code. */
  const finish = (path: '/sign-in/code' | '/sign-in/recovery-code', kind: 'guess' | 'recover') =>
    createAuthEndpoint(path, { method: 'POST', body: codeSchema }, async (ctx) => {
      const { internalAdapter } = ctx.context
      const halfSignIns = createHalfSignIns(internalAdapter, { missing: 'code', isHttps })
      const half = await halfSignIns.find(ctx.getCookie(cookie.name) ?? '')
      const user = half && (await internalAdapter.findUserById(half.userId))
      if (!user) throw refusal('STEP_OVER')
      const guess = await codes[kind](half, ctx.body.code)
      if (guess.kind === 'over') throw refusal('STEP_OVER')
      if (guess.kind === 'locked') {
        const seconds = Math.max(1, Math.ceil((guess.until.getTime() - Date.now()) / 1000))
        throw new APIError(
          'TOO_MANY_REQUESTS',
          { code: 'CODES_LOCKED', message: 'CODES_LOCKED' },
          { 'x-retry-after': String(seconds) },
        )
      }
      if (guess.kind === 'wrong') {
        audit('code_check_failed', user.id)
        if (guess.hasLocked) {
          audit('codes_locked', user.id)
          sendLetter('codes-locked', user.email)
        }
        throw refusal('WRONG_CODE')
      }
      const session = await internalAdapter.createSession(user.id)
      ctx.setCookie(cookie.name, '', { ...cookie.attributes, maxAge: 0 })
      await setSessionCookie(ctx, { session, user })
      audit('signed_in', user.id)
      if (kind === 'recover') {
        audit('recovery_code_used', user.id)
        sendLetter('recovery-code-used', user.email)
      }
      return ctx.json({ user: personSchema.parse(user) })
    })

  return {
    id: 'glimmer-codes',
    endpoints: {
      signInWithCode: finish('/sign-in/code', 'guess'),
      signInWithRecoveryCode: finish('/sign-in/recovery-code', 'recover'),

      beginCodes: createAuthEndpoint('/codes/begin', { method: 'POST', body: provenSchema }, async (ctx) => {
        const asking = await readProven(ctx, wiring)
        const secret = await codes.begin(asking)
        if (secret === null) throw refusal('CODES_ON')
        return ctx.json({ secret, uri: secretUri(secret, asking.user.email) })
      }),

      turnCodesOn: createAuthEndpoint('/codes/on', { method: 'POST', body: codeSchema }, async (ctx) => {
        const asking = await readAsking(ctx)
        const turned = await codes.turnOn(asking, ctx.body.code)
        if (!turned) throw signedOut()
        if (turned.kind === 'over') throw refusal('STEP_OVER')
        if (turned.kind === 'wrong') throw refusal('WRONG_CODE')
        audit('codes_on', asking.userId)
        sendLetter('codes-on', asking.user.email)
        return ctx.json({ recoveryCodes: turned.recoveryCodes })
      }),

      renewRecoveryCodes: createAuthEndpoint(
        '/codes/recovery',
        { method: 'POST', body: provenSchema },
        async (ctx) => {
          const asking = await readProven(ctx, wiring)
          const recoveryCodes = await codes.renewRecoveryCodes(asking)
          if (!recoveryCodes) throw signedOut()
          if (recoveryCodes === 'off') throw refusal('CODES_OFF')
          audit('recovery_codes_made', asking.userId)
          sendLetter('recovery-codes-made', asking.user.email)
          return ctx.json({ recoveryCodes })
        },
      ),

      turnCodesOff: createAuthEndpoint('/codes/off', { method: 'POST', body: provenSchema }, async (ctx) => {
        const { userId, user } = await readProven(ctx, wiring)
        if (await codes.turnOff(userId)) {
          audit('codes_off', userId)
          sendLetter('codes-off', user.email)
        }
        return ctx.json({})
      }),
    },
  } satisfies BetterAuthPlugin
}
