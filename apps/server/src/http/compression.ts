import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'

/** Below this many bytes a compressed answer is not worth its trouble. */
export const SMALLEST_COMPRESSED = 1024

/** Up to this many bytes the best compression takes less than a tenth of a second. */
const SMALL_ENOUGH_FOR_BEST = 100_000

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/

export type Encoding = 'br' | 'gzip'
export type Bytes = Uint8Array<ArrayBuffer>

/** The best encoding that the request's `Accept-Encoding` allows, or null for none. */
export function chooseEncoding(header: string | undefined): Encoding | null {
  const accepted = new Set<string>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) accepted.add(name)
  }
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : null
}

/** Whether answers of this content type shrink when compressed. Streams of events do not count: they must flow. */
export function isCompressible(contentType: string | null | undefined): boolean {
  return COMPRESSIBLE.test(contentType ?? '')
}

/**
 * Compresses a body: quickly where it is used once, thoroughly where the result is kept. Thoroughly compressed pages
 * and style sheets fit into the first 14 kB that a server may send unacknowledged, which saves slow connections a
 * round trip.
 */
export function compressBytes(body: Bytes, encoding: Encoding, use: 'once' | 'kept'): Promise<Bytes> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: use === 'kept' ? 9 : 6 })
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: use === 'once' ? 4 : body.byteLength < SMALL_ENOUGH_FOR_BEST ? 11 : 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}

/** Compresses the JSON that handlers answer with; files bring their compressed form themselves. */
export const compressAnswers: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const made = c.res.headers
  if (made.has('content-encoding') || c.req.method === 'HEAD') return
  if (!made.get('content-type')?.startsWith('application/json')) return
  made.append('vary', 'Accept-Encoding')
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const length = made.get('content-length')
  if (!encoding || (length !== null && Number(length) < SMALLEST_COMPRESSED) || !c.res.body) return
  const body = new Uint8Array(await c.res.arrayBuffer())
  const isWorthIt = body.byteLength >= SMALLEST_COMPRESSED
  const bytes = isWorthIt ? await compressBytes(body, encoding, 'once') : body
  const { headers, status } = c.res
  // Hono gives the headers of this answer to the next one, and whoever trusts the old length waits for ever.
  headers.delete('content-length')
  if (isWorthIt) headers.set('content-encoding', encoding)
  c.res = new Response(bytes, { status, headers })
}
