import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Cluster, startCluster } from '../../apps/server/test/cluster.ts'
import { run as runStatement } from '../../apps/server/test/statement.ts'
import { type GlimmerServer, startGlimmer } from '../support/glimmer-server.ts'
import { signUpAt } from './account.ts'
import { type FaultRun, startFaultRun } from './fault-run.ts'
import { hearRevisions } from './hear-revisions.ts'
import { expectKept, openRememberingDevice, type RememberingDevice } from './remembering-device.ts'
import { median, someTime, underWrites } from './under-writes.ts'

/** What `open-postgres.ts` waits for an answer that does not come, and a little for a busy machine. */
const LONGEST_ANSWER_MS = 25_000

describe('a PostgreSQL that is away', () => {
  let cluster: Cluster
  let server: GlimmerServer
  let device: RememberingDevice

  beforeAll(async () => {
    cluster = await startCluster('process')
    await runStatement(cluster.address('postgres'), 'create database glimmer')
    server = await startGlimmer({ LOG_LEVEL: 'error', DATABASE_URL: cluster.address('glimmer') })
    device = await openRememberingDevice(await signUpAt(() => server.url))
  })
  afterAll(async () => {
    await server.dispose()
    cluster.resume()
    await cluster.stop()
  })

  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status
  const isReady = () => vi.waitUntil(async () => (await statusOf('/readyz')) === 200, { timeout: 60_000 })

  /** Says in how many milliseconds a push was answered with 503. */
  async function timeRefusal(): Promise<number> {
    const began = performance.now()
    const { userId } = device.account
    const response = await device.account.post('/api/sync/push', { owner: userId })
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { error: { code: 'database_away' } },
    ])
    expect(response.headers.get('retry-after')).toBe('5')
    return performance.now() - began
  }

  /** What is refused while it is away, and that nothing was lost when it is back. */
  async function expectBackAfter(
    run: FaultRun,
    leave: () => Promise<void>,
    comeBack: () => Promise<void>,
  ): Promise<number[]> {
    await device.writeSomething(run)
    await device.sendAll()
    await leave()
    await device.writeSomething(run)
    // More at once than there are connections: none is left behind.
    const refusals = await Promise.all(Array.from({ length: 12 }, timeRefusal))
    refusals.push(await timeRefusal())
    expect(await device.syncOnce()).toBe('unreachable')
    expect(await device.countWaiting()).toBeGreaterThan(0)
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
    expect(Math.max(...refusals)).toBeLessThan(LONGEST_ANSWER_MS)
    await comeBack()
    await isReady()
    await device.sendAll()
    await expectKept(device)
    return refusals
  }

  it('is answered for with 503 in time while it says nothing, and is used again when it goes on', async () => {
    const run = startFaultRun('PostgreSQL stopped (SIGSTOP)', { thin: 1, full: 5 })
    const refusals: number[] = []
    for (let time = 1; time <= run.times; time += 1) {
      const pause = () => Promise.resolve(cluster.pause())
      refusals.push(...(await expectBackAfter(run, pause, () => Promise.resolve(cluster.resume()))))
    }
    run.report(`503 within ${(median(refusals) / 1000).toFixed(1)} s, used again by itself, 0 lost`)
  }, 1_800_000)

  it('is used again after it ended under writes, and pings cross again', async () => {
    const run = startFaultRun('PostgreSQL ended under writes and started again', { thin: 1, full: 20 })
    const refusals: number[] = []
    const heard = await hearRevisions(device.account)
    const endUnderWrites = () =>
      underWrites(run, [device], async () => {
        await someTime(run, 50, 300)
        await cluster.end()
      })
    for (let time = 1; time <= run.times; time += 1) {
      refusals.push(...(await expectBackAfter(run, endUnderWrites, cluster.start)))
      // The stream that was open all the time hears of what it missed, and of what comes after.
      await heard.upTo(device.countAcknowledged())
    }
    await heard.stop()
    run.report(`503 within ${Math.round(median(refusals))} ms, used again by itself, pings too, 0 lost`)
  }, 1_800_000)

  it('may be slow: what is acknowledged is there', async () => {
    const run = startFaultRun('PostgreSQL stumbling under writes', { thin: 2, full: 20 })
    await underWrites(run, [device], async () => {
      for (let time = 1; time <= run.times; time += 1) {
        await someTime(run, 50, 300)
        cluster.pause()
        await someTime(run, 200, 1_500)
        cluster.resume()
      }
    })
    await device.sendAll()
    await expectKept(device)
    run.report(`${device.countAcknowledged()} writes acknowledged, 0 lost`)
  }, 1_800_000)
})
