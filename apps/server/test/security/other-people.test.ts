import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { type Account, addTask, openAccount, PASSWORD } from '../account.ts'
import { describeOnBothDatabases } from '../databases.ts'
import { routesOf } from '../routes.ts'
import { dumpRows } from '../rows-of-person.ts'
import { startApp, type StartedApp } from '../start-app.ts'

const SECRET_TEXT = 'only for Ada’s eyes'

describeOnBothDatabases('somebody with an account of their own', (ground) => {
  let started: Promise<StartedApp> | undefined
  const start = () => (started ??= ground.open().then((database) => startApp(database)))

  /** Ada, with a task, and Mallory, who knows every id of hers but not her password. */
  async function openBoth() {
    const app = await start()
    const [ada, mallory] = [await openAccount(app), await openAccount(app)]
    const task = randomUUID()
    const mutation = addTask(SECRET_TEXT, task)
    expect((await ada.push([mutation])).status).toBe(200)
    const { cursor } = await ada.pull()
    return { app, ada, mallory, task, mutation, cursor }
  }

  it('reads and changes nothing of another person by any route, whatever ids they name', async () => {
    const { app, ada, mallory, task, mutation, cursor } = await openBoth()
    const database = await ground.open()
    const before = await dumpRows(database, ada.owner)
    expect(before.join()).toContain(SECRET_TEXT)
    const forged = forgeries(ada, mallory, task, mutation, cursor)
    const named = `owner=${ada.owner}&user_id=${ada.owner}&userId=${ada.owner}&id=${mutation.id}`
    const queries = [
      `${named}&schema=${SCHEMA_VERSION}`,
      `owner=${mallory.owner}&owner=${ada.owner}&schema=${SCHEMA_VERSION}`,
      `owner=${mallory.owner}&schema=${SCHEMA_VERSION}&rev=${cursor?.rev}&id=${cursor?.id}&generation=1`,
      `owner=${encodeURIComponent(`${mallory.owner}' or '1'='1`)}&schema=${SCHEMA_VERSION}`,
    ]
    const headers = {
      'x-user-id': ada.owner,
      authorization: `Bearer ${ada.owner}`,
      'x-forwarded-user': ada.email,
    }
    let asked = 0
    for (const { method, path } of routesOf(app)) {
      const requests =
        method === 'GET'
          ? queries.map((query) => mallory.browser.get(`${path}?${query}`, { headers }))
          : forged.map((body, i) =>
              mallory.browser.post(path, body, {
                headers: { ...headers, cookie: mallory.cookie() },
                // One network address could not try all this within a minute.
                address: `2001:db8:${(asked + i).toString(16)}:2::1`,
              }),
            )
      asked += requests.length
      for (const answer of await Promise.all(requests)) {
        expect([path, answer.status < 500]).toEqual([path, true])
        const text = await textOf(answer)
        for (const secret of [SECRET_TEXT, ada.email])
          expect([path, text.includes(secret)]).toEqual([path, false])
      }
    }
    expect(asked).toBeGreaterThan(100)
    expect(await dumpRows(database, ada.owner)).toEqual(before)
    expect(await ada.me()).toMatchObject({ user: { id: ada.owner, email: ada.email }, role: 'user' })
  })

  it('gives themselves no role, no other id and no other date, by sign-up or by push', async () => {
    const app = await start()
    const database = await ground.open()
    const people = async () => (await database.accounts.selectFrom('user').select('id').execute()).length
    const before = await people()
    const fields = [
      { role: 'admin' },
      { id: 'chosen' },
      { userId: 'chosen' },
      { emailVerified: true },
      { email_verified: true },
      { createdAt: '2000-01-01T00:00:00.000Z' },
      { image: 'https://evil.example/x.png' },
      { callbackURL: 'https://evil.example' },
      { rememberMe: false },
    ]
    const person = { name: 'Mallory', email: 'mallory@example.org', password: PASSWORD }
    for (const [i, field] of fields.entries()) {
      const answer = await app
        .openBrowser()
        .post('/api/auth/sign-up/email', { ...person, ...field }, { address: `2001:db8:${i}:3::1` })
      expect([field, answer.status]).toEqual([field, 400])
    }
    expect(await people()).toBe(before)

    const mallory = await openAccount(app)
    const kept = await dumpRows(database, mallory.owner)
    const data = { title: 'x', createdAt: '2026-11-21T10:00:00.000Z' }
    const smuggled = ['user_id', 'userId', 'rev', 'generation', 'id', 'owner', 'created_at', 'constructor']
    for (const field of smuggled) {
      const change = `{"table":"tasks","rowId":"${randomUUID()}","op":"insert","data":${JSON.stringify(data).slice(0, -1)},"${field}":"x"}}`
      const body = `{"owner":"${mallory.owner}","schema":${SCHEMA_VERSION},"cursor":null,"mutations":[{"id":"${randomUUID()}","generation":1,"changes":[${change}]}]}`
      expect([field, (await mallory.post('/api/sync/push', body)).status]).toEqual([field, 400])
    }
    const tables = [
      'user_roles',
      'sync_counters',
      'mutations',
      'operations',
      'calendar_feeds',
      'user',
      'accounts.user',
      'constructor',
      '',
    ]
    for (const table of tables) {
      const change = { table, rowId: 'me', op: 'insert', data: { role: 'admin' } }
      const answer = await mallory.push([{ id: randomUUID(), generation: 1, changes: [change] }])
      expect([table, answer.status]).toEqual([table, 400])
    }
    expect(await dumpRows(database, mallory.owner)).toEqual(kept)
    expect(await mallory.me()).toMatchObject({ role: 'user' })
  })

  it('meets nobody else by naming the same rows, mutations and resets', async () => {
    const { ada, mallory, task, mutation } = await openBoth()
    await mallory.push([{ ...mutation, changes: [{ table: 'tasks', rowId: task, op: 'delete' }] }])
    await mallory.push([addTask('Mallory’s', task)])
    await mallory.post('/api/rpc/reset_user_account', { owner: mallory.owner, id: mutation.id })
    expect((await ada.pull()).rows).toMatchObject([{ id: task, data: { title: SECRET_TEXT } }])
    expect((await ada.pull()).generation).toBe(1)
  })
})

