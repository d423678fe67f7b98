import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { pruneAllHistory, pruneHistory } from './prune-history.ts'
import { pull } from './pull.ts'
import { letDaysPass } from './test/let-days-pass.ts'
import { type Changes, insertTask, mutation, openPerson, queryOf } from './test/person.ts'

type Person = Awaited<ReturnType<typeof openPerson>>

const remove = (rowId: string) => ({ table: 'tasks', rowId, op: 'delete' })
const ids = (count: number) => Array.from({ length: count }, () => randomUUID())

function revisionsKept({ database, owner }: Person): Promise<number[]> {
  return database.withUser(owner, async (trx) => {
    const kept = await trx
      .selectFrom('operations')
      .select('rev')
      .where('user_id', '=', owner)
      .orderBy('rev')
      .execute()
    return kept.map(({ rev }) => rev)
  })
}

const prune = ({ database, owner }: Person, kept?: string) =>
  database.withUser(owner, (trx) => pruneHistory(trx, owner, kept))

describeOnBothDatabases('old history', (ground) => {
  it('goes after 30 days, and whoever read less far reads from the beginning', async () => {
    const ada = await openPerson(ground)
    const [kept, gone, late] = ids(3) as [string, string, string]
    await ada.push([mutation(insertTask(kept)), mutation(insertTask(gone))])
    const before = queryOf((await ada.pull()) as Changes)
    const add = mutation(insertTask(late))
    await ada.push([mutation(remove(gone)), add])
    const atHorizon = queryOf((await ada.pull()) as Changes)
    await letDaysPass(ada, 31)
    await ada.push([mutation({ table: 'tasks', rowId: late, op: 'update', data: { title: 'Today' } })])
    await prune(ada)

    expect(await revisionsKept(ada)).toEqual([5])
    expect(await ada.pull(before)).toEqual({ kind: 'reset', reason: 'expired' })
    expect(await ada.pull(atHorizon)).toMatchObject({ kind: 'changes', rows: [{ id: late }] })
    expect((await ada.pullAll()).map(({ id }) => id).toSorted()).toEqual([kept, late].toSorted())
    expect(await ada.push([add])).toMatchObject({ results: [{ status: 'applied', rev: 4 }] })
    expect(await ada.pullAll()).toHaveLength(2)
  })

  it('stays while it is younger, and is anybody else’s never', async () => {
    const [ada, ben] = [await openPerson(ground), await openPerson(ground)]
    await ada.push([mutation(insertTask(randomUUID()))])
    await ben.push([mutation(insertTask(randomUUID()))])
    const page = queryOf((await ada.pull()) as Changes)
    await letDaysPass(ada, 29)
    await letDaysPass(ben, 31)
    await prune(ada)
    expect(await revisionsKept(ada)).toEqual([1])
    expect(await revisionsKept(ben)).toEqual([1])
    expect(await ada.pull(page)).toMatchObject({ kind: 'changes', rows: [] })
  })

  it('is looked at for everybody, whether they write or not', async () => {
    const [ada, ben, cleo] = [await openPerson(ground), await openPerson(ground), await openPerson(ground)]
    for (const person of [ada, ben, cleo]) await person.push([mutation(insertTask(randomUUID()))])
    await letDaysPass(ada, 31)
    await letDaysPass(cleo, 31)
    await cleo.push([mutation(insertTask(randomUUID()))])
    await pruneAllHistory(ada.database)
    expect([await revisionsKept(ada), await revisionsKept(ben), await revisionsKept(cleo)]).toEqual([
      [],
      [1],
      [2],
    ])
    expect(await ada.pullAll()).toHaveLength(1)
  })

  it('does not hold up a device that reads many pages from the beginning', async () => {
    const ada = await openPerson(ground)
    const tasks = ids(30)
    await ada.push(tasks.map((id) => mutation(insertTask(id))))
    const fresh = randomUUID()
    await ada.push([mutation(remove(tasks[29]!)), mutation(insertTask(fresh))])
    await prune(ada, '0 days')

    const read = (query: object) =>
      pull(
        ada.database,
        ada.owner,
        { owner: ada.owner, schema: SCHEMA_VERSION, ...query },
        { quota: null, pageRows: 10 },
      )
    const first = (await read({})) as Changes
    expect(first).toMatchObject({ cursor: { rev: 10 }, newest: 32, more: true })
    const next = { ...first.cursor, generation: 1 }
    expect(await read(next)).toEqual({ kind: 'reset', reason: 'expired' })

    const seen = new Map<string, unknown>()
    await ada.push([mutation(remove(tasks[0]!))])
    for (let page = first; ;) {
      for (const { id, data } of page.rows) seen.set(id, data)
      if (!page.more) break
      page = (await read({ ...page.cursor, generation: 1, start: first.newest })) as Changes
      expect(page.kind).toBe('changes')
    }
    const present = [...seen].filter(([, data]) => data !== null).map(([id]) => id)
    expect(new Set(present)).toEqual(new Set([...tasks.slice(1, 29), fresh]))
    await prune(ada, '0 days')
    expect(await read({ ...next, start: first.newest })).toEqual({ kind: 'reset', reason: 'expired' })
  })
})
