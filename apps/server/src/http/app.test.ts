import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Browser, jsonOf, refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { startApp, type StartedApp } from '../../test/start-app.ts'

const PASSWORD = 'quiet otter lamp'
const PERSON = { name: 'Robin', email: 'robin@example.org', password: PASSWORD }

interface ErrorAnswer {
  error: { code: string; message: string }
}

describeOnBothDatabases('the way a request takes', (ground) => {
  let folder: string
  let started: StartedApp
  let browser: Browser

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'glimmer-site-'))
    mkdirSync(join(folder, 'client'))
    writeFileSync(join(folder, 'client', 'index.html'), '<title>landing</title><script>start()</script>')
    writeFileSync(join(folder, 'client', '404.html'), '<title>fallback</title>')
    writeFileSync(join(folder, 'secret.txt'), 'outside')
    started = await startApp(await ground.open(), {}, { staticDir: join(folder, 'client') })
    browser = started.openBrowser()
    await browser.post('/api/auth/sign-up/email', PERSON, { address: '192.0.2.200' })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const countPeople = async () => {
    const database = await ground.open()
    return (await database.accounts.selectFrom('user').select('id').execute()).length
  }

  it('carries the security headers and an id on every answer, whatever it is', async () => {
    const answers = [
      await browser.get('/'),
      await browser.get('/no-such-page', { headers: { accept: 'text/html' } }),
      await browser.get('/api/me'),
      await browser.get('/api/nothing'),
      await browser.get('/healthz'),
      await browser.post('/api/me', {}),
      await browser.post('/api/me', {}, { headers: { origin: 'https://evil.example' } }),
      await browser.post('/api/auth/sign-in/email', '{'),
      await started.app.request('/', { method: 'OPTIONS' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 404, 200, 404, 403, 400, 204])
    for (const { headers } of answers) {
      const policy = headers.get('content-security-policy') ?? ''
      const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '))
      expect(scripts).not.toContain('unsafe')
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it.each<{ what: string; headers: Record<string, string> }>([
    { what: 'a foreign origin', headers: { origin: 'https://evil.example' } },
    { what: 'a hidden origin', headers: { origin: 'null' } },
    { what: 'another port of this machine', headers: { origin: 'http://localhost:5000' } },
    { what: 'the same site but another origin', headers: { origin: '', 'sec-fetch-site': 'same-site' } },
  ])('refuses $what everywhere, and says which setting mends it', async ({ headers }) => {
    const before = await countPeople()
    for (const path of ['/api/auth/sign-up/email', '/api/auth/sign-out', '/api/sync/push', '/api/me', '/']) {
      const response = await browser.post(path, { ...PERSON, email: 'new@example.org' }, { headers })
      expect(response.status).toBe(403)
      const { error } = await jsonOf<ErrorAnswer>(response)
      expect(error.code).toBe('wrong_origin')
      expect(error.message).toContain('BASE_URL')
    }
    expect(await countPeople()).toBe(before)
    expect(await (await browser.get('/api/me')).json()).toMatchObject({ user: { email: PERSON.email } })
  })

  it('believes a browser that sends no origin but says that the page is ours', async () => {
    const send = (headers: Record<string, string>) =>
      started.app.request('http://localhost:3000/api/auth/sign-out', { method: 'POST', headers })
    expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await send({ 'sec-fetch-site': 'none' })).status).toBe(403)
    expect((await send({})).status).toBe(403)
  })

  it.each<{
    what: string
    path?: string
    body: unknown
    refusal: [number, string]
    headers?: Record<string, string>
  }>([
    { what: 'broken JSON', body: '{"email":', refusal: [400, 'bad_json'] },
    { what: 'no body', body: '', refusal: [400, 'bad_json'] },
    { what: 'a list', body: [], refusal: [400, 'bad_request'] },
    { what: 'null', body: null, refusal: [400, 'bad_request'] },
    { what: 'no fields', body: {}, refusal: [400, 'bad_request'] },
    { what: 'an unknown field', body: { ...PERSON, role: 'admin' }, refusal: [400, 'bad_request'] },
    {
      what: "better-auth's own field",
      body: { ...PERSON, callbackURL: 'https://evil.example' },
      refusal: [400, 'bad_request'],
    },
    { what: 'a number for a name', body: { ...PERSON, name: 7 }, refusal: [400, 'bad_request'] },
    {
      what: 'a list for a password',
      body: { ...PERSON, password: ['a', 'b'] },
      refusal: [400, 'bad_request'],
    },
    {
      what: 'an object for an address',
      body: { ...PERSON, email: { $ne: '' } },
      refusal: [400, 'bad_request'],
    },
    { what: 'an empty name', body: { ...PERSON, name: '  ' }, refusal: [400, 'bad_request'] },
    { what: 'a long name', body: { ...PERSON, name: 'a'.repeat(201) }, refusal: [400, 'bad_request'] },
    { what: 'NUL in a name', body: { ...PERSON, name: 'Ro\0bin' }, refusal: [400, 'bad_request'] },
    {
      what: 'half a character in a name',
      body: `{"name":"\\ud83d","email":"a@example.org","password":"${PASSWORD}"}`,
      refusal: [400, 'bad_request'],
    },
    {
      what: 'half a character in a password',
      body: '{"name":"R","email":"a@example.org","password":"quiet \\udc00 lamp"}',
      refusal: [400, 'bad_request'],
    },
    { what: 'no address', body: { ...PERSON, email: 'robin' }, refusal: [400, 'bad_request'] },
    {
      what: 'two addresses',
      body: { ...PERSON, email: 'a@example.org, b@example.org' },
      refusal: [400, 'bad_request'],
    },
    {
      what: 'a header in an address',
      body: { ...PERSON, email: 'a@example.org\r\nBcc: b@example.org' },
      refusal: [400, 'bad_request'],
    },
    {
      what: 'a long address',
      body: { ...PERSON, email: `${'a'.repeat(300)}@example.org` },
      refusal: [400, 'bad_request'],
    },
    {
      what: 'a short password',
      body: { ...PERSON, password: 'otter' },
      refusal: [400, 'password_too_short'],
    },
    {
      what: 'a common password',
      body: { ...PERSON, password: 'iloveyou' },
      refusal: [400, 'password_too_common'],
    },
    {
      what: 'a long password',
      body: { ...PERSON, password: 'a'.repeat(10_000) },
      refusal: [400, 'bad_request'],
    },
    {
      what: 'a form',
      body: 'name=Robin',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      refusal: [415, 'not_json'],
    },
    {
      what: 'text that looks like JSON',
      body: PERSON,
      headers: { 'content-type': 'text/plain' },
      refusal: [415, 'not_json'],
    },
    { what: '5 MB', body: { ...PERSON, name: 'a'.repeat(5_000_000) }, refusal: [413, 'too_large'] },
    {
      what: 'a token of another type',
      path: 'reset-password',
      body: { token: 1, newPassword: PASSWORD },
      refusal: [400, 'bad_request'],
    },
    {
      what: 'NUL in a token',
      path: 'reset-password',
      body: { token: 'a\0b', newPassword: PASSWORD },
      refusal: [400, 'bad_request'],
    },
    {
      what: 'a token that nobody made',
      path: 'reset-password',
      body: { token: "' or 1=1", newPassword: PASSWORD },
      refusal: [400, 'link_expired'],
    },
    {
      what: 'an operator’s token that nobody made',
      path: 'reset-password',
      body: { token: 'operator.e30.e30', newPassword: PASSWORD },
      refusal: [400, 'link_expired'],
    },
  ])(
    'refuses $what with a clear answer, and nothing changes',
    async ({ path = 'sign-up/email', body, refusal, headers = {} }) => {
      const before = await countPeople()
      const response = await browser.post(`/api/auth/${path}`, body, { headers })
      const answer = await jsonOf<ErrorAnswer>(response.clone())
      expect(await refusalOf(response)).toEqual(refusal)
      expect(answer.error.message).toMatch(/\w+ .*[.\d\w]$/)
      expect(await countPeople()).toBe(before)
    },
  )

  it('counts a body that does not say its length', async () => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        if (sent++ > 64) return controller.close()
        return controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const headers = {
      origin: 'http://localhost:3000',
      host: 'localhost:3000',
      'content-type': 'application/json',
    }
    const init = { method: 'POST', headers, body, duplex: 'half' as const }
    const response = await started.app.request('http://localhost:3000/api/auth/sign-up/email', init)
    expect(await refusalOf(response)).toEqual([413, 'too_large'])
  })

  it('limits tries by the real address: what a sender writes about itself changes nothing', async () => {
    const credentials = { email: 'nobody@example.org', password: 'not a password' }
    const tries: Response[] = []
    for (let number = 0; number < 12; number++) {
      const headers = {
        'x-forwarded-for': `10.0.0.${number}`,
        'x-real-ip': `10.0.0.${number}`,
        'x-glimmer-client-address': `10.0.0.${number}`,
        forwarded: `for=10.0.0.${number}`,
      }
      tries.push(
        await browser.post('/api/auth/sign-in/email', credentials, { headers, address: '192.0.2.66' }),
      )
    }
    expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect(Number(tries[10]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refusalOf(tries[10]!)).toEqual([429, 'too_many_requests'])
    const database = await ground.open()
    const replica = await startApp(database)
    const elsewhere = await replica
      .openBrowser()
      .post('/api/auth/sign-in/email', credentials, { address: '192.0.2.66' })
    expect(elsewhere.status).toBe(429)
    const neighbour = await browser.post('/api/auth/sign-in/email', credentials, { address: '192.0.2.67' })
    expect(neighbour.status).toBe(401)
  })

  it('does not count right passwords, also many at once from one address, nor lets them make room for guesses', async () => {
    const address = '192.0.2.70'
    const right = { email: 'class@example.org', password: 'a slow blue lantern' }
    const wrong = { ...right, password: 'not a password' }
    const sign = (body: object) => started.openBrowser().post('/api/auth/sign-in/email', body, { address })
    await started.openBrowser().post('/api/auth/sign-up/email', { name: 'Class', ...right })
    const many = await Promise.all(Array.from({ length: 12 }, () => sign(right)))
    expect(many.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    const guesses = await Promise.all(Array.from({ length: 9 }, () => sign(wrong)))
    expect(guesses.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 401))
    expect((await sign(right)).status).toBe(200)
    const last = [await sign(wrong), await sign(wrong), await sign(right)]
    expect(last.map(({ status }) => status)).toEqual([401, 429, 429])
  })

  it('believes the header of the operator’s own proxy, and in it only what that proxy wrote', async () => {
    const database = await ground.open()
    const behindProxy = await startApp(database, { TRUSTED_PROXY_HEADER: 'X-Forwarded-For' })
    const credentials = { email: 'nobody@example.org', password: 'not a password' }
    const headers = { 'x-forwarded-for': '10.9.9.9, 203.0.113.50' }
    await behindProxy.openBrowser().post('/api/auth/sign-in/email', credentials, { headers })
    const keys = await database.accounts.selectFrom('rate_limit').select('key').execute()
    expect(keys.map(({ key }) => key)).toContain('203.0.113.50|/sign-in/email')
    expect(JSON.stringify(keys)).not.toContain('10.9.9.9')
  })

  it('answers what is not there, and what is asked the wrong way', async () => {
    expect(await refusalOf(await browser.get('/api'))).toEqual([404, 'not_found'])
    expect(await refusalOf(await browser.get('/api/auth'))).toEqual([404, 'not_found'])
    expect(await refusalOf(await browser.get('/api/auth/sign-in/email'))).toEqual([404, 'not_found'])
    expect(await refusalOf(await browser.post('/', {}))).toEqual([405, 'wrong_method'])
    expect(await refusalOf(await browser.get('/api/sync/pull', { headers: { cookie: '' } }))).toEqual([
      401,
      'signed_out',
    ])
    const head = await started.app.request('/', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('says what a page needs to know before anybody signs in', async () => {
    const response = await browser.get('/api/settings')
    expect(await response.json()).toEqual({
      passwordMinLength: 6,
      mailEnabled: false,
      deleteGraceDays: 0,
      signUp: 'open',
      version: expect.any(String),
      aiProvider: null,
      sourceUrl: null,
      helpLine: null,
      openIdName: null,
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('is live by itself, and ready with its database', async () => {
    expect(await (await browser.get('/healthz')).json()).toEqual({ status: 'live' })
    expect(await (await browser.get('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('logs ids and paths, and nothing that anybody wrote', async () => {
    await browser.get('/api/me?token=a-secret-token')
    const lines = started.logged.map((line) => JSON.parse(line))
    const entry = lines.findLast(({ path }) => path === '/api/me')
    expect(entry).toMatchObject({ requestId: expect.any(String), userId: expect.any(String), status: 200 })
    const all = started.logged.join('')
    for (const secret of ['a-secret-token', PASSWORD, 'Robin']) expect(all).not.toContain(secret)
  })

  it('logs why a request was refused, in one line whatever stands in it', async () => {
    const before = started.logged.length
    await browser.post('/api/me', {}, { headers: { origin: 'https://evil.example' } })
    await browser.get('/api/sync/pull', { headers: { cookie: '' } })
    await browser.get('/api/me')
    await browser.get('/%0a{"msg":"forged"}%0d%1b[2J')
    const lines = started.logged.slice(before)
    for (const line of lines) {
      for (const sign of ['\n', '\r', '\u001b']) expect(line.trimEnd()).not.toContain(sign)
    }
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    expect(requests.map(({ status, refusal }) => [status, refusal])).toEqual([
      [403, 'wrong_origin'],
      [401, 'signed_out'],
      [200, undefined],
      [404, 'not_found'],
    ])
  })

  it('gives no file from outside the build, however the path is written on the wire', async () => {
    const server = serve({ fetch: started.app.fetch, port: 0, hostname: '127.0.0.1' })
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const paths = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '//secret.txt',
      '/a/../../secret.txt',
      '/%00',
      '/%',
    ]
    for (const path of paths) {
      const answer = await askOnTheWire(port, path)
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
      expect(answer).not.toContain('outside')
    }
    expect(await askOnTheWire(port, '/')).toContain('landing')
    server.close()
  })
})

describeOnBothDatabases('a server that lost its database', (ground) => {
  it('stays live, says that it is not ready, and takes nobody for signed out', async () => {
    const database = await ground.open()
    const { app, logged, openBrowser } = await startApp(database)
    const browser = openBrowser()
    await browser.post('/api/auth/sign-up/email', PERSON)
    await database.close()
    expect((await app.request('/healthz')).status).toBe(200)
    expect(await refusalOf(await app.request('/readyz'))).toEqual([503, 'not_ready'])
    const me = await browser.get('/api/me')
    expect(me.headers.getSetCookie()).toEqual([])
    expect(me.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await jsonOf<ErrorAnswer>(me)).toEqual({
      error: { code: 'server_error', message: expect.any(String) },
    })
    expect(me.status).toBe(500)
    expect(logged.join('')).toContain('request broke')
    const signIn = await browser.post('/api/auth/sign-in/email', { email: PERSON.email, password: PASSWORD })
    expect(await refusalOf(signIn)).toEqual([500, 'server_error'])
  })
})

/** A client that leaves the path as it is; others tidy it before they ask. */
function askOnTheWire(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
      )
    })
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => (answer += chunk))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
