import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import {
  type Changes,
  createdAt,
  insertStep,
  insertTask,
  mutation,
  openPerson,
  queryOf,
} from './test/person.ts'

type Person = Awaited<ReturnType<typeof openPerson>>

const ids = (count: number) => Array.from({ length: count }, () => randomUUID())
const removeTask = (rowId: string) => ({ table: 'tasks', rowId, op: 'delete' })
const touch = (data: object) => ({ table: 'user_preferences', rowId: 'me', op: 'update', data })
const renameNobody = () => ({ table: 'tasks', rowId: randomUUID(), op: 'update', data: { title: 'Nobody' } })
const fillPreferences = (goal: string) =>
  mutation({
    table: 'user_preferences',
    rowId: 'me',
    op: 'insert',
    data: { goals: Array.from({ length: 200 }, (_, i) => `${i}`.padEnd(200, goal)) },
  })

async function revisionOf(person: Person): Promise<number> {
  return ((await person.pull()) as Changes).newest
}

/** Inserts so many thoughts of the greatest length directly, as they are too much for one push. */
function addLongThoughts({ database, owner }: Person, thoughts: readonly string[]) {
  return database.withUser(owner, (trx) =>
    sql`insert into brain_dump_items (user_id, id, rev, text, created_at)
        select ${owner}, id, 1, repeat('世', 5000), now() from unnest(${thoughts}::text[]) as id`.execute(
      trx,
    ),
  )
}

describeOnBothDatabases('an answer to a push', (ground) => {
  it('brings each row once, however many mutations are rejected over it, and again nothing more when asked again', async () => {
    const ada = await openPerson(ground)
    await ada.push([fillPreferences('x')])
    const rejected = Array.from({ length: 100 }, () =>
      mutation(touch({ energyPatterns: { a: 1 } }), renameNobody()),
    )
    for (const time of ['first', 'again']) {
      const answer = await ada.push(rejected)
      if (answer.kind !== 'results') throw new Error(answer.kind)
      const brought = answer.results.flatMap((result) => (result.status === 'rejected' ? result.rows : []))
      expect([time, answer.results.length, brought.filter(({ id }) => id === 'me').length]).toEqual([
        time,
        100,
        1,
      ])
      expect(brought[0]).toMatchObject({ id: 'me', data: { energyPatterns: {} } })
      expect(JSON.stringify(answer).length).toBeLessThan(100_000)
    }
  })

  it('has room for so many rows and no more', async () => {
    const ada = await openPerson(ground)
    const thoughts = ids(90)
    await ada.push([mutation(insertTask(randomUUID()))])
    await addLongThoughts(ada, thoughts)
    const edits = thoughts.map((rowId) =>
      mutation({ table: 'brain_dump_items', rowId, op: 'update', data: { text: 'x' } }, renameNobody()),
    )
    const answer = await ada.push(edits)
    if (answer.kind !== 'results') throw new Error(answer.kind)
    expect(answer.results).toHaveLength(90)
    expect(new Set(answer.results.map(({ status }) => status))).toEqual(new Set(['rejected']))
    const length = JSON.stringify(answer).length
    expect(length).toBeGreaterThan(290_000)
    expect(length).toBeLessThan(350_000)
  })
})

describeOnBothDatabases('a delete', (ground) => {
  it('of a task with more steps than one transaction takes is done in pieces, the task last', async () => {
    const ada = await openPerson(ground)
    const [task, ...steps] = ids(1_251) as [string, ...string[]]
    await ada.push([mutation(insertTask(task))])
    await ada.push([mutation(...steps.slice(0, 625).map((id) => insertStep(id, task)))])
    await ada.push([mutation(...steps.slice(625).map((id) => insertStep(id, task)))])
    const before = (await ada.pull()) as Changes
    const remove = mutation(removeTask(task))
    expect(await ada.push([remove])).toMatchObject({
      results: [{ id: remove.id, status: 'applied', rev: 6 }],
    })
    const gone: number[] = []
    let page = (await ada.pull({ ...queryOf(before), rev: String(before.cursor?.rev) })) as Changes
    for (;;) {
      gone.push(...page.rows.map(({ rev }) => rev))
      if (!page.more) break
      page = (await ada.pull(queryOf(page))) as Changes
    }
    const countAt = (rev: number) => gone.filter((each) => each === rev).length
    expect([countAt(4), countAt(5), countAt(6)]).toEqual([500, 500, 251])
    // Sent again because its answer was lost.
    expect(await ada.push([remove])).toMatchObject({ results: [{ status: 'applied', rev: 6 }] })
    expect(await revisionOf(ada)).toBe(6)
  })

  it('that would take so much along is refused where other changes depend on it: all or nothing', async () => {
    const ada = await openPerson(ground)
    const [task, other, ...steps] = ids(603) as [string, string, ...string[]]
    await ada.push([mutation(insertTask(task))])
    await ada.push([mutation(...steps.map((id) => insertStep(id, task)))])
    const answer = await ada.push([mutation(insertTask(other), removeTask(task))])
    expect(answer).toMatchObject({ results: [{ status: 'rejected', reason: 'too_large' }] })
    expect(await revisionOf(ada)).toBe(2)
  })

  it('of many long thoughts is done in pieces, and a change to all of them at once is refused', async () => {
    const ada = await openPerson(ground)
    const thoughts = ids(130)
    await ada.push([mutation(insertTask(randomUUID()))])
    await addLongThoughts(ada, thoughts)
    const each = (rest: object) =>
      mutation(...thoughts.map((rowId) => ({ table: 'brain_dump_items', rowId, ...rest })))
    expect(await ada.push([each({ op: 'update', data: { createdAt } })])).toMatchObject({
      results: [{ status: 'rejected', reason: 'too_large' }],
    })
    expect(await revisionOf(ada)).toBe(1)
    expect(await ada.push([each({ op: 'delete' })])).toMatchObject({
      results: [{ status: 'applied', rev: 4 }],
    })
    expect((await ada.pullAll()).filter(({ data }) => data !== null)).toHaveLength(1)
  })
})

describeOnBothDatabases('a page', (ground) => {
  const long = '世'.repeat(5_000)
  const event = {
    title: 'Long',
    startDatetime: '2026-11-23T09:00:00',
    endDatetime: '2026-11-23T10:00:00',
    description: long,
  }
  it.each([
    ['brain_dump_items', { text: long, createdAt }],
    ['calendar_events', event],
  ])(
    'ends where it holds enough text of %s, at a whole mutation, and nothing is missed',
    async (table, data) => {
      const ada = await openPerson(ground)
      const write = (rowId: string) => ({ table, rowId, op: 'insert', data })
      const thoughts = ids(80)
      for (let i = 0; i < 80; i += 20) {
        await ada.push([mutation(...thoughts.slice(i, i + 20).map(write))])
      }
      const pages: number[] = []
      const seen = new Set<string>()
      let page = (await ada.pull()) as Changes
      for (;;) {
        pages.push(page.rows.length)
        for (const { id } of page.rows) seen.add(id)
        if (!page.more) break
        page = (await ada.pull(queryOf(page))) as Changes
      }
      expect(pages).toEqual([40, 40])
      expect(seen).toEqual(new Set(thoughts))
    },
  )
})
