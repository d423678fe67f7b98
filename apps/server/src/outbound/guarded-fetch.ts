import type { lookup } from 'node:dns'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createInflate } from 'node:zlib'
import { createGuard, NotAllowed } from './guarded-request.ts'

export interface FetchRequest {
  /** GET unless said. */
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  readonly signal?: AbortSignal
  /** How many redirects are followed, 5 unless said; one more is an error. With none, a redirect is the answer. */
  readonly mostRedirects?: number
  /** How long the body may be once it is unpacked; 20 MB unless said. */
  readonly mostBytes?: number
}

export interface Fetched {
  /** Where the answer came from, after all redirects. */
  readonly url: string
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface GuardedFetchOptions {
  /** Exactly these, each `host:port`, may be asked although they are private, also by http. */
  readonly privateHosts: readonly string[]
  /** For everything together: names, redirects and the last byte of the body. */
  readonly limitMs?: number
  readonly resolve?: typeof lookup
}

/** Throws `NotAllowed`, `TooLarge` or `Unreachable`. An answer is whole: one that was cut off is none. */
export type GuardedFetch = (address: string, request?: FetchRequest) => Promise<Fetched>

/** Nobody answered in time, or not to the end, or in a way that cannot be read. `cause` says what broke. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** The answer is longer than what was asked for. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

const LIMIT_MS = 60_000
const MOST_BYTES = 20_000_000
const MOST_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Asks addresses that somebody else chose, and follows their redirects, each as careful as the first. What proves who asks
 * (`authorization`, `cookie`) goes to the origin that it was meant for and to none that a redirect names.
 */
export function createGuardedFetch({
  privateHosts,
  limitMs = LIMIT_MS,
  resolve,
}: GuardedFetchOptions): GuardedFetch {
  const own = new Set(privateHosts.map(hostAndPort))
  const guard = createGuard({
    isOwn: (url) => own.has(placeOf(url)),
    // People have their calendars at other ports as well, and below 1024 live services of another kind.
    allowsPort: (port) => port === '' || Number(port) >= 1024,
    resolve,
  })

  const askOnce = async (address: string, asked: Asked): Promise<Fetched> => {
    const { method, headers, body, signal, mostBytes } = asked
    const response = await new Promise<IncomingMessage>((fulfil, fail) => {
      const asking = guard.request(address, {
        method,
        signal,
        headers: { 'accept-encoding': 'gzip, deflate', ...headers },
      })
      asking.on('error', fail)
      asking.on('response', fulfil)
      asking.end(body)
    })
    const { statusCode: status = 0, headers: answered } = response
    return { url: address, status, headers: answered, body: await readWhole(response, mostBytes, method) }
  }

  const ask = async (address: string, asked: Asked): Promise<Fetched> => {
    try {
      return await askOnce(address, asked)
    } catch (error) {
      if (error instanceof NotAllowed || error instanceof TooLarge) throw error
      throw new Unreachable('no whole answer', { cause: error })
    }
  }

  return async (address, request = {}) => {
    const { mostRedirects = MOST_REDIRECTS, mostBytes = MOST_BYTES } = request
    const limit = AbortSignal.timeout(limitMs)
    let asked: Asked = {
      method: request.method ?? 'GET',
      headers: namedInLowerCase(request.headers ?? {}),
      body: request.body,
      signal: request.signal ? AbortSignal.any([limit, request.signal]) : limit,
      mostBytes,
    }
    let at = new URL(URL.parse(address) ?? 'about:blank')
    for (let redirects = 0; ; redirects += 1) {
      const fetched = await ask(at.href, asked)
      const to = REDIRECTS.has(fetched.status) ? fetched.headers.location : undefined
      if (to === undefined || mostRedirects === 0) return fetched
      if (redirects === mostRedirects) throw new Unreachable('more redirects than are followed')
      const next = new URL(URL.parse(to, at.href) ?? 'about:blank')
      next.hash = ''
      asked = afterRedirect(asked, fetched.status, next.origin === at.origin)
      at = next
    }
  }
}

interface Asked {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | undefined
  readonly signal: AbortSignal
  readonly mostBytes: number
}

/** As browsers do it: 'see other' is always got, and a POST that moved as well. */
function afterRedirect(asked: Asked, status: number, isSameOrigin: boolean): Asked {
  const isGot = (status === 303 && asked.method !== 'HEAD') || (status < 303 && asked.method === 'POST')
  const headers = Object.entries(asked.headers).filter(
    ([name]) => isSameOrigin || (name !== 'authorization' && name !== 'cookie'),
  )
  const kept = Object.fromEntries(headers.filter(([name]) => !isGot || !name.startsWith('content-')))
  return { ...asked, headers: kept, ...(isGot && { method: 'GET', body: undefined }) }
}

/** The body, unpacked. Its length counts while it comes, packed and unpacked, so that a little cannot become very much. */
async function readWhole(response: IncomingMessage, mostBytes: number, method: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  const count = () => {
    let size = 0
    return async function* counted(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        size += chunk.length
        if (size > mostBytes) throw new TooLarge(`more than ${mostBytes} bytes`)
        yield chunk
      }
    }
  }
  const keep = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk)
  }
  const unpack = method === 'HEAD' ? null : unpackerOf(response)
  if (unpack) await pipeline(response, count(), unpack, count(), keep)
  else await pipeline(response, count(), keep)
  return Buffer.concat(chunks)
}

/** Null where nothing is packed. What was packed in a way that nobody asked for cannot be read. */
function unpackerOf({ headers, statusCode }: IncomingMessage): (Readable & NodeJS.WritableStream) | null {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  const isEmpty = statusCode === 204 || statusCode === 304 || headers['content-length'] === '0'
  if (encoding === 'identity' || encoding === '' || isEmpty) return null
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip()
  if (encoding === 'deflate') return createInflate()
  throw new Error('an encoding that was not asked for')
}

const namedInLowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** Host and port, the port said also where it is the usual one. */
function placeOf(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === 'http:' ? '80' : '443')}`
}

/** What the operator wrote, as addresses have it: `[::0001]:80` is `[::1]:80`. */
function hostAndPort(written: string): string {
  const [, host = '', port = ''] = /^(.+):(\d+)$/.exec(written) ?? []
  const url = URL.parse(`http://${host}/`)
  return url ? `${url.hostname}:${Number(port)}` : ''
}
