import { lookup, type LookupAddress } from 'node:dns'
import { request as requestHttp, type ClientRequest } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export interface GuardOptions {
  /** Whether an address leads to where the operator allows everything: http, any port, a private network. */
  readonly isOwn: (url: URL) => boolean
  /** Whether a public server may be asked at a port, which is empty for that of https; at that alone unless said. */
  readonly allowsPort?: (port: string) => boolean
  /** How names are looked up; tests have a name server of their own. */
  readonly resolve?: typeof lookup | undefined
}

interface RequestOptions {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/** The address may not be asked at all. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed'
}

/**
 * Requests to addresses that somebody else chose. They must be https; a name is resolved once, each of its addresses must be
 * public, and the connection goes to what was looked at, so that a name which changes leads nowhere else.
 */
export function createGuard({ isOwn, allowsPort = (port) => port === '', resolve = lookup }: GuardOptions) {
  const mayAsk = (address: string): boolean => {
    const url = URL.parse(address)
    if (!url || url.username !== '' || url.password !== '') return false
    if (isOwn(url)) return url.protocol === 'https:' || url.protocol === 'http:'
    if (url.protocol !== 'https:' || !allowsPort(url.port)) return false
    // No name is looked up for an address in digits, so it is looked at here.
    const host = hostOf(url)
    return isIP(host) === 0 || isPublicAddress(host)
  }

  return {
    /** Whether an address is of the kind that is asked at all, as far as can be said without asking. */
    mayAsk,

    /** A request that has not been ended yet. It follows no redirect, and uses no connection of another. */
    request(address: string, options: RequestOptions): ClientRequest {
      if (!mayAsk(address)) throw new NotAllowed('no public https address')
      const url = new URL(address)
      const request = url.protocol === 'https:' ? requestHttps : requestHttp
      return request(url, {
        ...options,
        agent: false,
        ...(!isOwn(url) && { lookup: lookupPublic(resolve) }),
      })
    },
  }
}

/** The host of an address as a name server or a list has it: an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
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
