import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { seededRandom } from '../../test/security/odd-requests.ts'
import { openCaldavSide } from '../../test/two-sides/caldav-side.ts'
import { openGoogleSide } from '../../test/two-sides/google-side.ts'
import { liveHistory } from '../../test/two-sides/history.ts'
import type { OtherSide } from '../../test/two-sides/other-side.ts'

/** `GLIMMER_FAULTS=full` lives more of them; `GLIMMER_SEED=7` the same again. Each database has its half in `npm test`. */
const HISTORIES = process.env['GLIMMER_FAULTS'] === 'full' ? 500 : 5
const SEED = Number(process.env['GLIMMER_SEED'])
const STEPS = 30
const PATIENCE_MS = 60_000 + HISTORIES * 10_000

describeOnBothDatabases('two sides of a calendar', (ground) => {
  const random = seededRandom(SEED + (ground.kind === 'pglite' ? 0 : 1))
  const sides: OtherSide[] = []
  beforeAll(async () => void sides.push(await openCaldavSide(random), await openGoogleSide(random)))
  afterAll(() => Promise.all(sides.map((side) => side.close())))

  it.each([
    [0, 'CalDAV'],
    [1, 'Google'],
  ] as const)(
    'are equal after all that happens, and a further round sends nothing: %i, %s',
    async (place, name) => {
      const side = sides[place]
      if (!side) throw new Error('there is no such side')
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
