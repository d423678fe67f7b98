import { expect, test } from 'vitest'
import { atSteadyPace } from './steady-pace.ts'

const timeOf = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

test('an answer waits for the next quarter of a second, also where there was nothing to do or it broke', async () => {
  const broken = () => Promise.reject(new Error('broke'))
  const times = await Promise.all([
    timeOf(() => atSteadyPace(() => Promise.resolve())),
    timeOf(() => expect(atSteadyPace(broken)).rejects.toThrow('broke')),
  ])
  // A timer may be a millisecond early.
  for (const time of times) expect(time).toBeGreaterThan(248)
})
