import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAccount } from '../account.ts'
import { prepareGround } from '../databases.ts'
import { type Route, routesOf } from '../routes.ts'
import { startApp, type StartedApp } from '../start-app.ts'

const SCRIPT = `document.documentElement.dataset.theme = "dark"`
const HTTPS = 'https://glimmer.example'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A policy as a browser reads it: of a directive that is said twice, the first counts. */
function directivesOf(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const part of policy.split(';')) {
    const [name = '', ...values] = part.trim().split(/\s+/)
    if (!directives.has(name)) directives.set(name, values)
  }
  return directives
}

describe.each([
  { over: 'HTTP', settings: {} as Record<string, string> },
  { over: 'HTTPS', settings: { BASE_URL: HTTPS } },
])('every answer over $over', ({ over, settings }) => {
  const ground = prepareGround('pglite')
  let folder: string
  let started: StartedApp
  let all: Awaited<ReturnType<typeof answers>>

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'glimmer-site-'))
    mkdirSync(join(folder, 'assets'))
    const page = `<!doctype html><title>a</title><script>${SCRIPT}</script><script src="/assets/a.js"></script>`
    writeFileSync(join(folder, 'index.html'), page)
    writeFileSync(join(folder, '404.html'), page)
    writeFileSync(join(folder, 'plain.html'), '<!doctype html><title>nothing inline</title>')
    writeFileSync(join(folder, 'assets', 'a.js'), 'self.a = 1')
    writeFileSync(
      join(folder, 'picture.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>',
    )
    started = await startApp(await ground.open(), settings, { staticDir: folder })
    all = await answers()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** One answer of every kind: each route with and without a session, files, pages, what is not there, what breaks. */
  async function answers(): Promise<[what: string, answer: Response][]> {
    const found: [string, Response][] = []
    const visitor = started.openBrowser()
    const ada = await openAccount(started)
    // Signing out comes last, as all later requests would be a visitor's.
    const isLast = ({ path }: Route) => path.endsWith('/sign-out')
    const routes = routesOf(started)
    for (const { method, path } of [...routes.filter((route) => !isLast(route)), ...routes.filter(isLast)]) {
      for (const [who, browser] of [
        ['Ada', ada.browser],
        ['a visitor', visitor],
      ] as const) {
        const address = `2001:db8:ffff:${found.length.toString(16)}::1`
        const sending = { address, headers: { accept: 'text/html' } }
        const answer = await (method === 'GET'
          ? browser.get(path, sending)
          : browser.post(path, '{', { address }))
        if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body?.cancel()
        found.push([`${method} ${path} for ${who}`, answer])
      }
    }
    for (const path of [
      '/',
      '/plain',
      '/assets/a.js',
      '/picture.svg',
      '/no-such-page',
      '/api/no',
      '/%',
      '/x/',
    ]) {
      found.push([path, await visitor.get(path, { headers: { accept: 'text/html' } })])
    }
    const etag = found.find(([what]) => what === '/')?.[1].headers.get('etag') ?? ''
    found.push(['304', await visitor.get('/', { headers: { 'if-none-match': etag } })])
    found.push([
      '403',
      await visitor.post('/api/sync/push', {}, { headers: { origin: 'https://evil.example' } }),
    ])
    found.push(['413', await visitor.post('/api/sync/push', 'x'.repeat(1_100_000))])
    found.push(['405', await visitor.post('/tasks', {})])
    found.push(['OPTIONS', await started.app.request('/api/me', { method: 'OPTIONS' })])
    found.push(['HEAD', await started.app.request('/', { method: 'HEAD' })])
    return found
  }

  it('lets no script run that we did not write, whatever the answer is', () => {
    const statuses = new Set(all.map(([, { status }]) => status))
    for (const status of [200, 204, 303, 304, 400, 401, 403, 404, 405, 413])
      expect(statuses).toContain(status)
    for (const [what, { headers }] of all) {
      const policy = headers.get('content-security-policy')
      const directives = directivesOf(policy ?? '')
      expect([what, directives.get('default-src')]).toEqual([what, [`'none'`]])
      const scripts = directives.get('script-src') ?? []
      const others = scripts.filter((source) => source !== `'self'` && source !== hashOf(SCRIPT))
      expect([what, others]).toEqual([what, []])
      expect([what, directives.get('style-src')]).toEqual([what, [`'self'`]])
      for (const name of ['script-src-elem', 'script-src-attr', 'object-src', 'frame-src']) {
        expect([what, name, directives.has(name)]).toEqual([what, name, false])
      }
      expect([what, directives.get('connect-src')]).toEqual([what, [`'self'`]])
      expect([what, directives.get('base-uri')]).toEqual([what, [`'none'`]])
      expect([what, directives.get('form-action')]).toEqual([what, [`'self'`]])
      expect([what, directives.get('frame-ancestors')]).toEqual([what, [`'none'`]])
      // The description of the functions is made here and has no script.
      const isPage =
        headers.get('content-type')?.startsWith('text/html') &&
        !what.includes('/api/docs') &&
        what !== '/plain'
      expect([what, scripts.includes(hashOf(SCRIPT))]).toEqual([
        what,
        Boolean(isPage) || what === '304' || what === 'HEAD',
      ])
    }
  })

  it('is neither guessed at, nor framed, nor read by another site, nor says where it came from', () => {
    for (const [what, { headers }] of all) {
      expect([what, headers.get('x-content-type-options')]).toEqual([what, 'nosniff'])
      expect([what, headers.get('x-frame-options')]).toEqual([what, 'DENY'])
      expect([what, headers.get('referrer-policy')]).toEqual([what, 'same-origin'])
      expect([what, headers.get('cross-origin-opener-policy')]).toEqual([what, 'same-origin'])
      expect([what, headers.get('cross-origin-resource-policy')]).toEqual([what, 'same-origin'])
      expect(headers.get('permissions-policy')).toContain('geolocation=()')
      expect([what, headers.get('strict-transport-security')]).toEqual([
        what,
        over === 'HTTPS' ? 'max-age=31536000; includeSubDomains' : null,
      ])
      expect([what, headers.get('server')]).toEqual([what, null])
      expect([what, headers.get('x-powered-by')]).toEqual([what, null])
      const type = headers.get('content-type')
      const isText = /^text\/|[/+]xml/.test(type ?? '')
      const isKnown = !isText || /charset=utf-8|event-stream/i.test(type ?? '')
      expect([what, type, isKnown]).toEqual([what, type, true])
    }
  })

  it('of the API is kept by nobody on the way', () => {
    for (const [what, { headers }] of all) {
      if (!what.includes('/api/')) continue
      expect(`${what} ${headers.get('cache-control')}`).toMatch(/ no-(?:store|cache)$/)
    }
  })
})
