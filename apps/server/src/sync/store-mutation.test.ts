import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { countRows } from '../../test/rows-of-person.ts'
import { NEW_COUNTER } from './counter.ts'
import { storeMutation } from './store-mutation.ts'
import { type Changes, insertTask, mutation, openPerson } from './test/person.ts'

const repeat = { kind: 'days', every: 2, weekdays: [], monthDay: null, anchorOn: '2026-11-21', stays: true }
const change = (rowId: string, data: object) => mutation({ table: 'tasks', rowId, op: 'update', data })

describeOnBothDatabases('a mutation that changes one row', (ground) => {
  it('writes what it changes and leaves the rest as it lies there (M6)', async () => {
    const { database, owner, push } = await openPerson(ground)
    const id = randomUUID()
    await push([mutation(insertTask(id))])
    const exact = '2026-11-21 10:00:00.123456+00'
    await database.withUser(owner, (trx) =>
      sql`update tasks set created_at = ${exact} where user_id = ${owner}`.execute(trx),
    )
    await push([change(id, { title: 'Feed the cat', repeat })])
    const { rows } = await database.withUser(owner, (trx) =>
      sql`select title, repeat, created_at::text as made, rev from tasks where user_id = ${owner}`.execute(
        trx,
      ),
    )
    expect(rows).toEqual([{ title: 'Feed the cat', repeat, made: exact, rev: 2 }])
  })

  it('is taken in every way that fields can be changed in, also where those are very many', async () => {
    const { push, pull } = await openPerson(ground)
    const id = randomUUID()
    await push([mutation(insertTask(id))])
    const others = {
      title: 'Feed the cat',
      completed: true,
      completedOn: '2026-11-21',
      estimatedTime: 25,
      dueDate: '2026-11-22',
      priority: 'high',
    }
    const back = {
      completed: false,
      completedOn: null,
      estimatedTime: null,
      dueDate: null,
      priority: 'medium',
    }
    const fields = Object.entries(others)
    for (let way = 1; way < 2 ** fields.length; way += 1) {
      const some = Object.fromEntries(fields.filter((_, i) => way & (1 << i)))
      const expected = { title: 'Water the fern', ...back, ...some }
      await push([change(id, { title: 'Water the fern', ...back }), change(id, some)])
      const { rows } = (await pull()) as Changes
      expect(rows.map(({ data }) => data)).toEqual([expect.objectContaining(expected)])
    }
  })

  it('is refused as a whole where the row that it changes is not there', async () => {
    const { database, owner } = await openPerson(ground)
    const key = `tasks/${randomUUID()}`
    const storing = database.withUser(owner, async (trx) => {
      await trx.insertInto('sync_counters').values({ user_id: owner, rev: 0, generation: 1 }).execute()
      const { counter } = await storeMutation(trx, owner, NEW_COUNTER, {
        mutationId: randomUUID(),
        rows: new Map([[key, { title: 'Feed the cat' }]]),
        before: new Map([[key, { title: 'Water the fern' }]]),
        operations: [],
        freed: 0,
      })
      await counter()
    })
    await expect(storing).rejects.toThrow('stored_bytes')
    const left = await countRows(database, owner)
    expect([left['public.mutations'], left['public.sync_counters']]).toEqual([0, 0])
  })
})
