import { expect, it } from 'vitest'
import { jsonOf, openBrowser, refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { tokenOf } from '../../test/post-office.ts'
import { SECRET, startApp, type StartedApp } from '../../test/start-app.ts'
import { makeOperatorToken } from './operator-token.ts'

const PASSWORD = 'quiet otter lamp'

describeOnBothDatabases('accounts without a mail server', (ground) => {
  let started: Promise<StartedApp> | undefined
  const start = () =>
    (started ??= ground.open().then((database) => startApp(database, { SESSION_MAX_DAYS: '60' })))

  async function signUp(email: string) {
    const { openBrowser: open } = await start()
    const browser = open()
    // Each person has a network address of their own, so that the limit of tries per address stays out of these
    // tests.
    const sending = { address: `2001:db8:${email.length}:${email.charCodeAt(0)}::1` }
    const response = await browser.post(
      '/api/auth/sign-up/email',
      { name: 'Robin', email, password: PASSWORD },
      sending,
    )
    return { browser, response, sending }
  }

  it('signs a person up and in at once, and the cookie is out of the reach of scripts (B1, B4)', async () => {
    const { browser, response } = await signUp('Robin@Example.org ')
    expect(response.status).toBe(200)
    const answer = await jsonOf<{ user: object }>(response)
    expect(answer).toEqual({
      status: 'signed_in',
      user: { id: expect.any(String), email: 'robin@example.org', name: 'Robin', emailVerified: false },
    })
    const [cookie] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^glimmer\.session=/)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
    expect(cookie).toContain('Path=/')
    expect(cookie).toContain('Max-Age=2592000')
    expect(cookie).not.toContain('Secure')
    const me = await browser.get('/api/me')
    expect(await me.json()).toEqual({ user: answer.user, role: 'user' })
  })

  it('writes the link that confirms the address to the log; with the password it confirms, and the session goes on (B3)', async () => {
    const { browser, sending } = await signUp('wren@example.org')
    const { auth, logged } = await start()
    await auth.settled()
    const entry = logged.map((line) => JSON.parse(line)).find(({ to }) => to === 'wren@example.org')
    const before = [...browser.cookies]
    const body = { token: tokenOf(entry.link), password: PASSWORD }
    const confirmed = await browser.post('/api/auth/confirm-email', body, sending)
    expect(await confirmed.json()).toMatchObject({ status: 'signed_in', user: { emailVerified: true } })
    expect([...browser.cookies]).toEqual(before)
    expect(await (await browser.get('/api/me')).json()).toMatchObject({ user: { emailVerified: true } })
  })

  it('says that an address is taken, as there is no mail to say it in', async () => {
    await signUp('kite@example.org')
    const { response } = await signUp('KITE@example.org')
    expect(await refusalOf(response)).toEqual([409, 'account_exists'])
  })

  it('gives one of two sign-ups at the same moment the account', async () => {
    const both = await Promise.all([signUp('twins@example.org'), signUp('twins@example.org')])
    expect(both.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
  })

  it('signs in, and out for good: the old cookie opens nothing (B4)', async () => {
    const { browser, sending } = await signUp('heron@example.org')
    const copy = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const out = await browser.post('/api/auth/sign-out', {})
    expect(await out.json()).toEqual({ status: 'signed_out' })
    expect(browser.cookies.size).toBe(0)
    const stolen = await browser.get('/api/me', { headers: { cookie: copy } })
    expect(await stolen.json()).toEqual({ user: null, role: null })
    const again = await browser.post(
      '/api/auth/sign-in/email',
      { email: 'Heron@example.org', password: PASSWORD },
      sending,
    )
    expect(await again.json()).toMatchObject({ status: 'signed_in', user: { email: 'heron@example.org' } })
    expect((await browser.post('/api/auth/sign-out', {})).status).toBe(200)
    expect((await browser.post('/api/auth/sign-out', {})).status).toBe(200)
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const { browser, sending } = await signUp('crane@example.org')
    const wrong = await browser.post(
      '/api/auth/sign-in/email',
      { email: 'crane@example.org', password: 'no otter' },
      sending,
    )
    const unknown = await browser.post(
      '/api/auth/sign-in/email',
      { email: 'nobody@example.org', password: 'no otter' },
      sending,
    )
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(await wrong.text()).toBe(await unknown.text())
  })

  it('changes a password for who knows the current one, and ends the sessions on other devices (I4)', async () => {
    const { browser, sending } = await signUp('swift@example.org')
    const { openBrowser: open } = await start()
    const other = open()
    await other.post('/api/auth/sign-in/email', { email: 'swift@example.org', password: PASSWORD }, sending)
    const change = (currentPassword: string, newPassword: string) =>
      browser.post('/api/auth/change-password', { currentPassword, newPassword }, sending)
    expect(await refusalOf(await change('not it at all', 'calm heron sky'))).toEqual([
      400,
      'wrong_current_password',
    ])
    expect(await refusalOf(await change(PASSWORD, 'short'))).toEqual([400, 'password_too_short'])
    expect(await refusalOf(await change(PASSWORD, 'swift@example.org'))).toEqual([400, 'password_too_common'])
    const changed = await change(PASSWORD, 'calm heron sky')
    expect(await changed.json()).toEqual({ status: 'password_changed' })
    expect(await (await browser.get('/api/me')).json()).toMatchObject({
      user: { email: 'swift@example.org' },
    })
    expect(await (await other.get('/api/me')).json()).toEqual({ user: null, role: null })
    const visitor = await open().post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'calm owl sky',
    })
    expect(await refusalOf(visitor)).toEqual([401, 'signed_out'])
  })

  it('gives a thief of the session ten guesses a minute at the current password (I4)', async () => {
    const { browser, sending } = await signUp('dunnock@example.org')
    const guess = (currentPassword: string) =>
      browser.post('/api/auth/change-password', { currentPassword, newPassword: 'calm heron sky' }, sending)
    const guesses: number[] = []
    for (let number = 0; number < 10; number++) guesses.push((await guess(`guess ${number}`)).status)
    expect(guesses).toEqual(Array.from({ length: 10 }, () => 400))
    expect(await refusalOf(await guess(PASSWORD))).toEqual([429, 'too_many_requests'])
  })

  it('lets the operator’s link set a new password once, and ends every session (B7)', async () => {
    const { browser, sending } = await signUp('robinet@example.org')
    const token = makeOperatorToken({ email: 'robinet@example.org', secret: SECRET, now: Date.now() })
    const { openBrowser: open } = await start()
    const reset = (newPassword: string) =>
      open().post('/api/auth/reset-password', { token, newPassword }, sending)
    expect(await refusalOf(await reset('password1'))).toEqual([400, 'password_too_common'])
    expect(await (await reset('calm heron sky')).json()).toEqual({ status: 'password_changed' })
    expect(await (await browser.get('/api/me')).json()).toEqual({ user: null, role: null })
    expect(await refusalOf(await reset('another calm sky'))).toEqual([400, 'link_expired'])
    const signIn = await open().post(
      '/api/auth/sign-in/email',
      { email: 'robinet@example.org', password: 'calm heron sky' },
      sending,
    )
    expect(await signIn.json()).toMatchObject({ status: 'signed_in', user: { emailVerified: false } })
  })

  it('voids the operator’s link once another password was chosen', async () => {
    const { browser, sending } = await signUp('starling@example.org')
    const token = makeOperatorToken({ email: 'starling@example.org', secret: SECRET, now: Date.now() })
    const change = { currentPassword: PASSWORD, newPassword: 'calm heron sky' }
    expect((await browser.post('/api/auth/change-password', change, sending)).status).toBe(200)
    const { openBrowser: open } = await start()
    const reset = { token, newPassword: 'another calm sky' }
    expect(await refusalOf(await open().post('/api/auth/reset-password', reset, sending))).toEqual([
      400,
      'link_expired',
    ])
    expect(await (await browser.get('/api/me')).json()).toMatchObject({ user: { name: 'Robin' } })
  })

  it('refuses an operator’s link for an address that nobody has', async () => {
    const { openBrowser: open } = await start()
    const token = makeOperatorToken({ email: 'nobody@example.org', secret: SECRET, now: Date.now() })
    const response = await open().post('/api/auth/reset-password', { token, newPassword: 'calm heron sky' })
    expect(await refusalOf(response)).toEqual([400, 'link_expired'])
  })

  it('asks for the operator where a password is forgotten, for known and unknown addresses alike (B7)', async () => {
    const { openBrowser: open } = await start()
    const answers = await Promise.all(
      ['heron@example.org', 'nobody@example.org'].map(async (email) =>
        (await open().post('/api/auth/request-password-reset', { email })).text(),
      ),
    )
    expect(answers).toEqual(['{"status":"ask_operator"}', '{"status":"ask_operator"}'])
  })

  it('prolongs a session in use and ends one that is over, in the database', async () => {
    const { browser } = await signUp('merlin@example.org')
    const database = await ground.open()
    const { user } = await jsonOf<{ user: { id: string } }>(await browser.get('/api/me'))
    const expireAt = (expiresAt: Date) =>
      database.accounts
        .updateTable('session')
        .set({ expires_at: expiresAt.toISOString() })
        .where('user_id', '=', user.id)
        .execute()
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await expireAt(inDays(3))
    const used = await browser.get('/api/me')
    expect(used.headers.getSetCookie()[0]).toContain('Max-Age=2592000')
    const found = await browser.get('/api/auth/get-session')
    const { session } = await jsonOf<{ session: { expiresAt: string } }>(found)
    expect(new Date(session.expiresAt).getTime()).toBeGreaterThan(inDays(29).getTime())
    await expireAt(inDays(-1))
    expect(await (await browser.get('/api/me')).json()).toEqual({ user: null, role: null })
  })

  it('ends a session so many days after it began, however often it was used, and its streams see no more of it', async () => {
    const { browser } = await signUp('goldcrest@example.org')
    const database = await ground.open()
    const { user } = await jsonOf<{ user: { id: string } }>(await browser.get('/api/me'))
    const sessions = () => database.accounts.selectFrom('session').where('user_id', '=', user.id)
    const beganDaysAgo = (days: number) =>
      database.accounts
        .updateTable('session')
        .set({ created_at: new Date(Date.now() - days * 86_400_000).toISOString() })
        .where('user_id', '=', user.id)
        .execute()
    await beganDaysAgo(59)
    const found = await browser.get('/api/auth/get-session')
    const { session } = await jsonOf<{ session: { expiresAt: string } }>(found)
    expect(new Date(session.expiresAt).getTime()).toBeLessThan(Date.now() + 1.1 * 86_400_000)
    await beganDaysAgo(61)
    const { auth } = await start()
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    expect(await auth.sessionOf(new Headers({ cookie }))).toBeNull()
    expect(await (await browser.get('/api/me')).json()).toEqual({ user: null, role: null })
    expect(await sessions().selectAll().execute()).toEqual([])
  })

  it('lets no token of better-auth out, and reaches nothing else of it', async () => {
    const { browser } = await signUp('lark@example.org')
    const session = await (await browser.get('/api/auth/get-session')).json()
    expect(session).toEqual({
      session: { id: expect.any(String), expiresAt: expect.any(String) },
      user: { id: expect.any(String), email: 'lark@example.org', name: 'Robin', emailVerified: false },
    })
    const { app } = await start()
    const elsewhere = openBrowser(app)
    for (const path of [
      'list-sessions',
      'ok',
      'error',
      'reset-password/x?callbackURL=/',
      'callback/google',
      'account-info',
    ]) {
      expect(await refusalOf(await browser.get(`/api/auth/${path}`))).toEqual([404, 'not_found'])
    }
    for (const path of [
      'sign-in/social',
      'update-user',
      'delete-user',
      'change-email',
      'set-password',
      'revoke-sessions',
    ]) {
      expect(await refusalOf(await elsewhere.post(`/api/auth/${path}`, {}))).toEqual([404, 'not_found'])
    }
  })
})
