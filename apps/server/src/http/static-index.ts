import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { fillOrigin, fillPage, fillServiceWorker, namesOrigin, type SiteFacts } from '../site/fill-page.ts'
import { contentSecurityPolicy, findInlineParts } from './content-security-policy.ts'
import type { Bytes, Encoding } from './compression.ts'
import { PACK, packPages } from './page-packs.ts'

const FALLBACK_PAGE = '/404.html'

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Files that the server fills in before sending them: pages, what crawlers read, and the service worker. */
const FILLED = /^\/(?:.*\.html|robots\.txt|sitemap\.xml|sw\.js)$/

export interface StaticFile {
  readonly body: Bytes
  readonly contentType: string
  readonly etag: string
  readonly cacheControl: string
  /** Only for pages. */
  readonly policy: string | undefined
  /** Compressed forms: those that the build wrote, and those made at the first request for one. */
  readonly encoded: Map<Encoding, Promise<Bytes>>
  /**
   * Set where the file names the server's own origin and no setting says it: makes the file for the origin of a
   * request.
   */
  readonly forOrigin?: (origin: string) => StaticFile
}

/** What the files are filled with, and how they are sent. */
export interface SiteSettings {
  readonly baseUrl: string | undefined
  readonly isHttps: boolean
  readonly site: SiteFacts
}

export interface StaticIndex {
  /** By the decoded path of its address, `/features` and `/assets/app-1a2b.js`. Nothing else can be served. */
  readonly files: ReadonlyMap<string, StaticFile>
  /** The page for addresses that do not exist; the 404. */
  readonly fallback: StaticFile | undefined
}

/**
 * Reads the web build into memory once. What is served later is what stands in this map: no request ever reaches
 * the disk, so no trick in a path can, and a page always fits the hashes that its policy names.
 */
export function indexStaticFiles(directory: string, settings: SiteSettings): StaticIndex {
  const files = new Map<string, StaticFile>()
  const paths = existsSync(directory) ? listFiles(directory) : []
  for (const path of paths) {
    if (/\.(?:br|gz)$/.test(path)) continue
    const address = `/${relative(directory, path).split(sep).join('/')}`
    const file = readStaticFile(path, address, settings)
    files.set(address, file)
    const page = pageAddress(address)
    if (page && !files.has(page)) files.set(page, file)
  }
  for (const address of [...files.keys()].filter((address) => PACK.test(address))) {
    files.set(address, readPack(join(directory, address), address, files, settings))
  }
  for (const entry of settings.site.verification) {
    if (entry.kind === 'file') files.set(`/${entry.name}`, textFile(entry.body, `/${entry.name}`, settings))
  }
  return { files, fallback: files.get(FALLBACK_PAGE) }
}

/** `/features/index.html` and `/features.html` are the page `/features`. */
function pageAddress(address: string): string | undefined {
  if (!address.endsWith('.html') || address === FALLBACK_PAGE) return undefined
  return address.replace(/(?:\/index)?\.html$/, '') || '/'
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isHidden(relative(directory, path)))
}

function isHidden(path: string): boolean {
  return path.split(sep).some((part) => part.startsWith('.') && part !== '.well-known')
}

function readStaticFile(path: string, address: string, settings: SiteSettings): StaticFile {
  const body = readFileSync(path)
  if (!FILLED.test(address)) return fileOf(body, address, undefined, readEncoded(path))
  const { site, baseUrl } = settings
  const text = body.toString()
  const filled = address === '/sw.js' ? fillServiceWorker(text, site, baseUrl) : fillPage(text, site)
  if (baseUrl) return textFile(fillOrigin(filled, baseUrl), address, settings)
  const file = textFile(filled, address, settings)
  if (!namesOrigin(filled)) return file
  return {
    ...file,
    forOrigin: rememberLast((origin) => textFile(fillOrigin(filled, origin), address, settings)),
  }
}

/** The build lists a pack's pages, each with a hash. Where those name the address that people open, the pack does as well. */
function readPack(
  path: string,
  address: string,
  files: ReadonlyMap<string, StaticFile>,
  settings: SiteSettings,
): StaticFile {
  const revisions: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
  const pages = Object.keys(revisions).flatMap((page) => {
    const file = files.get(page)
    return file ? [[page, file] as const] : []
  })
  const packOf = (opened: (file: StaticFile) => StaticFile) => {
    const sent = new Map(pages.map(([page, file]) => [page, opened(file)]))
    return textFile(JSON.stringify(packPages(sent)), address, settings)
  }
  const pack = packOf((file) => file)
  if (!pages.some(([, { forOrigin }]) => forOrigin)) return pack
  return { ...pack, forOrigin: rememberLast((origin) => packOf((file) => file.forOrigin?.(origin) ?? file)) }
}

/** Keeps the files made for the last origin: a server without a base URL is nearly always opened by one name. */
function rememberLast<T>(make: (origin: string) => T): (origin: string) => T {
  let last: { origin: string; made: T } | undefined
  return (origin) => {
    if (last?.origin !== origin) last = { origin, made: make(origin) }
    return last.made
  }
}

function textFile(text: string, address: string, { isHttps }: SiteSettings): StaticFile {
  const isPage = address.endsWith('.html')
  const policy = isPage ? contentSecurityPolicy({ ...findInlineParts(text), isHttps }) : undefined
  return fileOf(Buffer.from(text), address, policy, new Map())
}

function fileOf(
  body: Bytes,
  address: string,
  policy: string | undefined,
  encoded: StaticFile['encoded'],
): StaticFile {
  return {
    body,
    contentType: CONTENT_TYPES[extname(address)] ?? 'application/octet-stream',
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cacheControl: address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    policy,
    encoded,
  }
}

function readEncoded(path: string): StaticFile['encoded'] {
  const encoded: StaticFile['encoded'] = new Map()
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (existsSync(path + ending)) encoded.set(encoding, Promise.resolve(readFileSync(path + ending)))
  }
  return encoded
}
