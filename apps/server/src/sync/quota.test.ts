import { randomUUID } from 'node:crypto'
import { tableNames } from '@glimmer/domain/tables'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { refusalOf } from '../../test/browser.ts'
import { addPerson, describeOnBothDatabases } from '../../test/databases.ts'
import { pruneHistory } from './prune-history.ts'
import { resetAccount } from './reset-account.ts'
import { type Changes, createdAt, insertStep, insertTask, mutation, openPerson } from './test/person.ts'

type Person = Awaited<ReturnType<typeof openPerson>>

/** The stored bytes by the counter, and counted anew from all rows. */
async function bytesOf({ database, owner }: Person): Promise<{ noted: number; counted: number }> {
  return database.withUser(owner, async (trx) => {
    const counter = await trx
      .selectFrom('sync_counters')
      .select('stored_bytes')
      .where('user_id', '=', owner)
      .executeTakeFirstOrThrow()
    let counted = 0
    for (const table of [...tableNames, 'operations']) {
      const { rows } = await sql<{ bytes: number }>`
        select coalesce(sum(octet_length(t::text)), 0)::int as bytes from ${sql.table(table)} as t
        where user_id = ${owner}`.execute(trx)
      counted += rows[0]?.bytes ?? 0
    }
    return { noted: counter.stored_bytes, counted }
  })
}

const write = (rowId: string, text: string) => {
  return { table: 'brain_dump_items', rowId, op: 'insert', data: { text, createdAt } }
}
const forget = (rowId: string) => mutation({ table: 'brain_dump_items', rowId, op: 'delete' })

describeOnBothDatabases('what a person stores', (ground) => {
  it('is counted with each mutation, to the byte', async () => {
    const ada = await openPerson(ground)
    const check = async () => {
      const { noted, counted } = await bytesOf(ada)
      expect(noted).toBe(counted)
      return noted
    }
    const [task, step, thought] = [randomUUID(), randomUUID(), randomUUID()]
    await ada.push([mutation(insertTask(task, 'Zoë’s 🌱, “quoted”, a,b')), mutation(insertStep(step, task))])
    const first = await check()
    expect(first).toBeGreaterThan(500)
    await ada.push([mutation(write(thought, 'x'.repeat(5_000)))])
    await ada.push([
      mutation({
        table: 'user_preferences',
        rowId: 'me',
        op: 'insert',
        data: { workingStyle: { 'a "b"': [1, 2.5, true] }, goals: ['Rest'] },
      }),
      mutation({ table: 'user_preferences', rowId: 'me', op: 'update', data: { goals: [] } }),
      mutation({ table: 'tasks', rowId: randomUUID(), op: 'update', data: { title: 'Nobody' } }),
    ])
    expect(await check()).toBeGreaterThan(first + 10_000)
    await ada.push([mutation({ table: 'tasks', rowId: task, op: 'delete' }), forget(thought)])
    const deleted = await check()
    await ada.database.withUser(ada.owner, (trx) => pruneHistory(trx, ada.owner, '0 days'))
    expect(await check()).toBeLessThan(deleted - 10_000)
    expect((await ada.pullAll()).map(({ table }) => table)).toEqual(['user_preferences'])
    await resetAccount(ada.database, ada.owner, randomUUID())
    expect(await check()).toBe(0)
  })

  it('is said with each page where there is a quota, and not where there is none', async () => {
    const ada = await openPerson(ground, undefined, 1_000_000)
    await ada.push([mutation(insertTask(randomUUID()))])
    const { noted } = await bytesOf(ada)
    expect((await ada.pull()) as Changes).toMatchObject({ storage: { used: noted, quota: 1_000_000 } })
    expect(await (await openPerson(ground)).pull()).not.toHaveProperty('storage')
  })
})

describeOnBothDatabases('a person whose room is used up', (ground) => {
  const QUOTA = 40_000

  it('keeps what they wrote and is told; deleting always works, makes room at once, and then the rest goes through', async () => {
    const ada = await openPerson(ground, await addPerson(await ground.open()), QUOTA)
    const thoughts = Array.from({ length: 4 }, () => randomUUID())
    for (const id of thoughts) await ada.push([mutation(write(id, 'x'.repeat(5_000)))])
    expect((await bytesOf(ada)).noted).toBeGreaterThan(QUOTA)

    const more = mutation(insertTask(randomUUID(), 'One more'))
    const refused = await ada.post(ada.request([more]))
    expect(await refusalOf(refused)).toEqual([507, 'over_quota'])
    expect((await ada.pull()) as Changes).toMatchObject({ newest: 4 })

    // A delete, which frees room, does not wait behind the writes that have none.
    const before = (await bytesOf(ada)).noted
    const removed = await ada.push([forget(thoughts[0]!), forget(thoughts[1]!), more])
    expect(removed).toMatchObject({
      results: [{ status: 'applied' }, { status: 'applied' }, { status: 'applied' }],
    })
    const { noted, counted } = await bytesOf(ada)
    expect(noted).toBe(counted)
    expect(before - noted).toBeGreaterThan(9_000)
  })

  it('gets an answer to what came before, and to what was answered already', async () => {
    const ada = await openPerson(ground, undefined, QUOTA)
    const large = Array.from({ length: 5 }, () => mutation(write(randomUUID(), 'x'.repeat(5_000))))
    const first = await ada.push(large)
    expect(first).toMatchObject({ kind: 'results', results: { length: 4 } })
    expect(await ada.push(large.slice(0, 4))).toEqual(first)
    expect((await ada.post(ada.request(large.slice(4)))).status).toBe(507)
    // Other people are not affected.
    const ben = await openPerson(ground, undefined, QUOTA)
    expect(await ben.push(large.slice(4))).toMatchObject({ results: [{ status: 'applied' }] })
  })
})
