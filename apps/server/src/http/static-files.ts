import type { Context, Handler } from 'hono'
import type { Logger } from 'pino'
import {
  type Bytes,
  chooseEncoding,
  compressBytes,
  type Encoding,
  isCompressible,
  SMALLEST_COMPRESSED,
} from './compression.ts'
import type { AppEnv } from './context.ts'
import { isLoopbackHost } from './origin.ts'
import { refuse } from './refusal.ts'
import { loggedPath } from './request-log.ts'
import type { StaticFile, StaticIndex } from './static-index.ts'

/** Serves the web build: pages by their address, files by their name, and the 404 page for what does not exist. */
export function staticFiles(index: StaticIndex, log: Logger, ownOrigin: string): Handler<AppEnv> {
  return async (c) => {
    const path = decodePath(c.req.path)
    if (path === null) return refuse(c, 'bad_path', 'This address is not written correctly.')
    const file = index.files.get(path)
    const opened = (found: StaticFile) => found.forOrigin?.(openedOrigin(c, ownOrigin)) ?? found
    if (file) return answerWith(c, opened(file), 200)
    const page = path.replace(/\/$/, '')
    if (page !== path && index.files.has(page)) return c.redirect(page + new URL(c.req.url).search, 308)
    log.info({ requestId: c.get('requestId'), path: loggedPath(path) }, 'unknown address')
    if (index.fallback && c.req.header('accept')?.includes('text/html'))
      return answerWith(c, opened(index.fallback), 404)
    return refuse(c, 'not_found', 'There is nothing at this address.')
  }
}

/**
 * The origin to name in a page where no setting says it: this machine's own name as it was asked for. Any other name
 * in the Host header could be a stranger's that points here.
 */
function openedOrigin(c: Context<AppEnv>, ownOrigin: string): string {
  const host = c.req.header('host')
  return isLoopbackHost(host) ? new URL(`http://${host}`).origin : ownOrigin
}

/** Null where the path is no valid text: a broken escape, or a NUL in it. */
function decodePath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}

async function answerWith(c: Context<AppEnv>, file: StaticFile, status: 200 | 404): Promise<Response> {
  const isSmaller = isCompressible(file.contentType) && file.body.byteLength >= SMALLEST_COMPRESSED
  const headers = new Headers({ 'cache-control': file.cacheControl, etag: file.etag })
  if (isSmaller) headers.set('vary', 'Accept-Encoding')
  if (file.policy) headers.set('content-security-policy', file.policy)
  if (status === 200 && isUnchanged(c.req.header('if-none-match'), file.etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('content-type', file.contentType)
  const encoding = isSmaller ? chooseEncoding(c.req.header('accept-encoding')) : null
  if (encoding) headers.set('content-encoding', encoding)
  const body = encoding ? await encodedBody(file, encoding) : file.body
  headers.set('content-length', String(body.byteLength))
  return new Response(body, { status, headers })
}

/** Compressed once, at the first request for it, and kept. */
function encodedBody(file: StaticFile, encoding: Encoding): Promise<Bytes> {
  const encoded = file.encoded.get(encoding) ?? compressBytes(file.body, encoding, 'kept')
  file.encoded.set(encoding, encoded)
  return encoded
}

function isUnchanged(header: string | undefined, etag: string): boolean {
  return (
    header?.split(',').some((candidate) => candidate.trim() === etag || candidate.trim() === '*') ?? false
  )
}
