import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { pull } from './pull.ts'
import { resetAccount } from './reset-account.ts'
import {
  type Changes,
  createdAt,
  insertStep,
  insertTask,
  mutation,
  openPerson,
  queryOf,
} from './test/person.ts'

describeOnBothDatabases('push and pull', (ground) => {
  it('give back every field exactly as it was written', async () => {
    const ada = await openPerson(ground)
    const task = {
      title: 'Ring “Zoë” about the 🌱, 100% & <b>\\n',
      completed: true,
      isDaily: true,
      lastCompleted: '2026-11-21',
      completedOn: '2024-02-29',
      priority: 'high',
      estimatedTime: 25,
      timeOfDay: null,
      category: 'work',
      dueDate: '9999-12-31',
      setAsideAt: '2026-11-21T10:24:00.002Z',
      repeat: {
        kind: 'weeks',
        every: 365,
        weekdays: [1, 7],
        monthDay: null,
        anchorOn: '1900-01-01',
        stays: false,
      },
      skippedOn: '2026-11-20',
      projectId: randomUUID(),
      snoozedUntil: '2026-11-21T10:24:00.001Z',
      createdAt: '1900-01-01T00:00:00.000Z',
    }
    const preferences = {
      primaryChallenges: ['Focus and attention', '[]', '{"a"}'],
      dailyStruggles: [],
      goals: ['Rest, slowly'],
      workingStyle: { nested: { list: [1, 2.5, 'x', { deep: true }] } },
      energyPatterns: {},
      accessibilityNeeds: { 'a key with "quotes"': 'ü' },
      notificationSettings: { email: false, push: false, daily_reminders: true },
      appCustomizations: {},
      createdAt: null,
      updatedAt: createdAt,
    }
    const win = { title: 'Rang “Zoë”', completedAt: createdAt, completedOn: '2026-11-21' }
    const checkin = { energyLevel: 'LOW', checkinDate: '2026-11-21' }
    const reward = { title: 'Ein Stück Schokolade', course: 'dessert', minutes: 5, isHidden: true, createdAt }
    await ada.push([
      mutation(
        { table: 'tasks', rowId: randomUUID(), op: 'insert', data: task },
        { table: 'daily_checkins', rowId: '2026-11-21', op: 'insert', data: checkin },
        { table: 'rewards', rowId: randomUUID(), op: 'insert', data: reward },
        { table: 'wins', rowId: `${randomUUID()}:2026-11-21`, op: 'insert', data: win },
        { table: 'user_preferences', rowId: 'me', op: 'insert', data: preferences },
      ),
    ])
    const rows = await ada.pullAll()
    expect(rows.find(({ table }) => table === 'tasks')?.data).toEqual(task)
    expect(rows.find(({ table }) => table === 'user_preferences')?.data).toEqual(preferences)
    expect(rows.find(({ table }) => table === 'wins')?.data).toEqual(win)
    expect(rows.find(({ table }) => table === 'daily_checkins')?.data).toEqual(checkin)
    expect(rows.find(({ table }) => table === 'rewards')?.data).toEqual(reward)
  })

  it('carry out a mutation once, however often it is sent, also at the same moment', async () => {
    const ada = await openPerson(ground)
    const id = randomUUID()
    const add = mutation(insertTask(id))
    const remove = mutation({ table: 'tasks', rowId: id, op: 'delete' })
    await Promise.all([ada.push([add]), ada.push([add]), ada.push([add])])
    await ada.push([remove])
    expect(await ada.push([add])).toEqual({
      kind: 'results',
      results: [{ id: add.id, status: 'applied', rev: 1 }],
    })
    expect(await ada.pullAll()).toEqual([{ table: 'tasks', id, data: null, rev: 2 }])
  })

  it('keep all or nothing of a mutation, and go on with the next', async () => {
    const ada = await openPerson(ground)
    const [one, two] = [randomUUID(), randomUUID()]
    const rename = { table: 'tasks', rowId: randomUUID(), op: 'update', data: { title: 'Nobody' } }
    const broken = mutation(insertTask(one), rename)
    const answer = await ada.push([broken, mutation(insertTask(two, 'Still here'))])
    expect(answer).toMatchObject({
      results: [
        {
          id: broken.id,
          status: 'rejected',
          reason: 'gone',
          rows: [{ id: one, data: null }, { data: null }],
        },
        { status: 'applied' },
      ],
    })
    expect((await ada.pullAll()).map(({ id }) => id)).toEqual([two])
  })

  it('take the steps of a deleted task with it, also those that its device had not seen', async () => {
    const ada = await openPerson(ground)
    const [task, step] = [randomUUID(), randomUUID()]
    await ada.push([mutation(insertTask(task)), mutation(insertStep(step, task))])
    const before = await ada.pull()
    await ada.push([mutation({ table: 'tasks', rowId: task, op: 'delete' })])
    const news = await ada.pull(queryOf(before as Changes))
    expect(news).toMatchObject({ kind: 'changes', more: false })
    expect((news as Changes).rows).toEqual(
      expect.arrayContaining([
        { table: 'tasks', id: task, data: null, rev: 3 },
        { table: 'subtasks', id: step, data: null, rev: 3 },
      ]),
    )
  })

  it('delete a task however many steps it has by now', async () => {
    const ada = await openPerson(ground)
    const task = randomUUID()
    await ada.push([mutation(insertTask(task))])
    await ada.database.withUser(ada.owner, (trx) =>
      sql`insert into subtasks (user_id, id, rev, task_id, title, completed, created_at)
          select ${ada.owner}, gen_random_uuid()::text, 1, ${task}, 'One mug', false, now()
          from generate_series(1, 8300)`.execute(trx),
    )
    const answer = await ada.push([mutation({ table: 'tasks', rowId: task, op: 'delete' })])
    expect(answer).toMatchObject({ results: [{ status: 'applied' }] })
    expect((await ada.pullAll()).filter(({ data }) => data !== null)).toEqual([])
  })

  it('hold up nobody where the database does not take one of them', async () => {
    const ada = await openPerson(ground)
    await sql`alter table public.tasks add constraint no_thorns check (title <> 'Thorn')`.execute(
      ada.database.accounts,
    )
    const titles = ['Fern', 'Moss', 'Thorn', 'Ivy']
    const { status } = await ada.post(
      ada.request(titles.map((title) => mutation(insertTask(randomUUID(), title)))),
    )
    expect(status).toBe(500)
    expect((await ada.pullAll()).map(({ data }) => data?.['title'])).toEqual(['Fern', 'Moss'])
    await sql`alter table public.tasks drop constraint no_thorns`.execute(ada.database.accounts)
  })

  it('answer with the revision up to which an answer is news', async () => {
    const ada = await openPerson(ground)
    const [add, other] = [mutation(insertTask(randomUUID())), mutation(insertTask(randomUUID()))]
    const broken = mutation({ table: 'tasks', rowId: randomUUID(), op: 'update', data: { title: 'x' } })
    const revisions = async (...mutations: unknown[]) => {
      const answer = await ada.push(mutations)
      return answer.kind === 'results' ? answer.results.map(({ rev }) => rev) : answer
    }
    expect(await revisions(add, broken, other)).toEqual([1, 1, 2])
    expect(await revisions(add, broken)).toEqual([1, 2])
  })

  it.each([
    ['a step of a task that is gone', () => [insertStep(randomUUID(), randomUUID())]],
    [
      'a step whose task the same mutation deletes',
      () => {
        const task = randomUUID()
        return [
          insertTask(task),
          insertStep(randomUUID(), task),
          { table: 'tasks', rowId: task, op: 'delete' },
        ]
      },
    ],
  ])('reject %s', async (_title, changes) => {
    const ada = await openPerson(ground)
    expect(await ada.push([mutation(...changes())])).toMatchObject({ results: [{ reason: 'gone' }] })
    expect(await ada.pullAll()).toEqual([])
  })

  it('reject an object that would outgrow its limit by many small changes', async () => {
    const ada = await openPerson(ground)
    const grow = (key: string) =>
      mutation({
        table: 'user_preferences',
        rowId: 'me',
        op: 'insert',
        data: { workingStyle: { [key]: 'x'.repeat(9_000) } },
      })
    const answer = await ada.push([grow('a'), grow('b'), grow('c')])
    expect(answer).toMatchObject({
      results: [{ status: 'applied' }, { status: 'applied' }, { status: 'rejected', reason: 'too_large' }],
    })
  })

  it('make nothing large of many small changes to one large row', async () => {
    const ada = await openPerson(ground)
    const goals = Array.from({ length: 200 }, (_, i) => `${i}`.padEnd(200, 'ü'))
    const touch = (changes: object) => {
      return { table: 'user_preferences', rowId: 'me', op: 'update', data: { energyPatterns: changes } }
    }
    const preferences = { table: 'user_preferences', rowId: 'me', op: 'insert', data: { goals } }
    await ada.push([mutation(preferences)])
    const many = [{ morning: 1 }, { morning: 2 }, { evening: 1 }].map(touch)
    await ada.push([mutation(...many)])
    const { rows } = await ada.database.withUser(ada.owner, (trx) =>
      sql`select before from operations where user_id = ${ada.owner} order by rev, position`.execute(trx),
    )
    const before = [{ morning: null }, { morning: 1 }, { evening: null }]
    expect(rows.slice(1)).toEqual(before.map((energyPatterns) => ({ before: { energyPatterns } })))
    const gone = { table: 'tasks', rowId: randomUUID(), op: 'update', data: { title: 'Nobody' } }
    expect(await ada.push([mutation(...many, gone)])).toMatchObject({
      results: [
        {
          reason: 'gone',
          rows: [
            { id: 'me', data: { goals } },
            { id: gone.rowId, data: null },
          ],
        },
      ],
    })
  })

  it('page at whole mutations and miss nothing', async () => {
    const ada = await openPerson(ground)
    const tasks = Array.from({ length: 26 }, () => randomUUID())
    await ada.push([
      ...tasks.slice(0, 6).map((id) => mutation(insertTask(id))),
      ...[6, 11, 16, 21].map((i) => mutation(...tasks.slice(i, i + 5).map((id) => insertTask(id)))),
    ])
    const read = (query: object) =>
      pull(
        ada.database,
        ada.owner,
        { owner: ada.owner, schema: SCHEMA_VERSION, ...query },
        { quota: null, pageRows: 10 },
      )
    const seen = new Set<string>()
    let query: object = {}
    let pages = 0
    for (let more = true; more; pages += 1) {
      const page = (await read(query)) as Changes
      for (const { id } of page.rows) seen.add(id)
      query = { ...page.cursor, generation: page.generation }
      more = page.more
    }
    expect(pages).toBe(3)
    expect(seen).toEqual(new Set(tasks))
    expect(await read(query)).toMatchObject({ rows: [], more: false })

    const gone = tasks.slice(0, 15)
    const last = randomUUID()
    const deleted = gone.map((rowId) => mutation({ table: 'tasks' as const, rowId, op: 'delete' as const }))
    await ada.push([...deleted, mutation(insertTask(last))])
    const first = (await read(query)) as Changes
    expect(first.rows.map(({ id, data }) => [id, data])).toEqual(gone.slice(0, 10).map((id) => [id, null]))
    const rest = (await read({ ...first.cursor, generation: first.generation })) as Changes
    expect(rest.rows.map(({ id }) => id)).toEqual([...gone.slice(10), last])
    expect(rest).toMatchObject({ more: false, newest: 26 })
  })
})

