import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from './context.ts'
import { setHeaders } from './made-answer.ts'

const LONGEST_LOGGED_PATH = 200

/**
 * Gives every request an id, said in the answer, and writes one line for it: ids and times, never what was sent,
 * and never the part of the address after `?`, where links carry their tokens.
 */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID()
    const start = performance.now()
    c.set('requestId', requestId)
    await next()
    setHeaders(c, { 'x-request-id': requestId })
    const { status } = c.res
    const level = status >= 500 ? 'error' : isProbe(c.req.path) ? 'debug' : 'info'
    log[level](
      {
        requestId,
        userId: c.get('session')?.userId,
        method: c.req.method,
        path: loggedPath(c.req.path),
        status,
        refusal: c.get('refusal'),
        ms: Math.round(performance.now() - start),
      },
      'request',
    )
  }
}

/** A path as it may stand in the log: bounded, so that nobody fills the disk with one request. */
export function loggedPath(path: string): string {
  return path.length > LONGEST_LOGGED_PATH ? `${path.slice(0, LONGEST_LOGGED_PATH)}…` : path
}

function isProbe(path: string): boolean {
  return path === '/healthz' || path === '/readyz' || path === '/metrics'
}
