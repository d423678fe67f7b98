import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type Door, listen } from './listen.ts'

describe('the door', () => {
  let door: Door

  afterEach(() => door.close(0))

  it('lets requests wait until it opens', async () => {
    door = await listen('127.0.0.1', 0)
    const early = fetch(door.address)
    door.open(() => new Response('welcome'))
    expect(await (await early).text()).toBe('welcome')
  })

  it('ends streams of events, which have no end of their own, when it closes', async () => {
    door = await listen('127.0.0.1', 0)
    const endless = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode(': hello\n\n')),
    })
    door.open(() => new Response(endless, { headers: { 'content-type': 'text/event-stream' } }))
    const response = await fetch(door.address, { headers: { accept: 'text/event-stream' } })
    const read = response.text()
    const began = performance.now()
    await door.close(30_000)
    expect(performance.now() - began).toBeLessThan(10_000)
    await expect(read).rejects.toThrow()
  })

  it('does not wait for ever', async () => {
    door = await listen('127.0.0.1', 0)
    const { promise: asked, resolve } = Promise.withResolvers<void>()
    door.open(() => {
      resolve()
      return new Promise<Response>(() => {})
    })
    const answer = fetch(door.address)
    await asked
    const [outcome] = await Promise.all([answer.catch(() => 'cut off'), door.close(100)])
    expect(outcome).toBe('cut off')
  })

  it('does not wait for a connection that asks nothing more', async () => {
    door = await listen('127.0.0.1', 0)
    door.open(() => new Response('welcome'))
    const socket = connect(door.port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await once(socket, 'data')
    const gone = once(socket, 'close')
    await door.close(30_000)
    await gone
    expect(socket.destroyed).toBe(true)
  })

  it('answers what a busy connection has asked, and nothing that it asks after', async () => {
    door = await listen('127.0.0.1', 0)
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
    door.open(async () => {
      ask()
      await mayAnswer
      return new Response('welcome')
    })
    const socket = connect(door.port, '127.0.0.1')
    let answers = 0
    const askAgain = () => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    socket.on('data', () => {
      answers += 1
      askAgain()
    })
    socket.on('error', () => {})
    askAgain()
    await asked
    const gone = once(socket, 'close')
    const closed = door.close(1_000)
    letAnswer()
    await Promise.all([closed, gone])
    expect(answers).toBe(1)
  })

  it('says that a host is not of this machine', async () => {
    door = await listen('127.0.0.1', 0)
    await expect(listen('203.0.113.7', 0)).rejects.toMatchObject({
      name: 'StartRefused',
      message: 'Cannot listen on 203.0.113.7 (EADDRNOTAVAIL). HOST must be an address of this machine.',
    })
  })
})
