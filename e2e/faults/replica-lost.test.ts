import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { prepareReplicaGround } from '../../apps/server/test/replica-ground.ts'
import { type GlimmerServer, startGlimmer } from '../support/glimmer-server.ts'
import { type Account, signUpAt } from './account.ts'
import { startFaultRun } from './fault-run.ts'
import { expectKept, openRememberingDevice, type RememberingDevice } from './remembering-device.ts'
import { someTime, underWrites } from './under-writes.ts'

const TOKEN = 'numbers-for-the-gardener'
const PATIENCE = { timeout: 60_000, interval: 100 }
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
  }, 120_000)
  afterAll(() => server.dispose())

  async function countRead(): Promise<number> {
    const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    return Number(/glimmer_replica_pulls_total\{outcome="read"\} (\d+)/.exec(await answer.text())?.[1])
  }

  it('is missed by no device: no error, nothing lost, and it is read again once it is back', async () => {
    const run = startFaultRun('a replica killed under load', { thin: 1, full: 20 })
    let readThere = 0
    for (let time = 1; time <= run.times; time += 1) {
      const before = await countRead()
      const useAgain = vi.waitUntil
      // It may still be left alone for what came before.
      await underWrites(run, devices, () => useAgain(async () => (await countRead()) > before + 10, PATIENCE))
      readThere += (await countRead()) - before
      await underWrites(run, devices, async () => {
        await ground.hold()
        await someTime(run, 50, 300)
        if (time % 3 === 2) ground.replica().pause()
        else await ground.replica().end()
        await someTime(run, 300, 1_500)
      })
      if (time % 3 === 2) ground.replica().resume()
      else await ground.replica().start()
      await ground.goOn()
      for (const device of devices) expect(await device.syncOnce()).toBe('done')
      for (const device of devices) await expectKept(device)
    }
    expect(refusals).toEqual([])
    const acknowledged = devices.reduce((sum, device) => sum + device.countAcknowledged(), 0)
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('the primary meanwhile')).length
    expect(lines).toBeLessThanOrEqual(run.times * 2)
    run.report(
      `${acknowledged} writes acknowledged, 0 lost, no request refused, ${readThere} pulls read there before`,
    )
  }, 1_800_000)
})
