import { connect } from 'node:net'
import { afterAll, expect, it, vi } from 'vitest'
import { addTask, openAccount } from '../../test/account.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { startApp, type StartedApp } from '../../test/start-app.ts'
import { type Door, listen } from '../http/listen.ts'

const TOKEN = 'what-only-Prometheus-knows'

describeOnBothDatabases('a connection of a device that listens', (ground) => {
  let started: Promise<{ app: StartedApp; door: Door }> | undefined
  const start = () =>
    (started ??= ground.open().then(async (database) => {
      const app = await startApp(database, { METRICS_TOKEN: TOKEN })
      const door = await listen('127.0.0.1', 0)
      door.open((request, env) => app.app.fetch(request, env))
      return { app, door }
    }))

  afterAll(async () => (await start()).door.close(0))

  async function open(owner: string, cookie: string) {
    const { door } = await start()
    const socket = connect(door.port, '127.0.0.1')
    const heard = { text: '', isOver: false }
    socket.on('data', (data) => (heard.text += String(data)))
    socket.on('close', () => (heard.isOver = true))
    socket.write(
      [
        `GET /api/sync/events?owner=${owner} HTTP/1.1`,
        'Host: localhost:3000',
        'Accept: text/event-stream',
        'Accept-Encoding: gzip, deflate, br, zstd',
        `Cookie: ${cookie}`,
        '\r\n',
      ].join('\r\n'),
    )
    return { socket, heard, until: (part: string) => vi.waitUntil(() => heard.text.includes(part)) }
  }

  async function openStreams(): Promise<number> {
    const { app } = await start()
    const headers = { authorization: `Bearer ${TOKEN}` }
    const text = await (await app.openBrowser().get('/metrics', { headers })).text()
    return Number(/^glimmer_event_streams (\d+)$/m.exec(text)?.[1])
  }

  it('says the headers of every answer, the newest revision, and each later one', async () => {
    const { app } = await start()
    const ada = await openAccount(app)
    await ada.push([addTask('Water the fern')])
    const { socket, heard, until } = await open(ada.owner, ada.cookie())
    await until('event: rev\ndata: 1\n\n')
    await ada.push([addTask('Ring Zoë')])
    await until('event: rev\ndata: 2\n\n')
    const [head = ''] = heard.text.split('\r\n\r\n')
    const plain = head
      .replace(/^(x-request-id|Date): .*$/gm, '$1: new')
      .replace(/^(content-security-policy): .*$/m, '$1: none runs')
    expect(plain.split('\r\n')).toEqual([
      'HTTP/1.1 200 OK',
      'cache-control: no-cache',
      'content-security-policy: none runs',
      'content-type: text/event-stream',
      'cross-origin-opener-policy: same-origin',
      'cross-origin-resource-policy: same-origin',
      'origin-agent-cluster: ?1',
      'permissions-policy: camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'referrer-policy: same-origin',
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
      'x-request-id: new',
      'Date: new',
      'Connection: close',
      'Transfer-Encoding: chunked',
    ])
    socket.destroy()
    await vi.waitUntil(async () => (await openStreams()) === 0)
  })

  it('is closed with the session, and what was open is counted', async () => {
    const { app } = await start()
    const ada = await openAccount(app)
    const [first, second] = [await open(ada.owner, ada.cookie()), await open(ada.owner, ada.cookie())]
    await Promise.all([first.until('data: 0'), second.until('data: 0')])
    expect(await openStreams()).toBe(2)
    first.socket.destroy()
    await vi.waitUntil(async () => (await openStreams()) === 1)
    expect((await ada.post('/api/auth/sign-out', {})).status).toBe(200)
    await vi.waitUntil(() => second.heard.isOver)
    expect(second.heard.text).toMatch(/\r\n0\r\n\r\n$/)
    expect(await openStreams()).toBe(0)
  })

  it('is refused to whoever is not signed in, and closed', async () => {
    const { app } = await start()
    const ada = await openAccount(app)
    const { heard } = await open(ada.owner, '')
    await vi.waitUntil(() => heard.isOver)
    expect(heard.text).toMatch(/^HTTP\/1.1 401 [\s\S]*"signed_out"/)
    expect(await openStreams()).toBe(0)
  })

  it('is one of at most fifty of a person, also when others were closed before they began', async () => {
    const { app } = await start()
    const ada = await openAccount(app)
    for (let i = 0; i < 60; i += 1) (await open(ada.owner, ada.cookie())).socket.destroy()
    const { socket, heard, until } = await open(ada.owner, ada.cookie())
    await until('data: 0')
    expect(heard.text).toMatch(/^HTTP\/1.1 200 OK/)
    socket.destroy()
    await vi.waitUntil(async () => (await openStreams()) === 0)
  })
})
