import type { ServerResponse } from 'node:http'
import { REFUSALS } from '@glimmer/api/refusals'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openAccount, PASSWORD } from '../../../test/account.ts'
import { jsonOf, refusalOf } from '../../../test/browser.ts'
import { describeOnBothDatabases } from '../../../test/databases.ts'
import {
  documentOf,
  makeKey,
  NONSENSE,
  type Signing,
  startHostileProvider,
  TROUBLES,
} from '../../../test/hostile-provider.ts'
import { openIdVisit } from '../../../test/open-id-visit.ts'
import { whoIs } from '../../../test/security/mailbox.ts'
import { type Parts, startApp, type StartedApp } from '../../../test/start-app.ts'
import type { Database } from '../../db/open.ts'

type Provider = Awaited<ReturnType<typeof startHostileProvider>>

const now = () => Math.floor(Date.now() / 1000)
const EVE = { sub: 'eve', email: 'eve@example.org', email_verified: true, name: 'Eve' }

describeOnBothDatabases('an OpenID provider that is hostile, broken or away', (ground) => {
  let provider: Provider
  let database: Database
  let app: StartedApp

  beforeAll(async () => {
    provider = await startHostileProvider()
    database = await ground.open()
  })
  afterAll(() => provider.close())

  beforeEach(async () => {
    const { says } = provider
    Object.assign(says, {
      document: {},
      claims: EVE,
      userinfo: null,
      signing: 'right',
      signsWith: null,
      troubles: {},
    })
    // It knows nothing of the provider yet.
    app = await open()
  })

  const open = (parts: Parts = {}) => startApp(database, provider.settings, parts)
  const IMPATIENT = { openIdLimitMs: 500 }

  const visit = () => openIdVisit(app.openBrowser())

  /** Begins, and comes back with a code that the provider takes. `extra`: what else the way back says. */
  async function comeBack(extra: Record<string, string> = {}) {
    const visitor = visit()
    const url = await visitor.start()
    provider.says.nonce = url.searchParams.get('nonce') ?? ''
    const state = url.searchParams.get('state') ?? ''
    const answer = await visitor.finish(`?${new URLSearchParams({ code: 'a-code', state, ...extra })}`)
    return { ...visitor, url, answer }
  }

  const accounts = async () => (await database.accounts.selectFrom('user').select('email').execute()).length

  it('asks with S256, state and nonce for an address and a name', async () => {
    const { url } = await comeBack()
    expect(url.origin).toBe(provider.issuer)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'glimmer',
      redirect_uri: 'http://localhost:3000/auth',
      response_type: 'code',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
  })

  it.each<[string, Record<string, unknown>]>([
    ['of another issuer', { iss: 'http://127.0.0.1:1' }],
    ['for another audience', { aud: 'somebody else' }],
    ['for several audiences, without saying who asked', { aud: ['glimmer', 'somebody else'] }],
    ['for several audiences, asked by another', { aud: ['glimmer', 'other'], azp: 'other' }],
    ['asked by another', { azp: 'other' }],
    ['with another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['that is over', { exp: now() - 120, iat: now() - 180 }],
    ['that begins later', { nbf: now() + 3600 }],
    ['without an end', { exp: undefined }],
    ['about nobody', { sub: undefined }],
    ['about an empty subject', { sub: '' }],
    ['about a subject without end', { sub: 'x'.repeat(300) }],
    ['about a subject that no database keeps', { sub: 'a\u0000b' }],
  ])('refuses a token %s', async (_, claims) => {
    const before = await accounts()
    provider.says.claims = { ...EVE, ...claims }
    const back = await comeBack()
    expect(await refusalOf(back.answer)).toEqual([400, 'open_id_refused'])
    expect(await whoIs(back.browser)).toBeNull()
    expect(await accounts()).toBe(before)
  })

  it.each<Signing>(['none', 'public key as secret', 'other key', 'broken'])(
    'refuses a token that is signed with: %s',
    async (signing) => {
      provider.says.signing = signing
      const back = await comeBack()
      expect(await refusalOf(back.answer)).toEqual([400, 'open_id_refused'])
      expect(await whoIs(back.browser)).toBeNull()
    },
  )

  it('refuses a way back that names another issuer, and one without a code', async () => {
    provider.says.document = { authorization_response_iss_parameter_supported: true }
    expect(await refusalOf((await comeBack({ iss: 'http://127.0.0.1:1' })).answer)).toEqual([
      400,
      'open_id_refused',
    ])
    expect(await refusalOf((await comeBack()).answer)).toEqual([400, 'open_id_refused'])
    expect(await refusalOf((await comeBack({ code: '', iss: provider.issuer })).answer)).toEqual([
      400,
      'open_id_refused',
    ])
    expect((await comeBack({ iss: provider.issuer })).answer.status).toBe(200)
  })

  it('asks nobody about a way back of another beginning', async () => {
    const visitor = visit()
    await visitor.start()
    const before = provider.asked.length
    expect(await refusalOf(await visitor.finish('?code=a-code&state=another'))).toEqual([
      400,
      'open_id_refused',
    ])
    expect(await refusalOf(await visit().finish('?code=a-code&state=another'))).toEqual([
      400,
      'open_id_refused',
    ])
    expect(provider.asked.length).toBe(before)
  })

  it('takes no way back twice, also where the provider takes its code twice', async () => {
    const visitor = visit()
    const url = await visitor.start()
    const cookies = new Map(visitor.browser.cookies)
    provider.says.nonce = url.searchParams.get('nonce') ?? ''
    const answer = `?code=a-code&state=${url.searchParams.get('state')}`
    expect((await visitor.finish(answer)).status).toBe(200)
    const copy = visit()
    for (const [name, value] of cookies) copy.browser.cookies.set(name, value)
    expect(await refusalOf(await copy.finish(answer))).toEqual([400, 'open_id_refused'])
    expect(await whoIs(copy.browser)).toBeNull()
  })

  it('takes a token that is a few seconds off, and new keys at once', async () => {
    provider.says.claims = { ...EVE, exp: now() - 5 }
    expect((await comeBack()).answer.status).toBe(200)
    provider.says.claims = EVE
    const old = provider.says.keys[0] ?? null
    provider.says.keys = [makeKey('second')]
    expect((await comeBack()).answer.status).toBe(200)
    provider.says.signsWith = old
    expect(await refusalOf((await comeBack()).answer)).toEqual([400, 'open_id_refused'])
  })

  it('asks for the address where the token has none, and believes only what is said of the same person', async () => {
    const person = { sub: 'quail', nonce: undefined }
    provider.says.claims = { sub: person.sub }
    provider.says.userinfo = { sub: 'somebody else', email: 'quail@example.org', email_verified: true }
    expect(await refusalOf((await comeBack()).answer)).toEqual([400, 'open_id_refused'])
    provider.says.userinfo = { sub: 'quail', email: 'quail@example.org', email_verified: 'true' }
    expect(await refusalOf((await comeBack()).answer)).toEqual([403, 'open_id_unconfirmed'])
    provider.says.userinfo = {
      sub: 'quail',
      email: 'quail@example.org',
      email_verified: true,
      name: 'Q\u0000\nu',
    }
    expect(await jsonOf((await comeBack()).answer)).toMatchObject({ user: { name: 'Q u' } })
  })

  const endpoints = ['discovery', 'token', 'keys', 'userinfo'] as const
  const insteadOfAnswers = endpoints.flatMap((endpoint) => [
    ...Object.entries(TROUBLES).map(([name, does]) => [name, endpoint, 'open_id_away', does] as const),
    ...Object.entries(NONSENSE).map(([name, does]) => {
      // Without its document there is nothing to trust or not.
      const code = endpoint === 'discovery' ? 'open_id_away' : 'open_id_refused'
      return [name, endpoint, code, does] as const
    }),
  ])
  it.each(insteadOfAnswers)(
    'lives with %s in place of its answer (%s: %s)',
    async (name, endpoint, code, does) => {
      if (name === 'silence') app = await open(IMPATIENT)
      const { says } = provider
      says.claims = { sub: `${name} ${endpoint}` }
      says.userinfo = { ...says.claims, email: 'new@example.org', email_verified: true }
      says.troubles = { [endpoint]: does }
      const answer =
        endpoint === 'discovery' ? await visit().post('open-id/start', {}) : (await comeBack()).answer
      expect(await refusalOf(answer)).toEqual([REFUSALS[code], code])
      says.troubles = {}
      expect((await visit().post('open-id/start', {})).status).toBe(200)
    },
  )

  it.each<[string, Record<string, unknown>]>([
    ['the name of another issuer', { issuer: 'http://127.0.0.1:1' }],
    ['a page that is a script', { authorization_endpoint: 'javascript:alert(1)' }],
    ['no page', { authorization_endpoint: undefined }],
    ['no keys', { jwks_uri: undefined }],
  ])('is away where its document holds %s', async (_, document) => {
    provider.says.document = document
    expect(await refusalOf(await visit().post('open-id/start', {}))).toEqual([503, 'open_id_away'])
  })

  it.each(['token_endpoint', 'jwks_uri', 'userinfo_endpoint'])(
    'is asked nothing at an address elsewhere (%s)',
    async (field) => {
      const elsewhere = await startHostileProvider()
      provider.says.document = { [field]: `${elsewhere.issuer}/token` }
      expect(await refusalOf(await visit().post('open-id/start', {}))).toEqual([503, 'open_id_away'])
      expect(elsewhere.asked).toEqual([])
      await elsewhere.close()
    },
  )

  it('is asked for its document once, by all who wait for it, and keeps nobody else waiting', async () => {
    const { email } = await openAccount(app)
    const before = provider.asked.length
    const { promise: isAsked, resolve: hold } = Promise.withResolvers<ServerResponse>()
    provider.says.troubles = { discovery: hold }
    const waiting = Promise.all(Array.from({ length: 6 }, () => visit().post('open-id/start', {})))
    const held = await isAsked
    const signIn = await visit().post('sign-in/email', { email, password: PASSWORD })
    expect(signIn.status).toBe(200)
    held.setHeader('content-type', 'application/json')
    held.end(JSON.stringify(documentOf(provider.issuer)))
    for (const answer of await waiting) expect(answer.status).toBe(200)
    expect(provider.asked.slice(before)).toHaveLength(1)
  })

  it('leaves no code, token, secret or address in the log, and says there what went wrong', async () => {
    provider.says.signing = 'other key'
    await comeBack()
    provider.says.signing = 'right'
    await comeBack({ error: 'invalid_scope', error_description: 'eve@example.org wants too much' })
    provider.says.troubles = { token: TROUBLES['a redirect'] }
    await comeBack()
    provider.says.troubles = {}
    const { browser, url } = await comeBack()
    const text = app.logged.join('')
    expect(text).toContain('"reason":"status 302"')
    expect(text).toContain('"reason":"invalid_scope"')
    const secrets = [
      'a-code',
      'an access token',
      'eyJ',
      'eve@example.org',
      provider.settings.OIDC_CLIENT_SECRET,
      url.searchParams.get('state') ?? '',
      url.searchParams.get('nonce') ?? '',
      ...browser.cookies.values(),
    ]
    for (const secret of secrets) expect(text).not.toContain(secret)
  })
})
