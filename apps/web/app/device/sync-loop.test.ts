import { describe, expect, it, vi } from 'vitest'
import { DatabaseClosedError } from './database.ts'
import { startSyncLoop } from './sync-loop.ts'
import type { RoundEnd } from './sync-round.ts'
import type { SyncPhase } from './sync-state.ts'

/** A loop whose rounds and timers are ended by hand. */
function createLoop({ broken, askedToWait = 0 }: { broken?: Error; askedToWait?: number } = {}) {
  const rounds: ((end: RoundEnd) => void)[] = []
  const timers: { callback: () => void; milliseconds: number }[] = []
  const phases: SyncPhase[] = []
  const loop = startSyncLoop({
    runRound: () => new Promise((resolve, reject) => (broken ? reject(broken) : rounds.push(resolve))),
    onPhase: (phase) => phases.push(phase),
    setTimer(callback, milliseconds) {
      const timer = { callback, milliseconds }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer) >>> 0, 1)
    },
    random: () => 1,
    askedToWait: () => askedToWait,
  })
  const endRound = async (end: RoundEnd) => {
    rounds.at(-1)?.(end)
    await new Promise(setImmediate)
  }
  return { loop, rounds, timers, phases, endRound }
}

describe('the sync loop', () => {
  it('never runs two rounds at once, and runs another for what came meanwhile', async () => {
    const { loop, rounds, endRound, phases } = createLoop()
    loop.wake()
    loop.wake()
    loop.wake()
    expect(rounds).toHaveLength(1)
    await endRound('done')
    expect(rounds).toHaveLength(2)
    await endRound('done')
    expect(rounds).toHaveLength(2)
    expect(phases.at(-1)).toBe('resting')
  })

  it('waits longer from try to try, and at once forgets that when it is woken', async () => {
    const { loop, rounds, timers, endRound, phases } = createLoop()
    loop.wake()
    await endRound('unreachable')
    expect(phases.at(-1)).toBe('offline')
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([1_000])
    timers[0]?.callback()
    await endRound('unreachable')
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([2_000])
    loop.wake()
    expect(timers).toEqual([])
    expect(rounds).toHaveLength(3)
    await endRound('unreachable')
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([1_000])
  })

  it('waits as long as the server asked for', async () => {
    const { loop, timers, endRound } = createLoop({ askedToWait: 20_000 })
    loop.wake()
    await endRound('unreachable')
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([40_000])
  })

  it.each<RoundEnd>(['unreachable', 'signed_out'])(
    'tries at once again when it was woken during a round that ended %s',
    async (end) => {
      const { loop, rounds, timers, phases, endRound } = createLoop()
      loop.wake()
      loop.wake()
      await endRound(end)
      expect(rounds).toHaveLength(2)
      expect(timers).toEqual([])
      await endRound('done')
      expect(phases).toEqual(['syncing', 'resting'])
    },
  )

  it('tries a round that broke off again later, and says why it did', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = new Error('no room')
    const { loop, timers, phases, endRound } = createLoop({ broken })
    loop.wake()
    await endRound('done')
    expect(phases.at(-1)).toBe('offline')
    expect(timers).toHaveLength(1)
    expect(said).toHaveBeenCalledWith(expect.stringContaining('broke off'), broken)
  })

  it('says nothing of a database that was closed meanwhile', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { loop, endRound } = createLoop({ broken: new DatabaseClosedError() })
    loop.wake()
    await endRound('done')
    expect(said).not.toHaveBeenCalled()
  })

  it('looks again by itself after a while, for a ping can be lost', async () => {
    const { loop, rounds, timers, endRound } = createLoop()
    loop.wake()
    await endRound('done')
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([300_000])
    timers[0]?.callback()
    expect(rounds).toHaveLength(2)
    expect(timers).toEqual([])
  })

  it.each<RoundEnd>(['signed_out', 'other_owner', 'outdated', 'diverged'])(
    'rests without a timer when a person has to do something first: %s',
    async (end) => {
      const { loop, timers, phases, endRound } = createLoop()
      loop.wake()
      await endRound(end)
      expect(phases.at(-1)).toBe(end)
      expect(timers).toEqual([])
    },
  )

  it.each<RoundEnd>(['diverged', 'over_quota'])(
    'leaves what it said of a round that ended %s where it is while it looks again',
    async (end) => {
      const { loop, phases, endRound } = createLoop()
      loop.wake()
      await endRound(end)
      loop.wake()
      await endRound(end)
      expect(phases).toEqual(['syncing', end, end])
      loop.wake()
      await endRound('done')
      expect(phases.at(-1)).toBe('resting')
    },
  )

  it('does nothing after it was stopped', async () => {
    const { loop, rounds, timers, endRound } = createLoop()
    loop.wake()
    loop.stop()
    await endRound('unreachable')
    loop.wake()
    expect(rounds).toHaveLength(1)
    expect(timers).toEqual([])
  })
})
