import { describe, expect, it } from 'vitest'
import { openAccount } from '../account.ts'
import { jsonOf } from '../browser.ts'
import { prepareGround } from '../databases.ts'
import { unsafeRoutesOf } from '../routes.ts'
import { startApp } from '../start-app.ts'

type Headers = Record<string, string>

const HOME = 'https://glimmer.example'
const LOCAL = 'http://localhost:3000'

const foreign: [what: string, headers: Headers][] = [
  ['another site', { origin: 'https://evil.example' }],
  [
    'another site that claims to be ours',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
  ['a hidden origin', { origin: 'null' }],
  ['a hidden origin of our page', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['an empty origin', { origin: '' }],
  ['two origins', { origin: `${LOCAL}, https://evil.example` }],
  ['another port of this machine', { origin: 'http://localhost:5000' }],
  ['our name with a path', { origin: `${LOCAL}/` }],
  ['a name that begins like ours', { origin: 'http://localhost:3000.evil.example' }],
  ['a subdomain of ours', { origin: 'https://a.glimmer.example' }],
  ['nothing at all', {}],
  ['no origin, another site', { 'sec-fetch-site': 'cross-site' }],
  ['no origin, the same site', { 'sec-fetch-site': 'same-site' }],
  ['no origin, typed by the person', { 'sec-fetch-site': 'none' }],
  ['no origin, but a referrer of ours', { referer: `${LOCAL}/tasks` }],
  ['a form of another site', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
  ['no origin, but a header like a script’s', { 'x-requested-with': 'XMLHttpRequest' }],
]

const own = (home: string): [what: string, headers: Headers][] => [
  ['our page', { origin: home }],
  ['our page without an origin, as the browser says', { 'sec-fetch-site': 'same-origin' }],
]

describe.each([
  {
    where: 'at a base URL',
    home: HOME,
    settings: { BASE_URL: HOME },
    local: [['this machine', { origin: LOCAL }]],
  },
  { where: 'without a base URL', home: LOCAL, settings: {}, local: [] },
] as { where: string; home: string; settings: Record<string, string>; local: typeof foreign }[])(
  'who may change something, $where',
  ({ home, settings, local }) => {
    const ground = prepareGround('pglite')

    it('is our own page alone, at every route that changes something and by every method', async () => {
      const started = await startApp(await ground.open(), settings)
      const ada = await openAccount(started)
      const routes = unsafeRoutesOf(started)
      const paths = routes.map(({ path }) => path)
      expect(paths).toEqual(
        expect.arrayContaining(['/api/sync/push', '/api/auth/delete-account', '/api/rpc/reset_user_account']),
      )
      // Pressed in mail programs, by a token alone: `src/notifications/unsubscribe.test.ts`.
      const guarded = routes.filter(({ path }) => path !== '/unsubscribe')
      expect(guarded).toHaveLength(routes.length - 1)
      const others = ['PUT', 'PATCH', 'DELETE', 'POST', 'PROPFIND'].flatMap((method) =>
        ['/', '/api', '/api/nothing', '/tasks', '/healthz'].map((path) => ({ method, path })),
      )
      const send = (path: string, method: string, headers: Headers, body: string) =>
        started.app.request(`${home}${path}`, {
          method,
          headers: {
            host: new URL(home).host,
            cookie: ada.cookie(),
            'content-type': 'application/json',
            ...headers,
          },
          body,
        })

      let looked = 0
      for (const { method, path } of [...guarded, ...others]) {
        for (const [what, headers] of [...foreign, ...local]) {
          const answer = await send(path, method, headers, '{}')
          expect([answer.status, method, path, what]).toEqual([403, method, path, what])
          const { error } = await jsonOf<{ error: { code: string } }>(answer)
          expect(error.code).toBe('wrong_origin')
          expect(answer.headers.getSetCookie()).toEqual([])
          looked += 1
        }
      }
      expect(looked).toBe((guarded.length + others.length) * (foreign.length + local.length))
      expect(await ada.me()).toMatchObject({ user: { id: ada.owner } })

      for (const { method, path } of routes) {
        for (const [what, headers] of own(home)) {
          const answer = await send(path, method, headers, 'not JSON')
          expect([answer.status === 403, path, what]).toEqual([false, path, what])
        }
      }
    })

    it('shows no other site what it asks for', async () => {
      const { app } = await startApp(await ground.open(), settings)
      for (const path of ['/', '/api/me', '/api/sync/push', '/api/auth/sign-in/email']) {
        for (const method of ['GET', 'OPTIONS']) {
          const answer = await app.request(`${home}${path}`, {
            method,
            headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
          })
          const granted = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
          expect(granted).toEqual([])
          expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
        }
      }
    })
  },
)
