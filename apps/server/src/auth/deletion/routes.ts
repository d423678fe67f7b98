import type { Context, Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { ask, passCookies } from '../ask-better-auth.ts'
import type { Auth } from '../auth.ts'
import { signedIn } from '../entered.ts'
import { translateRefusal } from '../refusals.ts'
import { readOwner } from '../session-routes.ts'
import type { Deleted } from './deletions.ts'

const dueSchema = z.object({ dueAt: z.string() })

/** Deleting an account, and keeping one that waits for it. */
export function addDeletionRoutes(app: Hono<AppEnv>, auth: Auth): void {
  serve(app, 'POST /api/auth/delete-account', async (c, { body: { owner, password }, answer }) => {
    const asking = await readOwner(c, auth, owner)
    if (asking.kind === 'refused') return asking.response
    const response = await ask(c, auth, '/delete-account', { password })
    if (!response.ok) return translateRefusal(c, response)
    passCookies(c, response)
    return answer(told((await response.json()) as Deleted))
  })

  serve(app, 'POST /api/auth/keep-account', async (c, { answer }) => {
    const response = await ask(c, auth, '/keep-account', {})
    return response.ok ? answer(await signedIn(c, response)) : translateRefusal(c, response)
  })

  serve(app, 'POST /api/auth/keep-account/look', async (c, { body, answer }) => {
    const response = await askByLink(c, '/keep-account/look', body)
    if (!response.ok) return response
    return answer({ status: 'waiting', ...dueSchema.parse(await response.json()) })
  })

  serve(app, 'POST /api/auth/keep-account/use', async (c, { body, answer }) => {
    const response = await askByLink(c, '/keep-account/use', body)
    return response.ok ? answer({ status: 'account_kept' }) : response
  })

  async function askByLink(c: Context<AppEnv>, path: string, body: object): Promise<Response> {
    const response = await ask(c, auth, path, body, { isAnonymous: true })
    return response.ok ? response : translateRefusal(c, response)
  }
}

/** What is said of an account that was deleted, or will be. */
function told(deleted: Deleted) {
  return deleted.kind === 'asked'
    ? ({ status: 'deletion_asked', dueAt: deleted.dueAt } as const)
    : ({ status: 'account_deleted' } as const)
}
