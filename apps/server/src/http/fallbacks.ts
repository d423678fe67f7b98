import type { Context, ErrorHandler, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import type { AppEnv } from './context.ts'
import { refuse } from './refusal.ts'

/** Nobody else's pages may use this server, so there is nothing to allow them. */
export function answerOptions(c: Context<AppEnv>): Response {
  return c.body(null, 204, { allow: 'GET, HEAD, OPTIONS, POST' })
}

/** What the API answers is about one person at one moment. A stream says for itself how it is kept. */
export const neverStore: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
}

/** For what no route took. */
export function refuseUnknown(c: Context<AppEnv>): Response {
  return refuse(c, 404, 'not_found', 'There is nothing at this address.')
}

/** Pages and files can only be read. */
export function refuseMethod(c: Context<AppEnv>): Response {
  c.header('allow', 'GET, HEAD, OPTIONS')
  return refuse(c, 405, 'wrong_method', 'This address can only be read.')
}

/** The last resort: the log gets what happened, the sender only that something did. */
export function answerError(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof HTTPException) {
      return refuse(c, error.status, 'bad_request', 'The server cannot read this request.')
    }
    log.error({ requestId: c.get('requestId'), err: error }, 'request broke')
    return refuse(c, 500, 'server_error', 'Something went wrong on our side. Nothing you did was lost by it.')
  }
}
