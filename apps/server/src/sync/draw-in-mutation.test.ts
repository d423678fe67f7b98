import { randomUUID } from 'node:crypto'
import { addDays } from '@glimmer/domain/days/add-days'
import { OLDEST_SCHEMA_VERSION, SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { type Changes, insertStep, insertTask, mutation, openPerson, queryOf } from './test/person.ts'

const serverDay = () => new Date().toISOString().slice(0, 10)
const update = (table: 'tasks' | 'subtasks', rowId: string, data: object) => {
  return { table, rowId, op: 'update', data }
}
const winOf = (id: string, day: string) => ({
  table: 'wins',
  rowId: `${id}:${day}`,
  op: 'insert',
  data: { title: 'Water the fern', completedAt: `${day}T10:00:00.000Z`, completedOn: day },
})
const complete = (task: string, day: string) => [
  update('tasks', task, { completed: true, completedOn: day, lastCompleted: day }),
  winOf(task, day),
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

const mondays = {
  kind: 'weeks',
  every: 1,
  weekdays: [1],
  monthDay: null,
  anchorOn: '2026-11-02',
  stays: true,
} as const

describeOnBothDatabases('a task that repeats by a rule', (ground) => {
  async function openWithRepeating(change: object = {}) {
    const person = await openPerson(ground)
    const task = randomUUID()
    const { data, ...insert } = insertTask(task)
    await person.push([mutation({ ...insert, data: { ...data, repeat: mondays, ...change } })])
    return { person, task }
  }

  it('that a page without rules completes is done on that day, and comes again', async () => {
    const { person, task } = await openWithRepeating()
    const today = serverDay()
    const [tick, win] = complete(task, today)
    await person.push([mutation({ ...tick, data: { completed: true, completedOn: today } }, win)], {
      schema: OLDEST_SCHEMA_VERSION,
    })
    const done = { completed: false, completedOn: null, lastCompleted: today, repeat: mondays }
    expect(await rowsOf(person)).toMatchObject({ task: done, wins: [{ id: `${task}:${today}` }] })

    const opened = update('tasks', task, { completed: false, completedOn: null })
    await person.push([mutation(opened, { table: 'wins', rowId: `${task}:${today}`, op: 'delete' })], {
      schema: OLDEST_SCHEMA_VERSION,
    })
    expect(await rowsOf(person)).toMatchObject({ task: { completed: false, lastCompleted: null }, wins: [] })
  })

  it.each([
    ['one after the other', (tick: object, clear: object[]) => [mutation(tick), mutation(...clear)]],
    ['at once', (tick: object, clear: object[]) => [mutation(tick, ...clear)]],
  ])(
    'that a page without rules completes and clears away, %s, is kept with what belongs to it',
    async (_, said) => {
      const { person, task } = await openWithRepeating()
      const [other, step, block] = [randomUUID(), randomUUID(), randomUUID()]
      const time = { taskId: task, startDatetime: '2026-11-23T10:00:00', endDatetime: '2026-11-23T10:30:00' }
      const insertTime = { table: 'time_blocks', rowId: block, op: 'insert', data: time }
      await person.push([mutation(insertTask(other, 'Post the letter'), insertStep(step, task), insertTime)])
      const today = serverDay()
      const remove = (table: string, rowId: string) => ({ table, rowId, op: 'delete' })
      const tick = update('tasks', task, { completed: true, completedOn: today })
      const pushed = said(tick, [
        remove('subtasks', step),
        remove('time_blocks', block),
        remove('tasks', task),
        remove('tasks', other),
      ])
      const before = (await person.pull()) as Changes
      await person.push(pushed, { schema: OLDEST_SCHEMA_VERSION })
      const heard = (await person.pull(queryOf(before))) as Changes
      expect(heard.rows.map(({ id, data }) => [id, data === null]).toSorted()).toEqual(
        [
          [other, true],
          [step, false],
          [block, false],
          [task, false],
        ].toSorted(),
      )
      const done = { completed: false, completedOn: null, lastCompleted: today, repeat: mondays }
      expect(await rowsOf(person)).toMatchObject({ task: done, step: { title: 'One mug' } })
    },
  )

  it('that a page without rules clears away after its tick was answered is kept as well', async () => {
    const { person, task } = await openWithRepeating()
    const today = serverDay()
    const schema = OLDEST_SCHEMA_VERSION
    await person.push([mutation(update('tasks', task, { completed: true, completedOn: today }))], { schema })
    await person.push([mutation({ table: 'tasks', rowId: task, op: 'delete' })], { schema })
    expect(await rowsOf(person)).toMatchObject({ task: { lastCompleted: today } })
  })

  it.each([
    ['by a page that knows its rule', 0, SCHEMA_VERSION],
    ['by a page without rules, where it was last done days ago', -4, OLDEST_SCHEMA_VERSION],
  ])('is deleted where that was asked for %s', async (_, days, schema) => {
    const { person, task } = await openWithRepeating()
    await person.push([mutation(update('tasks', task, { lastCompleted: addDays(serverDay(), days) }))])
    await person.push([mutation({ table: 'tasks', rowId: task, op: 'delete' })], { schema })
    expect((await rowsOf(person)).task).toBeUndefined()
  })

  it('takes its win along where a device ten years ahead opens it again by its own day', async () => {
    const { person, task } = await openWithRepeating()
    const day = addDays(serverDay(), 3_652)
    const [, win] = complete(task, day)
    const [winGone] = openAgain(task, day)
    await person.push([
      mutation(update('tasks', task, { lastCompleted: day }), win),
      mutation(update('tasks', task, { lastCompleted: null }), winGone),
    ])
    expect(await rowsOf(person)).toMatchObject({ task: { lastCompleted: null }, wins: [] })
  })

  it('was last done when it was, where ticking it is taken back, however long ago that is', async () => {
    const { person, task } = await openWithRepeating({ lastCompleted: '2016-02-29' })
    const today = serverDay()
    const [, win] = complete(task, today)
    const [winGone] = openAgain(task, today)
    await person.push([
      mutation(update('tasks', task, { lastCompleted: today }), win),
      mutation(update('tasks', task, { lastCompleted: '2016-02-29' }), winGone),
    ])
    expect(await rowsOf(person)).toMatchObject({ task: { lastCompleted: '2016-02-29' }, wins: [] })
  })

  it('is left out on no day that lies ahead, and on any that went by', async () => {
    const { person, task } = await openWithRepeating()
    await person.push([mutation(update('tasks', task, { skippedOn: '2099-01-01' }))])
    expect(await rowsOf(person)).toMatchObject({ task: { skippedOn: serverDay() } })
    await person.push([mutation(update('tasks', task, { skippedOn: '2016-02-29' }))])
    expect(await rowsOf(person)).toMatchObject({ task: { skippedOn: '2016-02-29' } })
  })

  it('comes back from the server as it was sent, with its rule', async () => {
    const { person, task } = await openWithRepeating()
    const change = { setAsideAt: '2026-11-22T10:00:00.000Z', dueDate: '2027-01-01', skippedOn: '2026-11-20' }
    await person.push([mutation(update('tasks', task, change))])
    expect(await rowsOf(person)).toMatchObject({ task: { ...change, repeat: mondays } })
    await person.push([mutation(update('tasks', task, { setAsideAt: null, repeat: null }))])
    expect(await rowsOf(person)).toMatchObject({ task: { setAsideAt: null, repeat: null } })
  })
})

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
    // The device was offline all the time, so it only knows its own days.
    await person.push([mutation(...complete(task, day)), mutation(...openAgain(task, day))])
    expect(await rowsOf(person)).toMatchObject({ task: { completed: false, completedOn: null }, wins: [] })
  })

  it.each([
    ['ten years ahead', 3_652],
    ['ten years behind', -3_652],
  ])('takes its win along where a device %s opens a step again by its own day', async (_, off) => {
    const { person, step } = await openWithTask()
    const day = addDays(serverDay(), off)
    const tick = update('subtasks', step, { completed: true, completedOn: day })
    await person.push([mutation(tick, winOf(step, day))])
    expect((await rowsOf(person)).wins).toMatchObject([{ id: `${step}:${serverDay()}` }])
    const untick = update('subtasks', step, { completed: false, completedOn: null })
    await person.push([mutation(untick, { table: 'wins', rowId: `${step}:${day}`, op: 'delete' })])
    expect(await rowsOf(person)).toMatchObject({ step: { completed: false }, wins: [] })
  })

  it('is the server’s for the win of a sprint on a device that is ahead; an old win comes in as it was', async () => {
    const person = await openPerson(ground)
    const [sprint, old] = [randomUUID(), randomUUID()]
    const day = addDays(serverDay(), 3_652)
    await person.push([mutation(winOf(sprint, day)), mutation(winOf(old, '2016-02-29'))])
    const { wins } = await rowsOf(person)
    expect(wins.map(({ id, data }) => [id, data?.['completedOn']]).toSorted()).toEqual(
      [
        [`${sprint}:${serverDay()}`, serverDay()],
        [`${old}:2016-02-29`, '2016-02-29'],
      ].toSorted(),
    )
    expect(wins.find(({ id }) => id.startsWith(sprint))?.data?.['completedAt']).toContain(serverDay())
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
