import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { FINISH_WITHIN_MS } from '../../apps/server/src/run-server.ts'
import { prepareGround } from '../../apps/server/test/databases.ts'
import { type GlimmerServer, startGlimmer } from '../support/glimmer-server.ts'
import { signUpAt } from './account.ts'
import { startFaultRun } from './fault-run.ts'
import { countApplied, expectKept, openRememberingDevice } from './remembering-device.ts'
import { median, someTime, underWrites } from './under-writes.ts'

/** A request that takes longer than the server waits is cut off, and sent again by its device; then a little for a busy machine. */
const LONGEST_END_MS = FINISH_WITHIN_MS + 5_000

async function expectAnsweredWhenEnded(
  server: GlimmerServer,
  kind: string,
  counts: { thin: number; full: number },
) {
  const run = startFaultRun(`SIGTERM under writes (${kind})`, counts)
  const people = await Promise.all([1, 2, 3].map(() => signUpAt(() => server.url)))
  const devices = await Promise.all(people.map(openRememberingDevice))
  const ends: number[] = []
  /** What was cut off stays unanswered until its device comes to send it again. */
  const unansweredBefore = new Map(devices.map((device) => [device, 0]))
  let cutOff = 0
  for (let time = 1; time <= run.times; time += 1) {
    await underWrites(run, devices, async () => {
      await someTime(run, 100, 600)
      const began = performance.now()
      expect(await server.stop()).toBe(0)
      ends.push(performance.now() - began)
    })
    const isCutOff = (ends.at(-1) ?? 0) >= FINISH_WITHIN_MS
    if (isCutOff) cutOff += 1
    expect(await isRefused(server.url)).toBe(true)
    await server.start()
    for (const device of devices) {
      const unanswered = (await countApplied(device.account)) - device.countAcknowledged()
      const most = isCutOff ? Infinity : (unansweredBefore.get(device) ?? 0)
      unansweredBefore.set(device, unanswered)
      // Not one request that was carried out went without its answer.
      expect(unanswered, `ends took ${ends.map(Math.round).join(', ')} ms`).toBeLessThanOrEqual(most)
      expect(unanswered).toBeGreaterThanOrEqual(0)
      await expectKept(device)
    }
  }
  expect(Math.max(...ends)).toBeLessThan(LONGEST_END_MS)
  expect(cutOff).toBeLessThanOrEqual(run.times / 4)
  run.report(
    `every request answered${cutOff > 0 ? `, but where the machine was too busy for ${FINISH_WITHIN_MS / 1000} s (${cutOff} ends)` : ''}, exit 0, ended within ${(median(ends) / 1000).toFixed(1)} s`,
  )
}

function isRefused(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.on('error', () => resolve(true))
  })
}

describe('a server that is asked to end under writes', () => {
  let server: GlimmerServer | undefined
  const ground = prepareGround('postgres')
  afterAll(() => server?.dispose())

  it('answers what is under way, refuses what is new, ends with 0 and has everything', async () => {
    server = await startGlimmer({ LOG_LEVEL: 'error' })
    await expectAnsweredWhenEnded(server, 'pglite', { thin: 1, full: 20 })
    await server.dispose()
  }, 1_800_000)

  it('does the same on PostgreSQL', async () => {
    const { databaseUrl = '' } = await ground.options()
    server = await startGlimmer({ LOG_LEVEL: 'error', DATABASE_URL: databaseUrl })
    await expectAnsweredWhenEnded(server, 'postgres', { thin: 1, full: 20 })
    await server.dispose()
  }, 1_800_000)
})
