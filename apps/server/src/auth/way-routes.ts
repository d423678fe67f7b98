import { newCodesSchema, recoveryCodesSchema } from '@glimmer/api/sign-in-ways'
import type { Context, Hono } from 'hono'
import type { Config } from '../config.ts'
import type { AppEnv } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { ask, passCookies } from './ask-better-auth.ts'
import type { Auth, Session } from './auth.ts'
import { letIn } from './entered.ts'
import { nameDevice } from './name-device.ts'
import { handleOf } from './passkeys/passkey-answers.ts'
import { passkeyPlace } from './passkeys/place.ts'
import { translateRefusal } from './refusals.ts'
import { readOwner } from './session-routes.ts'

/** The ways in beside the password: passkeys, one-time codes and recovery codes. */
export function addWayRoutes(app: Hono<AppEnv>, auth: Auth, config: Pick<Config, 'baseUrl'>): void {
  const { passkeys, challenges, codes } = auth
  const placeOf = (c: Context<AppEnv>) =>
    passkeyPlace(config, c.req.header('host') ?? new URL(c.req.url).host)

  const waysOf = async (c: Context<AppEnv>, userId: string) => ({
    passkeys: await passkeys.list(userId),
    codes: await codes.describe(userId),
    device: nameDevice(c.req.header('user-agent') ?? null),
  })

  type Asked =
    | { readonly kind: 'ok'; readonly session: Session; readonly response: Response }
    | { readonly kind: 'refused'; readonly response: Response }

  /** Asks better-auth for the owner, with where passkeys are used here; its refusals are ours. */
  async function askAsOwner(
    c: Context<AppEnv>,
    path: string,
    { owner, ...body }: { owner: string },
  ): Promise<Asked> {
    const asking = await readOwner(c, auth, owner)
    if (asking.kind === 'refused') return asking
    const response = await ask(c, auth, path, { ...body, place: placeOf(c) })
    if (!response.ok) return { kind: 'refused', response: await translateRefusal(c, response) }
    passCookies(c, response)
    return { ...asking, response }
  }

  serve(app, 'GET /api/auth/ways', async (c, { answer }) => {
    const asking = await readOwner(c, auth, c.req.query('owner'))
    return asking.kind === 'ok' ? answer(await waysOf(c, asking.session.userId)) : asking.response
  })

  serve(app, 'POST /api/auth/passkeys/question', (c, { answer }) => {
    const place = placeOf(c)
    if (!place) return refuseWithoutPlace(c)
    return answer({ challenge: challenges.make({ kind: 'sign-in' }), rpId: place.rpId, passkeys: [] })
  })

  serve(app, 'POST /api/auth/sign-in/passkey', async (c, { body, answer }) => {
    const place = placeOf(c)
    if (!place) return refuseWithoutPlace(c)
    const response = await ask(c, auth, '/sign-in/passkey', { ...body, place })
    return response.ok ? answer(await letIn(c, response)) : translateRefusal(c, response)
  })

  serve(app, 'POST /api/auth/passkeys/own-question', async (c, { body: { owner }, answer }) => {
    const asking = await readOwner(c, auth, owner)
    if (asking.kind === 'refused') return asking.response
    const place = placeOf(c)
    if (!place) return refuseWithoutPlace(c)
    const { sessionId } = asking.session
    return answer({
      challenge: challenges.make({ kind: 'prove', userId: owner, sessionId }),
      rpId: place.rpId,
      passkeys: await passkeys.named(owner),
    })
  })

  serve(app, 'POST /api/auth/passkeys/new-question', async (c, { body, answer }) => {
    const place = placeOf(c)
    const asked = await askAsOwner(c, '/passkeys/new-question', body)
    if (asked.kind === 'refused') return asked.response
    if (!place) return refuseWithoutPlace(c)
    const { userId, sessionId, user } = asked.session
    return answer({
      challenge: challenges.make({ kind: 'add', userId, sessionId }),
      rpId: place.rpId,
      passkeys: await passkeys.named(userId),
      person: { handle: handleOf(userId), email: user.email, name: user.name },
    })
  })

  for (const [name, path] of [
    ['POST /api/auth/passkeys/rename', '/passkeys/rename'],
    ['POST /api/auth/passkeys/remove', '/passkeys/remove'],
    ['POST /api/auth/codes/off', '/codes/off'],
  ] as const) {
    serve(app, name, async (c, { body, answer }) => {
      const asked = await askAsOwner(c, path, body)
      return asked.kind === 'ok' ? answer(await waysOf(c, asked.session.userId)) : asked.response
    })
  }

  serve(app, 'POST /api/auth/passkeys/add', async (c, { body, answer }) => {
    if (!placeOf(c)) return refuseWithoutPlace(c)
    const asked = await askAsOwner(c, '/passkeys/add', body)
    return asked.kind === 'ok' ? answer(await waysOf(c, asked.session.userId)) : asked.response
  })

  serve(app, 'POST /api/auth/codes/begin', async (c, { body, answer }) => {
    const asked = await askAsOwner(c, '/codes/begin', body)
    if (asked.kind === 'refused') return asked.response
    return answer(newCodesSchema.parse(await asked.response.json()))
  })

  for (const [name, path] of [
    ['POST /api/auth/codes/on', '/codes/on'],
    ['POST /api/auth/codes/recovery', '/codes/recovery'],
  ] as const) {
    serve(app, name, async (c, { body, answer }) => {
      const asked = await askAsOwner(c, path, body)
      if (asked.kind === 'refused') return asked.response
      return answer(recoveryCodesSchema.parse(await asked.response.json()))
    })
  }

  for (const [name, path] of [
    ['POST /api/auth/sign-in/code', '/sign-in/code'],
    ['POST /api/auth/sign-in/recovery-code', '/sign-in/recovery-code'],
  ] as const) {
    serve(app, name, async (c, { body, answer }) => {
      const response = await ask(c, auth, path, body)
      return response.ok ? answer(await letIn(c, response)) : translateRefusal(c, response)
    })
  }
}

function refuseWithoutPlace(c: Context<AppEnv>): Response {
  return refuse(
    c,
    'passkeys_unavailable',
    'Passkeys work only over https and under a name. At this address, please use your password.',
  )
}
