import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { chooseEncoding, compressAnswers } from './compression.ts'
import type { AppEnv } from './context.ts'

const LONG = { text: 'glimmer '.repeat(500) }

const app = new Hono<AppEnv>()
app.use(compressAnswers)
app.get('/long', (c) => c.json(LONG))
app.get('/short', (c) => c.json({ text: 'glimmer' }))
app.get('/measured', (c) =>
  c.body(JSON.stringify(LONG), 200, {
    'content-type': 'application/json',
    'content-length': String(JSON.stringify(LONG).length),
  }),
)
app.get('/stream', (c) => c.body(LONG.text, 200, { 'content-type': 'text/event-stream' }))

const ask = (path: string, encoding: string) =>
  app.request(path, { headers: { 'accept-encoding': encoding } })

test('long JSON travels compressed as the browser can take it', async () => {
  const brotli = await ask('/long', 'gzip, br')
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
  expect(JSON.parse(brotliDecompressSync(await brotli.arrayBuffer()).toString())).toEqual(LONG)
  const gzip = await ask('/long', 'gzip')
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(JSON.parse(gunzipSync(await gzip.arrayBuffer()).toString())).toEqual(LONG)
})

test('an answer that said its length is read to its end by who asks over the network', async () => {
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await fetch(`http://127.0.0.1:${port}/measured`, {
      headers: { 'accept-encoding': encoding },
    })
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(await answer.json()).toEqual(LONG)
  }
  await new Promise((resolve) => server.close(resolve))
})

test('short JSON, streams of events, and answers for who takes nothing compressed stay as they are', async () => {
  for (const response of [
    await ask('/short', 'gzip'),
    await ask('/stream', 'gzip'),
    await ask('/long', 'identity'),
  ]) {
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toContain('glimmer')
  }
})

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.000', null],
  ['deflate', null],
] as const)('of %j the server takes %j', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
