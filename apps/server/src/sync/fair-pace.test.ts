import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createFairPace } from './fair-pace.ts'

describe('the work of one person', () => {
  it('is done one piece after the other, also after one that fails; nobody else waits for it', async () => {
    const { alone } = createFairPace()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const done: string[] = []
    const first = alone('ada', () => held)
    const second = alone('ada', () => Promise.reject(new Error('no'))).catch(() => done.push('second'))
    const third = alone('ada', () => done.push('third'))
    await alone('ben', () => done.push('ben'))
    expect(done).toEqual(['ben'])
    letGo()
    await Promise.all([first, second, third])
    expect(done).toEqual(['ben', 'second', 'third'])
  })

  it('is followed by a rest as long as it took, in which others have their turn', async () => {
    let time = 0
    const { alone } = createFairPace(() => time)
    await alone('ada', () => void (time += 60))
    const began = performance.now()
    let hasBegun = false
    const next = alone('ada', () => void (hasBegun = true))
    await alone('ben', () => {})
    await pause(20)
    expect(hasBegun).toBe(false)
    await next
    // Timers may come a millisecond early.
    expect(performance.now() - began).toBeGreaterThanOrEqual(55)
  })

  it('rests for no more than a turn of the loop where it was short', async () => {
    let time = 0
    const { alone } = createFairPace(() => time)
    const order: string[] = []
    await alone('ada', () => void (time += 9))
    const timer = pause(60_000, undefined, { ref: false, signal: AbortSignal.timeout(30_000) })
    await Promise.race([timer, alone('ada', () => order.push('next'))])
    expect(order).toEqual(['next'])
  })
})
