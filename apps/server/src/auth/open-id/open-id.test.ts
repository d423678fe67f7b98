import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAccount, PASSWORD } from '../../../test/account.ts'
import { type Browser, jsonOf, refusalOf } from '../../../test/browser.ts'
import { describeOnBothDatabases } from '../../../test/databases.ts'
import {
  type Claims,
  type OpenIdProviderOnLoopback,
  startOpenIdProvider,
} from '../../../test/open-id-provider.ts'
import { openIdVisit } from '../../../test/open-id-visit.ts'
import { whoIs } from '../../../test/security/mailbox.ts'
import { SECRET, startApp, type StartedApp } from '../../../test/start-app.ts'
import type { Database } from '../../db/open.ts'
import { makeInvitation } from '../invitation-token.ts'

const ada = { name: 'Ada Finch', email: 'ada@example.org', email_verified: true }

describeOnBothDatabases('signing in with a real OpenID provider', (ground) => {
  let provider: OpenIdProviderOnLoopback
  let database: Database
  let app: StartedApp

  beforeAll(async () => {
    provider = await startOpenIdProvider()
    database = await ground.open()
    app = await open()
  })
  afterAll(() => provider.close())

  const open = (settings: Record<string, string> = {}) =>
    startApp(database, {
      ...provider.settings,
      ADMIN_EMAILS: 'ada@example.org, unconfirmed@example.org',
      ...settings,
    })

  const visit = (browser: Browser = app.openBrowser()) => openIdVisit(browser)

  /** Comes in as this person of the provider's, in a browser of their own. */
  async function comeIn(person: string, claims: Claims, by: StartedApp = app, invitation?: string) {
    provider.people.set(person, claims)
    const visitor = openIdVisit(by.openBrowser())
    const url = await visitor.start(invitation === undefined ? {} : { invitation })
    const answer = await visitor.finish(await provider.walk(url.href, person))
    return { ...visitor, answer }
  }

  const countOf = async (email: string) =>
    (await database.accounts.selectFrom('user').select('id').where('email', '=', email).execute()).length

  const confirm = (email: string) =>
    database.accounts.updateTable('user').set({ email_verified: true }).where('email', '=', email).execute()

  it('makes an account at the first visit and finds it at the next, with the role of its confirmed address', async () => {
    const first = await comeIn('ada', ada)
    expect(await jsonOf(first.answer)).toMatchObject({
      status: 'signed_in',
      isNew: true,
      user: { email: 'ada@example.org', name: 'Ada Finch', emailVerified: true },
    })
    expect(await whoIs(first.browser)).toEqual(['ada@example.org', 'admin'])
    const second = await comeIn('ada', ada)
    expect(await jsonOf(second.answer)).toMatchObject({ status: 'signed_in', isNew: false })
    expect(await countOf('ada@example.org')).toBe(1)
  })

  it('keeps somebody’s account when their address changes at the provider, also to somebody else’s', async () => {
    await comeIn('robin', { email: 'robin@example.org', email_verified: true })
    const wren = await openAccount(app, 'wren@example.org')
    await confirm(wren.email)
    for (const claims of [
      { email: 'wren@example.org', email_verified: true },
      { email: 'robin@example.org', email_verified: false },
      {},
    ]) {
      const again = await comeIn('robin', claims)
      expect(await whoIs(again.browser)).toEqual(['robin@example.org', 'user'])
    }
  })

  it('does not let somebody else in who was given the address at the provider later', async () => {
    await comeIn('lark', { email: 'lark@example.org', email_verified: true })
    const later = await comeIn('another lark', { email: 'lark@example.org', email_verified: true })
    expect(await refusalOf(later.answer)).toEqual([409, 'account_exists'])
    expect(await whoIs(later.browser)).toBeNull()
  })

  it('links an account whose address is confirmed on both sides, and its password goes on working', async () => {
    const { owner, email } = await openAccount(app, 'heron@example.org')
    await confirm(email)
    const linked = await comeIn('heron', { email: 'HERON@example.org', email_verified: true })
    expect(await jsonOf(linked.answer)).toMatchObject({ isNew: false, user: { id: owner } })
    const ways = await linked.get(`/api/auth/ways-in?owner=${owner}`)
    expect(await jsonOf(ways)).toEqual({ hasPassword: true, hasOpenId: true })
    const signIn = await visit().post('sign-in/email', { email, password: PASSWORD })
    expect(signIn.status).toBe(200)
    expect(app.logged.join('')).toContain('open_id_linked')
  })

  it('never takes over an account that nobody confirmed and that is in use', async () => {
    const stranger = await openAccount(app, 'unconfirmed@example.org')
    const owner = await comeIn('real owner', { email: 'unconfirmed@example.org', email_verified: true })
    expect(await refusalOf(owner.answer)).toEqual([409, 'account_exists'])
    expect(await whoIs(owner.browser)).toBeNull()
    expect(await whoIs(stranger.browser)).toEqual(['unconfirmed@example.org', 'user'])
  })

  it('takes the place of an account that nobody confirmed, nobody is signed in to and that holds nothing', async () => {
    const email = 'waiting@example.org'
    const stranger = await openAccount(app, email)
    await stranger.post('/api/auth/sign-out', {})
    const owner = await comeIn('waiting', { email, email_verified: true })
    expect(await jsonOf(owner.answer)).toMatchObject({ isNew: true })
    const withOldPassword = await visit().post('sign-in/email', { email, password: PASSWORD })
    expect(await refusalOf(withOldPassword)).toEqual([401, 'wrong_email_or_password'])
  })

  it.each([
    ['is not confirmed', { email: 'eve@example.org', email_verified: false }],
    ['may or may not be confirmed', { email: 'eve@example.org' }],
    ['is missing', { email_verified: true }],
    ['is none', { email: 'no address', email_verified: true }],
  ])('makes no account where the address %s', async (why, claims) => {
    const { answer } = await comeIn(`eve ${why}`, claims)
    expect(await refusalOf(answer)).toEqual([403, 'open_id_unconfirmed'])
    expect(await countOf('eve@example.org')).toBe(0)
  })

  it('lets the same person in once, however many of their first visits arrive together', async () => {
    provider.people.set('swift', { email: 'swift@example.org', email_verified: true })
    const ready = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const visitor = visit()
        return { visitor, answer: await provider.walk((await visitor.start()).href, 'swift') }
      }),
    )
    const answers = await Promise.all(ready.map(({ visitor, answer }) => visitor.finish(answer)))
    const users = await Promise.all(answers.map(jsonOf<{ user: { id: string }; isNew: boolean }>))
    expect(new Set(users.map(({ user }) => user.id)).size).toBe(1)
    expect(users.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await countOf('swift@example.org')).toBe(1)
  })

  it.each([false, true])(
    'gives an address to one of two people who come with it at once (has an account: %s)',
    async (isKnown) => {
      const email = `shared-${isKnown}@example.org`
      if (isKnown) {
        await openAccount(app, email)
        await confirm(email)
      }
      const both = await Promise.all(
        [`${email} one`, `${email} two`].map((person) => comeIn(person, { email, email_verified: true })),
      )
      expect(both.map(({ answer }) => answer.status).toSorted()).toEqual([200, 409])
      expect(await countOf(email)).toBe(1)
    },
  )

  it('takes no way back a second time, from another browser, after ten minutes or of another beginning', async () => {
    provider.people.set('gull', { email: 'gull@example.org', email_verified: true })
    const gull = visit()
    const answer = await provider.walk((await gull.start()).href, 'gull')
    const cookies = new Map(gull.browser.cookies)

    const stranger = visit()
    expect(await refusalOf(await stranger.finish(answer))).toEqual([400, 'open_id_refused'])
    await stranger.start()
    expect(await refusalOf(await stranger.finish(answer))).toEqual([400, 'open_id_refused'])
    expect(await whoIs(stranger.browser)).toBeNull()

    expect((await gull.finish(answer)).status).toBe(200)
    const copy = visit()
    for (const [name, value] of cookies) copy.browser.cookies.set(name, value)
    expect(await refusalOf(await copy.finish(answer))).toEqual([400, 'open_id_refused'])
    expect(await whoIs(copy.browser)).toBeNull()
  })

  it('keeps what ties the browser to it where no script and no other site gets at it', async () => {
    const line = async (settings: Record<string, string>, origin?: string) => {
      const started = await open(settings)
      const response = await started
        .openBrowser()
        .post('/api/auth/open-id/start', {}, origin ? { headers: { origin } } : {})
      return response.headers.getSetCookie().join('\n')
    }
    expect(await line({})).toMatch(
      /^glimmer\.open_id=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    const https = 'https://glimmer.example.org'
    expect(await line({ BASE_URL: https }, https)).toMatch(
      /^__Host-glimmer\.open_id=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  it('says so where somebody turns back', async () => {
    const visitor = visit()
    const answer = await visitor.finish(await provider.walk((await visitor.start()).href, ''))
    expect(await refusalOf(answer)).toEqual([400, 'open_id_cancelled'])
  })

  it('obeys closed sign-up: only who has an account comes in', async () => {
    const closed = await open({ SIGN_UP: 'closed' })
    const known = await comeIn('ada', ada, closed)
    expect(await whoIs(known.browser)).toEqual(['ada@example.org', 'admin'])
    const stranger = await comeIn('crane', { email: 'crane@example.org', email_verified: true }, closed)
    expect(await refusalOf(stranger.answer)).toEqual([403, 'sign_up_closed'])
    expect(await countOf('crane@example.org')).toBe(0)
  })

  it('obeys invitations: one makes one account, for its address', async () => {
    const byInvitation = await open({ SIGN_UP: 'invite' })
    const invitationFor = (email: string | null) => makeInvitation({ email, secret: SECRET, now: Date.now() })
    const stork = { email: 'stork@example.org', email_verified: true }
    const without = await comeIn('stork', stork, byInvitation)
    expect(await refusalOf(without.answer)).toEqual([403, 'invitation_needed'])
    const others = await comeIn('stork', stork, byInvitation, invitationFor('ibis@example.org'))
    expect(await refusalOf(others.answer)).toEqual([403, 'invitation_other_address'])
    const invitation = invitationFor(null)
    const welcome = await comeIn('stork', stork, byInvitation, invitation)
    expect(await jsonOf(welcome.answer)).toMatchObject({ isNew: true })
    const ibis = { email: 'ibis@example.org', email_verified: true }
    const again = await comeIn('ibis', ibis, byInvitation, invitation)
    expect(await refusalOf(again.answer)).toEqual([403, 'invitation_used'])
    expect(await countOf('ibis@example.org')).toBe(0)
  })

  it('works where another server began', async () => {
    provider.people.set('ada', ada)
    const visitor = visit()
    const answer = await provider.walk((await visitor.start()).href, 'ada')
    const elsewhere = openIdVisit((await open()).openBrowser())
    for (const [name, value] of visitor.browser.cookies) elsewhere.browser.cookies.set(name, value)
    expect((await elsewhere.finish(answer)).status).toBe(200)
  })

  it('does not turn a browser that is signed in into another account’s', async () => {
    const wren = await openAccount(app)
    provider.people.set('ada', ada)
    const visitor = visit(wren.browser)
    const refused = await visitor.finish(await provider.walk((await visitor.start()).href, 'ada'))
    expect(await refusalOf(refused)).toEqual([409, 'other_account'])
    provider.people.set('plover', { email: 'plover@example.org', email_verified: true })
    const unknown = await visitor.finish(await provider.walk((await visitor.start()).href, 'plover'))
    expect(await refusalOf(unknown)).toEqual([409, 'other_account'])
    expect(await countOf('plover@example.org')).toBe(0)
    expect(await whoIs(wren.browser)).toEqual([wren.email, 'user'])
  })

  it('is not there where no provider is named, and password sign-in is', async () => {
    const without = await startApp(database)
    const visitor = openIdVisit(without.openBrowser())
    expect(await refusalOf(await visitor.post('open-id/start', {}))).toEqual([404, 'not_found'])
    expect(await refusalOf(await visitor.finish('?code=x&state=y'))).toEqual([404, 'not_found'])
    expect(await jsonOf(await visitor.get('/api/settings'))).toMatchObject({ openIdName: null })
    expect(await jsonOf(await visit().get('/api/settings'))).toMatchObject({ openIdName: 'Example House' })
  })
})
