import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { type Changes, insertTask, mutation, openPerson, queryOf } from './test/person.ts'

const insertBlock = (rowId: string, taskId: string) => ({
  table: 'time_blocks',
  rowId,
  op: 'insert',
  data: { taskId, startDatetime: '2026-11-23T10:00:00', endDatetime: '2026-11-23T10:30:00' },
})
const move = (rowId: string, startDatetime: string) => ({
  table: 'time_blocks',
  rowId,
  op: 'update',
  data: { startDatetime },
})
const remove = (table: string, rowId: string) => ({ table, rowId, op: 'delete' })

describeOnBothDatabases('a task’s time in the calendar', (ground) => {
  async function openWithTime() {
    const person = await openPerson(ground)
    const [task, block] = [randomUUID(), randomUUID()]
    // In any order within a mutation.
    await person.push([mutation(insertBlock(block, task), insertTask(task))])
    return { person, task, block }
  }

  it('goes with its task, also where a device that has not seen it deletes that', async () => {
    const { person, task, block } = await openWithTime()
    const before = queryOf((await person.pull()) as Changes)
    expect(await person.push([mutation(remove('tasks', task))])).toMatchObject({
      results: [{ status: 'applied' }],
    })
    const { rows } = (await person.pull(before)) as Changes
    expect(rows.map(({ table, id, data }) => [table, id, data])).toEqual([
      ['time_blocks', block, null],
      ['tasks', task, null],
    ])
  })

  it('that moves while another device deletes its task is gone, and the device hears it', async () => {
    const { person, task, block } = await openWithTime()
    const pushed = [mutation(remove('tasks', task)), mutation(move(block, '2026-11-24T09:00:00'))]
    expect(await person.push(pushed)).toMatchObject({
      results: [
        { status: 'applied' },
        { status: 'rejected', reason: 'gone', rows: [{ id: block, data: null }] },
      ],
    })
    const again = mutation(insertBlock(randomUUID(), task))
    expect(await person.push([again])).toMatchObject({ results: [{ status: 'rejected', reason: 'gone' }] })
    const back = mutation(insertTask(task), insertBlock(block, task))
    expect(await person.push([back])).toMatchObject({ results: [{ status: 'applied' }] })
    expect((await person.pullAll()).map(({ table }) => table).toSorted()).toEqual(['tasks', 'time_blocks'])
  })

  it('goes without its task, and is never of somebody else’s', async () => {
    const { person, task, block } = await openWithTime()
    const other = await openPerson(ground)
    expect(await other.push([mutation(insertBlock(randomUUID(), task))])).toMatchObject({
      results: [{ status: 'rejected', reason: 'gone' }],
    })
    await person.push([mutation(remove('time_blocks', block))])
    const rows = await person.pullAll()
    expect(rows.filter(({ data }) => data).map(({ table }) => table)).toEqual(['tasks'])
    expect(await other.pullAll()).toEqual([])
  })
})
