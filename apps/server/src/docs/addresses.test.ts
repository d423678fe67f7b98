import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, type AddressKey, partsOf } from '@glimmer/api/address'
import { type AddressName, addresses, type QueryOf, type SentTo } from '@glimmer/api/addresses'
import { signInWayAddresses } from '@glimmer/api/sign-in-way-addresses'
import { SMALL } from '@glimmer/domain/profile/test/pictures'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { afterAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addTask, PASSWORD } from '../../test/account.ts'
import { ASKED } from '../../test/breakdown.ts'
import { type Browser, jsonOf, refusalOf } from '../../test/browser.ts'
import { addPerson, describeOnBothDatabases, silentLog } from '../../test/databases.ts'
import { startGoogleCalendar } from '../../test/google-calendar.ts'
import { icsEvent, icsFile, startIcsHost } from '../../test/ics-host.ts'
import { startOpenIdProvider } from '../../test/open-id-provider.ts'
import { routesOf } from '../../test/routes.ts'
import { prepareMailboxes } from '../../test/security/mailbox.ts'
import { SECRET } from '../../test/start-app.ts'
import { findUnbound, hearStatements } from '../../test/statements.ts'
import { wayRequests } from '../../test/way-requests.ts'
import { makeInvitation } from '../auth/invitation-token.ts'
import { makeOperatorToken } from '../auth/operator-token.ts'
import { makeCommandToken } from '../dumps/command-token.ts'
import { makeUnsubscribeToken } from '../notifications/unsubscribe.ts'
import { createDumps } from '../dumps/daily-dumps.ts'

const table: readonly [AddressName, Address][] = Object.entries<Address>(addresses) as never
const ADA = 'ada@example.org'
const NEW = 'ada.new@example.org'
const WREN = 'wren@example.org'
const CHANGED = 'calm heron sky'
const METRICS_TOKEN = 'numbers-for-the-gardener'

/** What ends an account as the others know it. All others come first. */
const LAST: readonly AddressName[] = [
  'POST /api/auth/new-email',
  'POST /api/auth/new-email/look',
  'POST /api/auth/new-email/use',
  'POST /api/auth/delete-account',
  'POST /api/auth/keep-account/look',
  'POST /api/auth/keep-account/use',
  'POST /api/auth/keep-account',
]

const folder = mkdtempSync(join(tmpdir(), 'glimmer-addresses-'))
const provider = await startOpenIdProvider()
provider.people.set('ada', { email: ADA, email_verified: true })
const google = await startGoogleCalendar()
const calendars = await startIcsHost()
const calendar = calendars.put('/choir.ics', icsFile(icsEvent('one', 'Rehearsal')))
afterAll(async () => {
  await Promise.all([google.close(), calendars.close()])
  rmSync(folder, { recursive: true, force: true })
  await provider.close()
})

