import type { Fetched } from '../../outbound/guarded-fetch.ts'
import { type Access, ConnectorTrouble, MAX_CALENDAR_BYTES } from '../connector.ts'
import { troubleOf } from '../trouble.ts'
import { type Multistatus, readMultistatus } from './multistatus.ts'

export interface DavRequest {
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly depth?: '0' | '1'
  readonly mostBytes?: number
  readonly mostRedirects?: number
  /** Without the person's name and password. */
  readonly isAnonymous?: boolean
}

/** Asks a server of calendars. Throws where nothing came that can be read; every status is an answer. */
export async function askDav(access: Access, address: string, request: DavRequest): Promise<Fetched> {
  const { method, headers, body, depth, isAnonymous, mostBytes = MAX_CALENDAR_BYTES, mostRedirects } = request
  try {
    return await access.fetch(address, {
      method,
      signal: access.signal,
      mostBytes,
      ...(mostRedirects !== undefined && { mostRedirects }),
      ...(body !== undefined && { body }),
      headers: {
        ...(!isAnonymous && { authorization: authorizationOf(access) }),
        ...(depth && { depth }),
        ...(body !== undefined && { 'content-type': 'application/xml; charset=utf-8' }),
        'user-agent': 'Glimmer',
        ...headers,
      },
    })
  } catch (error) {
    throw troubleOf(error) ?? error
  }
}

/** Asks for a 207 and reads it. `length`: of what came. */
export async function askMultistatus(
  access: Access,
  address: string,
  request: DavRequest,
): Promise<Multistatus & { readonly url: string; readonly length: number }> {
  const fetched = await askDav(access, address, request)
  if (fetched.status !== 207) throw refusalOf(fetched, address, access.now())
  return { ...(await readMultistatus(fetched.body)), url: fetched.url, length: fetched.body.length }
}

/** What a status that is no success means for the account. */
export function refusalOf({ status, headers, url }: Fetched, address: string, now: Date): ConnectorTrouble {
  // Where a redirect led to another server nothing that proves who asks went along.
  if (new URL(url).origin !== new URL(address).origin) return new ConnectorTrouble('not_understood')
  if (status === 401) return new ConnectorTrouble('sign_in')
  if (status === 403) return new ConnectorTrouble('not_allowed')
  if (status === 404 || status === 410) return new ConnectorTrouble('not_found')
  if (status === 429 || status === 503)
    return new ConnectorTrouble('busy', readRetryAfter(headers['retry-after'], now))
  return new ConnectorTrouble(status >= 500 ? 'unreachable' : 'not_understood')
}

/** Nobody is left alone for longer than a day because of a header. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000

/** Seconds, or a date of HTTP. */
function readRetryAfter(header: string | undefined, now: Date): number | null {
  const said = header?.trim() ?? ''
  if (said === '') return null
  const wait = /^\d{1,9}$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now.getTime()
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS)
}

function authorizationOf({ credentials: { username = '', password = '' } }: Access): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
}