describeOnBothDatabases('a cursor', (ground) => {
  it('that this server never gave out means that it was restored: nothing is applied', async () => {
    const ada = await openPerson(ground)
    await ada.push([mutation(insertTask(randomUUID()))])
    const page = (await ada.pull()) as Changes
    const diverged = { kind: 'reset', reason: 'diverged' }
    expect(await ada.pull({ ...queryOf(page), id: randomUUID() })).toEqual(diverged)
    expect(await ada.pull({ ...queryOf(page), rev: '9' })).toEqual(diverged)
    expect(await ada.pull({ ...queryOf(page), generation: '2' })).toEqual(diverged)
    const cursor = { rev: 9, id: randomUUID() }
    expect(await ada.push([mutation(insertTask(randomUUID()))], { cursor })).toEqual(diverged)
    const later = { ...mutation(insertTask(randomUUID())), generation: 2 }
    expect(await ada.push([later])).toEqual(diverged)
    expect(await ada.pullAll()).toHaveLength(1)
  })

  it('from before a reset reads from the beginning, and what was written before it stays out', async () => {
    const ada = await openPerson(ground)
    await ada.push([mutation(insertTask(randomUUID()))])
    const before = (await ada.pull()) as Changes
    await resetAccount(ada.database, ada.owner, randomUUID())
    expect(await ada.pull(queryOf(before))).toEqual({ kind: 'reset', reason: 'generation' })
    const stale = await ada.push([mutation(insertTask(randomUUID()))])
    expect(stale).toMatchObject({ results: [{ status: 'rejected', reason: 'generation' }] })
    const cursor = { rev: 9, id: randomUUID() }
    expect(await ada.push([mutation(insertTask(randomUUID()))], { cursor })).toMatchObject({
      results: [{ reason: 'generation' }],
    })
    const after = (await ada.pull()) as Changes
    expect(after).toMatchObject({ rows: [], generation: 2 })
    expect(await ada.pull(queryOf(after))).toMatchObject({ kind: 'changes', rows: [] })
  })
})

