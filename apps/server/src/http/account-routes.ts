import type { Me, ServerSettings } from '@glimmer/api/account'
import { Hono } from 'hono'
import { roleOf } from '../auth/roles.ts'
import type { SignUpSetting } from '../auth/sign-up-mode.ts'
import type { Database } from '../db/open.ts'
import type { AppEnv } from './context.ts'
import { serve } from './serve.ts'

const ACCOUNT_ID = /^[\w-]{1,100}$/

interface AccountParts {
  readonly database: Database
  readonly signUp: SignUpSetting
  readonly settings: Omit<ServerSettings, 'signUp'>
}

/**
 * What a page must know before anybody signs in; who is signed in, and their role. A device
 * whose session is over names its owner and learns whether that account is still there, and for how long; nobody guesses such an id.
 */
export function accountRoutes({ database, signUp, settings }: AccountParts) {
  const app = new Hono<AppEnv>()
  serve(app, 'GET /api/settings', async (c, { answer }) => {
    const { mode } = await signUp.read()
    return answer({ ...settings, signUp: mode, ...(!c.get('session') && { aiProvider: null }) })
  })
  serve(app, 'GET /api/me', async (c, { answer }) => {
    const session = c.get('session')
    if (!session) {
      const owner = c.req.query('owner')
      return answer({ user: null, role: null, ...(owner !== undefined && (await fateOf(database, owner))) })
    }
    return answer({ user: session.user, role: await roleOf(database, session.userId) })
  })
  return app
}

/** What became of the account of a device whose session is over. */
async function fateOf({ accounts }: Database, id: string): Promise<Pick<Me, 'isGone' | 'deletionDueAt'>> {
  if (!ACCOUNT_ID.test(id)) return { isGone: true }
  const found = await accounts
    .selectFrom('user')
    .select('deletion_due_at')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return { isGone: true }
  return found.deletion_due_at ? { deletionDueAt: found.deletion_due_at } : {}
}
