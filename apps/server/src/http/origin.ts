import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { refuse } from './refusal.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Pressed in mail programs. Its signed token alone says what it may do. */
const FROM_ANYWHERE = '/unsubscribe'
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

export interface RequestSource {
  readonly origin: string | undefined
  readonly host: string | undefined
  readonly fetchSite: string | undefined
}

/**
 * Only pages that this server itself served may change anything. With a base URL that is exactly its origin;
 * without one, this machine's own names under the port that was asked for: any other name could be a stranger's
 * that points here.
 */
export function checkOrigin(baseUrl: string | undefined): MiddlewareHandler<AppEnv> {
  const expected = baseUrl ? new URL(baseUrl).origin : undefined
  return async (c, next) => {
    const source = {
      origin: c.req.header('origin'),
      host: c.req.header('host') ?? new URL(c.req.url).host,
      fetchSite: c.req.header('sec-fetch-site'),
    }
    if (c.req.path === FROM_ANYWHERE) return next()
    if (SAFE_METHODS.has(c.req.method) || isFromOurPages(source, expected)) return next()
    return refuse(c, 'wrong_origin', explain(source, expected))
  }
}

/** Whether a request that would change something was sent by one of our own pages. */
export function isFromOurPages(source: RequestSource, expected: string | undefined): boolean {
  if (source.origin === undefined) {
    return source.fetchSite === 'same-origin' && (expected !== undefined || isLoopbackHost(source.host))
  }
  if (expected !== undefined) return source.origin === expected
  const origin = URL.parse(source.origin)
  return (
    origin?.origin === source.origin && LOOPBACK_NAMES.has(origin.hostname) && origin.host === source.host
  )
}

/** Whether a `Host` header names this very machine. */
export function isLoopbackHost(host: string | undefined): boolean {
  return LOOPBACK_NAMES.has(URL.parse(`http://${host}`)?.hostname ?? '')
}

function explain({ origin, host }: RequestSource, expected: string | undefined): string {
  if (expected)
    return `This Glimmer lives at ${expected} (its setting BASE_URL), and this request came from elsewhere.`
  const address = URL.parse(origin ?? '')
  const example = address && address.host === host ? ` (here: BASE_URL=${address.origin})` : ''
  return (
    'Until its setting BASE_URL is set, this Glimmer accepts changes only from the machine it runs on. ' +
    `Whoever runs it can set BASE_URL to the address that people open${example} and start it again.`
  )
}
