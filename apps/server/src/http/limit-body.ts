import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Refuses a body of more bytes than `maxSize`. Where the request says how long it is, its word is enough, as nobody is read
 * further than that; only a body that comes in pieces is counted.
 */
export function limitBody(maxSize: number, onError: (c: Context) => Response): MiddlewareHandler {
  const count = bodyLimit({ maxSize, onError })
  return async (c, next) => {
    const { method } = c.req
    if (method === 'GET' || method === 'HEAD') return next()
    const length = c.req.header('content-length')
    const isCounted = length === undefined || c.req.header('transfer-encoding') !== undefined
    if (isCounted) return count(c, next)
    return Number(length) > maxSize ? onError(c) : next()
  }
}
