import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import type { AppEnv } from '../http/context.ts'
import { readJson } from '../http/read-json.ts'
import { refuse, refuseOtherOwner } from '../http/refusal.ts'
import type { Auth } from './auth.ts'
import { CLIENT_ADDRESS_HEADER } from './better-auth-options.ts'
import type { Invitation } from './invitation-token.ts'
import { LineIsFull } from './line.ts'
import { refusePassword } from './passwords.ts'
import { type Person, personSchema } from './person.ts'
import { ACCOUNT_EXISTS, refuseAdmission, translateRefusal } from './refusals.ts'
import {
  changePasswordRequest,
  confirmEmailRequest,
  confirmWithNewPasswordRequest,
  deleteAccountRequest,
  emailRequest,
  invitationRequest,
  resetPasswordRequest,
  signInRequest,
  signUpRequest,
} from './requests.ts'
import { atSteadyPace } from './steady-pace.ts'

const LONGEST_USER_AGENT = 300
const BUSY_S = 5

/**
 * The addresses below `/api/auth`. Each reads a request of exactly its shape, asks better-auth, and answers in our
 * own words; whatever else better-auth offers is not reachable, and none of its tokens leaves in a body.
 */
export function authRoutes(auth: Auth, minLength: number) {
  const app = new Hono<AppEnv>()
  const { isMailEnabled } = auth
  /** Where mails are sent nobody learns whether an address is known; where none are, it cannot be hidden. */
  const pace = isMailEnabled ? atSteadyPace : <T>(work: () => Promise<T>) => work()
  const linkSent = isMailEnabled ? 'check_email' : 'ask_operator'

  app.onError((error, c) => {
    if (!(error instanceof LineIsFull)) throw error
    c.header('retry-after', String(BUSY_S))
    return refuse(c, 503, 'busy', 'Many people are signing in just now. Please try again in a few seconds.')
  })

  // Nothing here is asked by HEAD; Hono would run the route of GET for it.
  app.use((c, next) =>
    c.req.method === 'HEAD'
      ? Promise.resolve(refuse(c, 405, 'wrong_method', 'This address cannot be asked that way.'))
      : next(),
  )

  app.post('/sign-up/email', (c) =>
    withBody(c, signUpRequest, async ({ name, email, password, invitation: invitationToken }) => {
      const admission = await auth.admit(invitationToken, email)
      if (admission.kind !== 'welcome') return refuseAdmission(c, admission.kind)
      const { invitation } = admission
      const refusal = await refusePassword({ password, minLength, personal: [email, name] })
      if (refusal) return refuse(c, 400, refusal.code, refusal.message)
      return pace(async () => {
        const response = await ask(c, auth, '/sign-up/email', { name, email, password }, { invitation })
        // Of two sign-ups at once with one address, the second finds it taken only when it writes.
        const isTaken = response.status === 422 && (await auth.accountOf(email)) !== null
        if (isMailEnabled && (response.ok || isTaken)) return c.json({ status: 'check_email' })
        if (isTaken) return refuse(c, 409, 'account_exists', ACCOUNT_EXISTS)
        // The same with two sign-ups at once and one invitation.
        if (response.status === 422 && invitation) return refuseAdmission(c, 'used')
        return response.ok ? signedIn(c, response) : translateRefusal(c, response)
      })
    }),
  )

  app.post('/invitation', (c) =>
    withBody(c, invitationRequest, async ({ token }) => {
      const admission = await auth.admit(token)
      if (admission.kind !== 'welcome') return refuseAdmission(c, admission.kind)
      return c.json({ status: 'welcome', email: admission.invitation?.email ?? null })
    }),
  )

  app.post('/sign-in/email', (c) =>
    withBody(c, signInRequest, async (body) => {
      const response = await ask(c, auth, '/sign-in/email', body)
      // Asked for every try that was looked at, so that an answer takes no longer for an address that is known.
      const account = response.status === 429 ? null : await auth.accountOf(body.email)
      if (response.ok) auth.audit('signed_in', account)
      else if (response.status === 401) auth.audit('sign_in_failed', account)
      return response.ok ? signedIn(c, response) : translateRefusal(c, response)
    }),
  )

  app.post('/sign-out', async (c) => {
    const response = await ask(c, auth, '/sign-out', {})
    return response.ok ? withCookies(c, response, { status: 'signed_out' }) : translateRefusal(c, response)
  })

  app.get('/get-session', async (c) => {
    const { session, cookies } = await auth.prolongSession(c.req.raw.headers)
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
    if (!session) return c.json(null)
    return c.json({ session: { id: session.sessionId, expiresAt: session.expiresAt }, user: session.user })
  })

  app.post('/request-password-reset', (c) =>
    withBody(c, emailRequest, (body) =>
      pace(async () => {
        const response = await ask(c, auth, '/request-password-reset', body)
        return response.ok ? c.json({ status: linkSent }) : translateRefusal(c, response)
      }),
    ),
  )

  app.post('/send-verification-email', (c) =>
    withBody(c, emailRequest, (body) =>
      pace(async () => {
        const response = await ask(c, auth, '/send-verification-email', body, { isAnonymous: true })
        return response.ok ? c.json({ status: linkSent }) : translateRefusal(c, response)
      }),
    ),
  )

  app.post('/confirm-email', (c) => withBody(c, confirmEmailRequest, (body) => confirmEmail(c, auth, body)))

  app.post('/confirm-email/new-password', (c) =>
    withBody(c, confirmWithNewPasswordRequest, async (body) => {
      const { email, newPassword } = body
      const refusal = await refusePassword({ password: newPassword, minLength, personal: [email] })
      return refusal ? refuse(c, 400, refusal.code, refusal.message) : confirmEmail(c, auth, body)
    }),
  )

  // Letters of earlier versions lead here. Opening a link confirms nothing any more; the page says what to do.
  app.get('/verify-email', (c) => c.redirect('/auth?email=link-expired', 303))

  app.post('/reset-password', (c) =>
    withBody(c, resetPasswordRequest, async ({ token, newPassword }) => {
      const refusal = await refusePassword({ password: newPassword, minLength, personal: [] })
      if (refusal) return refuse(c, 400, refusal.code, refusal.message)
      const { mailedTo } = await auth.readResetToken(token)
      const response = await ask(c, auth, '/reset-password', { token, newPassword })
      if (!response.ok) return translateRefusal(c, response)
      if (mailedTo) await auth.confirmEmail(mailedTo)
      return c.json({ status: 'password_changed' })
    }),
  )

  app.post('/change-password', (c) =>
    withBody(c, changePasswordRequest, async ({ currentPassword, newPassword }) => {
      const session = await auth.sessionOf(c.req.raw.headers)
      if (!session) return refuse(c, 401, 'signed_out', 'Please sign in first.')
      const { email, name } = session.user
      const refusal = await refusePassword({ password: newPassword, minLength, personal: [email, name] })
      if (refusal) return refuse(c, 400, refusal.code, refusal.message)
      const body = { currentPassword, newPassword, revokeOtherSessions: true }
      const response = await ask(c, auth, '/change-password', body)
      if (response.ok) {
        auth.audit('password_changed', session.userId)
        await auth.forgetLinks(session.userId)
      } else if (response.status === 400) auth.audit('password_check_failed', session.userId)
      return response.ok
        ? withCookies(c, response, { status: 'password_changed' })
        : translateRefusal(c, response)
    }),
  )

  app.post('/delete-account', (c) =>
    withBody(c, deleteAccountRequest, async ({ owner, password }) => {
      const session = await auth.sessionOf(c.req.raw.headers)
      if (!session) return refuse(c, 401, 'signed_out', 'Please sign in first.')
      if (owner !== session.userId) return refuseOtherOwner(c)
      const response = await ask(c, auth, '/delete-user', { password })
      if (response.status === 400) auth.audit('password_check_failed', session.userId)
      return response.ok
        ? withCookies(c, response, { status: 'account_deleted' })
        : translateRefusal(c, response)
    }),
  )

  return app
}

