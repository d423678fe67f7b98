import { IMPORTS, IMPORTS_HASH } from '@glimmer/api/open-places'
import type { PagePack } from '@glimmer/api/page-pack'
import { afterEach, expect, test, vi } from 'vitest'
import { openPages } from './open-page.ts'

const pageOf = (title: string) => ({
  html: `<script type="importmap">${IMPORTS}</script>kept ${title}`,
  policy: `script-src 'self' ${IMPORTS_HASH} 'sha256-other'`,
})
const packs: Record<'app' | 'public', PagePack> = {
  app: { '/tasks': pageOf('tasks') },
  public: { '/': pageOf('landing'), '/adhd': pageOf('adhd'), '/404.html': pageOf('missing') },
}

afterEach(() => void vi.useRealTimers())

/** What the person gets at an address while the network does this. */
async function open(path: string, network: () => Promise<Response>, kept = packs): Promise<Response> {
  vi.stubGlobal('fetch', network)
  const headers = {
    'x-frame-options': 'DENY',
    etag: '"pack"',
    'content-security-policy': "default-src 'none'",
  }
  const files: Record<string, () => Response> = {
    '/pages/app.json': () => Response.json(kept.app, { headers }),
    '/pages/public.json': () => Response.json(kept.public, { headers }),
    '/imports.json': () => new Response('{"imports":{"/a":"$&"}}'),
  }
  const openPage = openPages(async (address) => files[address]?.())
  return openPage(new Request(new URL(path, 'https://glimmer.example')))
}

const fresh = async () => new Response('fresh')
const none = async (): Promise<Response> => {
  throw new TypeError('no network')
}
const down = async () => new Response('Bad gateway', { status: 502 })

test.each([
  ['a page of the app is the one that fits the scripts', '/tasks?from=mail', fresh, 'kept tasks'],
  ['a public page is today’s', '/adhd', fresh, 'fresh'],
  ['without a network it is the one that was kept', '/adhd', none, 'kept adhd'],
  ['the first page as well, however it was asked for', '/?from=mail', none, 'kept landing'],
  ['a server that is down shows nobody an error in place of a page that is kept', '/adhd', down, 'kept adhd'],
  ['an address of the app with a slash at its end', '/tasks/', none, 'kept tasks'],
  ['an address that leads nowhere', '/nowhere', none, 'kept missing'],
  ['an address that leads nowhere is the server’s to answer', '/nowhere', down, 'Bad gateway'],
])('%s', async (_, path, network, seen) => {
  expect(await (await open(path, network)).text()).toContain(seen)
})

test('a network that hangs keeps nobody waiting', async () => {
  vi.useFakeTimers()
  const opened = open('/adhd', () => new Promise(() => {}))
  await vi.waitUntil(() => vi.getTimerCount() > 0)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await (await opened).text()).toContain('kept adhd')
})

test('a kept page has the import map of its build, a policy that allows it, and the headers that every answer has', async () => {
  const page = await open('/tasks', none)
  expect(await page.text()).toBe('<script type="importmap">{"imports":{"/a":"$&"}}</script>kept tasks')
  expect(Object.fromEntries(page.headers)).toEqual({
    'content-security-policy':
      "script-src 'self' 'sha256-gi3t926Kz1RaDLAa2T0n/vJu8YSxBmp8DSNm7sZPqHM=' 'sha256-other'",
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'DENY',
  })
})

test('where the browser has thrown a pack away, pages come from the network', async () => {
  vi.stubGlobal('fetch', fresh)
  const openPage = openPages(async () => undefined)
  expect(await (await openPage(new Request('https://glimmer.example/tasks'))).text()).toBe('fresh')
})
