// @vitest-environment node
import { invitationSchema, meSchema } from '@glimmer/api/account'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { request } from './request.ts'

const ask = (timeoutMs?: number) =>
  request('POST /api/auth/invitation', invitationSchema, {
    body: { token: 'from the letter' },
    ...(timeoutMs && { timeoutMs }),
  })

/** The server of the page that asks. */
function isAt(origin: string): void {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, origin), init))
  onTestFinished(() => void vi.unstubAllGlobals())
}

async function serve(listener: RequestListener): Promise<void> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  isAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
}

test('an answer is its JSON', async () => {
  await serve((_, response) => response.end('{"status":"welcome","email":null}'))
  expect(await ask()).toEqual({ kind: 'ok', value: { status: 'welcome', email: null } })
})

test.each(['<h1>Welcome to our hotel</h1>', '{"status":1}', 'null', ''])(
  'an answer of another shape is not the server’s, somebody stands between: %s',
  async (body) => {
    await serve((_, response) => response.end(body))
    expect(await ask()).toEqual({ kind: 'unreachable' })
  },
)

test('a refusal carries the code and the sentence of the service', async () => {
  await serve((_, response) => {
    response.statusCode = 401
    response.end('{"error":{"code":"wrong","message":"Have another look."}}')
  })
  expect(await ask()).toEqual({
    kind: 'refused',
    status: 401,
    code: 'wrong',
    message: 'Have another look.',
  })
})

test('a refusal without a sentence, such as the page of a proxy, has none', async () => {
  await serve((_, response) => {
    response.statusCode = 502
    response.end('<h1>Bad gateway</h1>')
  })
  expect(await ask()).toEqual({ kind: 'refused', status: 502, code: null, message: null })
})

test('a request goes by its address: a body as JSON, and only then with a content type', async () => {
  const seen: (string | undefined)[][] = []
  await serve((incoming, response) => {
    let body = ''
    incoming.on('data', (chunk) => (body += chunk))
    incoming.on('end', () => {
      seen.push([incoming.method, incoming.url, incoming.headers['content-type'], body])
      response.end('null')
    })
  })
  await ask()
  await request('GET /api/me', meSchema, { query: { owner: 'a/b&c' } })
  await request('GET /api/me', meSchema)
  expect(seen).toEqual([
    ['POST', '/api/auth/invitation', 'application/json', '{"token":"from the letter"}'],
    ['GET', '/api/me?owner=a%2Fb%26c', undefined, ''],
    ['GET', '/api/me', undefined, ''],
  ])
})

// Held by the types of `npm run check`: an error that is not there is one.
test('an address, a body and an answer are those of the table, or it does not compile', () => {
  const ways = [
    // @ts-expect-error no such address
    () => request('GET /api/mee', meSchema),
    // @ts-expect-error asked by POST
    () => request('GET /api/auth/invitation', invitationSchema),
    // @ts-expect-error nothing is sent
    () => request('POST /api/auth/invitation', invitationSchema),
    // @ts-expect-error another body
    () => request('POST /api/auth/invitation', invitationSchema, { body: { email: 'ada@example.org' } }),
    // @ts-expect-error another answer
    () => request('POST /api/auth/invitation', meSchema, { body: { token: 'from the letter' } }),
  ]
  expect(ways).toHaveLength(5)
})

test('a server that is gone or too slow is unreachable', async () => {
  await serve(() => {})
  expect(await ask(50)).toEqual({ kind: 'unreachable' })
  vi.unstubAllGlobals()
  isAt('http://127.0.0.1:1/')
  expect(await ask()).toEqual({ kind: 'unreachable' })
})
