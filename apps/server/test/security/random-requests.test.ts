import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { describe, expect, it } from 'vitest'
import { addTask, openAccount } from '../account.ts'
import { prepareGround } from '../databases.ts'
import { type Route, routesOf } from '../routes.ts'
import { dumpRows } from '../rows-of-person.ts'
import { startApp } from '../start-app.ts'
import { createOddRequests, seededRandom } from './odd-requests.ts'

/** `GLIMMER_FAULTS=full` asks 20,000 times, as the bench of faults does; `RANDOM_REQUESTS=100 GLIMMER_SEED=7` so often, the same again. */
const MOST = process.env['GLIMMER_FAULTS'] === 'full' ? 20_000 : 2_000
const REQUESTS = Number(process.env['RANDOM_REQUESTS'] ?? MOST)
const SEED = Number(process.env['GLIMMER_SEED'])
const AT_ONCE = 8
const LONGEST_MS = 10_000

describe('requests that nobody would send', () => {
  const ground = prepareGround('pglite')

  it(
    `are answered, each of ${REQUESTS}, and touch nobody else (seed ${SEED})`,
    async () => {
      console.log(`random requests: ${REQUESTS}, seed ${SEED}`)
      const database = await ground.open()
      const app = await startApp(database)
      const ada = await openAccount(app)
      let mallory = await openAccount(app)
      await ada.push([addTask('Ada’s')])
      const before = await dumpRows(database, ada.owner)
      const random = seededRandom(SEED)
      const odd = createOddRequests(random)
      // Half of all requests go to the routes with the richest bodies.
      const routes = routesOf(app).filter(
        ({ path }) => !path.endsWith('/events') && !path.endsWith('/sign-out'),
      )
      const push: Route = { method: 'POST', path: '/api/sync/push' }
      const statuses = new Map<number, number>()
      const wrong: string[] = []
      let taken = 0

      async function send(number: number): Promise<void> {
        const { method, path } = random() < 0.5 ? push : routes[Math.floor(random() * routes.length)]!
        // Mallory's resets name Ada only: after a reset of her own account nothing of hers would be accepted any
        // more.
        const owner = random() < 0.9 && !path.endsWith('_account') ? mallory.owner : ada.owner
        const { body, contentType } = odd(path, owner)
        const query = method === 'GET' ? oddQuery(random, owner) : ''
        const headers = new Headers({ host: 'localhost:3000', origin: 'http://localhost:3000' })
        if (random() < 0.9) headers.set('cookie', mallory.cookie())
        if (contentType !== undefined) headers.set('content-type', contentType)
        const start = performance.now()
        const answer = await app.app.request(
          `http://localhost:3000${path}${query}`,
          { method, headers, ...(method !== 'GET' && { body }) },
          { incoming: { socket: { remoteAddress: '192.0.2.77' } } as never },
        )
        const text = await answer.text()
        if (text.includes('"status":"applied"')) taken += 1
        const milliseconds = performance.now() - start
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        // `old_server` is a deliberate 503: a request from a newer page is told to come back later.
        const isAnswer = answer.status < 500 || text.includes('"old_server"')
        if (isAnswer && milliseconds < LONGEST_MS) return
        const sent =
          typeof body === 'string' ? body.slice(0, 500) : Buffer.from(body).toString('hex').slice(0, 500)
        wrong.push(
          `request ${number}: ${answer.status} in ${milliseconds} ms to ${method} ${path}${query}: ${sent}`,
        )
      }

      for (let number = 0; number < REQUESTS; number += AT_ONCE) {
        // A new person now and then, so that quotas do not end the run.
        if (number % 2_000 === 1_992) mallory = await openAccount(app)
        await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => send(number + i)))
      }
      console.log(Object.fromEntries([...statuses].toSorted()))
      expect(wrong).toEqual([])
      // Enough requests succeeded, and enough were refused.
      expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 100)
      expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 10)
      expect(await dumpRows(database, ada.owner)).toEqual(before)
      expect(Object.keys(Object.prototype)).toEqual([])
      expect(({} as Record<string, unknown>)['role']).toBeUndefined()
      expect(await mallory.me()).toMatchObject({ user: { id: mallory.owner }, role: 'user' })
      expect(taken).toBeGreaterThan(REQUESTS / 100)
    },
    60_000 + REQUESTS * 50,
  )
})

function oddQuery(random: () => number, owner: string): string {
  const values = [
    '1',
    '-1',
    '1e99',
    'NaN',
    '',
    '%00',
    '%ff',
    '9007199254740993',
    '[]',
    'x'.repeat(2_000),
    owner,
  ]
  const pick = () => values[Math.floor(random() * values.length)]
  const names = ['rev', 'id', 'generation', 'start', 'token', 'schema', '__proto__']
  const parts = names.filter(() => random() < 0.3).map((name) => `${name}=${pick()}`)
  const whose = random() < 0.8 ? owner : pick()
  return `?${[`owner=${whose}`, ...(random() < 0.7 ? [`schema=${SCHEMA_VERSION}`] : []), ...parts].join('&')}`
}
