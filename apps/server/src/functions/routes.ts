import { contract, FUNCTIONS_PATH } from '@glimmer/api/contract'
import { CONSENT_HEADER } from '@glimmer/api/task-breakdown'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError } from '@orpc/server'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import type { AppEnv } from '../http/context.ts'
import { refuseUnlessJson } from '../http/read-json.ts'
import { refuse } from '../http/refusal.ts'
import type { Ai } from './breakdown/ask-provider.ts'
import { createBreakdowns } from './breakdown/serve-breakdown.ts'
import { createRouters, type FunctionContext } from './router.ts'

export interface FunctionParts {
  readonly database: Database
  readonly log: Logger
  readonly ai: Ai | undefined
  readonly limits?: { readonly limitMs?: number; readonly atOnce?: number }
  readonly now?: () => number
}

/** What broke inside a function travels past oRPC, which would make an answer of its own of it. */
interface Carrying extends FunctionContext {
  broken?: unknown
}

/** The typed functions. Each has a route of its own here, so that whatever looks at all routes sees it. */
export function functionRoutes({ database, log, ai, limits, now = Date.now }: FunctionParts) {
  const breakdowns = createBreakdowns({ ai, log, ...limits })
  const routers = createRouters({ database, breakdowns, now })
  const handlers = {
    streamed: new OpenAPIHandler(routers.streamed, HANDLING),
    whole: new OpenAPIHandler(routers.whole, HANDLING),
  }

  const serve = async (c: Context<AppEnv>) => {
    const session = c.get('session')
    if (!session) return refuse(c, 'signed_out', 'Please sign in first.')
    const refused = refuseUnlessJson(c)
    if (refused) return refused
    const headers = new Headers()
    const context: Carrying = {
      userId: session.userId,
      requestId: c.get('requestId'),
      agreedTo: c.req.header(CONSENT_HEADER) ?? null,
      headers,
    }
    const handler = (await asksForStream(c.req.raw)) ? handlers.streamed : handlers.whole
    const { matched, response } = await handler.handle(c.req.raw, { prefix: FUNCTIONS_PATH, context })
    if (context.broken !== undefined) throw context.broken
    if (!matched) throw new Error('a route that the router does not know')
    for (const [name, value] of headers) response.headers.set(name, value)
    return response
  }

  const app = new Hono<AppEnv>()
  for (const {
    '~orpc': { route },
  } of Object.values(contract)) {
    if (route.method && route.path) app.on(route.method, route.path, serve)
  }
  return app
}

/** Pages of older versions read a stream without asking for one. They are known by the consent (`agreedTo`) in the body. */
async function asksForStream(request: Request): Promise<boolean> {
  if (request.headers.get('accept')?.includes('text/event-stream')) return true
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null && 'agreedTo' in body
}

const NOT_OF_THIS_SHAPE = 'The request is not of this shape.'

const HANDLING = {
  customErrorResponseBodyEncoder: ({ code, message }: ORPCError<string, unknown>) => ({
    error: { code: code.toLowerCase(), message: code === 'BAD_REQUEST' ? NOT_OF_THIS_SHAPE : message },
  }),
  clientInterceptors: [keepWhatBroke],
}

async function keepWhatBroke<T>({
  next,
  context,
}: {
  next: () => Promise<T>
  context: Carrying
}): Promise<T> {
  try {
    return await next()
  } catch (error) {
    if (!(error instanceof ORPCError) || error.status >= 500) context.broken = error
    throw error
  }
}
