import type { MiddlewareHandler } from 'hono'
import type { Auth } from '../auth/auth.ts'
import type { AppEnv } from './context.ts'

/** Looks up whose request it is, in the database each time, so that a session that was ended is over at once. */
export function readSession(auth: Auth): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { session, cookies } = await auth.prolongSession(c.req.raw.headers)
    c.set('session', session)
    await next()
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
  }
}
