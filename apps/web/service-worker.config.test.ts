import { afterEach, expect, test, vi } from 'vitest'
import { openDocument } from './service-worker.config.ts'

const KEPT = ['/index.html', '/adhd/index.html', '/tasks', '/404.html']

afterEach(() => void vi.useRealTimers())

/** What the person sees at an address while the network does this. */
async function open(path: string, network: () => Promise<Response>): Promise<string> {
  vi.stubGlobal('caches', {
    match: async (file: string) => (KEPT.includes(file) ? new Response(`kept ${file}`) : undefined),
  })
  vi.stubGlobal('fetch', network)
  const url = new URL(path, 'https://glimmer.example')
  const request = new Request(url)
  const opened = await openDocument({ request, url, event: new Event('fetch') })
  return opened.text()
}

const fresh = async () => new Response('fresh')
const none = async (): Promise<Response> => {
  throw new TypeError('no network')
}
const down = async () => new Response('Bad gateway', { status: 502 })

test.each([
  ['a public page is today’s', '/adhd', fresh, 'fresh'],
  ['without a network it is the one that was kept', '/adhd', none, 'kept /adhd/index.html'],
  ['the first page as well, however it was asked for', '/?from=mail', none, 'kept /index.html'],
  [
    'a server that is down shows nobody an error in place of a page that is kept',
    '/adhd',
    down,
    'kept /adhd/index.html',
  ],
  ['an address of the app with a slash at its end', '/tasks/', none, 'kept /tasks'],
  ['an address that leads nowhere', '/nowhere', none, 'kept /404.html'],
  ['an address that leads nowhere is the server’s to answer', '/nowhere', down, 'Bad gateway'],
])('%s', async (_, path, network, seen) => {
  expect(await open(path, network)).toBe(seen)
})

test('a network that hangs keeps nobody waiting', async () => {
  vi.useFakeTimers()
  const opened = open('/adhd', () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(4000)
  expect(await opened).toBe('kept /adhd/index.html')
})