describeOnBothDatabases('the table of addresses', (ground) => {
  const settings = {
    METRICS_TOKEN,
    DELETE_GRACE_DAYS: '7',
    ADMIN_EMAILS: [ADA, NEW, WREN].join(),
    ...provider.settings,
    ...google.settings,
    PRIVATE_CALENDAR_HOSTS: `${new URL(google.origin).host},${new URL(calendars.origin).host}`,
  }
  const mail = prepareMailboxes(ground, settings, (database) => ({
    operator: {
      dumps: createDumps({
        database,
        folder: join(folder, ground.kind),
        app: '0.1.0',
        log: silentLog,
        now: () => new Date(),
      }),
      secret: SECRET,
    },
  }))

  it('names every route that the app serves, and no other', () => {
    const served = routesOf(mail.app()).map(({ method, path }) => `${method} ${path}`)
    expect(served.toSorted()).toEqual(Object.keys(addresses).toSorted())
    // Routes for every method serve a whole branch of addresses: they are guards or refusals.
    const { routes } = mail.app().app
    const others = routes.filter(({ method, path }) => method === 'ALL' && !path.endsWith('*'))
    expect(new Set(others.map(({ path }) => path))).toEqual(new Set(['/api']))
  })

  it('says of each address what it answers, and every statement for it names the person whose rows it touches', async () => {
    const statements = hearStatements()
    const owner = await idOf(await mail.openConfirmed(ADA))
    const push = [addTask('Water the plant')]
    const other = await addPerson(await ground.open())
    const given: Given = {
      owner,
      other,
      tokens: { ...(await tokens()), feed: '', email: '', openId: '', keep: '' },
      push,
    }
    const answered: string[] = []
    // A passkey has to have signed what the others are asked with: `auth/way-addresses.test.ts` asks those.
    // `notifications/routes.test.ts` asks for tests, which need a push service and a mail server.
    const others = table.filter(
      ([name]) => !(name in signInWayAddresses) && name !== 'POST /api/notifications/test',
    )
    for (const [name, address] of others.toSorted(([a], [b]) => LAST.indexOf(a) - LAST.indexOf(b))) {
      const isPerson = ['signed-in', 'owner', 'admin'].includes(address.who)
      const browser = isPerson ? await signIn() : mail.app().openBrowser()
      // Made at the last moment: a new password, and a reset, end it.
      if (name === 'GET /api/calendar/feed.ics') given.tokens.feed = await makeFeed(owner)
      // By now its letter has come.
      if (name === 'POST /api/auth/new-email/look') given.tokens.email = await mail.lastTokenTo(NEW)
      if (name === 'POST /api/auth/keep-account/look') given.tokens.keep = await mail.lastTokenTo(NEW)
      if (name === 'POST /api/auth/keep-account') await waitHalfWay(browser)
      if (name === 'POST /api/auth/open-id/finish') given.tokens.openId = await openIdAnswer(browser)
      // A reset takes it away.
      if (address.who === 'owner') await keepAvatar(owner)
      // That it is as documented is looked at by the browser of all tests.
      const answer = await ask(browser, name, requestTo(name, given), owner)
      expect([name, answer.status]).toEqual([name, address.status ?? 200])
      const isStream = address.type === 'text/event-stream'
      const content: unknown = isStream ? await firstEventOf(answer) : await contentOf(answer)
      expect([name, z.safeParse(address.answer, content)]).toMatchObject([name, { success: true }])
      answered.push(name)
    }
    expect(answered).toHaveLength(others.length)
    expect(statements.size).toBeGreaterThan(100)
    expect(await findUnbound(statements, await ground.open())).toEqual([])
  })

  it('says who must be signed in', async () => {
    const given: Given = {
      owner: randomUUID(),
      other: 'x',
      tokens: NO_TOKENS,
      push: [addTask('Water the plant')],
    }
    const refused = table.filter(([, { who }]) => who === 'signed-in' || who === 'admin')
    expect(refused.length).toBeGreaterThan(5)
    for (const [name] of refused) {
      const answer = await ask(mail.app().openBrowser(), name, requestTo(name, given))
      expect([name, await refusalOf(answer)]).toEqual([name, [401, 'signed_out']])
    }
  })

  it('says what a request must hold', async () => {
    const browser = await mail.openConfirmed(WREN)
    const given: Given = {
      owner: await idOf(browser),
      other: 'x',
      tokens: NO_TOKENS,
      push: [addTask('Water the plant')],
    }
    const bodies = table.map(([name]) => [name, requestTo(name, given) as { body?: object }] as const)
    const left = bodies.flatMap(([name, { body = {} }]) =>
      Object.keys(body).map((field) => [name, field, { ...body, [field]: undefined }] as const),
    )
    expect(left.length).toBeGreaterThan(20)
    for (const [name, field, body] of left) {
      const refused = await refusalOf(await ask(browser, name, { body }))
      expect([name, field, refused]).toEqual([name, field, [400, 'bad_request']])
    }
  })

  it('stands at /api/docs, for people and for programs', async () => {
    const browser = mail.app().openBrowser()
    const page = await browser.get('/api/docs')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
    const text = await page.text()
    for (const name of Object.keys(addresses)) expect(text).toContain(`<h2>${name}</h2>`)
    const document = await jsonOf<{ openapi: string; paths: Record<string, Record<string, unknown>> }>(
      await browser.get('/api/docs/openapi.json'),
    )
    expect(document.openapi).toMatch(/^3\.1/)
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(operations).toEqual(Object.keys(addresses))
    expect(document.paths['/api/functions/task-breakdown-ai']).toMatchObject({
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: { required: ['taskTitle', 'taskContext', 'userPreferences'] },
            },
          },
        },
        responses: {
          200: { content: { 'text/event-stream': {}, 'application/json': {} } },
          401: { description: 'signed_out' },
          429: {
            description: 'too_many_requests',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
          },
        },
      },
    })
    expect(document.paths['/api/sync/pull']).toMatchObject({
      get: {
        parameters: expect.arrayContaining([expect.objectContaining({ name: 'owner', required: true })]),
      },
    })
  })

  async function makeFeed(owner: string): Promise<string> {
    const made = await ask(await signIn(), 'POST /api/calendar/feed', { body: { owner } })
    return new URL((await jsonOf<{ address: string }>(made)).address).searchParams.get('token') ?? ''
  }

  /** What the provider sends this browser back with. */
  async function openIdAnswer(browser: Browser): Promise<string> {
    const started = await ask(browser, 'POST /api/auth/open-id/start', { body: {} })
    return provider.walk((await jsonOf<{ url: string }>(started)).url, 'ada')
  }

  async function tokens(): Promise<Omit<Given['tokens'], 'feed' | 'email' | 'openId' | 'keep'>> {
    await mail.signUp('finch@example.org')
    await mail.signUp('robin@example.org')
    return {
      confirm: await mail.lastTokenTo('finch@example.org'),
      anew: await mail.lastTokenTo('robin@example.org'),
      reset: makeOperatorToken({ email: 'finch@example.org', secret: SECRET, now: Date.now() }),
      invitation: makeInvitation({ email: null, secret: SECRET, now: Date.now() }),
    }
  }

  /** Somebody whose account waits for its deletion, and who has just signed in. */
  async function waitHalfWay(browser: Browser): Promise<void> {
    const email = 'lark@example.org'
    const person = await mail.openConfirmed(email)
    await mail.post('delete-account', { owner: await idOf(person), password: PASSWORD }, person)
    await mail.signIn(email, PASSWORD, browser)
  }

  async function keepAvatar(owner: string): Promise<void> {
    const row = { user_id: owner, id: 'me', rev: 1, image: SMALL, updated_at: '2026-11-21T10:00:00.000Z' }
    const database = await ground.open()
    await database.withUser(owner, (trx) => trx.insertInto('avatars').values(row).execute())
  }

  async function signIn(): Promise<Browser> {
    const browser = mail.app().openBrowser()
    const first = await mail.signIn(ADA, PASSWORD, browser)
    const second = first.ok ? first : await mail.signIn(ADA, CHANGED, browser)
    expect((second.ok ? second : await mail.signIn(NEW, CHANGED, browser)).status).toBe(200)
    return browser
  }
})

