import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { randomUUID } from 'node:crypto'
import type { PullResponse } from '@glimmer/sync/protocol'
import { expect } from 'vitest'
import { jsonOf } from './browser.ts'
import type { StartedApp } from './start-app.ts'

export const PASSWORD = 'quiet otter lamp'

let people = 0

/** Somebody with an account and a signed-in browser, at a network address of their own. */
export async function openAccount(
  { openBrowser, auth }: Pick<StartedApp, 'openBrowser' | 'auth'>,
  email?: string,
) {
  people += 1
  const address = `2001:db8:${people.toString(16)}::1`
  const own = email ?? `person-${people}@example.org`
  const browser = openBrowser()
  const answer = await browser.post(
    '/api/auth/sign-up/email',
    { name: 'Robin', email: own, password: PASSWORD },
    { address },
  )
  expect(answer.status).toBe(200)
  const { user } = await jsonOf<{ user: { id: string } }>(answer)
  // The letter of the sign-up writes too.
  await auth.settled()
  const owner = user.id
  const post = (path: string, body: unknown) => browser.post(path, body, { address })
  return {
    owner,
    email: own,
    address,
    browser,
    post,
    get: (path: string) => browser.get(path, { address }),
    me: async () => (await browser.get('/api/me', { address })).json(),
    /** What a request carries that speaks for this session. */
    cookie: () => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    push: (mutations: readonly unknown[], rest: object = {}) =>
      post('/api/sync/push', { owner, schema: SCHEMA_VERSION, cursor: null, mutations, ...rest }),
    async pull(): Promise<Extract<PullResponse, { kind: 'changes' }>> {
      const response = await browser.get(`/api/sync/pull?owner=${owner}&schema=${SCHEMA_VERSION}`, {
        address,
      })
      expect(response.status).toBe(200)
      return jsonOf(response)
    },
  }
}

export type Account = Awaited<ReturnType<typeof openAccount>>

/** A push with one new task. */
export function addTask(title: string, rowId: string = randomUUID(), generation = 1) {
  const data = { title, createdAt: '2026-11-21T10:00:00.000Z' }
  return { id: randomUUID(), generation, changes: [{ table: 'tasks', rowId, op: 'insert', data }] }
}
