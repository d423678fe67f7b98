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
      results: [{ status: 'applied', rev: 3 }],
    })
    expect((await ada.pullAll()).filter(({ data }) => data !== null)).toHaveLength(1)
  })
})

describeOnBothDatabases('a delete of many long events', (ground) => {
  const long = '世'.repeat(5_000)
  const nine = '2026-11-23T09:00:00'
  const events = 'calendar_events'
  const overrides = 'calendar_event_overrides'
  const insertEvent = (rowId: string) => ({
    table: events,
    rowId,
    op: 'insert',
    data: { title: 'Long', startDatetime: nine, endDatetime: nine, description: long },
  })
  const insertOverride = (rowId: string, eventId: string) => ({
    table: overrides,
    rowId,
    op: 'insert',
    data: { eventId, originalStart: nine, description: long },
  })
  const deletesOf = (table: string, rowIds: readonly string[]) =>
    rowIds.map((rowId) => ({ table, rowId, op: 'delete' }))

  /** A person with so many events, the first of which have a changed day each. */
  async function personWith(count: number, changed: number) {
    const ada = await openPerson(ground)
    const [eventIds, overrideIds] = [ids(count), ids(changed)]
    for (let i = 0; i < count; i += 20) {
      await ada.push([mutation(...eventIds.slice(i, i + 20).map(insertEvent))])
    }
    for (let i = 0; i < changed; i += 20) {
      const some = overrideIds.slice(i, i + 20)
      await ada.push([mutation(...some.map((id, at) => insertOverride(id, String(eventIds[i + at]))))])
    }
    return { ada, eventIds, overrideIds }
  }

  it('takes their changed days along, whether the device named them or had not seen them', async () => {
    for (const names of ['all', 'some', 'none']) {
      const { ada, eventIds, overrideIds } = await personWith(80, 70)
      const named = names === 'all' ? overrideIds : names === 'some' ? overrideIds.slice(0, 10) : []
      const remove = mutation(...deletesOf(events, eventIds), ...deletesOf(overrides, named))
      const answer = await ada.push([remove])
      expect([names, answer]).toMatchObject([names, { results: [{ id: remove.id, status: 'applied' }] }])
      expect([names, (await ada.pullAll()).filter(({ data }) => data !== null)]).toEqual([names, []])
    }
  })

  it('is done in pieces also of a few where each is very long, and a change to all of them at once is refused', async () => {
    const ada = await openPerson(ground)
    const series = ids(20)
    await ada.push([mutation(insertEvent(randomUUID()))])
    await ada.database.withUser(ada.owner, (trx) =>
      sql`insert into calendar_events (user_id, id, rev, title, start_datetime, end_datetime, all_day, category, color, status, exceptions, additions)
          select ${ada.owner}, id, 1, 'Choir', ${nine}, ${nine}, false, 'personal', '#3b82f6', 'confirmed', jsonb_build_object('x', repeat('y', 59000)), jsonb_build_object('x', repeat('y', 59000))
          from unnest(${series}::text[]) as id`.execute(trx),
    )
    const update = mutation(
      ...series.map((rowId) => ({ table: events, rowId, op: 'update', data: { title: 'Choir practice' } })),
    )
    expect(await ada.push([update])).toMatchObject({ results: [{ status: 'rejected', reason: 'too_large' }] })
    const some = mutation(...update.changes.slice(0, 8))
    expect(await ada.push([some])).toMatchObject({ results: [{ status: 'applied' }] })
    const before = await revisionOf(ada)
    expect(await ada.push([mutation(...deletesOf(events, series))])).toMatchObject({
      results: [{ status: 'applied' }],
    })
    // The last of them take too little for pieces of their own.
    expect(await revisionOf(ada)).toBe(before + 3)
    expect((await ada.pullAll()).filter(({ data }) => data !== null)).toHaveLength(1)
  })

  it('does so with more changed days than one transaction takes, as long as they are', async () => {
    const { ada, eventIds } = await personWith(70, 20)
    const [first] = eventIds as [string]
    await ada.database.withUser(ada.owner, (trx) =>
      sql`insert into calendar_event_overrides (user_id, id, rev, event_id, original_start, description)
          select ${ada.owner}, id, 1, ${first}, ${nine}, repeat('x', 5000)
          from unnest(${ids(1_100)}::text[]) as id`.execute(trx),
    )
    const remove = mutation(...deletesOf(events, eventIds))
    expect(await ada.push([remove])).toMatchObject({ results: [{ id: remove.id, status: 'applied' }] })
    expect((await ada.pullAll()).filter(({ data }) => data !== null)).toEqual([])
  })
})

describeOnBothDatabases('a page', (ground) => {
  const long = '世'.repeat(5_000)
  const event = {
    title: 'Long',
    startDatetime: '2026-11-23T09:00:00',
    endDatetime: '2026-11-23T10:00:00',
  }
  const rules = {
    ...event,
    title: '世'.repeat(500),
    location: '世'.repeat(1_000),
    url: '世'.repeat(1_500),
    recurrence: `FREQ=DAILY;X-LONG=${'世'.repeat(2_000)}`,
  }
  it.each([
    ['brain_dump_items', 'texts', { text: long, createdAt }],
    ['calendar_events', 'descriptions', { ...event, description: long }],
    ['calendar_events', 'other texts', rules],
  ])(
    'ends where it holds enough of %s with long %s, at a whole mutation, and nothing is missed',
    async (table, _, data) => {
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