/** Bodies that name Ada wherever something may be named. */
function forgeries(
  ada: Account,
  mallory: Account,
  task: string,
  mutation: ReturnType<typeof addTask>,
  cursor: object | null,
): unknown[] {
  const push = (changes: unknown[], rest: object = {}) => ({
    owner: mallory.owner,
    schema: SCHEMA_VERSION,
    cursor: null,
    mutations: [{ id: randomUUID(), generation: 1, changes }],
    ...rest,
  })
  const step = { taskId: task, title: 'Mallory was here', createdAt: '2026-11-21T10:00:00.000Z' }
  return [
    push([{ table: 'tasks', rowId: task, op: 'update', data: { title: 'Mallory was here' } }]),
    push([{ table: 'tasks', rowId: task, op: 'delete' }]),
    push([{ table: 'subtasks', rowId: randomUUID(), op: 'insert', data: step }]),
    push([{ table: 'tasks', rowId: task, op: 'delete' }], { owner: ada.owner }),
    push([{ table: 'tasks', rowId: task, op: 'delete' }], { cursor }),
    push([{ table: 'tasks', rowId: task, op: 'delete' }], { user_id: ada.owner }),
    { ...push([]), mutations: [{ ...addTask('Mallory was here', task), id: mutation.id }] },
    { owner: ada.owner, id: randomUUID() },
    { owner: ada.owner, password: PASSWORD },
    { owner: mallory.owner, userId: ada.owner, password: PASSWORD },
    { email: ada.email, password: 'not hers' },
    { email: ada.email, password: PASSWORD, userId: ada.owner },
    { currentPassword: PASSWORD, newPassword: 'calm heron sky', userId: ada.owner },
    { token: ada.owner, newPassword: 'calm heron sky' },
    { name: 'Mallory', email: ada.email, password: 'calm heron sky' },
    { id: ada.owner, role: 'admin' },
  ]
}

/** A stream never ends by itself: what it says first is what it says. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text()
  const reader = answer.body!.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return new TextDecoder().decode(value)
}
