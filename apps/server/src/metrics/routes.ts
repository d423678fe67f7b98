import { createHash, timingSafeEqual } from 'node:crypto'
import { partsOf } from '@glimmer/api/address'
import { Hono, type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { AppEnv } from '../http/context.ts'
import type { Metrics } from './metrics.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

/**
 * `/metrics` for whoever knows the token. For everybody else, and without a token, there is nothing at this address: the
 * answer is that of any other one.
 */
export function metricsRoutes(metrics: Metrics | undefined, token: string | undefined) {
  const app = new Hono<AppEnv>()
  app.get(partsOf('GET /metrics').path, (c, next) => {
    const [, given = ''] = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '') ?? []
    if (!metrics || token === undefined || !isSame(given, token)) return next()
    return c.body(metrics.write(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
  })
  return app
}

/** Takes the same time whatever is given. */
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}

/** Counts by the pattern of the route that answered: what stands in an address makes no series. */
export function countRequests(metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const method = METHODS.includes(c.req.method) ? c.req.method : 'other'
    metrics.countRequest(`${method} ${routePath(c)}`, c.res.status, (performance.now() - start) / 1000)
  }
}
