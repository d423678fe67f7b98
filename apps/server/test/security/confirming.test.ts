import { expect, it } from 'vitest'
import { openAccount, PASSWORD } from '../account.ts'
import { jsonOf, refusalOf } from '../browser.ts'
import { describeOnBothDatabases } from '../databases.ts'
import { tokenOf } from '../post-office.ts'
import { dumpEverything } from '../rows-of-person.ts'
import { startApp } from '../start-app.ts'
import { prepareMailboxes, whoIs } from './mailbox.ts'

const ADMIN = 'admin@example.org'
const STRANGERS = 'chosen by a stranger'
const NEW = 'calm heron sky'

const over = [400, 'link_expired']
const wrong = [401, 'wrong_email_or_password']

describeOnBothDatabases('confirming an address', (ground) => {
  const mail = prepareMailboxes(ground, { ADMIN_EMAILS: ADMIN })

  it('is nothing that a scanner does, by opening the link or its older form in any way it likes', async () => {
    await mail.signUp(ADMIN, STRANGERS)
    const [link = ''] = await mail.linksTo(ADMIN)
    const database = await ground.open()
    const before = await dumpEverything(database)
    const scanner = mail.app().openBrowser()
    const addresses = [link, link.replace('#', '?'), `/api/auth/verify-email?token=${tokenOf(link)}`]
    for (const address of addresses) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await mail
          .app()
          .app.request(new URL(address, 'http://localhost:3000').href, { method })
        expect(answer.headers.getSetCookie()).toEqual([])
      }
      await scanner.get(address)
    }
    expect(await dumpEverything(database)).toEqual(before)
    expect(await whoIs(scanner)).toBeNull()
    expect(await refusalOf(await mail.signIn(ADMIN, STRANGERS))).toEqual([403, 'email_not_confirmed'])

    // Whoever reads the mailbox does not know that password, and chooses one that is theirs.
    const browser = mail.app().openBrowser()
    const token = tokenOf(link)
    expect(await refusalOf(await mail.confirm(token, PASSWORD, browser))).toEqual([400, 'wrong_password'])
    expect((await mail.confirmAnew(token, ADMIN, NEW, browser)).status).toBe(200)
    expect(await whoIs(browser)).toEqual([ADMIN, 'admin'])
    expect(await refusalOf(await mail.signIn(ADMIN, STRANGERS))).toEqual(wrong)
    expect((await mail.signIn(ADMIN, NEW)).status).toBe(200)
    for (const password of [STRANGERS, NEW])
      expect(await refusalOf(await mail.confirm(token, password))).toEqual(over)
  })

  it('takes the latest sign-up: whose came before holds no password, no name and no link any more', async () => {
    const email = 'wren@example.org'
    await mail.signUp(email, STRANGERS, 'Mallory')
    await mail.signUp(email, PASSWORD, 'Wren')
    const [first, second] = (await mail.linksTo(email)).map(tokenOf)
    for (const password of [STRANGERS, PASSWORD])
      expect(await refusalOf(await mail.confirm(first ?? '', password))).toEqual(over)
    expect(await refusalOf(await mail.confirm(second ?? '', STRANGERS))).toEqual([400, 'wrong_password'])
    const confirmed = await mail.confirm(second ?? '', PASSWORD)
    expect(await confirmed.json()).toMatchObject({ user: { email, name: 'Wren', emailVerified: true } })
    expect(await refusalOf(await mail.signIn(email, STRANGERS))).toEqual(wrong)
  })

  it('leaves the earlier sign-up as it is where no letter may go for the new one', async () => {
    const email = 'merlin@example.org'
    for (let times = 0; times < 6; times++) await mail.signUp(email, `${STRANGERS} ${times}`)
    const tokens = (await mail.linksTo(email)).map(tokenOf)
    expect(tokens).toHaveLength(3)
    expect((await mail.signIn(email, `${STRANGERS} 2`)).status).toBe(403)
    expect(await refusalOf(await mail.confirm(tokens[1] ?? ''))).toEqual(over)
    expect((await mail.confirm(tokens[2] ?? '', `${STRANGERS} 2`)).status).toBe(200)
  })

  it('turns nobody’s session into another account’s', async () => {
    const robin = await mail.openConfirmed('robin@example.org')
    await mail.signUp('mallory@example.org', STRANGERS)
    const token = await mail.lastTokenTo('mallory@example.org')
    const cookies = [...robin.cookies]
    const tries = [
      await mail.confirm(token, STRANGERS, robin),
      await mail.confirmAnew(token, 'mallory@example.org', NEW, robin),
    ]
    for (const answer of tries) expect(await refusalOf(answer)).toEqual([409, 'other_account'])
    expect([...robin.cookies]).toEqual(cookies)
    expect(await whoIs(robin)).toEqual(['robin@example.org', 'user'])
    expect((await mail.signIn('mallory@example.org', STRANGERS)).status).toBe(403)
    expect((await mail.confirm(token, STRANGERS)).status).toBe(200)
  })

  it('with a password chosen there needs the address too, so that nobody writes into a stranger’s account', async () => {
    await mail.signUp('kite@example.org', STRANGERS)
    const token = await mail.lastTokenTo('kite@example.org')
    const refused = async (email: string, password: string) =>
      refusalOf(await mail.confirmAnew(token, email, password))
    expect(await refused('robin@example.org', NEW)).toEqual([400, 'other_address'])
    expect(await refused('kite@example.org', 'short')).toEqual([400, 'password_too_short'])
    expect(await refused('kite@example.org', 'kite@example.org')).toEqual([400, 'password_too_common'])
    expect((await mail.confirm(token, STRANGERS)).status).toBe(200)
  })

  it('is void once a password was chosen by another link', async () => {
    const email = 'heron@example.org'
    await mail.signUp(email)
    const token = await mail.lastTokenTo(email)
    await mail.post('request-password-reset', { email })
    const reset = await mail.post('reset-password', {
      token: await mail.lastTokenTo(email),
      newPassword: NEW,
    })
    expect(reset.status).toBe(200)
    for (const password of [PASSWORD, NEW])
      expect(await refusalOf(await mail.confirm(token, password))).toEqual(over)
    expect((await mail.signIn(email, NEW)).status).toBe(200)
  })

  it('keeps an account that was in use before mails were sent, with what is in it, whoever signs up again', async () => {
    const database = await ground.open()
    const ada = await openAccount(await startApp(database), 'ada@example.org')
    await mail.signUp(ada.email, STRANGERS, 'Mallory')
    expect(await ada.me()).toMatchObject({ user: { id: ada.owner, name: 'Robin' } })
    expect(await refusalOf(await mail.signIn(ada.email, STRANGERS))).toEqual(wrong)
    expect(await refusalOf(await mail.signIn(ada.email, PASSWORD))).toEqual([403, 'email_not_confirmed'])
    const confirmed = await mail.confirm(await mail.lastTokenTo(ada.email), PASSWORD)
    expect(await confirmed.json()).toMatchObject({ user: { id: ada.owner } })
  })

  it('is tried ten times a minute from one address', async () => {
    const browser = mail.app().openBrowser()
    const address = '203.0.113.99'
    const body = { token: 'nobody-made-this', password: PASSWORD }
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await browser.post('/api/auth/confirm-email', body, { address })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })

  it('keeps of a link no more than a hash', async () => {
    await mail.signUp('lark@example.org')
    const token = await mail.lastTokenTo('lark@example.org')
    expect(token.length).toBeGreaterThan(30)
    expect((await dumpEverything(await ground.open())).join('\n')).not.toContain(token)
  })
})

