import { randomUUID } from 'node:crypto'
import { rowKey } from '@glimmer/sync/change'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { pruneHistory } from './prune-history.ts'
import { pull } from './pull.ts'
import { letDaysPass } from './test/let-days-pass.ts'
import { type Changes, createdAt, insertStep, insertTask, mutation, openPerson } from './test/person.ts'

const ids = (count: number) => Array.from({ length: count }, () => randomUUID())
const rename = (rowId: string, title: string) => ({ table: 'tasks', rowId, op: 'update', data: { title } })
const remove = (rowId: string) => ({ table: 'tasks', rowId, op: 'delete' })
const keepThought = (rowId: string, text: string) => ({
  table: 'brain_dump_items',
  rowId,
  op: 'insert',
  data: { text, createdAt },
})

async function openReader(ground: Parameters<typeof openPerson>[0]) {
  const person = await openPerson(ground)
  const { database, owner } = person
  const readPage = async (query: object, pageRows: number) =>
    (await pull(
      database,
      owner,
      { owner, schema: SCHEMA_VERSION, ...query },
      { quota: null, pageRows },
    )) as Changes
  return {
    ...person,
    readPage,
    /** What all pages after the cursor bring, the last word on each row. */
    async readAll(from: object, pageRows: number) {
      const rows = new Map<string, Changes['rows'][number]>()
      const cursors: object[] = []
      let query = from
      for (let more = true; more;) {
        const page = await readPage(query, pageRows)
        for (const row of page.rows) rows.set(rowKey(row.table, row.id), row)
        query = { ...page.cursor, generation: page.generation }
        cursors.push(query)
        more = page.more
      }
      return { rows, cursors }
    },
  }
}

describeOnBothDatabases('a page of few changes, which are told by the history', (ground) => {
  it('has what pages of one mutation each have, from every cursor', async () => {
    const ada = await openReader(ground)
    const [first, second, third, step, thought] = ids(5) as [string, string, string, string, string]
    const mutations = [
      mutation(insertTask(first)),
      mutation(insertTask(second), insertStep(step, second)),
      mutation(rename(first, 'Water the fern again')),
      mutation(keepThought(thought, 'It began with the fern')),
      mutation(remove(second)),
      mutation(insertTask(third), rename(first, 'And again')),
      mutation(remove(third)),
      mutation(rename(first, 'Once more')),
    ]
    await ada.push(mutations)
    const cursors = mutations.map(({ id }, place) => ({ rev: place + 1, id, generation: 1 }))
    for (const cursor of cursors) {
      const { rows: one } = await ada.readAll(cursor, 1)
      const { rows: few, cursors: pages } = await ada.readAll(cursor, 1_000)
      expect(few).toEqual(one)
      expect(pages).toEqual(cursors.slice(-1))
    }
  })

  it('ends where its texts are long all the same', async () => {
    const ada = await openReader(ground)
    await ada.push([mutation(insertTask(randomUUID()))])
    const { cursors } = await ada.readAll({}, 1_000)
    const thoughts = ids(40)
    // 15,000 bytes each.
    for (const id of thoughts) await ada.push([mutation(keepThought(id, '世'.repeat(5_000)))])
    const page = await ada.readPage(cursors[0] ?? {}, 1_000)
    expect(page).toMatchObject({ more: true })
    expect(page.rows.length).toBeLessThan(40)
    const { rows } = await ada.readAll(cursors[0] ?? {}, 1_000)
    expect([...rows.values()].map(({ id }) => id)).toEqual(thoughts)
  })

  it('is told from the horizon on, and not before it', async () => {
    const ada = await openReader(ground)
    const tasks = ids(3) as [string, string, string]
    const mutations = tasks.map((id) => mutation(insertTask(id)))
    await ada.push(mutations.slice(0, 2))
    await letDaysPass(ada, 31)
    await ada.database.withUser(ada.owner, (trx) => pruneHistory(trx, ada.owner))
    await ada.push([mutation(rename(tasks[0], 'Again')), ...mutations.slice(2)])
    const at = (place: number) => ({ rev: place + 1, id: mutations[place]?.id, generation: 1 })
    const page = await ada.readPage(at(1), 1_000)
    expect(page.rows.map(({ id }) => id)).toEqual([tasks[0], tasks[2]])
    expect(await ada.readPage(at(0), 1_000)).toEqual({ kind: 'reset', reason: 'expired' })
    // A device that begins, and whose pages began after the horizon, reads what the history no longer tells.
    const begun = await ada.readPage({ ...at(0), start: 2 }, 1_000)
    expect(begun.rows.map(({ id }) => id)).toEqual([tasks[1], tasks[0], tasks[2]])
  })

  it('passes over the rows of a table that is no longer known', async () => {
    const ada = await openReader(ground)
    const [task, other] = ids(2) as [string, string]
    await ada.push([mutation(insertTask(task))])
    const { cursors } = await ada.readAll({}, 1_000)
    await ada.push([mutation(insertTask(other))])
    const left = { rev: 2, position: 1, table_name: 'moods', row_id: 'me', op: 'insert' as const }
    await ada.database.withUser(ada.owner, (trx) =>
      trx
        .insertInto('operations')
        .values({ user_id: ada.owner, ...left })
        .execute(),
    )
    const page = await ada.readPage(cursors[0] ?? {}, 1_000)
    expect(page.rows.map(({ id }) => id)).toEqual([other])
  })
})
