import type { MiddlewareHandler } from 'hono'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { AppEnv } from './context.ts'
import { setHeaders } from './made-answer.ts'

const YEAR_IN_SECONDS = 31_536_000

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** Headers for every answer. A page brings its own policy, with the hashes of its scripts; all else may run nothing. */
export function securityHeaders(isHttps: boolean): MiddlewareHandler<AppEnv> {
  const nothingRuns = contentSecurityPolicy({ inlineScripts: [], inlineStyles: [], isHttps })
  const always = {
    ...HEADERS,
    ...(isHttps && { 'strict-transport-security': `max-age=${YEAR_IN_SECONDS}; includeSubDomains` }),
  }
  return async (c, next) => {
    await next()
    const hasPolicy = c.res.headers.has('content-security-policy')
    setHeaders(c, hasPolicy ? always : { ...always, 'content-security-policy': nothingRuns })
  }
}