interface Given {
  readonly owner: string
  /** Somebody else. */
  readonly other: string
  readonly tokens: Record<
    'confirm' | 'anew' | 'reset' | 'invitation' | 'feed' | 'email' | 'openId' | 'keep',
    string
  >
  readonly push: readonly object[]
}

const { agreedTo: _, ...WITHOUT_CONSENT } = ASKED
const NO_TOKENS = {
  confirm: 'x',
  anew: 'x',
  reset: 'x',
  invitation: 'x',
  feed: 'x',
  email: 'x',
  openId: 'x',
  keep: 'x',
}

/** One request to each address that it answers. */
function requestTo<Name extends AddressName>(
  name: Name,
  { owner, other, tokens, push }: Given,
): SentTo<Name> {
  const requests: { [Each in AddressName]: SentTo<Each> } = {
    'GET /healthz': {},
    'GET /readyz': {},
    'GET /metrics': {},
    'GET /api/settings': {},
    'GET /api/me': { query: { owner } },
    'POST /api/auth/sign-up/email': {
      body: { name: 'Wren', email: 'new@example.org', password: PASSWORD },
    },
    'POST /api/auth/invitation': { body: { token: tokens.invitation } },
    'POST /api/auth/sign-in/email': { body: { email: ADA, password: PASSWORD } },
    'POST /api/auth/sign-out': {},
    'GET /api/auth/get-session': {},
    'POST /api/auth/request-password-reset': { body: { email: ADA } },
    'POST /api/auth/send-verification-email': { body: { email: ADA } },
    'POST /api/auth/confirm-email': { body: { token: tokens.confirm, password: PASSWORD } },
    'POST /api/auth/confirm-email/new-password': {
      body: { token: tokens.anew, email: 'robin@example.org', newPassword: CHANGED },
    },
    'GET /api/auth/verify-email': {},
    'POST /api/auth/reset-password': { body: { token: tokens.reset, newPassword: CHANGED } },
    'POST /api/auth/change-password': { body: { currentPassword: PASSWORD, newPassword: CHANGED } },
    'POST /api/auth/new-email': { body: { owner, email: NEW, password: CHANGED } },
    'POST /api/auth/new-email/look': { body: { token: tokens.email } },
    'POST /api/auth/new-email/use': { body: { token: tokens.email } },
    'POST /api/auth/delete-account': { body: { owner, password: CHANGED } },
    'POST /api/auth/keep-account': {},
    'POST /api/auth/keep-account/look': { body: { token: tokens.keep } },
    'POST /api/auth/keep-account/use': { body: { token: tokens.keep } },
    'POST /api/auth/open-id/start': { body: {} },
    'POST /api/auth/open-id/finish': { body: { answer: tokens.openId } },
    'POST /api/auth/open-id/start-deletion': { body: { owner } },
    'GET /api/auth/ways-in': { query: { owner } },
    'GET /api/auth/sessions': { query: { owner } },
    'POST /api/auth/sessions/end': { body: { owner, session: 'x' } },
    'POST /api/auth/sessions/end-others': { body: { owner } },
    ...wayRequests(owner),
    'POST /api/rpc/reset_user_account': { body: { owner, id: randomUUID() } },
    'POST /api/sync/push': {
      body: { owner, schema: SCHEMA_VERSION, cursor: null, mutations: push as never },
    },
    'GET /api/sync/pull': { query: { owner, schema: SCHEMA_VERSION } },
    'GET /api/sync/events': { query: { owner } },
    'GET /api/calendar/feed': { query: { owner } },
    'GET /api/calendar/feed.ics': { query: { token: tokens.feed } },
    'POST /api/calendar/feed': { body: { owner } },
    'POST /api/calendar/feed/off': { body: { owner } },
    'GET /avatars/{userId}/avatar.jpg': {},
    ...notificationRequests(owner),
    ...calendarRequests(owner),
    'POST /api/functions/task-breakdown-ai': { body: WITHOUT_CONSENT },
    ...adminRequests(other),
    'POST /api/operator/backup': {},
    'GET /api/operator/view': {},
    'GET /api/docs': {},
    'GET /api/docs/style.css': {},
    'GET /api/docs/openapi.json': {},
  }
  return requests[name]
}

