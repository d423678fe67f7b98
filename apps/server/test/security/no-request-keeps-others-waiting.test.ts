import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { type Account, openAccount } from '../account.ts'
import { describeOnBothDatabases } from '../databases.ts'
import { largestBodies } from '../largest-bodies.ts'
import { largestPushes } from '../largest-pushes.ts'
import { routesOf } from '../routes.ts'
import { startApp, type StartedApp } from '../start-app.ts'

/**
 * How long this process may be at work before it answers somebody else, in CPU time: other processes on a busy machine do not
 * count. It was 15 seconds before; the promise itself, 100 ms more than in quiet, is held by `npm run bench waits`.
 */
const LONGEST_WORK_MS = 500
const BETWEEN_LOOKS_MS = 5
/** What the most mutations of a push are here, so that this is quick; the bench sends as many as are allowed. */
const MUTATIONS = 20

interface Wait {
  /** By the clock. */
  readonly took: number
  /** What this process worked meanwhile. */
  readonly work: number
}

const workSoFar = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Asks over and over, as somebody else, while `send` is under way. Returns the longest wait in milliseconds. */
async function worstWait(
  neighbour: Account,
  app: StartedApp['app'],
  send: () => Promise<unknown>,
): Promise<Wait> {
  const done = new AbortController()
  let worst: Wait = { took: 0, work: 0 }
  const look = async (ask: () => Promise<unknown>) => {
    while (!done.signal.aborted) {
      const [began, work] = [performance.now(), workSoFar()]
      // The server runs in this process, so a block that delays the question itself counts as waiting too.
      await pause(BETWEEN_LOOKS_MS)
      await ask()
      worst = {
        took: Math.max(worst.took, performance.now() - began - BETWEEN_LOOKS_MS),
        work: Math.max(worst.work, workSoFar() - work),
      }
    }
  }
  const looks = [look(async () => app.request('/healthz')), look(() => neighbour.pull())]
  await pause(2 * BETWEEN_LOOKS_MS)
  await send()
  done.abort()
  await Promise.all(looks)
  return worst
}

describeOnBothDatabases('no single request', (ground) => {
  it('keeps others waiting, whatever is sent to whichever route', async () => {
    const started = await startApp(await ground.open(), { QUOTA_MB: '0' })
    const { app } = started
    const neighbour = await openAccount(started)
    const waits = new Map<string, Wait>()
    const measure = async (name: string, send: () => Promise<unknown>) => {
      let wait = await worstWait(neighbour, app, send)
      // What a database does now and then for itself is not this request's: it is heavy only if it is so again.
      if (wait.work > LONGEST_WORK_MS) wait = await worstWait(neighbour, app, send)
      const before = waits.get(name)
      waits.set(name, before && before.work > wait.work ? before : wait)
    }
    await measure('nothing', () => pause(300))

    const people = new Map<unknown, Account>()
    for (const { name, before, mutations, isRepeated } of largestPushes(MUTATIONS)) {
      const person = people.get(before) ?? (await openAccount(started))
      const earlier = [...(people.has(before) ? [] : before), ...(isRepeated ? [mutations] : [])]
      for (const push of earlier) expect((await person.push(push)).status).toBe(200)
      people.set(before, person)
      await measure(`POST /api/sync/push: ${name}`, async () => {
        const answer = await person.push(mutations)
        expect([answer.status, name]).toEqual([200, name])
        expect((await answer.text()).length).toBeLessThan(1_000_000)
      })
      await measure('GET /api/sync/pull', () => person.pull())
    }

    const routes = routesOf(started).filter(({ path }) => path !== '/api/sync/events')
    expect(routes.length).toBeGreaterThan(15)
    let person = await openAccount(started)
    for (const { method, path } of routes) {
      for (const body of method === 'GET' ? [undefined] : largestBodies(path, person.owner)) {
        await measure(`${method} ${path}`, async () => {
          const answer = await app.request(
            `http://localhost:3000${path}`,
            {
              method,
              headers: {
                host: 'localhost:3000',
                origin: 'http://localhost:3000',
                cookie: person.cookie(),
                'content-type': 'application/json',
              },
              ...(body !== undefined && { body }),
            },
            { incoming: { socket: { remoteAddress: person.address } } as never },
          )
          await answer.text()
        })
      }
      if (path.endsWith('/sign-out')) person = await openAccount(started)
    }

    const sorted = [...waits].toSorted(([, a], [, b]) => b.work - a.work)
    for (const [name, { took, work }] of sorted.slice(0, 8)) {
      console.log(
        `others waited for ${work.toFixed(0)} ms of work, ${took.toFixed(0)} ms by the clock (${ground.kind}): ${name}`,
      )
    }
    expect(sorted.filter(([, { work }]) => work > LONGEST_WORK_MS)).toEqual([])
  })
})
