import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { insertTask, mutation, openPerson } from './test/person.ts'

const rename = (rowId: string, title: string) => ({ table: 'tasks', rowId, op: 'update', data: { title } })

describeOnBothDatabases('words that a change took the place of', (ground) => {
  it('are told, and told again where the answer was lost', async () => {
    const person = await openPerson(ground)
    const id = randomUUID()
    const [first, renamed] = [mutation(insertTask(id, 'As it was')), mutation(rename(id, 'As it is'))]
    const replaced = [{ table: 'tasks', id, data: { title: 'As it was' } }]
    const told = { id: renamed.id, status: 'applied', rev: 2, replaced }
    expect(await person.push([first, renamed])).toMatchObject({
      results: [{ id: first.id, status: 'applied', rev: 1 }, told],
    })
    expect(await person.push([renamed])).toMatchObject({ results: [told] })
  })

  it('are not read for an id that comes again without the words that it wrote', async () => {
    const person = await openPerson(ground)
    const [rowId, other] = [randomUUID(), randomUUID()]
    const renamed = mutation(rename(rowId, 'Short'))
    await person.push([mutation(insertTask(rowId, 'Long '.repeat(90)), insertTask(other)), renamed])
    for (const changes of [
      [rename(other, 'Another row')],
      [{ table: 'tasks', rowId, op: 'update', data: { priority: 'high' } }],
      [{ table: 'tasks', rowId, op: 'delete' }],
    ]) {
      expect(await person.push([{ ...renamed, changes }])).toEqual(
        expect.objectContaining({ results: [{ id: renamed.id, status: 'applied', rev: 2 }] }),
      )
    }
  })
})
