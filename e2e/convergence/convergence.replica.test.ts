import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { ReplicaAnswer } from '../../apps/server/src/db/replica.ts'
import { prepareReplicaGround, type ReplicaGround } from '../../apps/server/test/replica-ground.ts'
import { startFaultRun } from '../faults/fault-run.ts'
import { runHistories } from './run-histories.ts'

type Answer = Promise<ReplicaAnswer<unknown>>

describe('devices and a server with a replica that stays behind, ends and comes back (postgres)', () => {
  const ground = prepareReplicaGround()

  it('are equal in the end, whatever happened on the way, and nothing acknowledged is lost', async () => {
    const { replica } = await ground.open()
    if (!replica) throw new Error('there is no replica')
    const read = vi.spyOn(replica, 'read')
    const over = new AbortController()
    const changing = changeReplica(ground, over.signal)
    await runHistories(ground, 2).finally(() => over.abort())
    await changing
    const answers = await Promise.all(read.mock.results.map(({ value }) => value as Answer))
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['read', 'behind', 'failed']))
  }, 1_200_000)
})

/** Holds it back at random, lets it go on, and now and then ends it and starts it again. */
async function changeReplica(ground: ReplicaGround, signal: AbortSignal): Promise<void> {
  const run = startFaultRun('a replica that comes and goes', { thin: 1, full: 1 })
  for (let turn = 1; !signal.aborted; turn += 1) {
    await pause(run.between(20, 200))
    if (turn % 6 === 3) {
      await ground.replica().end()
      await pause(run.between(20, 200))
      await ground.replica().start()
    } else {
      await ground.hold()
      await pause(run.between(20, 200))
      await ground.goOn()
    }
  }
}
