import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppEnv } from './context.ts'
import { answerWithEvents, type Listener } from './events.ts'
import { type Door, listen } from './listen.ts'

const EVENTS = 'GET /api/sync/events HTTP/1.1\r\nhost: localhost\r\n\r\n'
const OTHER = 'GET /other HTTP/1.1\r\nhost: localhost\r\n\r\n'

describe('events of a connection', () => {
  let door: Door
  let sockets: Socket[]
  /** What became of the connections of one test. */
  let seen: { listeners: Listener[]; ended: number; others: number }

  beforeEach(async () => {
    sockets = []
    const mine: typeof seen = (seen = { listeners: [], ended: 0, others: 0 })
    const app = new Hono<AppEnv>()
    app.use(async (c, next) => {
      await next()
      c.header('x-later', 'yes')
      for (const cookie of ['a=1', 'b=2']) c.header('set-cookie', cookie, { append: true })
      if (c.req.query('refuse')) c.res = new Response('no', { status: 500 })
    })
    app.get('/api/sync/events', (c) =>
      answerWithEvents(c, {
        begin(listener) {
          mine.listeners.push(listener)
          listener.tell(': hello\n\n')
        },
        end: () => void (mine.ended += 1),
      }),
    )
    app.get('/other', (c) => c.text(`other ${(mine.others += 1)}`))
    door = await listen('127.0.0.1', 0)
    door.open((request, env) => app.fetch(request, env))
  })

  afterEach(async () => {
    for (const socket of sockets) socket.destroy()
    await door.close(0)
  })

  /** Sends this as it is, and keeps what comes. */
  function send(text: string) {
    const socket = connect(door.port, '127.0.0.1', () => socket.write(text))
    sockets.push(socket)
    const heard = { text: '', isOver: false }
    socket.on('data', (data) => (heard.text += String(data)))
    socket.on('error', () => {})
    socket.on('close', () => (heard.isOver = true))
    return { socket, heard, until: (part: string) => vi.waitUntil(() => heard.text.includes(part)) }
  }

  it('follow the head of the answer, as all that answered it made it', async () => {
    const { heard, until } = send(EVENTS)
    await until('hello')
    const [head = '', body] = heard.text.split('\r\n\r\n', 2)
    expect(head.replace(/^Date: .*$/m, 'Date: now').split('\r\n')).toEqual([
      'HTTP/1.1 200 OK',
      'cache-control: no-cache',
      'content-type: text/event-stream',
      'set-cookie: a=1',
      'set-cookie: b=2',
      'x-later: yes',
      'Date: now',
      'Connection: close',
      'Transfer-Encoding: chunked',
    ])
    expect(body).toBe('9\r\n: hello\n\n\r\n')
    seen.listeners[0]?.tell('event: rev\ndata: 7\n\n')
    await until('data: 7')
  })

  it('come as they are to a proxy that speaks HTTP/1.0, as nginx does where nobody says otherwise', async () => {
    const { heard, until } = send(EVENTS.replace('1.1', '1.0'))
    await until('hello')
    const [head, body] = heard.text.split('\r\n\r\n', 2)
    expect(head).not.toMatch(/^transfer-encoding/im)
    expect(body).toBe(': hello\n\n')
    seen.listeners[0]?.end()
    await vi.waitUntil(() => heard.isOver)
  })

  it('end with a connection that the server or the other end closes', async () => {
    const [kept, left] = [send(EVENTS), send(EVENTS)]
    await Promise.all([kept.until('hello'), left.until('hello')])
    left.socket.destroy()
    await vi.waitUntil(() => seen.ended === 1)
    for (const listener of seen.listeners) listener.end()
    await vi.waitUntil(() => kept.heard.isOver)
    expect(kept.heard.text).toMatch(/\r\n0\r\n\r\n$/)
    await vi.waitUntil(() => seen.ended >= 2)
  })

  it('end for whoever says that they send no more', async () => {
    const { socket, heard, until } = send(EVENTS)
    await until('hello')
    socket.end()
    await vi.waitUntil(() => heard.isOver && seen.ended > 0)
    expect(seen.ended).toBe(1)
  })

  it('end for whoever reads none of them, before they fill the memory', async () => {
    const { socket, until } = send(EVENTS)
    await until('hello')
    socket.pause()
    let told = 0
    while (seen.ended === 0) {
      seen.listeners[0]?.tell('x'.repeat(1_000))
      told += 1
      await turn()
      // Far more than the system keeps of a connection.
      expect(told).toBeLessThan(100_000)
    }
    socket.resume()
    await once(socket, 'close')
  })

  it('are as many as are told in one moment', async () => {
    const { heard, until } = send(EVENTS)
    await until('hello')
    for (let rev = 0; rev < 80; rev += 1) seen.listeners[0]?.tell(`event: rev\ndata: ${rev}\n\n`)
    await until('data: 79\n')
    expect([heard.isOver, seen.ended]).toEqual([false, 0])
  })

  it('never begin behind an answer that became another one', async () => {
    const { heard } = send(EVENTS.replace('events', 'events?refuse=1'))
    await vi.waitUntil(() => heard.isOver)
    expect(heard.text).toMatch(/^HTTP\/1.1 500[\s\S]*no$/)
    expect([seen.listeners.length, seen.ended]).toEqual([0, 1])
  })

  it('leave nothing to read requests with: another one over the same connection is not heard', async () => {
    const { socket, heard, until } = send(EVENTS)
    await until('hello')
    socket.write(OTHER.repeat(20))
    seen.listeners[0]?.tell('later')
    await until('later')
    const beside = send(OTHER)
    await beside.until('other 1')
    expect([seen.others, heard.isOver, heard.text.includes('other')]).toEqual([1, false, false])
  })

  it('come in turn where several requests were sent at once', async () => {
    const { socket, heard, until } = send(OTHER + EVENTS + OTHER)
    await until('hello')
    expect(heard.text.indexOf('other 1')).toBeLessThan(heard.text.indexOf('hello'))
    seen.listeners[0]?.end()
    await until('\r\n0\r\n\r\n')
    socket.destroy()
    const first = send(EVENTS + OTHER)
    await first.until('hello')
    first.socket.destroy()
    await vi.waitUntil(() => seen.ended === 2)
  })

  it('are no way to something else than HTTP', async () => {
    const upgrade = OTHER.replace('\r\n\r\n', '\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
    const { heard, until } = send(upgrade)
    await until('other 1')
    expect(heard.text).toMatch(/^HTTP\/1.1 200 OK/)
  })

  it('end with the server, at once', async () => {
    const { heard, until } = send(EVENTS)
    await until('hello')
    await door.close(30_000)
    await vi.waitUntil(() => heard.isOver)
    expect(seen.ended).toBe(1)
  })

  it('end with the server also where they were asked for while it closed', async () => {
    const late = send('')
    await send(OTHER).until('other 1')
    const closed = door.close(200)
    late.socket.write(EVENTS)
    await late.until('hello')
    await closed
    await vi.waitUntil(() => late.heard.isOver && seen.ended > 0)
    expect(seen.ended).toBe(1)
  })
})
