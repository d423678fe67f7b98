import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../apps/server/test/databases.ts'
import { seededRandom } from '../../apps/server/test/security/odd-requests.ts'
import { liveHistory } from '../../apps/server/test/two-sides/history.ts'
import type { OtherSide } from '../../apps/server/test/two-sides/other-side.ts'

const HISTORIES = process.env['GLIMMER_FAULTS'] === 'full' ? 500 : 5
const SEED = Number(process.env['GLIMMER_SEED'])
const STEPS = 30
const PATIENCE_MS = 60_000 + HISTORIES * 10_000

/**
 * Describes what must hold of a calendar that is kept here and elsewhere. `GLIMMER_FAULTS=full` lives more histories;
 * `GLIMMER_SEED=7` the same again.
 */
export function describeTwoSides(
  name: string,
  openSide: (random: ReturnType<typeof seededRandom>) => Promise<OtherSide>,
): void {
  describeOnBothDatabases(`two sides of a calendar, one of them by ${name}`, (ground) => {
    const random = seededRandom(SEED + (ground.kind === 'pglite' ? 0 : 1))
    let side: OtherSide
    beforeAll(async () => void (side = await openSide(random)))
    afterAll(() => side.close())

    it(
      'are equal after all that happens, and a further round sends nothing',
      async () => {
        const database = await ground.open()
        const all = { syncs: 0, faults: 0, writes: 0 }
        for (let n = 0; n < HISTORIES; n += 1) {
          const met = await liveHistory({ database, side, random, steps: STEPS })
          all.syncs += met.syncs
          all.faults += met.faults
          all.writes = met.writes
        }
        process.stdout.write(
          `${name} on ${ground.kind}: ${HISTORIES} histories, ${all.syncs} syncs, ${all.faults} with a fault, ${all.writes} writes, seed ${SEED}\n`,
        )
        expect(all.faults).toBeGreaterThan(HISTORIES)
      },
      PATIENCE_MS,
    )
  })
}
