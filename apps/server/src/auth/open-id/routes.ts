import type { Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../../http/context.ts'
import { refuse } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { ask, passCookies } from '../ask-better-auth.ts'
import type { Auth } from '../auth.ts'
import { halfWaySchema } from '@glimmer/api/entered'
import { HALF_WAY_STATUS } from '../half-sign-in.ts'
import { refuseAdmission, translateRefusal } from '../refusals.ts'
import { readOwner } from '../session-routes.ts'
import { flowCookie, readFlow, writeFlow } from './flow.ts'
import type { Finished, Started } from './open-id.ts'

/** Signing in with the operator's OpenID provider. What the browser needs on the way is in a cookie of its own. */
export function addOpenIdRoutes(app: Hono<AppEnv>, auth: Auth): void {
  const { openId } = auth
  const cookie = flowCookie(openId.isHttps)

  async function start(c: Context<AppEnv>, purpose: { invitation: string | null; deleting: boolean }) {
    const response = await ask(c, auth, '/open-id/start', purpose)
    if (!response.ok) return { kind: 'refused', response: await translateRefusal(c, response) } as const
    const started = (await response.json()) as Started
    if (started.kind !== 'go') return { kind: 'refused', response: refuseOutcome(c, started) } as const
    setCookie(c, cookie.name, writeFlow(started.flow, openId.secret), cookie.options)
    return { kind: 'go', url: started.url } as const
  }

  serve(app, 'POST /api/auth/open-id/start', async (c, { body, answer }) => {
    if (!openId.isConfigured) return refuseWithout(c)
    const started = await start(c, { invitation: body.invitation ?? null, deleting: false })
    return started.kind === 'go' ? answer({ status: 'go', url: started.url }) : started.response
  })

  serve(app, 'POST /api/auth/open-id/start-deletion', async (c, { body: { owner }, answer }) => {
    const asking = await readOwner(c, auth, owner)
    if (asking.kind === 'refused') return asking.response
    if (!openId.isConfigured) return refuseWithout(c)
    const started = await start(c, { invitation: null, deleting: true })
    return started.kind === 'go' ? answer({ status: 'go', url: started.url }) : started.response
  })

  serve(app, 'POST /api/auth/open-id/finish', async (c, { body, answer }) => {
    if (!openId.isConfigured) return refuseWithout(c)
    const now = Date.now()
    const flow = readFlow(getCookie(c, cookie.name), body.answer, { secret: openId.secret, now })
    // Without the cookie of its beginning it is somebody else's, or over. Nobody is asked about it.
    if (!flow) return refuseOutcome(c, { kind: 'refused' })
    deleteCookie(c, cookie.name, { path: '/', secure: openId.isHttps })
    // Looking the session up ends it where it is too old: who held it then counts as signed out, not as somebody else.
    await auth.sessionOf(c.req.raw.headers)
    const response = await ask(c, auth, '/open-id/finish', { answer: body.answer, flow })
    if (!response.ok) return translateRefusal(c, response)
    passCookies(c, response)
    if (response.status === HALF_WAY_STATUS) return answer(halfWaySchema.parse(await response.json()))
    const outcome = (await response.json()) as Finished
    if (outcome.kind === 'in')
      return answer({ status: 'signed_in', user: outcome.user, isNew: outcome.isNew })
    if (outcome.kind === 'deleted') return answer({ status: 'account_deleted', owner: outcome.owner })
    if (outcome.kind === 'asked')
      return answer({ status: 'deletion_asked', owner: outcome.owner, dueAt: outcome.dueAt })
    return refuseOutcome(c, outcome)
  })

  serve(app, 'GET /api/auth/ways-in', async (c, { answer }) => {
    const asking = await readOwner(c, auth, c.req.query('owner'))
    return asking.kind === 'ok' ? answer(await openId.waysInto(asking.session.userId)) : asking.response
  })
}

function refuseWithout(c: Context<AppEnv>): Response {
  return refuse(c, 'not_found', 'There is nothing at this address.')
}

type Refused = Exclude<Started | Finished, { kind: 'go' | 'in' | 'deleted' | 'asked' }>

function refuseOutcome(c: Context<AppEnv>, outcome: Refused): Response {
  switch (outcome.kind) {
    case 'away':
      return refuse(
        c,
        'open_id_away',
        'That way of signing in can’t be reached just now. You can sign in with your password, or try again in a moment.',
      )
    case 'cancelled':
      return refuse(c, 'open_id_cancelled', 'You turned back on the way. Nothing has changed here.')
    case 'refused':
      return refuse(
        c,
        'open_id_refused',
        'This didn’t work: the way back was used before, took long, or began in another browser. Please start again.',
      )
    case 'unconfirmed-address':
      return refuse(
        c,
        'open_id_unconfirmed',
        'Your email address isn’t confirmed where you just signed in. Once it is, you can come in this way.',
      )
    case 'unconfirmed-account':
      return refuse(
        c,
        'account_exists',
        'There is an account with your email address here, and nobody has confirmed it yet. Sign in to it and confirm it first, or ask whoever runs this server.',
      )
    case 'linked-to-another':
      return refuse(
        c,
        'account_exists',
        'The account with your email address belongs to somebody else where you just signed in. Ask whoever runs this server.',
      )
    case 'other-account':
      return refuse(c, 'other_account', 'Another account is signed in on this device. Sign out first.')
    case 'not-fresh':
      return refuse(
        c,
        'open_id_not_fresh',
        'It isn’t certain that you signed in anew just now, so nothing was deleted. You can set a password and delete with that.',
      )
    case 'not-linked':
      return refuse(
        c,
        'open_id_refused',
        'This account isn’t opened that way. It is deleted with its password.',
      )
    case 'not-admitted':
      return refuseAdmission(c, outcome.why)
  }
}