describeOnBothDatabases('the stream of pings', (ground) => {
  it('begins with the newest revision and tells every later one, each person their own', async () => {
    const [ada, ben] = [await openPerson(ground), await openPerson(ground)]
    await ada.push([mutation(insertTask(randomUUID())), mutation(insertTask(randomUUID()))])
    const response = await ada.listen()
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let heard = ''
    const hear = async (text: string) => {
      while (!heard.includes(text)) heard += (await reader.read()).value
    }
    await hear('event: rev\ndata: 2\n')
    await ben.push(Array.from({ length: 5 }, () => mutation(insertTask(randomUUID()))))
    await ada.push([mutation(insertTask(randomUUID()))])
    await hear('event: rev\ndata: 3\n')
    expect(heard).not.toContain('data: 5\n')
    await reader.cancel()
  })
})

describeOnBothDatabases('people', (ground) => {
  it('never reach a row of each other, whatever they name', async () => {
    const [ada, ben] = [await openPerson(ground), await openPerson(ground)]
    const [task, step] = [randomUUID(), randomUUID()]
    await ada.push([mutation(insertTask(task, 'Ada’s')), mutation(insertStep(step, task))])
    const hers = await ada.pullAll()

    const answer = await ben.push([
      mutation({ table: 'tasks', rowId: task, op: 'update', data: { title: 'Ben was here' } }),
      mutation({ table: 'tasks', rowId: task, op: 'delete' }),
      mutation(insertStep(randomUUID(), task)),
      mutation({ table: 'subtasks', rowId: step, op: 'update', data: { completed: true } }),
    ])
    expect(JSON.stringify(answer)).not.toContain('Ada')
    expect(answer).toMatchObject({
      results: [{ reason: 'gone' }, { status: 'applied' }, { reason: 'gone' }, { reason: 'gone' }],
    })
    expect(
      (await ben.post({ ...ben.request([mutation(insertTask(randomUUID()))]), owner: ada.owner })).status,
    ).toBe(409)
    expect((await ben.app.request(`/api/sync/pull?owner=${ada.owner}&schema=${SCHEMA_VERSION}`)).status).toBe(
      409,
    )
    expect((await ben.listen(ada.owner)).status).toBe(409)
    expect(await ada.pullAll()).toEqual(hers)
  })

  it('may use the same ids without meeting', async () => {
    const [ada, ben] = [await openPerson(ground), await openPerson(ground)]
    const task = randomUUID()
    const same = mutation(insertTask(task, 'Ada’s'))
    await ada.push([same])
    await ben.push([{ ...same, changes: [insertTask(task, 'Ben’s')] }])
    expect(await ada.pullAll()).toMatchObject([{ id: task, data: { title: 'Ada’s' } }])
    expect(await ben.pullAll()).toMatchObject([{ id: task, data: { title: 'Ben’s' } }])
  })

  it('stay apart over 1,000 requests of two people at once', async () => {
    const two = [await openPerson(ground), await openPerson(ground)] as const
    const request = async (i: number) => {
      const person = two[i % 2 ? 1 : 0]
      if (i % 4 < 2) return person.push([mutation(insertTask(randomUUID(), `of ${person.owner}`))])
      const rows = await person.pullAll()
      expect(rows.every(({ data }) => data?.['title'] === `of ${person.owner}`)).toBe(true)
    }
    for (let i = 0; i < 1_000; i += 50)
      await Promise.all(Array.from({ length: 50 }, (_, j) => request(i + j)))
    for (const person of two) expect(await person.pullAll()).toHaveLength(250)
  })
})

