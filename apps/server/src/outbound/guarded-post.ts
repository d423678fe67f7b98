import { lookup, type LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** What a stranger's address answered. Nothing of its body is kept. */
export interface Answered {
  readonly status: number
  readonly retryAfter: string | undefined
}

interface Post {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

export interface GuardedPostOptions {
  /** Hosts of the operator's own network that may be asked, also by http and at any port. */
  readonly privateHosts: readonly string[]
  readonly limitMs?: number
  /** How names are looked up; tests have a name server of their own. */
  readonly resolve?: typeof lookup
}

export type GuardedPost = ReturnType<typeof createGuardedPost>

/** The address may not be asked at all. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed'
}

const LIMIT_MS = 10_000
/** Whoever has more to say is cut off. */
const MOST_BYTES = 16 * 1024

/**
 * Posts to an address that somebody else chose. It must be https at its own port; its name is resolved once, each of its
 * addresses must be public, and the connection goes to what was looked at, so that a name which changes leads nowhere
 * else. No redirect is followed, and neither time nor size is without end.
 */
export function createGuardedPost({
  privateHosts,
  limitMs = LIMIT_MS,
  resolve = lookup,
}: GuardedPostOptions) {
  const isOwn = (host: string) => privateHosts.includes(host)

  const mayAsk = (address: string): boolean => {
    const url = URL.parse(address)
    if (!url || url.username !== '' || url.password !== '') return false
    const host = hostOf(url)
    if (isOwn(host)) return url.protocol === 'https:' || url.protocol === 'http:'
    const isLiteral = isIP(host) !== 0
    return url.protocol === 'https:' && url.port === '' && (!isLiteral || isPublicAddress(host))
  }

  return {
    /** Whether an address is of the kind that is asked at all, as far as can be said without asking. */
    mayAsk,

    /** Throws `NotAllowed`, or what broke the connection. */
    async post(address: string, { headers, body }: Post): Promise<Answered> {
      if (!mayAsk(address)) throw new NotAllowed('no public https address')
      const url = new URL(address)
      const request = url.protocol === 'https:' ? requestHttps : requestHttp
      const isGuarded = !isOwn(hostOf(url))
      return new Promise((fulfil, fail) => {
        const asking = request(url, {
          method: 'POST',
          headers,
          signal: AbortSignal.timeout(limitMs),
          agent: false,
          ...(isGuarded && { lookup: lookupPublic(resolve) }),
        })
        asking.on('error', fail)
        asking.on('response', (response) => {
          const { statusCode: status = 0, headers: answered } = response
          fulfil({ status, retryAfter: answered['retry-after'] })
          let size = 0
          response.on('error', () => {})
          response.on('data', (chunk: Buffer) => {
            size += chunk.length
            if (size > MOST_BYTES) asking.destroy()
          })
        })
        asking.end(body ?? undefined)
      })
    },
  }
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.+)\]$/, '$1').toLowerCase()
}

/** Resolves a name for one connection. One address that is not public is enough to refuse it. */
const lookupPublic =
  (resolve: typeof lookup): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, '', 0)
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new NotAllowed('an address that is not public'), '', 0)
      }
      // Node asks for all where it may try one after the other.
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
