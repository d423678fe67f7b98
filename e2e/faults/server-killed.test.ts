import { afterAll, describe, expect, it } from 'vitest'
import { prepareGround } from '../../apps/server/test/databases.ts'
import { type GlimmerServer, startGlimmer } from '../support/glimmer-server.ts'
import { signUpAt } from './account.ts'
import { startFaultRun } from './fault-run.ts'
import { expectKept, openRememberingDevice } from './remembering-device.ts'
import { killInMidst, median } from './under-writes.ts'

const LONGEST_RESTART_MS = 30_000

/** Kills the server under writes, again and again. */
async function expectKeptWhenKilled(
  server: GlimmerServer,
  kind: string,
  counts: { thin: number; full: number },
) {
  const run = startFaultRun(`server killed under writes (${kind})`, counts)
  const people = await Promise.all([1, 2, 3].map(() => signUpAt(() => server.url)))
  const devices = await Promise.all(people.map(openRememberingDevice))
  const restarts: number[] = []
  let inMidst = 0
  for (let kills = 0; inMidst < run.times; kills += 1) {
    expect(kills).toBeLessThan(run.times * 3)
    if (await killInMidst(run, devices, () => server.kill())) inMidst += 1
    const began = performance.now()
    await server.start()
    restarts.push(performance.now() - began)
    for (const device of devices) await expectKept(device)
  }
  for (const device of devices) {
    await device.sendAll()
    await expectKept(device)
    await device.expectWhole()
    expect(await device.setAside()).toEqual([])
  }
  const acknowledged = devices.reduce((sum, device) => sum + device.countAcknowledged(), 0)
  expect(acknowledged).toBeGreaterThan(run.times * devices.length)
  expect(Math.max(...restarts)).toBeLessThan(LONGEST_RESTART_MS)
  const seconds = (median(restarts) / 1000).toFixed(1)
  run.report(
    `${acknowledged} writes acknowledged, 0 lost, 0 halved, a push cut off by each of ${inMidst} kills, ${seconds} s until it listens again`,
  )
}

describe('a server that is killed under writes', () => {
  let server: GlimmerServer | undefined
  const ground = prepareGround('postgres')
  afterAll(() => server?.dispose())

  it('has all it acknowledged and no half of anything, each time its folder opens again', async () => {
    server = await startGlimmer({ LOG_LEVEL: 'error' })
    await expectKeptWhenKilled(server, 'pglite', { thin: 3, full: 50 })
    await server.dispose()
  }, 1_800_000)

  it('has all it acknowledged and no half of anything in its PostgreSQL', async () => {
    const { databaseUrl = '' } = await ground.options()
    server = await startGlimmer({ LOG_LEVEL: 'error', DATABASE_URL: databaseUrl })
    await expectKeptWhenKilled(server, 'postgres', { thin: 1, full: 50 })
    await server.dispose()
  }, 1_800_000)
})
