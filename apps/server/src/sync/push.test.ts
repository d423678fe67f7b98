import { randomUUID } from 'node:crypto'
import { type PushRequest, pushRequestSchema } from '@glimmer/sync/protocol'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { expect, it } from 'vitest'
import { addPerson, describeOnBothDatabases } from '../../test/databases.ts'
import { push } from './push.ts'
import { insertTask, mutation } from './test/person.ts'

const PEOPLE = 10
const SERVERS = 4

function requestOf(owner: string, mutations: readonly unknown[]): PushRequest {
  return pushRequestSchema.parse({ owner, schema: SCHEMA_VERSION, cursor: null, mutations })
}

describeOnBothDatabases('pushes of one person by several servers at once', (ground) => {
  it('carry a mutation out once, also the very first', async () => {
    const database = await ground.open()
    for (let i = 0; i < PEOPLE; i += 1) {
      const ada = await addPerson(database)
      const first = mutation(insertTask(randomUUID()))
      const send = () => push(database, ada, requestOf(ada, [first]), { quota: Infinity })
      const answers = await Promise.all(Array.from({ length: SERVERS }, send))
      const results = [{ id: first.id, status: 'applied', rev: 1 }]
      for (const answer of answers) expect(answer).toEqual({ kind: 'results', results })
    }
  })

  it('see of a row what those before them wrote', async () => {
    const database = await ground.open()
    const ada = await addPerson(database)
    const rowId = randomUUID()
    const send = (change: object) =>
      push(database, ada, requestOf(ada, [mutation(change)]), { quota: Infinity })
    await send(insertTask(rowId, 'number 0'))
    const renames = Array.from({ length: 20 }, (_, i) =>
      send({ table: 'tasks', rowId, op: 'update', data: { title: `number ${i + 1}` } }),
    )
    const answers = await Promise.all(renames)
    const replaced = answers.flatMap((answer) => (answer.kind === 'results' ? answer.results : []))
    const words = replaced.flatMap((result) =>
      result.status === 'applied' ? (result.replaced ?? []).map(({ data }) => data?.['title']) : [],
    )
    // Each took the place of another's words: none saw what somebody had replaced already.
    expect(new Set(words).size).toBe(renames.length)
  })
})
