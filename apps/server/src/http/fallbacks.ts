import type { Context, ErrorHandler, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import { type DatabaseErrorKind, databaseErrorKindOf, watchForDatabaseErrors } from '../db/database-error.ts'
import type { AppEnv } from './context.ts'
import { setHeaders } from './made-answer.ts'
import { refuse } from './refusal.ts'

/** Answers every CORS preflight without permissions: no other origin may use this server. */
export function answerOptions(c: Context<AppEnv>): Response {
  return c.body(null, 204, { allow: 'GET, HEAD, OPTIONS, POST' })
}

/** Keeps answers of the API out of every cache, as they are about one person. Streams set their own header. */
export const neverStore: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) setHeaders(c, { 'cache-control': 'no-store' })
}

/** For what no route took. */
export function refuseUnknown(c: Context<AppEnv>): Response {
  return refuse(c, 'not_found', 'There is nothing at this address.')
}

/** Pages and files can only be read. */
export function refuseMethod(c: Context<AppEnv>): Response {
  c.header('allow', 'GET, HEAD, OPTIONS')
  return refuse(c, 'wrong_method', 'This address can only be read.')
}

/** Taken even without room: they end access to an account, and only delete a row or two of a few bytes. */
const ALWAYS_TAKEN = ['/api/auth/sign-out', '/api/calendar/feed/off']

/**
 * Refuses writes while the disk is nearly full; reading, signing out and turning off a calendar's private address
 * still work. Devices keep what they wrote and send it later.
 */
export function refuseWithoutRoom(database: Pick<Database, 'hasRoom'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const isWrite = c.req.method === 'POST' && !ALWAYS_TAKEN.includes(c.req.path)
    return isWrite && !database.hasRoom() ? refuseForDatabase(c, 'full') : next()
  }
}

/** Lets `answerError` know of the database's errors where a library answers with an error of its own. */
export const noteDatabaseErrors: MiddlewareHandler<AppEnv> = (_c, next) => watchForDatabaseErrors(next)

/** How many seconds a sender should leave a database that is away. */
const AWAY_S = 5
const FULL_S = 60

function refuseForDatabase(c: Context<AppEnv>, kind: DatabaseErrorKind): Response {
  c.header('retry-after', String(kind === 'full' ? FULL_S : AWAY_S))
  return kind === 'full'
    ? refuse(c, 'disk_full', 'The server is out of space at the moment. What you wrote stays on this device.')
    : refuse(
        c,
        'database_away',
        'The server can’t reach its database right now. What you wrote stays on this device.',
      )
}

/** Answers an unexpected error: the log gets the details, the sender only that something failed. */
export function answerError(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof HTTPException) {
      return refuse(c, 'bad_request', 'The server cannot read this request.')
    }
    const requestId = c.get('requestId')
    const kind = databaseErrorKindOf(error)
    if (kind) {
      log.warn(
        { requestId, databaseError: kind, err: error },
        'the database could not do what a request needed',
      )
      return refuseForDatabase(c, kind)
    }
    log.error({ requestId, err: error }, 'request broke')
    return refuse(c, 'server_error', 'Something went wrong on our side. Nothing you did was lost.')
  }
}
