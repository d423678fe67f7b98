import type { Entered } from '@glimmer/api/entered'
import { type Context, Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import type { Config } from '../config.ts'
import type { AppEnv } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { ask, passCookies } from './ask-better-auth.ts'
import type { Auth } from './auth.ts'
import { addDeletionRoutes } from './deletion/routes.ts'
import { halfSignInCookie } from './half-sign-in.ts'
import { LineIsFull } from './line.ts'
import { isHttps } from './links.ts'
import { entered, signedIn } from './entered.ts'
import { addNewEmailRoutes } from './new-email-routes.ts'
import { addOpenIdRoutes } from './open-id/routes.ts'
import { refusePassword } from './passwords.ts'
import { ACCOUNT_EXISTS, refuseAdmission, translateRefusal } from './refusals.ts'
import { addSessionRoutes } from './session-routes.ts'
import { addWayRoutes } from './way-routes.ts'
import { atSteadyPace } from './steady-pace.ts'

const BUSY_S = 5

/**
 * The addresses below `/api/auth`. Each reads a request of exactly its shape, asks better-auth, and answers in our
 * own words; whatever else better-auth offers is not reachable, and none of its tokens leaves in a body.
 */
export function authRoutes(auth: Auth, config: Pick<Config, 'baseUrl' | 'port' | 'passwordMinLength'>) {
  const app = new Hono<AppEnv>()
  const { isMailEnabled } = auth
  const minLength = config.passwordMinLength
  /** Where mails are sent nobody learns whether an address is known; where none are, it cannot be hidden. */
  const pace = isMailEnabled ? atSteadyPace : <T>(work: () => Promise<T>) => work()
  const linkSent = isMailEnabled ? 'check_email' : 'ask_operator'

  app.onError((error, c) => {
    if (!(error instanceof LineIsFull)) throw error
    c.header('retry-after', String(BUSY_S))
    return refuse(c, 'busy', 'Many people are signing in right now. Please try again in a few seconds.')
  })

  // Nothing here is asked by HEAD; Hono would run the route of GET for it.
  app.use('/api/auth/*', (c, next) =>
    c.req.method === 'HEAD'
      ? Promise.resolve(refuse(c, 'wrong_method', 'This address cannot be asked that way.'))
      : next(),
  )

  serve(app, 'POST /api/auth/sign-up/email', async (c, { body, answer }) => {
    const { name, email, password } = body
    const admission = await auth.admit(body.invitation, email)
    if (admission.kind !== 'welcome') return refuseAdmission(c, admission.kind)
    const { invitation } = admission
    const refusal = await refusePassword({ password, minLength, personal: [email, name] })
    if (refusal) return refuse(c, refusal.code, refusal.message)
    return pace(async () => {
      const response = await ask(c, auth, '/sign-up/email', { name, email, password }, { invitation })
      // Of two sign-ups at once with one address, the second finds it taken only when it writes.
      const isTaken = response.status === 422 && (await auth.accountOf(email)) !== null
      if (isMailEnabled && (response.ok || isTaken)) return answer({ status: 'check_email' })
      if (isTaken) return refuse(c, 'account_exists', ACCOUNT_EXISTS)
      // The same with two sign-ups at once and one invitation.
      if (response.status === 422 && invitation) return refuseAdmission(c, 'used')
      return response.ok ? answer(await signedIn(c, response)) : translateRefusal(c, response)
    })
  })

  serve(app, 'POST /api/auth/invitation', async (c, { body: { token }, answer }) => {
    const admission = await auth.admit(token)
    if (admission.kind !== 'welcome') return refuseAdmission(c, admission.kind)
    return answer({ status: 'welcome', email: admission.invitation?.email ?? null })
  })

  serve(app, 'POST /api/auth/sign-in/email', async (c, { body, answer }) => {
    const response = await ask(c, auth, '/sign-in/email', body)
    // Asked for every try that was looked at, so that an answer takes no longer for an address that is known.
    const account = response.status === 429 ? null : await auth.accountOf(body.email)
    if (response.status === 401) auth.audit('sign_in_failed', account)
    else if (response.status === 403) auth.audit('sign_in_refused', account)
    if (!response.ok) return translateRefusal(c, response)
    const came = await entered(c, response)
    if (came.status === 'code_needed') auth.audit('code_asked', account)
    if (came.status === 'signed_in') auth.audit('signed_in', account)
    return answer(came)
  })

  serve(app, 'POST /api/auth/sign-out', async (c, { answer }) => {
    const response = await ask(c, auth, '/sign-out', {})
    if (!response.ok) return translateRefusal(c, response)
    passCookies(c, response)
    // Nor does what was begun here stay open for the next person at this browser.
    for (const missing of ['code', 'keep'] as const) {
      const { name, attributes } = halfSignInCookie(missing, isHttps(config))
      deleteCookie(c, name, attributes)
    }
    return answer({ status: 'signed_out' })
  })

  serve(app, 'GET /api/auth/get-session', async (c, { answer }) => {
    const { session, cookies } = await auth.prolongSession(c.req.raw.headers)
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
    if (!session) return answer(null)
    const { sessionId, expiresAt, user } = session
    return answer({ session: { id: sessionId, expiresAt: expiresAt.toISOString() }, user })
  })

  serve(app, 'POST /api/auth/request-password-reset', (c, { body, answer }) =>
    pace(async () => {
      const response = await ask(c, auth, '/request-password-reset', body)
      return response.ok ? answer({ status: linkSent }) : translateRefusal(c, response)
    }),
  )

  serve(app, 'POST /api/auth/send-verification-email', (c, { body, answer }) =>
    pace(async () => {
      const response = await ask(c, auth, '/send-verification-email', body, { isAnonymous: true })
      return response.ok ? answer({ status: linkSent }) : translateRefusal(c, response)
    }),
  )

  serve(app, 'POST /api/auth/confirm-email', (c, asked) => confirmEmail(c, auth, asked))

  serve(app, 'POST /api/auth/confirm-email/new-password', async (c, asked) => {
    const { email, newPassword } = asked.body
    const refusal = await refusePassword({ password: newPassword, minLength, personal: [email] })
    return refusal ? refuse(c, refusal.code, refusal.message) : confirmEmail(c, auth, asked)
  })

  // Letters of earlier versions lead here. Opening a link confirms nothing any more; the page says what to do.
  serve(app, 'GET /api/auth/verify-email', (c) => c.redirect('/auth?email=link-expired', 303))

  serve(app, 'POST /api/auth/reset-password', async (c, { body: { token, newPassword }, answer }) => {
    const refusal = await refusePassword({ password: newPassword, minLength, personal: [] })
    if (refusal) return refuse(c, refusal.code, refusal.message)
    const { mailedTo, endsCodesOf } = await auth.readResetToken(token)
    const response = await ask(c, auth, '/reset-password', { token, newPassword })
    if (!response.ok) return translateRefusal(c, response)
    if (mailedTo) await auth.confirmEmail(mailedTo)
    if (endsCodesOf) await auth.turnCodesOff(endsCodesOf)
    return answer({ status: 'password_changed' })
  })

  serve(app, 'POST /api/auth/change-password', async (c, { body, answer }) => {
    const { currentPassword, newPassword } = body
    const session = await auth.sessionOf(c.req.raw.headers)
    if (!session) return refuse(c, 'signed_out', 'Please sign in first.')
    const { email, name } = session.user
    const refusal = await refusePassword({ password: newPassword, minLength, personal: [email, name] })
    if (refusal) return refuse(c, refusal.code, refusal.message)
    const response = await ask(c, auth, '/another-password', { currentPassword, newPassword })
    if (!response.ok) return translateRefusal(c, response)
    passCookies(c, response)
    return answer({ status: 'password_changed' })
  })

  addDeletionRoutes(app, auth)
  addNewEmailRoutes(app, auth)
  addOpenIdRoutes(app, auth)
  addSessionRoutes(app, auth)
  addWayRoutes(app, auth, config)
  return app
}

interface Confirming {
  readonly body: object
  readonly answer: (value: Entered) => Response
}

async function confirmEmail(c: Context<AppEnv>, auth: Auth, { body, answer }: Confirming): Promise<Response> {
  // Looking the session up ends it where it is too old: who held it then counts as signed out, not as somebody else.
  await auth.sessionOf(c.req.raw.headers)
  const response = await ask(c, auth, '/confirm-email', body)
  return response.ok ? answer(await entered(c, response)) : translateRefusal(c, response)
}
