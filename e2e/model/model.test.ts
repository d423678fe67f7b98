import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkEnd, heal } from './ends.ts'
import { lives, type Step } from './script.ts'
import { openWorld, take } from './world.ts'

const RUNS = Number(process.env['GLIMMER_MODEL_RUNS'] ?? 40)
const DEVICES = 3
const STEPS = 25

it('devices hold the rows of the model whatever happened, and nothing is gone that nobody deleted', async () => {
  const began = performance.now()
  const count = { lives: 0, steps: 0, mutations: 0 }
  const setAside = new Map<string, number>()
  const live = async (steps: readonly Step[]) => {
    const world = await openWorld(DEVICES)
    try {
      for (const step of steps) await take(world, step)
      await heal(world)
      await checkEnd(world)
      for (const { simulated } of world.devices) {
        count.mutations += simulated.mutations.length
        for (const { reason } of await simulated.setAside())
          setAside.set(reason, (setAside.get(reason) ?? 0) + 1)
      }
      count.lives += 1
      count.steps += steps.length
    } finally {
      for (const { simulated, second } of world.devices) {
        simulated.store.close()
        second?.store.close()
      }
    }
  }
  await fc.assert(fc.asyncProperty(lives(STEPS), live), { numRuns: RUNS, endOnFailure: true })
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  const reasons = [...setAside].map(([reason, times]) => `${times} ${reason}`).join(', ')
  process.stdout.write(
    `model: ${count.lives} lives, ${count.steps} steps, ${count.mutations} mutations, set aside ${reasons}, ${seconds} s, seed ${process.env['GLIMMER_SEED']}\n`,
  )
  expect(count.lives).toBe(RUNS)
  expect(count.mutations).toBeGreaterThan(RUNS * 15)
  expect(setAside.get('gone')).toBeGreaterThan(0)
}, 1_200_000)
