import type { UserEmails, UserStatistics } from '@glimmer/api/admin'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Account, addTask, openAccount, PASSWORD } from '../../../test/account.ts'
import { openAdmin, startWithAdmins } from '../../../test/admins.ts'
import { type Browser, jsonOf, refusalOf } from '../../../test/browser.ts'
import { describeOnBothDatabases } from '../../../test/databases.ts'
import { type OpenIdProviderOnLoopback, startOpenIdProvider } from '../../../test/open-id-provider.ts'
import { openIdVisit } from '../../../test/open-id-visit.ts'
import { passDays } from '../../../test/pass-days.ts'
import { dumpRows } from '../../../test/rows-of-person.ts'
import { whoIs } from '../../../test/security/mailbox.ts'
import { addPasskey, questionFor, turnCodesOn } from '../../../test/ways.ts'
import { makeFeed } from '../../calendar/keep-feed.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let addresses = 0
const elsewhere = () => ({ address: `2001:db8:55:${(++addresses).toString(16)}::1` })

const remove = ({ post, owner }: Account) => post('/api/auth/delete-account', { owner, password: PASSWORD })

describeOnBothDatabases('an account that waits for its deletion', (ground) => {
  let provider: OpenIdProviderOnLoopback
  beforeAll(async () => {
    provider = await startOpenIdProvider()
  })
  afterAll(() => provider.close())

  const open = async (settings: Record<string, string> = {}) => {
    const database = await ground.open()
    const app = await startWithAdmins(database, {
      DELETE_GRACE_DAYS: '7',
      ...provider.settings,
      ...settings,
    })
    const signIn = (email: string, browser: Browser = app.openBrowser()) =>
      browser.post('/api/auth/sign-in/email', { email, password: PASSWORD }, elsewhere())
    const keep = (browser: Browser) => browser.post('/api/auth/keep-account', {}, elsewhere())
    return { database, app, signIn, keep }
  }
  const contentOf = async (database: Parameters<typeof dumpRows>[0], owner: string) =>
    (await dumpRows(database, owner)).filter((row) => /tasks|mutations|calendar|passkey|codes/.test(row))

  it('is shut and hidden at once, and is as it was once it is kept (I5)', async () => {
    const { database, app, signIn, keep } = await open()
    const admin = await openAdmin(app, database)
    const numbers = async () =>
      (await jsonOf<UserStatistics>(await admin.get('/api/rpc/get_user_statistics'))).total_users
    const ada = await openAccount(app)
    await ada.push([addTask('Stays as it is')])
    const { token } = await makeFeed(database, ada.owner, new Date())
    const readFeed = () => app.openBrowser().get(`/api/calendar/feed.ics?token=${token}`, elsewhere())
    const phone = app.openBrowser()
    await signIn(ada.email, phone)
    const stream = await phone.get(`/api/sync/events?owner=${ada.owner}`)
    const heard = stream.text()
    const before = await contentOf(database, ada.owner)
    const people = await numbers()

    const asked = await jsonOf<{ status: string; dueAt: string }>(await remove(ada))
    expect(asked.status).toBe('deletion_asked')
    expect(Math.abs(Date.parse(asked.dueAt) - Date.now() - 7 * DAY_MS)).toBeLessThan(10 * 60_000)
    expect(ada.browser.cookies.size).toBe(0)
    expect(await heard).toContain('hello')
    expect(await whoIs(phone)).toBeNull()
    expect((await readFeed()).status).toBe(404)
    // A device that kept its id learns how long the account is there.
    expect(await jsonOf(await phone.get(`/api/me?owner=${ada.owner}`))).toEqual({
      user: null,
      role: null,
      deletionDueAt: asked.dueAt,
    })
    expect(await numbers()).toBe(people - 1)
    const listed = await admin.post('/api/rpc/get_all_user_emails', { startsWith: ada.email })
    expect((await jsonOf<UserEmails>(listed)).users).toEqual([])
    const disabling = await admin.post('/api/admin/accounts/disable', { person: ada.owner })
    expect(await refusalOf(disabling)).toEqual([404, 'not_found'])
    expect(await contentOf(database, ada.owner)).toEqual(before)

    // Who signs up with the address hears no more than before; who does not know the password, nothing.
    const again = await app
      .openBrowser()
      .post('/api/auth/sign-up/email', { name: 'Robin', email: ada.email, password: PASSWORD }, elsewhere())
    expect(await refusalOf(again)).toEqual([409, 'account_exists'])
    const guess = { email: ada.email, password: 'not the password' }
    const guessed = await app.openBrowser().post('/api/auth/sign-in/email', guess, elsewhere())
    expect(await refusalOf(guessed)).toEqual([401, 'wrong_email_or_password'])

    const browser = app.openBrowser()
    const half = await jsonOf<{ status: string; dueAt: string }>(await signIn(ada.email, browser))
    expect(half).toMatchObject({ status: 'deletion_pending', dueAt: asked.dueAt })
    expect(await whoIs(browser)).toBeNull()
    const { cookies } = app.openBrowser()
    for (const [name, value] of browser.cookies) cookies.set(name, value)
    expect((await keep(browser)).status).toBe(200)
    expect(await whoIs(browser)).toEqual([ada.email, 'user'])
    expect(await contentOf(database, ada.owner)).toEqual(before)
    expect((await readFeed()).status).toBe(200)
    expect(await numbers()).toBe(people)
    // The answer was given once.
    const thief = app.openBrowser()
    for (const [name, value] of cookies) thief.cookies.set(name, value)
    expect(await refusalOf(await keep(thief))).toEqual([400, 'step_over'])
    expect(await refusalOf(await keep(app.openBrowser()))).toEqual([400, 'step_over'])
  })

  it('is opened by no way in, and each that proves the person leads to the question (I5)', async () => {
    const { database, app, signIn, keep } = await open()
    const email = 'finch@example.org'
    const finch = await openAccount(app, email)
    await database.accounts
      .updateTable('user')
      .set({ email_verified: true })
      .where('id', '=', finch.owner)
      .execute()
    const passkey = await addPasskey(finch)
    const codes = (await turnCodesOn(finch)).recoveryCodes.values()
    provider.people.set('finch', { email, email_verified: true })
    const giveCode = async (browser: Browser) =>
      [browser, await browser.post('/api/auth/sign-in/recovery-code', { code: codes.next().value })] as const
    const ways = {
      passkey: async () => {
        const browser = app.openBrowser()
        const answer = passkey.sign(await questionFor(browser))
        return [browser, await browser.post('/api/auth/sign-in/passkey', { passkey: answer })] as const
      },
      code: async () => {
        const browser = app.openBrowser()
        const needed = await signIn(email, browser)
        expect(await jsonOf(needed)).toMatchObject({ status: 'code_needed' })
        // The password alone keeps nothing.
        expect(await refusalOf(await keep(browser))).toEqual([400, 'step_over'])
        return giveCode(browser)
      },
      openId: async () => {
        const visitor = openIdVisit(app.openBrowser())
        const url = await visitor.start({})
        const half = await visitor.finish(await provider.walk(url.href, 'finch'))
        expect(await jsonOf(half)).toMatchObject({ status: 'code_needed' })
        return giveCode(visitor.browser)
      },
    }
    expect((await remove(finch)).status).toBe(200)
    for (const [name, enter] of Object.entries(ways)) {
      const [browser, answer] = await enter()
      expect([name, await jsonOf(answer)]).toMatchObject([name, { status: 'deletion_pending' }])
      expect(await whoIs(browser)).toBeNull()
    }
    const [browser] = await ways.passkey()
    expect((await keep(browser)).status).toBe(200)
    expect(await whoIs(browser)).toEqual([email, 'user'])
    for (const [name, enter] of Object.entries(ways)) {
      const [, answer] = name === 'code' ? await ways.passkey() : await enter()
      expect([name, await jsonOf(answer)]).toMatchObject([name, { status: 'signed_in' }])
    }
  })

  it('is left as it waits by who signs out, whom a new password shuts out, and whose ten minutes are over', async () => {
    const { database, app, signIn, keep } = await open()
    const ada = await openAccount(app)
    await remove(ada)
    const leaving = app.openBrowser()
    await signIn(ada.email, leaving)
    await leaving.post('/api/auth/sign-out', {}, elsewhere())
    expect(await refusalOf(await keep(leaving))).toEqual([400, 'step_over'])

    const late = app.openBrowser()
    await signIn(ada.email, late)
    const past = new Date(Date.now() - 1).toISOString()
    await database.accounts
      .updateTable('verification')
      .set({ expires_at: past })
      .where('value', '=', ada.owner)
      .execute()
    expect(await refusalOf(await keep(late))).toEqual([400, 'step_over'])
    expect(await app.auth.deletions.find(ada.owner)).not.toBeNull()
  })

  it('can be asked for and kept a few times a day, and no more', async () => {
    const { app, signIn, keep } = await open()
    let ada = await openAccount(app)
    for (let time = 0; time < 5; time += 1) {
      expect((await remove(ada)).status).toBe(200)
      await signIn(ada.email, ada.browser)
      expect((await keep(ada.browser)).status).toBe(200)
      ada = { ...ada, post: (path, body) => ada.browser.post(path, body, elsewhere()) }
    }
    const refused = await remove(ada)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600)
    expect(await refusalOf(refused)).toEqual([429, 'too_many_requests'])
    expect(await whoIs(ada.browser)).toEqual([ada.email, 'user'])
  })

  it('has the days that it was told, whatever the operator sets afterwards', async () => {
    const { database, app } = await open({ DELETE_GRACE_DAYS: '30' })
    const ada = await openAccount(app)
    await remove(ada)
    const later = await open({ DELETE_GRACE_DAYS: '0' })
    await passDays(database, ada.owner, 29)
    for (let look = 0; look < 2; look += 1) expect(await later.app.auth.deletions.deleteDue()).toBe(0)
    const browser = later.app.openBrowser()
    await later.signIn(ada.email, browser)
    expect((await later.keep(browser)).status).toBe(200)
    // And on that server a deletion is at once.
    const gone = await browser.post(
      '/api/auth/delete-account',
      { owner: ada.owner, password: PASSWORD },
      elsewhere(),
    )
    expect(await jsonOf(gone)).toEqual({ status: 'account_deleted' })
  })
})