describeOnBothDatabases('a request that cannot be read', (ground) => {
  const good = () => insertTask(randomUUID())
  it.each<[string, (request: (mutations: unknown[], rest?: object) => object) => unknown, number]>([
    ['is broken JSON', () => '{"owner":', 400],
    ['is a list', () => [], 400],
    ['is null', () => 'null', 400],
    ['has no mutations', (request) => request([]), 400],
    ['has 101 mutations', (request) => request(Array.from({ length: 101 }, () => mutation(good()))), 400],
    ['has a word more', (request) => request([mutation(good())], { role: 'admin' }), 400],
    ['names a mutation badly', (request) => request([{ ...mutation(good()), id: '1' }]), 400],
    [
      'has a field of another table’s',
      (request) => request([mutation({ ...good(), data: { ...good().data, text: 'x' } })]),
      400,
    ],
    [
      'sets whose row it is',
      (request) => request([mutation({ ...good(), data: { ...good().data, user_id: 'x' } })]),
      400,
    ],
    [
      'sets a revision',
      (request) => request([mutation({ ...good(), data: { ...good().data, rev: 1 } })]),
      400,
    ],
    [
      'has a title of 10,000 characters',
      (request) => request([mutation(insertTask(randomUUID(), 'x'.repeat(10_000)))]),
      400,
    ],
    ['has NUL in it', (request) => request([mutation(insertTask(randomUUID(), 'a\0b'))]), 400],
    [
      'has half a surrogate pair in it',
      (request) => request([mutation(insertTask(randomUUID(), 'a\ud800'))]),
      400,
    ],
    [
      'has a date that does not exist',
      (request) => request([mutation({ ...good(), data: { ...good().data, dueDate: '2026-02-30' } })]),
      400,
    ],
    ['is of a schema that nobody knows yet', (request) => request([mutation(good())], { schema: 99 }), 503],
    ['is of a schema that is too old', (request) => request([mutation(good())], { schema: 0 }), 426],
    [
      'is of a schema that nobody knows yet, and of its shape',
      (request) => request([mutation({ ...good(), table: 'of_tomorrow' })], { schema: 99 }),
      503,
    ],
    [
      'is another person’s and broken',
      (request) => request([mutation({ ...good(), table: 'nonsense' })], { owner: 'somebody' }),
      409,
    ],
  ])('because it %s gets a clear answer and changes nothing', async (_title, build, status) => {
    const ada = await openPerson(ground)
    const response = await ada.post(build(ada.request))
    expect(response.status).toBe(status)
    const body = (await response.json()) as { error: { code: string; message: string } }
    expect(body.error.message.length).toBeGreaterThan(10)
    expect(await ada.pullAll()).toEqual([])
  })

  it('says whether a single mutation is at fault', async () => {
    const ada = await openPerson(ground)
    const codeOf = async (body: unknown) => {
      const answer = (await (await ada.post(body)).json()) as { error: { code: string } }
      return answer.error.code
    }
    const broken = mutation({ ...good(), table: 'nonsense' })
    expect(await codeOf(ada.request([mutation(good()), broken]))).toBe('bad_mutation')
    expect(await codeOf(ada.request([broken], { cursor: { rev: 1, id: 'x' } }))).toBe('bad_request')
    expect(await codeOf(ada.request([mutation(good())], { cursor: 'x' }))).toBe('bad_request')
    expect(await codeOf(ada.request([]))).toBe('bad_request')
  })

  it.each([
    'schema=x',
    `schema=${SCHEMA_VERSION}&rev=-1`,
    `schema=${SCHEMA_VERSION}&rev=1.5&id=x`,
    `schema=${SCHEMA_VERSION}&rev=1e99`,
    `schema=${SCHEMA_VERSION}&rev=1&id=${'x'.repeat(99)}`,
  ])('is refused when it pulls with %s', async (query) => {
    const ada = await openPerson(ground)
    expect((await ada.app.request(`/api/sync/pull?owner=${ada.owner}&${query}`)).status).toBe(400)
  })
})
