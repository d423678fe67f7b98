import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerNames } from '../../test/name-server.ts'
import { createGuardedPost } from './guarded-post.ts'
import { NotAllowed } from './guarded-request.ts'

const asked: string[] = []
const servers: Server[] = []

const listen = async (server: Server): Promise<number> => {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
const answering = (answer: (path: string) => [number, Record<string, string>?, string?]) =>
  createServer((request, response) => {
    asked.push(request.url ?? '')
    const [status, headers = {}, body = ''] = answer(request.url ?? '')
    response.writeHead(status, headers).end(body)
  })

let origin = ''
let silent = ''
beforeAll(async () => {
  const port = await listen(
    answering((path) => {
      if (path === '/redirects') return [302, { location: '/led-on' }]
      if (path === '/long') return [200, {}, 'x'.repeat(1_000_000)]
      return [429, { 'retry-after': '7' }]
    }),
  )
  origin = `http://127.0.0.1:${port}`
  silent = `http://127.0.0.1:${await listen(createServer(() => {}))}`
})
afterAll(() => {
  for (const server of servers) server.close()
})

const message = { headers: { 'x-one': 'two' }, body: Buffer.from('hello') }
const own = createGuardedPost({ privateHosts: ['127.0.0.1'], limitMs: 500 })
const open = createGuardedPost({ privateHosts: [], limitMs: 500 })

it('tells status and Retry-After, follows nothing, and reads no more than it needs', async () => {
  expect(await own.post(`${origin}/x`, message)).toEqual({ status: 429, retryAfter: '7' })
  expect(await own.post(`${origin}/redirects`, message)).toEqual({ status: 302, retryAfter: undefined })
  expect(await own.post(`${origin}/long`, message)).toMatchObject({ status: 200 })
  expect(asked).not.toContain('/led-on')
})

it('gives up on what says nothing', async () => {
  await expect(own.post(`${silent}/x`, message)).rejects.toThrow(/aborted|timeout/i)
})

it.each([
  'http://push.example.org/x',
  'https://push.example.org:8443/x',
  'https://user:word@push.example.org/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://0x7f.1/x',
  'https://2130706433/x',
  'https://[::ffff:10.0.0.1]/x',
  'file:///etc/passwd',
  'push.example.org',
])('does not ask %s', async (address) => {
  expect(open.mayAsk(address)).toBe(false)
  await expect(open.post(address, message)).rejects.toThrow(NotAllowed)
})

it.each([['127.0.0.1'], ['10.0.0.1'], ['::1'], ['1.1.1.1', '10.0.0.1'], ['1.1.1.1', '::ffff:127.0.0.1'], []])(
  'does not ask a name that leads to %s and %s',
  async (...addresses) => {
    const names = answerNames(addresses.filter((address) => typeof address === 'string'))
    const guarded = createGuardedPost({ privateHosts: [], limitMs: 500, resolve: names.resolve })
    expect(guarded.mayAsk('https://push.example.org/x')).toBe(true)
    await expect(guarded.post('https://push.example.org/x', message)).rejects.toThrow(NotAllowed)
  },
)

it('looks a name up once, so that an answer which changes leads nowhere else', async () => {
  // An address that is public and was given back, so that nobody is there, and then this machine.
  const names = answerNames(['3ffe::1'], ['127.0.0.1'])
  const guarded = createGuardedPost({ privateHosts: [], limitMs: 500, resolve: names.resolve })
  await expect(guarded.post('https://push.example.org/x', message)).rejects.not.toThrow(NotAllowed)
  expect(names.times()).toBe(1)
})

it('looks up no name that the operator listed: it may lead where it likes', async () => {
  const names = answerNames(['10.0.0.1'])
  const guarded = createGuardedPost({ privateHosts: ['localhost'], limitMs: 500, resolve: names.resolve })
  const address = origin.replace('127.0.0.1', 'localhost')
  expect(await guarded.post(`${address}/x`, message)).toMatchObject({ status: 429 })
  expect(names.times()).toBe(0)
})
