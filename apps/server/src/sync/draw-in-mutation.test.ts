import { randomUUID } from 'node:crypto'
import { addDays } from '@glimmer/domain/days/add-days'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { insertStep, insertTask, mutation, openPerson } from './test/person.ts'

const serverDay = () => new Date().toISOString().slice(0, 10)
const update = (table: 'tasks' | 'subtasks', rowId: string, data: object) => {
  return { table, rowId, op: 'update', data }
}
const complete = (task: string, day: string) => [
  update('tasks', task, { completed: true, completedOn: day, lastCompleted: day }),
  {
    table: 'wins',
    rowId: `${task}:${day}`,
    op: 'insert',
    data: { title: 'Water the fern', completedAt: `${day}T10:00:00.000Z`, completedOn: day },
  },
]
const openAgain = (task: string, day: string) => [
  { table: 'wins', rowId: `${task}:${day}`, op: 'delete' },
  update('tasks', task, { completed: false, completedOn: null, lastCompleted: null }),
]

type Person = Awaited<ReturnType<typeof openPerson>>

async function rowsOf(person: Person) {
  const rows = (await person.pullAll()).filter(({ data }) => data !== null)
  const of = (table: string) => rows.filter((row) => row.table === table)
  return { task: of('tasks')[0]?.data, step: of('subtasks')[0]?.data, wins: of('wins') }
}

describeOnBothDatabases('the day of a completion', (ground) => {
  async function openWithTask() {
    const person = await openPerson(ground)
    const [task, step] = [randomUUID(), randomUUID()]
    await person.push([mutation(insertTask(task), insertStep(step, task))])
    return { person, task, step }
  }

  it.each([
    ['ten years ahead', 3_652],
    ['a week ahead', 7],
    ['ten years behind', -3_652],
  ])('is the server’s where the device is %s, and the win is of that day', async (_, off) => {
    const { person, task, step } = await openWithTask()
    const today = serverDay()
    const day = addDays(today, off)
    await person.push([
      mutation(...complete(task, day), update('subtasks', step, { completed: true, completedOn: day })),
    ])
    const kept = await rowsOf(person)
    expect(kept.task).toMatchObject({ completed: true, completedOn: today, lastCompleted: today })
    expect(kept.step).toMatchObject({ completed: true, completedOn: today })
    expect(kept.wins).toMatchObject([{ id: `${task}:${today}`, data: { completedOn: today } }])

    await person.push([mutation(...openAgain(task, today))])
    expect(await rowsOf(person)).toMatchObject({ task: { completed: false }, wins: [] })
  })

  it.each([
    ['ten years ahead', 3_652],
    ['ten years behind', -3_652],
  ])('takes its win along where a device %s opens the task again by its own day', async (_, off) => {
    const { person, task } = await openWithTask()
    const day = addDays(serverDay(), off)
    // Offline all the while: it knows of no other day than its own.
    await person.push([mutation(...complete(task, day)), mutation(...openAgain(task, day))])
    expect(await rowsOf(person)).toMatchObject({ task: { completed: false, completedOn: null }, wins: [] })
  })

  it.each([
    ['was offline for ten days', -10],
    ['was offline for forty days', -40],
    ['travels', 1],
  ])('is the device’s where it %s', async (_, off) => {
    const { person, task, step } = await openWithTask()
    const day = addDays(serverDay(), off)
    await person.push([
      mutation(...complete(task, day), update('subtasks', step, { completed: true, completedOn: day })),
    ])
    const kept = await rowsOf(person)
    expect(kept.task).toMatchObject({ completedOn: day, lastCompleted: day })
    expect(kept.step).toMatchObject({ completedOn: day })
    expect(kept.wins).toMatchObject([{ id: `${task}:${day}`, data: { completedOn: day } }])
  })

  it('stays what it was on a row that comes in as it was, long ago but not ahead', async () => {
    const person = await openPerson(ground)
    const today = serverDay()
    const insert = (completedOn: string) => {
      const { data, ...rest } = insertTask(randomUUID(), completedOn)
      return { ...rest, data: { ...data, completed: true, completedOn } }
    }
    await person.push([mutation(insert('2016-02-29')), mutation(insert('2099-01-01'))])
    const days = (await person.pullAll()).map(({ data }) => [data?.['title'], data?.['completedOn']])
    expect(days).toEqual([
      ['2016-02-29', '2016-02-29'],
      ['2099-01-01', today],
    ])
  })
})
