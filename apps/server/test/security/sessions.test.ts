import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { expect, it } from 'vitest'
import { openDatabase } from '../../src/db/open.ts'
import { type Account, addTask, openAccount, PASSWORD } from '../account.ts'
import { describeOnBothDatabases, prepareGround, type TestGround } from '../databases.ts'
import { startApp, type StartedApp } from '../start-app.ts'

const visitor = { user: null, role: null }

const signInAs = ({ email }: Account, password = PASSWORD) => ({ email, password })

/** A second server on the same PostgreSQL; on the embedded database, which allows one process, a second app. */
async function openReplica(ground: TestGround) {
  if (ground.kind === 'pglite')
    return { ...(await startApp(await ground.open())), close: () => Promise.resolve() }
  const database = await openDatabase(await ground.options())
  return { ...(await startApp(database)), close: () => database.close() }
}

const whoIs = async ({ app }: Pick<StartedApp, 'app'>, cookie: string) => {
  const answer = await app.request('http://localhost:3000/api/me', { headers: { cookie } })
  return answer.json()
}

describeOnBothDatabases('a session', (ground) => {
  let started: Promise<StartedApp> | undefined
  const start = () => (started ??= ground.open().then((database) => startApp(database)))

  it('is made anew at each sign-in: nobody gets in with a cookie that they planted before', async () => {
    const app = await start()
    const [mallory, ada] = [await openAccount(app), await openAccount(app)]
    const planted = mallory.cookie()
    for (const cookie of [
      planted,
      'glimmer.session=chosen-by-mallory',
      'glimmer.session=a.b; glimmer.session=',
    ]) {
      const answer = await app
        .openBrowser()
        .post('/api/auth/sign-in/email', signInAs(ada), { address: ada.address, headers: { cookie } })
      expect(answer.status).toBe(200)
      const given = answer.headers.getSetCookie().map((line) => line.split(';')[0])
      expect(given).toHaveLength(1)
      expect(cookie).not.toContain(given[0])
      expect(await whoIs(app, given[0] ?? '')).toMatchObject({ user: { id: ada.owner } })
      expect(await whoIs(app, 'glimmer.session=chosen-by-mallory')).toEqual(visitor)
    }
    expect(await whoIs(app, planted)).toMatchObject({ user: { id: mallory.owner } })
  })

  it('is made anew at sign-up too', async () => {
    const app = await start()
    const mallory = await openAccount(app)
    const planted = mallory.cookie()
    const body = { name: 'Robin', email: 'planted@example.org', password: PASSWORD }
    const answer = await app
      .openBrowser()
      .post('/api/auth/sign-up/email', body, { address: '2001:db8:aaaa::1', headers: { cookie: planted } })
    const [given = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    expect(await whoIs(app, given)).toMatchObject({ user: { email: 'planted@example.org' } })
    expect(await whoIs(app, planted)).toMatchObject({ user: { id: mallory.owner } })
  })

  it('that was ended is over on every server, for every route', async () => {
    const app = await start()
    const replica = await openReplica(ground)
    const ada = await openAccount(app)
    await ada.push([addTask('Private')])
    const stolen = ada.cookie()
    expect(await whoIs(replica, stolen)).toMatchObject({ user: { id: ada.owner } })
    await ada.post('/api/auth/sign-out', {})
    for (const server of [app, replica]) {
      expect(await whoIs(server, stolen)).toEqual(visitor)
      const thief = server.openBrowser()
      const headers = { cookie: stolen }
      const reads = await Promise.all(
        ['pull', 'events'].map((path) =>
          thief.get(`/api/sync/${path}?owner=${ada.owner}&schema=${SCHEMA_VERSION}`, { headers }),
        ),
      )
      const push = { owner: ada.owner, schema: SCHEMA_VERSION, cursor: null, mutations: [addTask('Forged')] }
      const writes = await Promise.all([
        thief.post('/api/sync/push', push, { headers }),
        thief.post(
          '/api/rpc/reset_user_account',
          { owner: ada.owner, id: push.mutations[0]?.id },
          { headers },
        ),
        thief.post('/api/auth/delete-account', { owner: ada.owner, password: PASSWORD }, { headers }),
        thief.post(
          '/api/auth/change-password',
          { currentPassword: PASSWORD, newPassword: 'calm heron sky' },
          { headers },
        ),
      ])
      expect([...reads, ...writes].map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401])
      for (const answer of [...reads, ...writes]) expect(await answer.text()).not.toContain('Private')
    }
    await replica.close()
  })

  it('on another device ends everywhere when the password changes', async () => {
    const app = await start()
    const replica = await openReplica(ground)
    const ada = await openAccount(app)
    const phone = replica.openBrowser()
    await phone.post('/api/auth/sign-in/email', signInAs(ada), { address: ada.address })
    expect(await (await phone.get('/api/me')).json()).toMatchObject({ user: { id: ada.owner } })
    const change = { currentPassword: PASSWORD, newPassword: 'calm heron sky' }
    expect((await ada.post('/api/auth/change-password', change)).status).toBe(200)
    expect(await (await phone.get('/api/me')).json()).toEqual(visitor)
    expect(await ada.me()).toMatchObject({ user: { id: ada.owner } })
    await replica.close()
  })

  it('is opened by a password of which nobody keeps more than a salted hash', async () => {
    const app = await start()
    const two = [await openAccount(app), await openAccount(app)]
    const database = await ground.open()
    const owners = two.map(({ owner }) => owner)
    const kept = await database.accounts
      .selectFrom('account')
      .select('password')
      .where('user_id', 'in', owners)
      .execute()
    const hashes = kept.map(({ password }) => password)
    for (const hash of hashes) expect(hash).toMatch(/^\$scrypt\$ln=\d+,r=\d+,p=\d+\$[\w-]{22}\$[\w-]{86}$/)
    expect(new Set(hashes).size).toBe(2)
  })

  it('cannot be made up, and a cookie that is changed by one character opens nothing', async () => {
    const app = await start()
    const ada = await openAccount(app)
    const [name, value = ''] = ada.cookie().split(/=(.*)/s)
    const [token = '', signature = ''] = decodeURIComponent(value).split('.')
    const changed = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
    const made = [
      token,
      `${token}.`,
      `${token}.${changed(signature)}`,
      `${changed(token)}.${signature}`,
      `.${signature}`,
      `${token}.${signature}x`,
      '',
      ada.owner,
      '%00',
      '%',
      'x'.repeat(10_000),
    ]
    for (const text of made) {
      expect([text.slice(0, 80), await whoIs(app, `${name}=${text}`)]).toEqual([text.slice(0, 80), visitor])
      expect([text.slice(0, 80), await whoIs(app, `${name}=${encodeURIComponent(text)}`)]).toEqual([
        text.slice(0, 80),
        visitor,
      ])
    }
    expect(await whoIs(app, ada.cookie())).toMatchObject({ user: { id: ada.owner } })
    const database = await ground.open()
    const rows = await database.accounts.selectFrom('session').select('token').execute()
    // A token from the database is useless without its signature.
    expect(rows.map((row) => row.token)).toContain(token)
  })
})

