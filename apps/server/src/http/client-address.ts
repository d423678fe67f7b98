import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'

const UNKNOWN_ADDRESS = '0.0.0.0'

/**
 * Finds out where a request came from: the socket's other end, or, where the operator named the header that their own
 * proxy writes, the last address in it. Addresses before the last are the sender's own claim.
 */
export function clientAddress(trustedProxyHeader: string | undefined): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    // A link-local address names its network card behind `%`.
    const fromSocket = c.env?.incoming?.socket?.remoteAddress?.split('%')[0]
    const fromProxy = trustedProxyHeader ? lastAddressIn(c.req.header(trustedProxyHeader)) : undefined
    c.set('clientAddress', fromProxy ?? fromSocket ?? UNKNOWN_ADDRESS)
    await next()
  }
}

function lastAddressIn(header: string | undefined): string | undefined {
  const last = header?.split(',').at(-1)?.trim() ?? ''
  return isIP(last) ? last : undefined
}
