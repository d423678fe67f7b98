import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerNames } from '../../test/name-server.ts'
import { createGuardedFetch, TooLarge, Unreachable } from './guarded-fetch.ts'
import { NotAllowed } from './guarded-request.ts'

interface Asked {
  readonly at: 'home' | 'away' | 'hidden'
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
type Answer = (response: ServerResponse, url: URL) => void

const asked: Asked[] = []
const servers: ReturnType<typeof createServer>[] = []
const answers = new Map<string, Answer>()

/** One of three servers on loopback: the first two are the operator's own, the third is private and was not allowed. */
async function listen(at: Asked['at']): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://host')
      const { method = '', headers } = request
      asked.push({ at, method, path: url.pathname, headers, body: Buffer.concat(chunks).toString() })
      const answer = answers.get(url.pathname)
      if (answer) answer(response, url)
      else response.end('hello')
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

let home = ''
let away = ''
let hidden = ''
beforeAll(async () => {
  home = await listen('home')
  away = await listen('away')
  hidden = await listen('hidden')
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

const LIMIT_MS = 1000
const own = () => createGuardedFetch({ privateHosts: [home, away], limitMs: LIMIT_MS })
const open = createGuardedFetch({ privateHosts: [], limitMs: LIMIT_MS })

describe('what may not be asked', () => {
  /** Every way of writing an address of this machine or of a private network that we know of. */
  const FORMS = [
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '0x7f.1',
    '0x7f000001',
    '0x7F.0x0.0x0.0x1',
    '2130706433',
    '017700000001',
    '0177.0.0.1',
    '127.0.0.1.',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '0',
    '0.0.0.0',
    '10.0.0.1',
    '10.1',
    '100.64.0.1',
    '169.254.169.254',
    '0xa9fea9fe',
    '172.16.0.1',
    '192.168.1.1',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::a00:1]',
    '[2002:7f00:1::]',
    '[2001:0:53aa:64c::1]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[ff02::1]',
    '[fec0::1]',
    '[2001:db8::1]',
  ]

  it.each(FORMS)('a private address, written as %s', async (host) => {
    const port = hidden.split(':')[1]
    for (const address of [`https://${host}/`, `https://${host}:${port}/`, `http://${host}:${port}/`]) {
      await expect(open(address)).rejects.toThrow(NotAllowed)
      // Nor is it where a redirect leads.
      const location = address.replaceAll(/[^\x20-\x7e]/gu, encodeURIComponent)
      answers.set('/leads', (response) => redirect(response, location))
      await expect(own()(`http://${home}/leads`)).rejects.toThrow(NotAllowed)
    }
    expect(asked.filter(({ at }) => at === 'hidden')).toEqual([])
  })

  it.each([
    'http://calendar.example.org/x',
    'https://calendar.example.org:25/x',
    'https://user:word@calendar.example.org/x',
    'ftp://calendar.example.org/x',
    'file:///etc/passwd',
    'data:text/calendar,x',
    'calendar.example.org',
    '',
  ])('what is no address of the web: %s', async (address) => {
    await expect(open(address)).rejects.toThrow(NotAllowed)
  })

  it.each([
    [['127.0.0.1']],
    [['10.0.0.1']],
    [['::1']],
    [['1.1.1.1', '10.0.0.1']],
    [['1.1.1.1', '::ffff:127.0.0.1']],
    [[]],
  ])('a name that leads to %s', async (addresses) => {
    const fetch = createGuardedFetch({ privateHosts: [], ...answerNames(addresses) })
    for (const port of ['', `:${hidden.split(':')[1]}`])
      await expect(fetch(`https://calendar.example.org${port}/x`)).rejects.toThrow(NotAllowed)
    expect(asked).toEqual([])
  })

  it('looks a name up once, so that an answer which changes leads nowhere else', async () => {
    // An address that is public and was given back, so that nobody is there, and then this machine.
    const names = answerNames(['3ffe::1'], ['127.0.0.1'])
    const fetch = createGuardedFetch({ privateHosts: [], limitMs: LIMIT_MS, resolve: names.resolve })
    await expect(fetch(`https://calendar.example.org:${hidden.split(':')[1]}/x`)).rejects.toThrow(Unreachable)
    expect(names.times()).toBe(1)
    expect(asked).toEqual([])
  })

  it('another port of a host that the operator allowed, or another name of it', async () => {
    const [, port] = home.split(':')
    const fetch = createGuardedFetch({ privateHosts: [home, `LOCALHOST:${port}`, '[::0001]:80'] })
    expect((await fetch(`http://${home}/`)).status).toBe(200)
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
    for (const address of [`http://${hidden}/`, 'http://127.0.0.1/', `http://[::1]:${port}/`])
      await expect(fetch(address)).rejects.toThrow(NotAllowed)
    // The operator's brackets are the same host; nobody listens there.
    await expect(fetch('http://[::1]/')).rejects.not.toThrow(NotAllowed)
    expect(asked.map(({ at }) => at)).toEqual(['home', 'home'])
  })
})

describe('what is asked', () => {
  it('sends a method, headers and a body, and gives back what was answered', async () => {
    answers.set('/report', (response) => response.writeHead(207, { etag: '"1"' }).end('<multistatus/>'))
    const fetched = await own()(`http://${home}/report`, {
      method: 'REPORT',
      headers: { Depth: '1', Authorization: 'Basic x' },
      body: '<query/>',
    })
    expect(fetched).toMatchObject({ url: `http://${home}/report`, status: 207, headers: { etag: '"1"' } })
    expect(fetched.body.toString()).toBe('<multistatus/>')
    expect(asked).toMatchObject([
      { method: 'REPORT', body: '<query/>', headers: { depth: '1', authorization: 'Basic x' } },
    ])
  })

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
  ])('unpacks %s', async (encoding, pack) => {
    answers.set('/packed', (response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(pack('BEGIN:VCALENDAR')),
    )
    expect((await own()(`http://${home}/packed`)).body.toString()).toBe('BEGIN:VCALENDAR')
  })

  it.each([
    ['packed in a way that nobody asked for', 'br', Buffer.from('x')],
    ['not packed as it says', 'gzip', Buffer.from('BEGIN:VCALENDAR')],
    ['packed and cut off', 'gzip', gzipSync('BEGIN:VCALENDAR'.repeat(100)).subarray(0, 30)],
  ])('is an error where it is %s', async (_, encoding, body) => {
    answers.set('/packed', (response) => response.writeHead(200, { 'content-encoding': encoding }).end(body))
    await expect(own()(`http://${home}/packed`)).rejects.toThrow(Unreachable)
  })

  it('is an error where the answer is cut off', async () => {
    answers.set('/cut', (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('BEGIN:VCALENDAR')
      setImmediate(() => response.destroy())
    })
    await expect(own()(`http://${home}/cut`)).rejects.toThrow(Unreachable)
  })
})

describe('how long and how large an answer may be', () => {
  it('gives up on what says nothing, and on what says a little for ever', async () => {
    answers.set('/silent', () => {})
    answers.set('/drip', (response) => {
      const drip = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(drip))
    })
    answers.set('/round', (response) => setTimeout(() => redirect(response, '/round'), LIMIT_MS / 3))
    const began = performance.now()
    await Promise.all(
      ['/silent', '/drip', '/round'].map((path) =>
        expect(own()(`http://${home}${path}`)).rejects.toThrow(Unreachable),
      ),
    )
    expect(performance.now() - began).toBeLessThan(5 * LIMIT_MS)
  })

  it('ends at once when whoever asked does not want it any more', async () => {
    answers.set('/silent', () => {})
    await expect(own()(`http://${home}/silent`, { signal: AbortSignal.abort() })).rejects.toThrow(Unreachable)
  })

  it('counts what a body becomes, so that a little cannot become very much', async () => {
    const bomb = gzipSync(Buffer.alloc(60_000_000))
    expect(bomb.length).toBeLessThan(100_000)
    answers.set('/bomb', (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
    answers.set('/long', (response) => response.end('x'.repeat(1001)))
    const before = process.memoryUsage().arrayBuffers
    await expect(own()(`http://${home}/bomb`)).rejects.toThrow(TooLarge)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000)
    await expect(own()(`http://${home}/long`, { mostBytes: 1000 })).rejects.toThrow(TooLarge)
    expect((await own()(`http://${home}/long`, { mostBytes: 1001 })).body.length).toBe(1001)
  })
})

const redirect = (response: ServerResponse, location: string, status = 302) =>
  response.writeHead(status, { location }).end()

describe('a redirect', () => {
  const headers = { authorization: 'Basic x', cookie: 'a=b', 'x-kept': 'yes' }

  it('is followed with everything on the same origin', async () => {
    answers.set('/old', (response) => redirect(response, 'new', 308))
    const request = { method: 'PROPFIND', headers, body: '<find/>' }
    expect((await own()(`http://${home}/old`, request)).url).toBe(`http://${home}/new`)
    expect(asked[1]).toMatchObject({ at: 'home', method: 'PROPFIND', path: '/new', headers, body: '<find/>' })
  })

  it('takes nothing that proves who asks to another origin, nor back from there', async () => {
    answers.set('/there', (response) => redirect(response, `http://${away}/and-back`))
    answers.set('/and-back', (response) => redirect(response, `http://${home}/end`))
    await own()(`http://${home}/there`, { headers })
    expect(asked.map(({ at }) => at)).toEqual(['home', 'away', 'home'])
    for (const { headers: sent } of asked.slice(1)) {
      expect(sent['x-kept']).toBe('yes')
      expect(sent.authorization ?? sent.cookie).toBeUndefined()
    }
  })

  it.each([
    ['POST', 301, 'GET'],
    ['POST', 302, 'GET'],
    ['PUT', 303, 'GET'],
    ['POST', 307, 'POST'],
    ['PROPFIND', 301, 'PROPFIND'],
    ['HEAD', 303, 'HEAD'],
  ])('of %s by %i is asked as %s', async (method, status, then) => {
    answers.set('/moved', (response) => redirect(response, '/here', status))
    const body = method === 'HEAD' ? {} : { body: 'words' }
    await own()(`http://${home}/moved`, { method, headers: { 'content-type': 'text/plain' }, ...body })
    const sent = then === method && method !== 'HEAD'
    expect(asked[1]).toMatchObject({ method: then, body: sent ? 'words' : '' })
    expect(asked[1]?.headers['content-type']).toBe(then === 'GET' ? undefined : 'text/plain')
  })

  it('is the answer to whoever follows none, and an error where there are too many', async () => {
    answers.set('/round', (response) => redirect(response, '/round'))
    expect(await own()(`http://${home}/round`, { mostRedirects: 0 })).toMatchObject({ status: 302 })
    asked.length = 0
    await expect(own()(`http://${home}/round`)).rejects.toThrow(Unreachable)
    expect(asked.length).toBe(6)
  })

  it.each([`http://${'x'.repeat(3)}:99999/`, 'http://user:word@127.0.0.1/', 'gopher://x/'])(
    'to %s is not followed',
    async (location) => {
      answers.set('/odd', (response) => redirect(response, location))
      await expect(own()(`http://${home}/odd`)).rejects.toThrow(NotAllowed)
    },
  )
})
