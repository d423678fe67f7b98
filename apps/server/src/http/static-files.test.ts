import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { IMPORTS, IMPORTS_HASH, ORIGIN } from '@glimmer/api/open-places'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppEnv } from './context.ts'
import { siteVerification } from '../site/verification.ts'
import { staticFiles } from './static-files.ts'
import { indexStaticFiles } from './static-index.ts'

const LONG_SCRIPT = `console.log(${JSON.stringify('glimmer '.repeat(400))})`
const HTML = { accept: 'text/html,*/*' }

const settings = {
  baseUrl: undefined,
  isHttps: false,
  site: { operatorName: undefined, operatorContact: undefined, verification: [], deleteGraceDays: 0 },
}

let folder: string
let app: Hono<AppEnv>
const lines: string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glimmer-static-'))
  const site = join(folder, 'client')
  mkdirSync(join(site, 'features'), { recursive: true })
  mkdirSync(join(site, 'assets'))
  mkdirSync(join(site, '.vite'))
  writeFileSync(join(folder, 'secret.txt'), 'outside')
  writeFileSync(join(site, 'index.html'), '<title>landing</title><script>start()</script>')
  writeFileSync(
    join(site, 'features', 'index.html'),
    `<title>features</title><link rel="canonical" href="${ORIGIN}/features">` +
      '<script type="importmap">{"imports":{"/a":"/b"}}</script><script>start()</script>',
  )
  mkdirSync(join(site, 'pages'))
  writeFileSync(join(site, 'pages', 'public.json'), '{"/":"hash","/features":"hash"}')
  writeFileSync(join(site, '404.html'), '<title>fallback</title>')
  writeFileSync(join(site, 'robots.txt'), `Sitemap: ${ORIGIN}/sitemap.xml`)
  writeFileSync(join(site, 'sw.js'), 'self.x = 1')
  writeFileSync(join(site, '.vite', 'manifest.json'), '{}')
  writeFileSync(join(site, 'assets', 'app-1a2b.js'), LONG_SCRIPT)
  writeFileSync(join(site, 'assets', 'ready-3c4d.js'), LONG_SCRIPT)
  writeFileSync(join(site, 'assets', 'ready-3c4d.js.gz'), gzipSync('from the build'))
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  app = new Hono<AppEnv>()
  app.get('*', staticFiles(indexStaticFiles(site, settings), log, 'http://localhost:3000'))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('pages answer at their own address, with their own policy, and are asked for again each time', async () => {
  for (const [path, title] of [
    ['/', 'landing'],
    ['/features', 'features'],
    ['/features/index.html', 'features'],
  ] as const) {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await response.text()).toContain(title)
  }
  const landing = await app.request('/')
  expect(landing.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
})

test('what a device keeps of the pages is one file: each as it is sent, but for the import map (B6)', async () => {
  const headers = { host: 'localhost:8080' }
  const sent = await app.request('/features', { headers })
  const kept = await app.request('/pages/public.json', { headers })
  expect(kept.headers.get('cache-control')).toBe('no-cache')
  const pack = (await kept.json()) as Record<string, { html: string; policy: string }>
  expect(Object.keys(pack)).toEqual(['/', '/features'])
  const page = pack['/features']
  expect(page?.html).toContain('href="http://localhost:8080/features"')
  expect(page?.html.replace(IMPORTS, '{"imports":{"/a":"/b"}}')).toBe(await sent.text())
  const policy = sent.headers.get('content-security-policy') ?? ''
  const [, hashOfMap = ''] = /script-src 'self' ('sha256-[^']+') 'sha256-/.exec(policy) ?? []
  expect(page?.policy).not.toContain(hashOfMap)
  expect(page?.policy.replace(IMPORTS_HASH, hashOfMap)).toBe(policy)
})

test('a slash at the end leads to the page without it, and nowhere else', async () => {
  const response = await app.request('/features/?from=mail')
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe('/features?from=mail')
  expect((await app.request('//evil.example/')).status).toBe(404)
})

test('hashed files may be kept for ever, the service worker may not', async () => {
  const asset = await app.request('/assets/app-1a2b.js')
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect((await app.request('/sw.js')).headers.get('cache-control')).toBe('no-cache')
})

test('a file travels compressed as the browser can take it', async () => {
  const fetchAs = async (encoding: string, path = '/assets/app-1a2b.js') => {
    const response = await app.request(path, { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(body.length))
    return { encoding: response.headers.get('content-encoding'), body }
  }
  const brotli = await fetchAs('gzip, deflate, br')
  expect(brotli.encoding).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG_SCRIPT)
  const gzip = await fetchAs('gzip, br;q=0')
  expect(gzip.encoding).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(LONG_SCRIPT)
  const plain = await fetchAs('identity')
  expect(plain.encoding).toBeNull()
  expect(plain.body.toString()).toBe(LONG_SCRIPT)
  const ready = await fetchAs('gzip', '/assets/ready-3c4d.js')
  expect(gunzipSync(ready.body).toString()).toBe('from the build')
})

test('a page names the address that it was opened by on this machine, and no stranger’s; BASE_URL has the last word (A3)', async () => {
  const pointer = async (headers: Record<string, string>, from = app) =>
    (await from.request('/robots.txt', { headers })).text()
  expect(await pointer({ host: 'localhost:8080' })).toBe('Sitemap: http://localhost:8080/sitemap.xml')
  expect(await pointer({ host: '[::1]:8080' })).toBe('Sitemap: http://[::1]:8080/sitemap.xml')
  for (const host of ['evil.example', 'localhost.evil.example', 'localhost@evil.example']) {
    expect(await pointer({ host })).toBe('Sitemap: http://localhost:3000/sitemap.xml')
  }
  const known = new Hono<AppEnv>()
  const baseUrl = 'https://glimmer.example.org'
  const site = { ...settings.site, verification: siteVerification.parse('google1a2b3c4d.html') }
  const index = indexStaticFiles(join(folder, 'client'), { baseUrl, isHttps: true, site })
  known.get('*', staticFiles(index, pino({ level: 'silent' }), baseUrl))
  expect(await pointer({ host: 'localhost:8080' }, known)).toBe(`Sitemap: ${baseUrl}/sitemap.xml`)
  const proof = await known.request('/google1a2b3c4d.html')
  expect(proof.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await proof.text()).toBe('google-site-verification: google1a2b3c4d.html')
})

test('what a browser holds already is not sent again', async () => {
  const first = await app.request('/features')
  const etag = first.headers.get('etag') ?? ''
  const second = await app.request('/features', { headers: { 'if-none-match': `"other", ${etag}` } })
  expect(second.status).toBe(304)
  expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
})

test('an unknown address gives the 404 page and stands in the log without what was asked (A4)', async () => {
  const response = await app.request('/no-such-page?token=secret', { headers: HTML })
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('fallback')
  const logged = lines.filter((line) => line.includes('/no-such-page'))
  expect(logged).toHaveLength(1)
  expect(logged[0]).not.toContain('secret')
})

test('an unknown file is no page', async () => {
  const response = await app.request('/assets/gone.js', { headers: { accept: '*/*' } })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
})

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/%252e%252e/secret.txt',
  '//secret.txt',
  '/.vite/manifest.json',
  '/%00',
  '/index.html%00.js',
  '/%ff',
  '/%',
])('the path %s reaches no file', async (path) => {
  const response = await app.request(`http://localhost${path}`, { headers: HTML })
  expect([400, 404]).toContain(response.status)
  expect(await response.text()).not.toContain('outside')
})
