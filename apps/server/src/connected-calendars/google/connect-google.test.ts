import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refusalOf } from '../../../test/browser.ts'
import { openConnected } from '../../../test/connected-person.ts'
import { describeOnBothDatabases } from '../../../test/databases.ts'
import { type GoogleOnLoopback, SCOPES, startGoogleCalendar } from '../../../test/google-calendar.ts'
import { type GooglePersonHere, openGooglePerson } from '../../../test/google/google-person.ts'
import { openClock } from '../../../test/reminded-person.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

const MINUTE_MS = 60_000
const ADA = 'ada@example.org'

describeOnBothDatabases('connecting Google Calendar', (ground) => {
  const clock = openClock()
  let google: GoogleOnLoopback
  let app: StartedApp
  beforeAll(async () => {
    google = await startGoogleCalendar()
    app = await startApp(await ground.open(), google.settings, { calendarParts: { now: clock.now } })
  })
  beforeEach(() => {
    google.heal()
    google.addPerson(ADA)
  })
  afterAll(() => google.close())

  const open = () => openGooglePerson(app, google)
  const tokensAsked = () => google.asked.filter((line) => line === 'POST /token').length

  it('says so where the operator has no client of Google’s', async () => {
    const without = await startApp(await ground.open())
    const person = await openGooglePerson(without, google)
    for (const path of ['google-calendar-oauth', 'google-calendar-sync']) {
      const answer = await person.post(`/api/functions/${path}`, { action: 'connect' })
      expect(await refusalOf(answer)).toEqual([409, 'google_not_set_up'])
    }
    expect((await person.state()).isGoogleSetUp).toBe(false)
    const visitor = await app
      .openBrowser()
      .post('/api/functions/google-calendar-oauth', { action: 'connect' })
    expect(await refusalOf(visitor)).toEqual([401, 'signed_out'])
  })

  it('asks for two permissions, with S256 and a token that renews', async () => {
    const url = new URL(await (await open()).begin())
    expect(url.origin + url.pathname).toBe(`${google.origin}/o/oauth2/v2/auth`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: google.settings.GOOGLE_CLIENT_ID,
      redirect_uri: 'http://localhost:3000/calendars',
      response_type: 'code',
      scope: `${SCOPES.events} ${SCOPES.list}`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
    })
  })

  it('connects an account with its calendars, by the address of its person', async () => {
    google.people.get(ADA)?.addCalendar('holidays', { summary: 'Holidays', accessRole: 'reader' })
    const ada = await open()
    const { accounts, isGoogleSetUp } = await ada.connectGoogle(ADA)
    expect(isGoogleSetUp).toBe(true)
    expect(accounts).toMatchObject([{ provider: 'google', label: ADA, state: 'active', trouble: null }])
    const calendars = await ada.rows('calendar_integrations')
    const told = calendars.map(({ calendarName, calendarColor, syncEnabled, direction, isReadOnly }) => [
      calendarName,
      calendarColor,
      syncEnabled,
      direction,
      isReadOnly,
    ])
    expect(told.toSorted()).toEqual([
      ['Holidays', '#9fe1e7', false, 'read', true],
      [ADA, '#9fe1e7', true, 'both', false],
    ])
  })

  it('takes the way back once, for ten minutes, in the session that began it', async () => {
    const ada = await open()
    const params = await google.walk(await ada.begin(), ADA)
    const before = tokensAsked()
    const eve = await open()
    expect(await refusalOf(await eve.finish(params))).toEqual([400, 'link_expired'])
    const elsewhere = await openConnected(app)
    const otherState = new URLSearchParams({ code: params.get('code') ?? '', state: 'made up' })
    expect(await refusalOf(await ada.finish(otherState))).toEqual([400, 'link_expired'])
    // Looking at the address changes nothing, whoever does it.
    await ada.get(`/calendars?${params}`)
    await elsewhere.get(`/calendars?${params}`)
    expect(tokensAsked()).toBe(before)
    expect((await ada.finish(params)).status).toBe(200)
    expect(await refusalOf(await ada.finish(params))).toEqual([400, 'link_expired'])
    expect(tokensAsked()).toBe(before + 1)

    const late = await google.walk(await ada.begin(), ADA)
    clock.pass(11 * MINUTE_MS)
    expect(await refusalOf(await ada.finish(late))).toEqual([400, 'link_expired'])
    expect((await eve.state()).accounts).toEqual([])
  })

  it('gives nobody a session of theirs whose account another browser of theirs began', async () => {
    const ada = await open()
    const params = await google.walk(await ada.begin(), ADA)
    const second = app.openBrowser()
    const signedIn = await second.post('/api/auth/sign-in/email', {
      email: ada.email,
      password: 'quiet otter lamp',
    })
    expect(signedIn.status).toBe(200)
    const answer = await second.post('/api/functions/google-calendar-oauth', {
      action: 'finish',
      state: params.get('state'),
      code: params.get('code'),
    })
    expect(await refusalOf(answer)).toEqual([400, 'link_expired'])
  })

  it('takes a code of somebody else’s beginning for nothing', async () => {
    const [ada, eve] = [await open(), await open()]
    const [adas, eves] = [
      await google.walk(await ada.begin(), ADA),
      await google.walk(await eve.begin(), google.addPerson('eve@example.org').email),
    ]
    const mixed = new URLSearchParams({ state: adas.get('state') ?? '', code: eves.get('code') ?? '' })
    expect(await refusalOf(await ada.finish(mixed))).toEqual([400, 'link_expired'])
    expect((await ada.state()).accounts).toEqual([])
  })

  it('connects nothing where the person turned back, or allowed only a part', async () => {
    const ada = await open()
    const back = await ada.finish(await google.walk(await ada.begin(), ''))
    expect([back.status, (await ada.state()).accounts]).toEqual([200, []])
    for (const scopes of [[SCOPES.events], [SCOPES.list]]) {
      const less = await ada.finish(await google.walk(await ada.begin(), ADA, scopes))
      expect(await refusalOf(less)).toEqual([403, 'calendar_not_allowed'])
    }
    expect((await ada.state()).accounts).toEqual([])
    expect(await ada.rows('calendar_integrations')).toEqual([])
  })

  it.each([
    ['gone away', /token/, [502, 'calendar_unreachable']],
    ['a login page', /token/, [400, 'calendar_not_understood']],
    ['too many requests', /calendarList/, [503, 'calendar_busy']],
    ['interface is off', /calendarList/, [403, 'calendar_not_allowed']],
    ['half an answer', /calendarList/, [400, 'calendar_not_understood']],
  ] as const)('connects nothing where Google answers with %s', async (trouble, on, expected) => {
    const ada = await open()
    const params = await google.walk(await ada.begin(), ADA)
    google.trouble(trouble, on)
    expect(await refusalOf(await ada.finish(params))).toEqual(expected)
    expect((await ada.state()).accounts).toEqual([])
  })

  it('lets nobody ask without end', async () => {
    const ada = await open()
    for (let i = 0; i < 30; i += 1) await ada.begin()
    const refused = await ada.post('/api/functions/google-calendar-oauth', { action: 'connect' })
    expect(await refusalOf(refused)).toEqual([429, 'too_many_requests'])
  })

  const forgetting = {
    disconnected: async (ada: GooglePersonHere) => {
      await ada.act('disconnect', { accountId: (await ada.account()).id, copies: 'remove' })
    },
    reset: async ({ owner, post }: GooglePersonHere) => {
      await post('/api/rpc/reset_user_account', { owner, id: randomUUID() })
    },
    deleted: async ({ owner }: GooglePersonHere) => {
      await app.auth.deletions.end(owner)
    },
  }
  it.each(['disconnected', 'reset', 'deleted'] as const)(
    'gives the account back to Google where it is %s',
    async (how) => {
      const ada = await open()
      const { email } = google.addPerson(`${how}@example.org`)
      await ada.connectGoogle(email)
      expect(google.grants.isGranted(email)).toBe(true)
      const { owner } = ada
      await forgetting[how](ada)
      await app.calendars.giveBack.settled()
      expect(google.grants.isGranted(email)).toBe(false)
      const kept = await (
        await ground.open()
      ).forSeveral((trx) =>
        trx.selectFrom('calendar_credentials').select('account_id').where('user_id', '=', owner).execute(),
      )
      expect(kept).toEqual([])
    },
  )

  it('is disconnected also where Google does not answer', async () => {
    const ada = await open()
    await ada.connectGoogle(ADA)
    google.trouble('hanging up', /revoke/)
    await ada.act('disconnect', { accountId: (await ada.account()).id, copies: 'keep' })
    await app.calendars.giveBack.settled()
    expect((await ada.state()).accounts).toEqual([])
  })

  it('keeps what opens the account out of the log, of answers and of what a device gets', async () => {
    const ada = await open()
    const params = await google.walk(await ada.begin(), ADA)
    await ada.finish(params)
    await app.calendars.lookOnce()
    const database = await ground.open()
    const [kept] = await database.forSeveral((trx) =>
      trx.selectFrom('calendar_credentials').select('sealed').where('user_id', '=', ada.owner).execute(),
    )
    const { accounts } = await ada.state()
    const opened = app.calendars.seal.open(kept?.sealed ?? '', {
      userId: ada.owner,
      accountId: accounts[0]?.id ?? '',
    })
    expect(opened).toMatchObject({ refresh: expect.stringMatching(/^1\/\//) })
    const told = [
      app.logged.join(''),
      JSON.stringify(await ada.pull()),
      JSON.stringify(accounts),
      kept?.sealed ?? '',
    ]
    for (const secret of [
      opened?.['refresh'],
      opened?.['access'],
      params.get('code'),
      google.settings.GOOGLE_CLIENT_SECRET,
    ])
      for (const text of told) expect(text.includes(secret ?? '')).toBe(false)
  })
})
