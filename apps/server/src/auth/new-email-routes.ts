import { personSchema } from '@glimmer/api/account'
import type { EmailChanged } from '@glimmer/api/new-email'
import type { Context, Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { ask, passCookies } from './ask-better-auth.ts'
import type { Auth } from './auth.ts'
import { translateRefusal } from './refusals.ts'
import { readOwner } from './session-routes.ts'
import { atSteadyPace } from './steady-pace.ts'

const askedSchema = z.object({ user: z.nullable(personSchema) })
const changedSchema = z.object({ user: personSchema })
const bothSchema = z.object({ from: z.string(), to: z.string() })

/** Another address for an account: asked for with the password, looked at and used with the link that was mailed to it. */
export function addNewEmailRoutes(app: Hono<AppEnv>, auth: Auth): void {
  const changed = async (user: EmailChanged['user']): Promise<EmailChanged> => ({
    status: 'email_changed',
    user,
    role: await auth.roleOf(user.id),
  })

  serve(app, 'POST /api/auth/new-email', async (c, { body: { owner, email, password }, answer }) => {
    const asking = await readOwner(c, auth, owner)
    if (asking.kind === 'refused') return asking.response
    const work = async () => {
      const response = await ask(c, auth, '/new-email', { email, password })
      if (!response.ok) return translateRefusal(c, response)
      passCookies(c, response)
      const { user } = askedSchema.parse(await response.json())
      return answer(user ? await changed(user) : { status: 'check_email' })
    }
    // Nobody learns from the time whether the new address has an account.
    return auth.isMailEnabled ? atSteadyPace(work) : work()
  })

  serve(app, 'POST /api/auth/new-email/look', async (c, { body, answer }) => {
    const response = await askSignedIn(c, '/new-email/look', body)
    if (!response.ok) return response
    return answer({ status: 'waiting', ...bothSchema.parse(await response.json()) })
  })

  serve(app, 'POST /api/auth/new-email/use', async (c, { body, answer }) => {
    const response = await askSignedIn(c, '/new-email/use', body)
    if (!response.ok) return response
    return answer(await changed(changedSchema.parse(await response.json()).user))
  })

  /** better-auth's answer, or our refusal. */
  async function askSignedIn(c: Context<AppEnv>, path: string, body: object): Promise<Response> {
    const session = await auth.sessionOf(c.req.raw.headers)
    if (!session) return refuse(c, 'signed_out', 'Please sign in first.')
    const response = await ask(c, auth, path, body)
    if (!response.ok) return translateRefusal(c, response)
    passCookies(c, response)
    return response
  }
}
