import { Hono } from 'hono'
import { roleOf } from '../auth/roles.ts'
import type { Database } from '../db/open.ts'
import type { AppEnv } from './context.ts'

export interface PublicSettings {
  readonly passwordMinLength: number
  readonly mailEnabled: boolean
  readonly version: string
}

/** `GET /settings`: what a page must know before anybody signs in. `GET /me`: who is signed in, and their role. */
export function accountRoutes(database: Database, settings: PublicSettings) {
  const app = new Hono<AppEnv>()
  app.get('/settings', (c) => c.json(settings))
  app.get('/me', async (c) => {
    const session = c.get('session')
    if (!session) return c.json({ user: null, role: null })
    return c.json({ user: session.user, role: await roleOf(database, session.userId) })
  })
  return app
}
