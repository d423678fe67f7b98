import { expect, it } from 'vitest'
import { openAccount, PASSWORD } from '../../test/account.ts'
import { refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { tokenOf } from '../../test/post-office.ts'
import { whoIs } from '../../test/security/mailbox.ts'
import { startApp, type StartedApp } from '../../test/start-app.ts'

const ADMIN = 'admin@example.org'

describeOnBothDatabases('another e-mail address where no mail is sent', (ground) => {
  let started: Promise<StartedApp> | undefined
  const start = () =>
    (started ??= ground.open().then((database) => startApp(database, { ADMIN_EMAILS: ADMIN })))

  const ask = (
    { post, owner }: Awaited<ReturnType<typeof openAccount>>,
    email: string,
    password = PASSWORD,
  ) => post('/api/auth/new-email', { owner, email, password })

  /** The links in the operator's log, newest last. */
  const linksInLog = (app: StartedApp) =>
    app.logged
      .map((line) => JSON.parse(line) as { link?: string; kind?: string; to?: string })
      .filter(({ link }) => link !== undefined)

  it('is there at once after the password, unconfirmed, and ends every other session', async () => {
    const app = await start()
    const ada = await openAccount(app)
    const phone = app.openBrowser()
    const signIn = (email: string) =>
      phone.post('/api/auth/sign-in/email', { email, password: PASSWORD }, { address: ada.address })
    await signIn(ada.email)
    expect(await refusalOf(await ask(ada, 'ada@example.org', 'not the one'))).toEqual([
      400,
      'wrong_current_password',
    ])
    expect(await (await ask(ada, 'ada@example.org')).json()).toEqual({
      status: 'email_changed',
      user: { id: ada.owner, email: 'ada@example.org', name: 'Robin', emailVerified: false },
      role: 'user',
    })
    expect(await whoIs(ada.browser)).toEqual(['ada@example.org', 'user'])
    expect(await whoIs(phone)).toBeNull()
    expect(await refusalOf(await signIn(ada.email))).toEqual([401, 'wrong_email_or_password'])
    expect((await signIn('ada@example.org')).status).toBe(200)
    await app.auth.settled()
    const forAda = linksInLog(app).filter(({ to }) => to === 'ada@example.org')
    expect(forAda.map(({ kind }) => kind)).toEqual(['confirm-email'])
  })

  it('says that an address is taken, as signing up does', async () => {
    const app = await start()
    const [ada, wren] = [await openAccount(app), await openAccount(app)]
    expect(await refusalOf(await ask(ada, wren.email))).toEqual([409, 'account_exists'])
    expect(await whoIs(ada.browser)).toEqual([ada.email, 'user'])
    const both = await Promise.all([ada, wren].map((person) => ask(person, 'both@example.org')))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('makes nobody an admin before the operator’s link confirms it, and takes the role with the address (B5)', async () => {
    const app = await start()
    const ada = await openAccount(app)
    await ask(ada, ADMIN)
    expect(await whoIs(ada.browser)).toEqual([ADMIN, 'user'])
    await app.auth.settled()
    const link = linksInLog(app).findLast(({ to }) => to === ADMIN)?.link
    const confirmation = { token: tokenOf(link), password: PASSWORD }
    expect((await ada.post('/api/auth/confirm-email', confirmation)).status).toBe(200)
    expect(await whoIs(ada.browser)).toEqual([ADMIN, 'admin'])
    expect(await (await ask(ada, 'ada.again@example.org')).json()).toMatchObject({
      role: 'user',
      user: { emailVerified: false },
    })
    expect(await whoIs(ada.browser)).toEqual(['ada.again@example.org', 'user'])
  })
})