const ground = prepareGround('pglite')

it('a wrong password costs as much work for an address that nobody has as for one that is known', async () => {
  const app = await startApp(await ground.open())
  const ada = await openAccount(app)
  // CPU time of this process in milliseconds: unlike time by the clock it does not grow on a busy machine.
  const work = async (email: string, number: number) => {
    const start = process.cpuUsage()
    const answer = await app
      .openBrowser()
      .post(
        '/api/auth/sign-in/email',
        { email, password: 'not the password' },
        { address: `2001:db8:b:${number.toString(16)}::1` },
      )
    expect(answer.status).toBe(401)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1_000
  }
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let number = 0; number < 5; number++) {
    known.push(await work(ada.email, number))
    unknown.push(await work(`nobody-${number}@example.org`, number))
  }
  // Hashing is nearly all of the work: skipping it for unknown addresses would make those ten times cheaper.
  const quotient = Math.min(...known) / Math.min(...unknown)
  expect(quotient).toBeGreaterThan(1 / 3)
  expect(quotient).toBeLessThan(3)
})

const HTTPS = 'https://glimmer.example'

it.each([
  { over: 'HTTP', settings: {} as Record<string, string>, name: 'glimmer.session', isSecure: false },
  { over: 'HTTPS', settings: { BASE_URL: HTTPS }, name: '__Host-glimmer.session', isSecure: true },
])(
  'every cookie that is ever set over $over is out of the reach of scripts and of other sites',
  async (row) => {
    const app = await startApp(await ground.open(), row.settings)
    const ada = await openAccount(app)
    const login = { email: ada.email, password: PASSWORD }
    const change = { currentPassword: PASSWORD, newPassword: 'calm heron sky' }
    const answers = [
      await ada.post('/api/auth/sign-in/email', login),
      await ada.post('/api/auth/change-password', change),
      await ada.post('/api/auth/sign-out', {}),
      await ada.post('/api/auth/sign-in/email', { ...login, password: change.newPassword }),
      await ada.post('/api/auth/delete-account', { owner: ada.owner, password: change.newPassword }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    for (const answer of answers) {
      const cookies = answer.headers.getSetCookie()
      expect(cookies.length).toBeGreaterThan(0)
      for (const line of cookies) {
        const [pair = '', ...attributes] = line.split('; ')
        expect(pair.startsWith('__Host-')).toBe(row.isSecure)
        expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']))
        expect(attributes.includes('Secure')).toBe(row.isSecure)
        expect(attributes.filter((attribute) => /^domain/i.test(attribute))).toEqual([])
      }
      expect(cookies.some((line) => line.startsWith(`${row.name}=`))).toBe(true)
    }
    expect(ada.browser.cookies.size).toBe(0)
  },
)