describeOnBothDatabases('confirming an address where no mail is sent', (ground) => {
  const start = async () => startApp(await ground.open(), { ADMIN_EMAILS: ADMIN })
  type Started = Awaited<ReturnType<typeof start>>

  /** From the operator's log. */
  async function loggedToken({ auth, logged }: Started, email: string): Promise<string> {
    await auth.settled()
    const line = logged.map((text) => JSON.parse(text)).findLast(({ to }) => to === email)
    return tokenOf(line?.link)
  }

  it('gives a listed address to whoever runs the server, not to the stranger who signed up with it', async () => {
    const app = await start()
    const stranger = await openAccount(app, ADMIN)
    expect(await stranger.me()).toMatchObject({ user: { emailVerified: false }, role: 'user' })
    const token = await loggedToken(app, ADMIN)
    const operator = app.openBrowser()
    const sending = { address: '2001:db8:99::1' }
    const opened = await operator.get(`/api/auth/verify-email?token=${token}`, sending)
    expect(opened.headers.getSetCookie()).toEqual([])
    const feed = await jsonOf<{ address: string }>(
      await stranger.post('/api/calendar/feed', { owner: stranger.owner }),
    )
    const guess = { token, password: 'what the operator would have chosen' }
    const guessed = await operator.post('/api/auth/confirm-email', guess, sending)
    expect(await refusalOf(guessed)).toEqual([400, 'wrong_password'])
    expect(await stranger.me()).toMatchObject({ user: { emailVerified: false }, role: 'user' })

    const anew = { token, email: ADMIN, newPassword: NEW }
    expect((await operator.post('/api/auth/confirm-email/new-password', anew, sending)).status).toBe(200)
    expect(await whoIs(operator)).toEqual([ADMIN, 'admin'])
    expect((await operator.get(new URL(feed.address).pathname + new URL(feed.address).search)).status).toBe(
      404,
    )
    const lines = app.logged.map((line) => JSON.parse(line)).filter(({ audit }) => audit === true)
    expect(lines.map(({ event, account }) => [event, account])).toEqual(
      ['password_check_failed', 'password_changed', 'signed_in'].map((event) => [event, stranger.owner]),
    )
    expect(await stranger.me()).toEqual({ user: null, role: null })
    const back = await stranger.post('/api/auth/sign-in/email', { email: ADMIN, password: PASSWORD })
    expect(await refusalOf(back)).toEqual(wrong)
  })

  it('is void once the password was changed', async () => {
    const app = await start()
    const ada = await openAccount(app)
    const token = await loggedToken(app, ada.email)
    const change = { currentPassword: PASSWORD, newPassword: NEW }
    expect((await ada.post('/api/auth/change-password', change)).status).toBe(200)
    const other = app.openBrowser()
    for (const password of [PASSWORD, NEW]) {
      const answer = await other.post(
        '/api/auth/confirm-email',
        { token, password },
        { address: ada.address },
      )
      expect(await refusalOf(answer)).toEqual(over)
    }
    expect(await whoIs(other)).toBeNull()
    expect(await ada.me()).toMatchObject({ user: { emailVerified: false } })
  })

  it('takes nobody’s place: an account is in use there before it is confirmed', async () => {
    const app = await start()
    const ada = await openAccount(app)
    const again = { name: 'Mallory', email: ada.email, password: STRANGERS }
    const answer = await app
      .openBrowser()
      .post('/api/auth/sign-up/email', again, { address: '2001:db8:98::1' })
    expect(await refusalOf(answer)).toEqual([409, 'account_exists'])
    expect(await ada.me()).toMatchObject({ user: { id: ada.owner, name: 'Robin' } })
  })
})