const adminRequests = (person: string) => ({
  'GET /api/rpc/get_user_statistics': {},
  'POST /api/rpc/get_all_user_emails': { body: {} },
  'POST /api/rpc/get_active_user_emails': { body: {} },
  'POST /api/rpc/get_inactive_user_emails': { body: {} },
  'POST /api/admin/copy-emails': { body: { which: 'all' as const } },
  'GET /api/admin/server': {},
  'POST /api/admin/sign-up': { body: { mode: 'open' as const } },
  'GET /api/admin/invitations': {},
  'POST /api/admin/invitations': { body: { email: null, days: 7 as const, isSent: false } },
  'POST /api/admin/invitations/take-back': { body: { invitation: 'x' } },
  'POST /api/admin/accounts/disable': { body: { person } },
  'POST /api/admin/accounts/enable': { body: { person } },
  'POST /api/admin/accounts/end-sessions': { body: { person } },
  'GET /api/admin/log': {},
  'POST /api/admin/test-letter': {},
})

const notificationRequests = (owner: string) => {
  const pair = createECDH('prime256v1')
  const tag = 'daily:2026-11-26'
  return {
    'GET /api/notifications/key': {},
    'GET /api/notifications/state': { query: { owner } },
    'POST /api/notifications/subscription': {
      body: {
        owner,
        endpoint: 'https://push.example.org/ada',
        p256dh: pair.generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
    },
    'POST /api/notifications/subscription/end': { body: { owner } },
    'POST /api/notifications/test': { body: { owner, way: 'push' as const } },
    'POST /api/notifications/later': {
      body: { owner, tag, action: 'not-today' as const, until: '2026-11-26T23:59:59.000Z' },
    },
    'POST /unsubscribe': { query: { token: makeUnsubscribeToken(owner, 'weekly', SECRET, Date.now()) } },
  }
}

const calendarRequests = (owner: string) => {
  const accountId = randomUUID()
  return {
    'GET /api/calendars/accounts': { query: { owner } },
    'POST /api/calendars/accounts': { body: { owner, provider: 'ics' as const, address: calendar } },
    'POST /api/calendars/accounts/sync': { body: { owner } },
    'POST /api/calendars/accounts/pause': { body: { owner, accountId } },
    'POST /api/calendars/accounts/resume': { body: { owner, accountId } },
    'POST /api/calendars/accounts/disconnect': { body: { owner, accountId, copies: 'keep' as const } },
    'POST /api/calendars/accounts/delete-waiting': { body: { owner, accountId, answer: 'keep' as const } },
    'POST /api/calendars/overruled/kept': { body: { owner, ids: [randomUUID()] } },
    'POST /api/functions/google-calendar-oauth': { body: { action: 'connect' as const } },
    'POST /api/functions/google-calendar-sync': {},
  }
}

let asked = 0

/** Uses a network address of its own, so that the tests do not share the limit of tries. */
function ask(browser: Browser, name: AddressKey, sent: unknown, owner = 'nobody'): Promise<Response> {
  const { body, query } = sent as { body?: object; query?: QueryOf<'GET /api/me'> }
  const { method, path: asWritten } = partsOf(name)
  const path = asWritten.replace('{userId}', owner)
  const address = `2001:db8:${(++asked).toString(16)}:9::1`
  if (method === 'GET') {
    const token = name === 'GET /metrics' ? METRICS_TOKEN : makeCommandToken('view', SECRET, Date.now())
    const known = table.find(([each]) => each === name)?.[1].who === 'operator' && {
      headers: { authorization: `Bearer ${token}` },
    }
    return browser.get(`${path}?${new URLSearchParams({ ...query })}`, { address, ...known })
  }
  const authorization = `Bearer ${makeCommandToken('backup', SECRET, Date.now())}`
  const accept = table.find(([each]) => each === name)?.[1].type ?? 'application/json'
  const search = query ? `?${new URLSearchParams({ ...query })}` : ''
  return browser.post(`${path}${search}`, body ?? '', { address, headers: { authorization, accept } })
}

async function idOf(browser: Browser): Promise<string> {
  return (await jsonOf<{ user: { id: string } }>(await browser.get('/api/me'))).user.id
}

async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return null
  return response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text
}

/** A stream may never end by itself. */
async function firstEventOf(response: Response): Promise<unknown> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!/^data: .*\n/m.test(text)) text += (await reader.read()).value ?? ''
  await reader.cancel()
  return JSON.parse(/^data: (.*)\n/m.exec(text)?.[1] ?? '')
}
