import { randomUUID } from 'node:crypto'
import { addDays } from '@glimmer/domain/days/add-days'
import { expect, it } from 'vitest'
import { describeOnBothDatabases, type TestGround } from '../../test/databases.ts'
import { forgetAllLeftTasks, forgetLeftTasks } from './forget-left-tasks.ts'
import { pruneHistory } from './prune-history.ts'
import { letDaysPass } from './test/let-days-pass.ts'
import { type Changes, insertStep, insertTask, mutation, openPerson, queryOf } from './test/person.ts'

type Person = Awaited<ReturnType<typeof openPerson>>

const today = new Date().toISOString().slice(0, 10)
const ago = (days: number) => addDays(today, -days)
const update = (rowId: string, data: object) => ({ table: 'tasks', rowId, op: 'update', data })
const complete = (rowId: string, completedOn: string) => update(rowId, { completed: true, completedOn })
const insertBlock = (rowId: string, taskId: string) => ({
  table: 'time_blocks',
  rowId,
  op: 'insert',
  data: { taskId, startDatetime: `${ago(41)}T10:00:00`, endDatetime: `${ago(41)}T10:30:00` },
})
const winOf = (rowId: string, completedOn: string) => ({
  table: 'wins',
  rowId: `${rowId}:${completedOn}`,
  op: 'insert',
  data: { title: 'Water the fern', completedAt: `${completedOn}T10:00:00.000Z`, completedOn },
})

/** What goes on meanwhile: somebody writes, and the server does its daily work. */
async function live(person: Person, days: number): Promise<void> {
  for (let left = days; left > 0; left -= 8) {
    await person.push([mutation(insertTask(randomUUID(), 'Meanwhile'))])
    await letDaysPass(person, Math.min(8, left))
    await forget(person)
  }
}

async function forget({ database, owner }: Person): Promise<void> {
  await database.withUser(owner, (trx) => pruneHistory(trx, owner))
  await forgetLeftTasks(database, owner)
}

async function idsOf(person: Person, ...tables: string[]): Promise<string[]> {
  const rows = await person.pullAll()
  const wanted = rows.filter(
    ({ table, data }) => tables.includes(table) && data && data['title'] !== 'Meanwhile',
  )
  return wanted.map(({ id }) => id)
}

/** A task that was completed, with a step, a time in the calendar, and its win. */
async function completeOne(person: Person, completedOn: string): Promise<string> {
  const task = randomUUID()
  await person.push([
    mutation(insertTask(task), insertStep(randomUUID(), task), insertBlock(randomUUID(), task)),
    mutation(complete(task, completedOn), winOf(task, completedOn)),
  ])
  return task
}

const open = (ground: TestGround) => openPerson(ground)

describeOnBothDatabases('a completed task', (ground) => {
  it('is deleted 30 days after it was last written, with what belongs to it, and its win stays (F10)', async () => {
    const ada = await open(ground)
    const task = await completeOne(ada, ago(40))
    await live(ada, 29)
    expect(await idsOf(ada, 'tasks', 'subtasks', 'time_blocks')).toHaveLength(3)
    const before = queryOf((await ada.pull()) as Changes)
    await live(ada, 4)
    expect(await idsOf(ada, 'tasks', 'subtasks', 'time_blocks')).toEqual([])
    expect(await idsOf(ada, 'wins')).toEqual([`${task}:${ago(40)}`])

    const news = (await ada.pull(before)) as Changes
    expect(news.rows.filter(({ data }) => data === null).map(({ table }) => table)).toEqual([
      'subtasks',
      'time_blocks',
      'tasks',
    ])
    expect(await ada.push([mutation(update(task, { title: 'Late' }))], { cursor: null })).toMatchObject({
      results: [{ status: 'rejected', reason: 'gone' }],
    })
  })

  it('stays while it is open, repeats, or left the lists less than 30 days ago', async () => {
    const ada = await open(ground)
    const [left, daily, repeating, opened] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const all = [left, daily, repeating, opened]
    const repeat = { kind: 'after', every: 60, weekdays: [], monthDay: null, anchorOn: ago(50), stays: true }
    await ada.push(all.map((id) => mutation(insertTask(id))))
    await ada.push([
      mutation(complete(left, ago(32))),
      mutation(update(daily, { isDaily: true, completed: true, completedOn: ago(40) })),
      mutation(complete(repeating, ago(40)), update(repeating, { repeat })),
      mutation(complete(opened, ago(40))),
      mutation(update(opened, { completed: false })),
    ])
    await live(ada, 40)
    expect((await idsOf(ada, 'tasks')).toSorted()).toEqual(all.toSorted())
  })

  it('stays for 30 days more where it, one of its steps or its time was written again', async () => {
    const ada = await open(ground)
    const [task, other, timed] = [
      await completeOne(ada, ago(40)),
      await completeOne(ada, ago(40)),
      await completeOne(ada, ago(40)),
    ]
    await live(ada, 24)
    await ada.push([mutation(insertBlock(randomUUID(), timed))])
    await ada.push([mutation(update(task, { title: 'Water the big fern' }))])
    await ada.push([mutation(insertStep(randomUUID(), other))])
    await live(ada, 24)
    expect((await idsOf(ada, 'tasks')).toSorted()).toEqual([task, other, timed].toSorted())
    await live(ada, 16)
    expect(await idsOf(ada, 'tasks', 'subtasks', 'time_blocks')).toEqual([])
  })

  it('outlives a server whose clock is ahead for a while', async () => {
    const ada = await open(ground)
    const task = await completeOne(ada, ago(40))
    await live(ada, 8)
    await letDaysPass(ada, 400)
    await forget(ada)
    await ada.push([mutation(insertTask(randomUUID(), 'Meanwhile'))])
    await forget(ada)
    expect(await idsOf(ada, 'tasks')).toEqual([task])
  })

  it('goes in pieces where there are many, and each person’s by themselves', async () => {
    const [ada, ben] = [await open(ground), await open(ground)]
    const many = Array.from({ length: 230 }, () => randomUUID())
    for (const person of [ada, ben]) {
      await person.push([
        mutation(...many.map((id) => insertTask(id))),
        mutation(...many.map((_, i) => insertStep(randomUUID(), many[i % 3]!))),
        mutation(...many.map((id) => complete(id, ago(40)))),
      ])
      await letDaysPass(person, 10)
      await person.push([mutation(insertTask(randomUUID(), 'Meanwhile'))])
      await letDaysPass(person, 25)
    }
    await forgetAllLeftTasks(ada.database, AbortSignal.abort())
    expect(await idsOf(ben, 'tasks')).toHaveLength(230)
    await forgetAllLeftTasks(ada.database)
    for (const person of [ada, ben]) {
      expect(await idsOf(person, 'tasks', 'subtasks')).toEqual([])
      expect(await largestMutation(person)).toBeLessThanOrEqual(100)
    }
  })
})

/** How many changes the server made at once while it forgot. */
async function largestMutation({ database, owner }: Person): Promise<number> {
  const { largest } = await database.withUser(owner, (trx) =>
    trx
      .selectFrom((query) =>
        query
          .selectFrom('operations')
          .where('op', '=', 'delete')
          .groupBy('rev')
          .select((count) => count.fn.countAll<number>().as('changes'))
          .as('mutations'),
      )
      .select((most) => most.fn.max('changes').as('largest'))
      .executeTakeFirstOrThrow(),
  )
  return largest
}
