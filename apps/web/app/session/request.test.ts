// @vitest-environment node
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { request } from './request.ts'

const schema = z.object({ version: z.string() })

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('an answer is its JSON', async () => {
  const url = await serve((_, response) => response.end('{"version":"1"}'))
  expect(await request(url, schema)).toEqual({ kind: 'ok', value: { version: '1' } })
})

test('an answer of another shape is not the server’s: somebody stands between', async () => {
  for (const body of ['<h1>Welcome to our hotel</h1>', '{"version":1}', 'null', '']) {
    const url = await serve((_, response) => response.end(body))
    expect(await request(url, schema)).toEqual({ kind: 'unreachable' })
  }
})

test('a refusal carries the code and the sentence of the service', async () => {
  const url = await serve((_, response) => {
    response.statusCode = 401
    response.end('{"error":{"code":"wrong","message":"Have another look."}}')
  })
  const answer = await request(url, schema, { method: 'POST', body: {} })
  expect(answer).toEqual({ kind: 'refused', status: 401, code: 'wrong', message: 'Have another look.' })
})

test('a refusal without a sentence, such as the page of a proxy, has none', async () => {
  const url = await serve((_, response) => {
    response.statusCode = 502
    response.end('<h1>Bad gateway</h1>')
  })
  expect(await request(url, schema)).toEqual({ kind: 'refused', status: 502, code: null, message: null })
})

test('a body is sent as JSON, and only then is a content type named', async () => {
  const seen: (string | undefined)[] = []
  const url = await serve((incoming, response) => {
    let body = ''
    incoming.on('data', (chunk) => (body += chunk))
    incoming.on('end', () => {
      seen.push(incoming.method, incoming.headers['content-type'], body)
      response.end('null')
    })
  })
  await request(url, schema, { method: 'POST', body: { email: 'ada@example.org' } })
  await request(url, schema)
  expect(seen).toEqual(['POST', 'application/json', '{"email":"ada@example.org"}', 'GET', undefined, ''])
})

test('a server that is gone or too slow is unreachable', async () => {
  const slow = await serve(() => {})
  expect(await request(slow, schema, { timeoutMs: 50 })).toEqual({ kind: 'unreachable' })
  expect(await request('http://127.0.0.1:1/', schema)).toEqual({ kind: 'unreachable' })
})
