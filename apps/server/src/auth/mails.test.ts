import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusalOf } from '../../test/browser.ts'
import { describeOnOneDatabase } from '../../test/databases.ts'
import { startPostOffice, tokenOf } from '../../test/post-office.ts'
import { startApp, type StartedApp } from '../../test/start-app.ts'

const HOME = 'https://glimmer.example'
const PASSWORD = 'quiet otter lamp'

describeOnOneDatabase('postgres', 'accounts with a mail server, over HTTPS', (ground) => {
  let office: Awaited<ReturnType<typeof startPostOffice>>
  let started: StartedApp
  let people = 0

  beforeAll(async () => {
    office = await startPostOffice()
    started = await startApp(await ground.open(), { SMTP_URL: office.smtpUrl, BASE_URL: HOME })
  })
  afterAll(() => office.close())

  /** The letters that came to this address, once all are sent. */
  const lettersTo = async (email: string) => {
    await started.auth.settled()
    return office.letters.filter(({ to }) => to === email)
  }

  /** A browser at a network address of its own, so that the tests do not share the limit of tries. */
  const newcomer = () => {
    const browser = started.openBrowser()
    const sending = { address: `198.51.100.${++people}` }
    return {
      ...browser,
      post: (path: string, body: unknown) => browser.post(`/api/auth/${path}`, body, sending),
      me: async () => (await browser.get('/api/me')).json(),
    }
  }

  const signUp = async (email: string, password = PASSWORD) => {
    const browser = newcomer()
    const response = await browser.post('sign-up/email', { name: 'Robin', email, password })
    return { browser, response }
  }

  const sixTimes = (ask: () => Promise<unknown>) => Promise.all(Array.from({ length: 6 }, ask))

  const confirm = ({ post }: ReturnType<typeof newcomer>, link: string | undefined, password = PASSWORD) =>
    post('confirm-email', { token: tokenOf(link), password })

  it('signs up, confirms with the link and the password, and is signed in under a cookie bound to this host (B1, B3)', async () => {
    const { browser, response } = await signUp('robin@example.org')
    expect(await response.json()).toEqual({ status: 'check_email' })
    expect(browser.cookies.size).toBe(0)
    const early = await browser.post('sign-in/email', { email: 'robin@example.org', password: PASSWORD })
    expect(await refusalOf(early)).toEqual([403, 'email_not_confirmed'])
    const [first, again] = await lettersTo('robin@example.org')
    expect(first?.subject).toBe('Confirm your email for Glimmer')
    expect(again?.subject).toBe('Confirm your email for Glimmer')

    expect(first?.link).toMatch(/^https:\/\/glimmer\.example\/auth#confirm=[\w-]{32}$/)
    const confirmed = await confirm(browser, first?.link)
    expect(await confirmed.json()).toEqual({
      status: 'signed_in',
      user: { id: expect.any(String), email: 'robin@example.org', name: 'Robin', emailVerified: true },
    })
    const [cookie] = confirmed.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-glimmer\.session=/)
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(cookie).toContain(attribute)
    expect(cookie).not.toContain('Domain')
    expect(await browser.me()).toMatchObject({ user: { email: 'robin@example.org', emailVerified: true } })

    const stranger = newcomer()
    expect(await refusalOf(await confirm(stranger, first?.link))).toEqual([409, 'already_confirmed'])
    expect(await refusalOf(await confirm(stranger, again?.link))).toEqual([409, 'already_confirmed'])
    expect(await stranger.me()).toEqual({ user: null, role: null })
  })

  it('tells nobody whether an address is known, at sign-up, at recovery and at a new link', async () => {
    await signUp('wren@example.org')
    const compare = async (path: string, bodyFor: (email: string) => object) => {
      const [known, unknown] = await Promise.all(
        ['wren@example.org', `nobody-${people}@example.org`].map(async (email) => {
          const response = await newcomer().post(path, bodyFor(email))
          return {
            status: response.status,
            headers: [...response.headers.keys()],
            body: await response.text(),
          }
        }),
      )
      expect(known).toEqual(unknown)
      expect(known?.status).toBe(200)
      expect(known?.headers).not.toContain('set-cookie')
    }
    await compare('sign-up/email', (email) => ({ name: 'Mallory', email, password: 'another calm sky' }))
    await compare('request-password-reset', (email) => ({ email }))
    await compare('send-verification-email', (email) => ({ email }))
  })

  it('tells somebody who signs up again with a confirmed address by letter alone, and changes nothing', async () => {
    const { browser } = await signUp('swift@example.org')
    await confirm(browser, (await lettersTo('swift@example.org'))[0]?.link)
    const { response } = await signUp('swift@example.org', 'another calm sky')
    expect(await response.json()).toEqual({ status: 'check_email' })
    expect((await lettersTo('swift@example.org')).at(-1)?.subject).toBe('You already have a Glimmer account')
    expect(await browser.me()).toMatchObject({ user: { email: 'swift@example.org' } })
    const again = await newcomer().post('sign-in/email', { email: 'swift@example.org', password: PASSWORD })
    expect(again.status).toBe(200)
  })

  it('recovers a password by mail: once, and every session is over (B7)', async () => {
    const { browser } = await signUp('heron@example.org')
    await confirm(browser, (await lettersTo('heron@example.org'))[0]?.link)
    const other = newcomer()
    expect(await (await other.post('request-password-reset', { email: 'Heron@example.org' })).json()).toEqual(
      {
        status: 'check_email',
      },
    )
    const letter = (await lettersTo('heron@example.org')).at(-1)
    expect(letter?.subject).toBe('Choose a new password for Glimmer')
    expect(letter?.link).toMatch(/^https:\/\/glimmer\.example\/auth#reset=[\w-]+$/)
    const reset = { token: tokenOf(letter?.link), newPassword: 'calm heron sky' }
    expect(await (await other.post('reset-password', reset)).json()).toEqual({ status: 'password_changed' })
    expect(await browser.me()).toEqual({ user: null, role: null })
    expect(await refusalOf(await other.post('reset-password', reset))).toEqual([400, 'link_expired'])
    const database = await ground.open()
    const kept = await database.accounts.selectFrom('verification').select('identifier').execute()
    expect(JSON.stringify(kept)).not.toContain(reset.token)
  })

  it("deletes no other link with a look at one, as this server's clock may be ahead", async () => {
    const { accounts } = await ground.open()
    const expires_at = new Date(Date.now() - 60_000).toISOString()
    const over = { id: 'over', identifier: 'over', value: 'used', expires_at }
    await accounts.insertInto('verification').values(over).execute()
    await newcomer().post('request-password-reset', { email: 'nobody@example.org' })
    const left = accounts.selectFrom('verification').select('id').where('id', '=', over.id)
    expect(await left.execute()).toEqual([{ id: over.id }])
  })

  it('makes an admin of a listed address only once it is confirmed, and takes the role back with the listing (B5)', async () => {
    const database = await ground.open()
    const settings = { SMTP_URL: office.smtpUrl, BASE_URL: HOME }
    const listed = await startApp(database, { ...settings, ADMIN_EMAILS: 'admin@example.org' })
    const browser = listed.openBrowser()
    const sending = { address: '203.0.113.7' }
    const account = { email: 'admin@example.org', password: PASSWORD }
    await browser.post('/api/auth/sign-up/email', { name: 'Robin', ...account }, sending)
    const roles = () => database.accounts.selectFrom('public.user_roles').select('role').execute()
    expect(await roles()).toEqual([])
    await listed.auth.settled()
    const link = office.letters.findLast(({ to }) => to === 'admin@example.org')?.link ?? ''
    await browser.post('/api/auth/confirm-email', { token: tokenOf(link), password: PASSWORD }, sending)
    expect(await (await browser.get('/api/me')).json()).toMatchObject({ role: 'admin' })

    const unlisted = await startApp(database, settings)
    const later = unlisted.openBrowser()
    await later.post('/api/auth/sign-in/email', account, sending)
    expect(await (await later.get('/api/me')).json()).toMatchObject({ role: 'user' })
    await startApp(database, { ...settings, ADMIN_EMAILS: 'somebody@example.org, ADMIN@example.org' })
    expect(await (await later.get('/api/me')).json()).toMatchObject({ role: 'admin' })
  })

  it('fills nobody’s mailbox: three letters of a kind at once, whoever asks and from wherever', async () => {
    await signUp('kite@example.org')
    await sixTimes(() => newcomer().post('request-password-reset', { email: 'kite@example.org' }))
    const subjects = (await lettersTo('kite@example.org')).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual([
      'Choose a new password for Glimmer',
      'Choose a new password for Glimmer',
      'Choose a new password for Glimmer',
      'Confirm your email for Glimmer',
    ])
  })

  it('keeps recovery open to whom others sign up, and whose letters others ask for, again and again (B7)', async () => {
    await signUp('osprey@example.org')
    await sixTimes(() => signUp('osprey@example.org', 'chosen by mallory'))
    await sixTimes(() => newcomer().post('send-verification-email', { email: 'osprey@example.org' }))
    const recoveryLetters = async () =>
      (await lettersTo('osprey@example.org')).filter(({ subject }) => subject.startsWith('Choose'))
    expect(await recoveryLetters()).toHaveLength(0)
    await sixTimes(() => newcomer().post('request-password-reset', { email: 'osprey@example.org' }))
    const letters = await recoveryLetters()
    expect(letters).toHaveLength(3)
    // No further letter comes; the newest link still works, since asking again voids nothing.
    const token = letters.at(-1)?.link.split('#reset=')[1]
    const reset = await newcomer().post('reset-password', { token, newPassword: 'calm osprey sky' })
    expect(await reset.json()).toEqual({ status: 'password_changed' })
  })
})
