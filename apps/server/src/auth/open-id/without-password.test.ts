import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAccount, PASSWORD } from '../../../test/account.ts'
import { jsonOf, refusalOf } from '../../../test/browser.ts'
import { describeOnBothDatabases } from '../../../test/databases.ts'
import { startHostileProvider } from '../../../test/hostile-provider.ts'
import { type OpenIdProviderOnLoopback, startOpenIdProvider } from '../../../test/open-id-provider.ts'
import { openIdVisit, type OpenIdVisit } from '../../../test/open-id-visit.ts'
import { whoIs } from '../../../test/security/mailbox.ts'
import { SECRET, startApp, type StartedApp } from '../../../test/start-app.ts'
import type { Database } from '../../db/open.ts'
import { makeOperatorToken } from '../operator-token.ts'

describeOnBothDatabases('an account without a password', (ground) => {
  let provider: OpenIdProviderOnLoopback
  let database: Database
  let app: StartedApp

  beforeAll(async () => {
    provider = await startOpenIdProvider()
    database = await ground.open()
    app = await startApp(database, provider.settings)
  })
  afterAll(() => provider.close())

  /** Somebody who came in with the provider, and the cookies that their browser has of it. */
  async function comeIn(person: string) {
    provider.people.set(person, { email: `${person}@example.org`, email_verified: true })
    const cookies = new Map<string, string>()
    const visitor = openIdVisit(app.openBrowser())
    const answer = await visitor.finish(await provider.walk((await visitor.start()).href, person, cookies))
    const { user } = await jsonOf<{ user: { id: string } }>(answer)
    return { ...visitor, owner: user.id, email: `${person}@example.org`, cookies }
  }

  async function startDeletion({ post }: OpenIdVisit, owner: string): Promise<URL> {
    const started = await post('open-id/start-deletion', { owner })
    return new URL((await jsonOf<{ url: string }>(started)).url)
  }

  it('says so, and whoever asks for its password hears it', async () => {
    const ada = await comeIn('ada')
    const ways = await ada.get(`/api/auth/ways-in?owner=${ada.owner}`)
    expect(await jsonOf(ways)).toEqual({ hasPassword: false, hasOpenId: true })
    const { owner, email } = ada
    const asked = [
      ada.post('change-password', { currentPassword: PASSWORD, newPassword: 'calm heron sky' }),
      ada.post('new-email', { owner, email: 'new@example.org', password: PASSWORD }),
      ada.post('delete-account', { owner, password: PASSWORD }),
    ]
    for (const answer of await Promise.all(asked))
      expect(await refusalOf(answer)).toEqual([400, 'wrong_current_password'])
    expect(await refusalOf(await ada.post('sign-in/email', { email, password: PASSWORD }))).toEqual([
      401,
      'wrong_email_or_password',
    ])
  })

  it('gets one by the operator’s link, for once, and both ways lead in', async () => {
    const wren = await comeIn('wren')
    const token = makeOperatorToken({ email: wren.email, secret: SECRET, now: Date.now() + 1 })
    const reset = () => wren.post('reset-password', { token, newPassword: 'calm heron sky' })
    expect((await reset()).status).toBe(200)
    expect(await refusalOf(await reset())).toEqual([400, 'link_expired'])
    const withPassword = openIdVisit(app.openBrowser())
    const signIn = await withPassword.post('sign-in/email', { email: wren.email, password: 'calm heron sky' })
    expect(signIn.status).toBe(200)
    expect(await whoIs((await comeIn('wren')).browser)).toEqual([wren.email, 'user'])
  })

  it('is deleted with everything in it by signing in at the provider once more', async () => {
    const finch = await comeIn('finch')
    const url = await startDeletion(finch, finch.owner)
    // Who is signed in there already has to say again who they are.
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
    const answer = await finch.finish(await provider.walk(url.href, 'finch', finch.cookies))
    expect(await jsonOf(answer)).toEqual({ status: 'account_deleted', owner: finch.owner })
    expect(await whoIs(finch.browser)).toBeNull()
    const left = await database.accounts
      .selectFrom('user')
      .where('id', '=', finch.owner)
      .select('id')
      .execute()
    expect(left).toEqual([])
  })

  it('is not deleted by somebody else at the provider, from another session or by who turns back', async () => {
    const robin = await comeIn('robin')
    provider.people.set('stranger', { email: 'stranger@example.org', email_verified: true })
    const byStranger = await provider.walk((await startDeletion(robin, robin.owner)).href, 'stranger')
    expect(await refusalOf(await robin.finish(byStranger))).toEqual([409, 'other_account'])

    const turnedBack = await provider.walk((await startDeletion(robin, robin.owner)).href, '')
    expect(await refusalOf(await robin.finish(turnedBack))).toEqual([400, 'open_id_cancelled'])

    const answer = await provider.walk((await startDeletion(robin, robin.owner)).href, 'robin')
    await robin.post('sign-out', {})
    expect(await refusalOf(await robin.finish(answer))).toEqual([400, 'open_id_refused'])

    // Another session of the same person did not ask for it.
    const other = await comeIn('robin')
    const asked = await provider.walk((await startDeletion(other, robin.owner)).href, 'robin')
    const third = await comeIn('robin')
    third.browser.cookies.set('glimmer.open_id', other.browser.cookies.get('glimmer.open_id') ?? '')
    expect(await refusalOf(await third.finish(asked))).toEqual([400, 'open_id_refused'])
    expect(await whoIs(third.browser)).toEqual([robin.email, 'user'])
  })

  it('is not deleted on the word of a provider that does not say when somebody signed in there', async () => {
    const hostile = await startHostileProvider()
    const careless = await startApp(database, hostile.settings)
    const visitor = openIdVisit(careless.openBrowser())
    hostile.says.claims = { sub: 'ibis', email: 'ibis@example.org', email_verified: true }
    const comeBack = (url: URL) => {
      hostile.says.nonce = url.searchParams.get('nonce') ?? ''
      return visitor.finish(`?code=a-code&state=${url.searchParams.get('state')}`)
    }
    const { user } = await jsonOf<{ user: { id: string } }>(await comeBack(await visitor.start()))
    expect(await refusalOf(await comeBack(await startDeletion(visitor, user.id)))).toEqual([
      403,
      'open_id_not_fresh',
    ])
    hostile.says.claims = { ...hostile.says.claims, auth_time: Math.floor(Date.now() / 1000) - 3600 }
    expect(await refusalOf(await comeBack(await startDeletion(visitor, user.id)))).toEqual([
      403,
      'open_id_not_fresh',
    ])
    expect(await whoIs(visitor.browser)).toEqual(['ibis@example.org', 'user'])
    await hostile.close()
  })

  it('offers no such way to who has no link there, or to somebody else', async () => {
    const heron = await openAccount(app)
    const visitor = openIdVisit(heron.browser)
    const start = (owner: string) => visitor.post('open-id/start-deletion', { owner })
    expect(await refusalOf(await start(heron.owner))).toEqual([400, 'open_id_refused'])
    expect(await refusalOf(await start('somebody else'))).toEqual([409, 'other_owner'])
  })
})