async function withBody<Schema extends z.ZodType>(
  c: Context<AppEnv>,
  schema: Schema,
  use: (body: z.output<Schema>) => Promise<Response>,
): Promise<Response> {
  const json = await readJson(c)
  if (json.kind === 'refused') return json.response
  const body = schema.safeParse(json.value)
  if (body.success) return use(body.data)
  return refuse(c, 400, 'bad_request', body.error.issues[0]?.message ?? 'The request is not complete.')
}

/** Asks better-auth with a request of our making: of what the browser sent, only cookies and its name pass through. */
function ask(
  c: Context<AppEnv>,
  auth: Auth,
  path: string,
  body: object,
  { isAnonymous = false, invitation = null }: { isAnonymous?: boolean; invitation?: Invitation | null } = {},
): Promise<Response> {
  const headers = new Headers({
    [CLIENT_ADDRESS_HEADER]: c.get('clientAddress'),
    'user-agent': (c.req.header('user-agent') ?? '').slice(0, LONGEST_USER_AGENT),
  })
  const cookie = c.req.header('cookie')
  if (cookie && !isAnonymous) headers.set('cookie', cookie)
  headers.set('content-type', 'application/json')
  const url = new URL(`/api/auth${path}`, 'http://better-auth.internal')
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return auth.handle(request, invitation)
}

async function confirmEmail(c: Context<AppEnv>, auth: Auth, body: object): Promise<Response> {
  // Ends one that is too old: whoever had it is nobody else any more.
  await auth.sessionOf(c.req.raw.headers)
  const response = await ask(c, auth, '/confirm-email', body)
  return response.ok ? signedIn(c, response) : translateRefusal(c, response)
}

async function signedIn(c: Context<AppEnv>, response: Response): Promise<Response> {
  const answer: unknown = await response.clone().json()
  const user: Person = personSchema.parse((answer as { user?: unknown }).user)
  return withCookies(c, response, { status: 'signed_in', user })
}

function withCookies(c: Context<AppEnv>, response: Response, answer: object): Response {
  for (const cookie of response.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  return c.json(answer)
}
