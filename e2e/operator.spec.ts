import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { randomUUID } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expect, testOnOwnServer as test } from './support/journey.ts'
import { newPerson } from './support/people.ts'

// A fault gets no second try.
test.describe.configure({ retries: 0 })

// No page is opened here: this is about the process, as whoever runs it meets it. What it refuses to start with is tried by its
// own tests, `apps/server/src/main.test.ts`, and by `faults/one-folder.test.ts`.

/** Makes an account by request; its cookie stays with the context. Returns the account's id. */
async function makeAccount(request: APIRequestContext, origin: string): Promise<string> {
  const { name, email, password } = newPerson()
  const answer = await request.post('/api/auth/sign-up/email', {
    headers: { origin },
    data: { name, email, password },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).user.id
}

test('the secrets are made once and are readable by their owner alone', async ({ server }) => {
  const path = join(server.dataDir, 'secrets.json')
  const before = readFileSync(path, 'utf8')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(statSync(server.dataDir).mode & 0o777).toBe(0o700)
  expect(await server.stop()).toBe(0)
  await server.start()
  expect(readFileSync(path, 'utf8')).toBe(before)
  expect(server.output()).not.toContain(JSON.parse(before).authSecret)
})

test('SIGTERM lets a write that is on its way be finished and kept, and the process ends with 0', async ({
  server,
  request,
}) => {
  const owner = await makeAccount(request, server.url)
  const { cookies } = await request.storageState()
  const now = new Date().toISOString()
  const task = { title: 'Sent just before the end', createdAt: now }
  const push = {
    owner,
    schema: SCHEMA_VERSION,
    cursor: null,
    mutations: [
      {
        id: randomUUID(),
        generation: 1,
        changes: [{ table: 'tasks', rowId: randomUUID(), op: 'insert', data: task }],
      },
    ],
  }
  const slow = beginSlowPost(`${server.url}/api/sync/push`, JSON.stringify(push), {
    origin: server.url,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  })
  await slow.arrived
  const ended = server.stop()
  await server.waitForOutput(/finishing what is under way/)
  const answer = await slow.finish()
  expect(answer).toEqual({ status: 200, body: expect.stringContaining('"status":"applied"') })
  expect(await ended).toBe(0)

  await server.start()
  const read = await request.get(`/api/sync/pull?owner=${owner}&schema=${SCHEMA_VERSION}`)
  expect((await read.json()).rows).toEqual([expect.objectContaining({ data: expect.objectContaining(task) })])
})

/** A request whose head has been read and whose body is not there yet. */
function beginSlowPost(address: string, body: string, headers: Record<string, string>) {
  const arrived = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<{ status: number | undefined; body: string }>()
  const sending = httpRequest(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
      ...headers,
    },
  })
  sending.on('continue', () => arrived.resolve())
  sending.on('response', (response) => {
    const parts: Buffer[] = []
    response.on('data', (part: Buffer) => parts.push(part))
    response.on('end', () =>
      answered.resolve({ status: response.statusCode, body: Buffer.concat(parts).toString() }),
    )
  })
  sending.on('error', (error) => {
    arrived.reject(error)
    answered.reject(error)
  })
  sending.flushHeaders()
  return {
    arrived: arrived.promise,
    finish: () => {
      sending.end(body)
      return answered.promise
    },
  }
}
