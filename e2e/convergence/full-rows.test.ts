import type { Change } from '@glimmer/sync/change'
import { expect, it } from 'vitest'
import { mutation, openPerson } from '../../apps/server/src/sync/test/person.ts'
import { describeOnBothDatabases } from '../../apps/server/test/databases.ts'
import { weighRows } from '../../apps/server/test/rows-of-person.ts'
import { fullestRows } from './fullest-rows.ts'

/** Times what was sent: a row stands in its table and in the history, as text with the names of its columns. */
const MOST_STORED = 5
const MOST_READ = 3

const fullest = fullestRows()

describeOnBothDatabases('rows of every table, filled to the limits of their schemas', (ground) => {
  it('weigh in the tables and in what other devices read about as much as was sent', async () => {
    const stored = []
    const read = []
    for (const { of, pushes } of fullest) {
      const person = await openPerson(ground)
      const weigh = () => weighRows(person.database, person.owner)
      let before = await weigh()
      let sent = 0
      for (const changes of pushes) {
        const push = [mutation(...changes)]
        expect(await person.push(push)).toMatchObject({ results: [{ status: 'applied' }] })
        const after = await weigh()
        stored.push({ of, fields: fieldsOf(changes), times: (after - before) / bytesOf(push) })
        before = after
        sent += bytesOf(push)
      }
      read.push({ of, times: bytesOf(await person.pullAll()) / sent })
    }
    expect(stored.length).toBeGreaterThan(50)
    expect(stored.filter(({ times }) => times > MOST_STORED)).toEqual([])
    expect(read.filter(({ times }) => times > MOST_READ)).toEqual([])
  })
})

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

/** Of an update its field; of the inserts only that they are. */
function fieldsOf([first, second]: readonly Change[]): string {
  if (!first || second || first.op === 'delete') return 'every small one'
  return `${first.table} ${Object.keys(first.data).join()}`
}
