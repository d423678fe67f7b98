import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { prepareReplicaGround } from '../../apps/server/test/replica-ground.ts'
import { type GlimmerServer, startGlimmer } from '../support/glimmer-server.ts'
import { type Account, signUpAt } from './account.ts'
import { type FaultRun, startFaultRun } from './fault-run.ts'
import { expectKept, openRememberingDevice, type RememberingDevice } from './remembering-device.ts'
import { someTime, underWrites } from './under-writes.ts'

const TOKEN = 'numbers-for-the-gardener'
const PATIENCE = { timeout: 120_000, interval: 200 }
const PEOPLE = 2

describe('a replica that is lost under load', () => {
  const ground = prepareReplicaGround()
  let server: GlimmerServer
  let devices: RememberingDevice[]
  /** What devices were answered that was no answer. */
  const refusals: string[] = []

  const heard = (account: Account): Account => ({
    ...account,
    async send(request) {
      const response = await account.send(request)
      if (!response.ok) refusals.push(`${response.status} ${request.url}`)
      return response
    },
  })

  beforeAll(async () => {
    const { databaseUrl = '', replicaUrl = '' } = await ground.options()
    server = await startGlimmer({
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: TOKEN,
      DATABASE_URL: databaseUrl,
      DATABASE_REPLICA_URL: replicaUrl,
    })
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUpAt(() => server.url)))
    // Two devices each: what one sends is there for the other to read.
    devices = await Promise.all(
      [...people, ...people].map((account) => openRememberingDevice(heard(account))),
    )
  })
  afterAll(() => server.dispose())

  async function countRead(): Promise<number> {
    const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    return Number(/glimmer_replica_pulls_total\{outcome="read"\} (\d+)/.exec(await answer.text())?.[1])
  }

  /** Writes and reads a little, as after a fault it is left alone for a while. */
  async function untilRead(run: FaultRun): Promise<void> {
    const before = await countRead()
    await vi.waitUntil(async () => {
      for (const device of devices) {
        await device.writeSomething(run)
        expect(await device.syncOnce()).toBe('done')
      }
      return (await countRead()) > before
    }, PATIENCE)
  }

  it('is missed by no device: no error, nothing lost, and it is read again once it is back', async () => {
    const run = startFaultRun('a replica lost under load', { thin: 1, full: 20 })
    await untilRead(run)
    for (let time = 1; time <= run.times; time += 1) {
      const isKilled = time % 3 > 0
      await underWrites(run, devices, async () => {
        await someTime(run, 50, 300)
        await ground.hold()
        await someTime(run, 50, 300)
        if (isKilled) await ground.replica().end()
        else ground.replica().pause()
        await someTime(run, 300, 1_500)
      })
      if (isKilled) await ground.replica().start()
      else {
        ground.replica().resume()
        await ground.goOn()
      }
      await untilRead(run)
      for (const device of devices) await device.sendAll()
      for (const device of devices) await expectKept(device)
    }
    expect(refusals).toEqual([])
    const told = server.output().match(/pulls are read from the primary meanwhile/g) ?? []
    expect(told.length).toBeLessThanOrEqual(run.times * 2)
    const acknowledged = devices.reduce((sum, device) => sum + device.countAcknowledged(), 0)
    run.report(
      `${acknowledged} writes acknowledged, 0 lost, no request refused, ${await countRead()} pulls read there`,
    )
  }, 1_800_000)
})
