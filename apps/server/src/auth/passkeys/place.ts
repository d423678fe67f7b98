import { isIP } from 'node:net'
import type { Config } from '../../config.ts'
import { isLoopbackHost } from '../../http/origin.ts'

/** Where passkeys are made and used: browsers bind each to a name, and say from which page it was asked. */
export interface Place {
  readonly rpId: string
  readonly origin: string
}

/**
 * The place of this server's pages: of its BASE_URL, else of this machine's own name under the port that was asked for. Null
 * where browsers have no passkeys: on plain HTTP elsewhere than on this machine, and under a number instead of a name.
 */
export function passkeyPlace({ baseUrl }: Pick<Config, 'baseUrl'>, host: string | undefined): Place | null {
  const url = URL.parse(baseUrl ?? `http://${host}`)
  if (!url || isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0) return null
  if (url.protocol !== 'https:' && !isLoopbackHost(url.host)) return null
  return { rpId: url.hostname, origin: url.origin }
}
