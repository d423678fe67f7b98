import fc from 'fast-check'
import { expect } from 'vitest'
import type { TestGround } from '../../apps/server/test/databases.ts'
import { converge } from './converge.ts'
import { histories } from './history.ts'
import { openServer } from './person.ts'

const STEPS = 50

/**
 * Runs so many histories against the real server on this database and prints how many ran, with the seed.
 * `GLIMMER_SEED` runs the same ones again; `GLIMMER_HISTORIES` asks for another number of them.
 */
export async function runHistories(ground: TestGround, usual: number): Promise<void> {
  const wanted = Number(process.env['GLIMMER_HISTORIES'] ?? usual)
  const signUp = await openServer(await ground.open())
  let ran = 0
  let mutations = 0
  let left = 0
  const property = fc.asyncProperty(histories(STEPS), async (history) => {
    const { written, forgotten } = await converge(history, await signUp())
    expect(written).toBeGreaterThanOrEqual(STEPS)
    ran += 1
    mutations += written
    left += forgotten
  })
  await fc.assert(property, { numRuns: wanted, endOnFailure: true })
  process.stdout.write(
    `convergence on ${ground.kind}: ${ran} histories, ${mutations} mutations, ${left} old rows forgotten, seed ${process.env['GLIMMER_SEED']}\n`,
  )
  expect(ran).toBeGreaterThanOrEqual(wanted)
}
