import type { OpenSessions } from '@glimmer/api/open-sessions'
import { expect, it } from 'vitest'
import { type Account, openAccount, PASSWORD } from '../../test/account.ts'
import { type Browser, jsonOf, refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { startApp, type StartedApp } from '../../test/start-app.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const DAY_MS = 24 * 60 * 60 * 1000

describeOnBothDatabases('the list of sessions', (ground) => {
  let started: Promise<StartedApp> | undefined
  const start = () =>
    (started ??= ground.open().then((database) => startApp(database, { SESSION_MAX_DAYS: '60' })))

  const listOf = async (browser: Browser, owner: string): Promise<OpenSessions> =>
    jsonOf(await browser.get(`/api/auth/sessions?owner=${owner}`))

  const end = ({ browser, owner, address }: Account, session: string) =>
    browser.post('/api/auth/sessions/end', { owner, session }, { address })

  async function signInElsewhere({ email, address }: Account, userAgent = ''): Promise<Browser> {
    const browser = (await start()).openBrowser()
    const headers = { 'user-agent': userAgent }
    const answer = await browser.post(
      '/api/auth/sign-in/email',
      { email, password: PASSWORD },
      { address, headers },
    )
    expect(answer.status).toBe(200)
    return browser
  }

  const isSignedIn = async (browser: Browser) =>
    (await jsonOf<{ user: object | null }>(await browser.get('/api/me'))).user !== null

  it('names each device plainly, this one first, and holds nothing that opens a session', async () => {
    const ada = await openAccount(await start())
    await signInElsewhere(ada, FIREFOX)
    const database = await ground.open()
    const kept = await database.accounts
      .selectFrom('session')
      .selectAll()
      .where('user_id', '=', ada.owner)
      .execute()
    const answer = await ada.get(`/api/auth/sessions?owner=${ada.owner}`)
    const text = await answer.text()
    for (const { token, ip_address } of kept) {
      expect(text).not.toContain(token)
      expect(ip_address).toMatch(/^2001/)
      expect(text).not.toContain(ip_address)
    }
    const { sessions, hasMore } = JSON.parse(text) as OpenSessions
    expect(hasMore).toBe(false)
    expect(sessions).toMatchObject([
      { browser: null, system: null, isCurrent: true },
      { browser: 'Firefox', system: 'Linux', isCurrent: false },
    ])
    for (const { id, since, lastSeen } of sessions) {
      const row = kept.find((session) => session.id === id)
      expect([since, lastSeen]).toEqual([row?.created_at, row?.updated_at])
      const cookies = [`glimmer.session=${id}`, `glimmer.session=${id}.${id}`]
      for (const cookie of cookies) {
        const thief = (await start()).openBrowser()
        const me = await thief.get('/api/me', { headers: { cookie } })
        expect(await me.json()).toEqual({ user: null, role: null })
      }
    }
  })

  it('is of a hundred at most: with one more, that which was used longest ago is over', async () => {
    const ada = await openAccount(await start())
    const { accounts } = await ground.open()
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const sessions = Array.from({ length: 104 }, (_, number) => ({
      id: `${ada.owner}-${number}`,
      user_id: ada.owner,
      token: `${ada.owner}-${number}`,
      ip_address: null,
      user_agent: null,
      created_at: ago(number + 1),
      updated_at: ago(number + 1),
      expires_at: ago(-DAY_MS / 60_000),
    }))
    await accounts.insertInto('session').values(sessions).execute()
    const other = await openAccount(await start())
    const newest = await signInElsewhere(ada)
    expect(await isSignedIn(newest)).toBe(true)
    expect(await isSignedIn(ada.browser)).toBe(true)
    expect(await isSignedIn(other.browser)).toBe(true)
    const left = await accounts.selectFrom('session').select('id').where('user_id', '=', ada.owner).execute()
    expect(left).toHaveLength(100)
    const ids = new Set(left.map(({ id }) => id))
    expect(sessions.map(({ id }) => ids.has(id)).lastIndexOf(true)).toBe(97)
  })

  it('ends one: it is over at once, its stream closes, and the others go on', async () => {
    const ada = await openAccount(await start())
    const [phone, tablet] = [await signInElsewhere(ada), await signInElsewhere(ada)]
    const stream = await phone.get(`/api/sync/events?owner=${ada.owner}`)
    const heard = stream.text()
    const mine = (await listOf(phone, ada.owner)).sessions.find(({ isCurrent }) => isCurrent)
    const left = await jsonOf<OpenSessions>(await end(ada, mine?.id ?? ''))
    expect(await heard).toContain('hello')
    expect(left.sessions).toHaveLength(2)
    expect(left.sessions.map(({ id }) => id)).not.toContain(mine?.id)
    expect(await Promise.all([ada.browser, phone, tablet].map(isSignedIn))).toEqual([true, false, true])
    // Once more it ends nothing, and answers the same.
    expect(await jsonOf<OpenSessions>(await end(ada, mine?.id ?? ''))).toEqual(left)
  })

  it('ends all others with their streams, and never the one that asks', async () => {
    const ada = await openAccount(await start())
    const [phone, tablet] = [await signInElsewhere(ada), await signInElsewhere(ada)]
    const streams = [phone, tablet].map(async (browser) => {
      const stream = await browser.get(`/api/sync/events?owner=${ada.owner}`)
      return stream.text()
    })
    const own = (await listOf(ada.browser, ada.owner)).sessions[0]
    expect(own?.isCurrent).toBe(true)
    await end(ada, own?.id ?? '')
    expect(await isSignedIn(ada.browser)).toBe(true)
    const left = await jsonOf<OpenSessions>(
      await ada.post('/api/auth/sessions/end-others', { owner: ada.owner }),
    )
    await Promise.all(streams)
    expect(left).toEqual({ sessions: [own], hasMore: false })
    expect(await Promise.all([ada.browser, phone, tablet].map(isSignedIn))).toEqual([true, false, false])
  })

  it('shrinks to this device with a new password, which closes the streams of the others', async () => {
    const ada = await openAccount(await start())
    const phone = await signInElsewhere(ada)
    const stream = await phone.get(`/api/sync/events?owner=${ada.owner}`)
    const heard = stream.text()
    const change = { currentPassword: PASSWORD, newPassword: 'calm heron sky' }
    expect((await ada.post('/api/auth/change-password', change)).status).toBe(200)
    expect(await heard).toContain('hello')
    expect((await listOf(ada.browser, ada.owner)).sessions).toMatchObject([{ isCurrent: true }])
    expect(await isSignedIn(phone)).toBe(false)
  })

  it('is of nobody else: whose sessions are named by another stay unseen and stay open', async () => {
    const app = await start()
    const [ada, mallory] = [await openAccount(app), await openAccount(app)]
    const [own] = (await listOf(ada.browser, ada.owner)).sessions
    expect(await refusalOf(await mallory.get(`/api/auth/sessions?owner=${ada.owner}`))).toEqual([
      409,
      'other_owner',
    ])
    const forged = { owner: ada.owner, session: own?.id }
    expect(await refusalOf(await mallory.post('/api/auth/sessions/end', forged))).toEqual([
      409,
      'other_owner',
    ])
    expect(
      await refusalOf(await mallory.post('/api/auth/sessions/end-others', { owner: ada.owner })),
    ).toEqual([409, 'other_owner'])
    // The same as for an id that nobody has.
    const hers = await (await end(mallory, own?.id ?? '')).text()
    expect(hers).toBe(await (await end(mallory, 'nobody')).text())
    expect(hers).not.toContain(own?.id)
    await mallory.post('/api/auth/sessions/end-others', { owner: mallory.owner })
    expect(await isSignedIn(ada.browser)).toBe(true)
    const odd = { owner: mallory.owner, session: 'a\0b' }
    expect(await refusalOf(await mallory.post('/api/auth/sessions/end', odd))).toEqual([400, 'bad_request'])
  })

  it('leaves out what is over, and holds fifty at most', async () => {
    const ada = await openAccount(await start())
    const { accounts } = await ground.open()
    const [own] = (await listOf(ada.browser, ada.owner)).sessions
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
    const add = (name: string, created: number, expires: number, seen: number) =>
      accounts
        .insertInto('session')
        .values({
          id: `${ada.owner}-${name}`,
          user_id: ada.owner,
          token: `${ada.owner}-${name}`,
          expires_at: inDays(expires),
          ip_address: null,
          user_agent: null,
          created_at: inDays(created),
          updated_at: inDays(seen),
        })
        .execute()
    await add('unused', -40, -1, -31)
    await add('too-old', -61, 20, -1)
    expect((await listOf(ada.browser, ada.owner)).sessions.map(({ id }) => id)).toEqual([own?.id])
    for (let number = 0; number < 50; number += 1) await add(`open-${number}`, -10, 20, -number / 10 - 1)
    const { sessions, hasMore } = await listOf(ada.browser, ada.owner)
    expect([sessions.length, hasMore]).toEqual([50, true])
    expect([sessions[0]?.id, sessions[1]?.id]).toEqual([own?.id, `${ada.owner}-open-0`])
    await ada.post('/api/auth/sessions/end-others', { owner: ada.owner })
    expect(await listOf(ada.browser, ada.owner)).toEqual({ sessions: [own], hasMore: false })
  })
})
