import { expect, it } from 'vitest'
import { type Account, openAccount, PASSWORD } from '../../test/account.ts'
import { type Browser, jsonOf, refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { CHEAP_COST, SECRET, startApp } from '../../test/start-app.ts'
import { turnCodesOn } from '../../test/ways.ts'
import { makeOperatorToken } from './operator-token.ts'
import { createPasswordHashing } from './password-hashing.ts'

const NEW = 'calm heron sky'
let requests = 0
const elsewhere = () => ({ address: `2001:db8:99:${(++requests).toString(16)}::1` })

describeOnBothDatabases('a new password', (ground) => {
  /** A server where the next check of a password takes until it is let go on, as at one where many sign in. */
  const open = async () => {
    const hashing = createPasswordHashing({ cost: CHEAP_COST })
    let held: { readonly begun: () => void; readonly end: Promise<void> } | null = null
    const verify: typeof hashing.verify = async (asked) => {
      const hold = held
      held = null
      hold?.begun()
      await hold?.end
      return hashing.verify(asked)
    }
    const database = await ground.open()
    const app = await startApp(database, {}, { hashing: { ...hashing, verify } })
    const ada = await openAccount(app)

    /** Runs `meanwhile` while a request with the old password is under way, and returns its answer. */
    const during = async (ask: () => Promise<Response>, meanwhile: () => Promise<unknown>) => {
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const { promise: end, resolve: goOn } = Promise.withResolvers<void>()
      held = { begun: begin, end }
      const answer = ask()
      await begun
      await meanwhile()
      goOn()
      return answer
    }
    const reset = async () => {
      const token = makeOperatorToken({ email: ada.email, secret: SECRET, now: Date.now() })
      const answer = await app
        .openBrowser()
        .post('/api/auth/reset-password', { token, newPassword: NEW }, elsewhere())
      expect(answer.status).toBe(200)
    }
    const signIn = (password: string, browser = app.openBrowser()) =>
      browser.post('/api/auth/sign-in/email', { email: ada.email, password }, elsewhere())
    const sessions = () =>
      database.accounts.selectFrom('session').select('id').where('user_id', '=', ada.owner).execute()
    return { app, ada, during, reset, signIn, sessions }
  }
  const whoIs = async (browser: Browser) =>
    (await jsonOf<{ user: unknown }>(await browser.get('/api/me'))).user
  const change = (browser: Browser, newPassword: string) =>
    browser.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword }, elsewhere())

  it('lets nobody in who was just signing in with the old one', async () => {
    const { app, during, reset, signIn, sessions } = await open()
    const thief = app.openBrowser()
    const answer = await during(() => signIn(PASSWORD, thief), reset)
    expect(await refusalOf(answer)).toEqual([401, 'wrong_email_or_password'])
    expect(answer.headers.getSetCookie().filter((line) => /session=[^;]/.test(line))).toEqual([])
    expect(await whoIs(thief)).toBeNull()
    expect(await sessions()).toEqual([])
    expect((await signIn(NEW)).status).toBe(200)
  })

  it('begins no step for a code with the old one', async () => {
    const { app, ada, during, reset, signIn } = await open()
    await turnCodesOn(ada)
    const thief = app.openBrowser()
    const answer = await during(() => signIn(PASSWORD, thief), reset)
    expect(await refusalOf(answer)).toEqual([401, 'wrong_email_or_password'])
    expect(thief.cookies.size).toBe(0)
    expect(await jsonOf(await signIn(NEW))).toMatchObject({ status: 'code_needed' })
  })

  it('stays when somebody was just changing the old one, in a session that was theirs', async () => {
    const { app, ada, during, reset, signIn, sessions } = await open()
    const thief = app.openBrowser()
    for (const [name, value] of ada.browser.cookies) thief.cookies.set(name, value)
    const answer = await during(() => change(thief, 'stolen otter lamp'), reset)
    expect(await refusalOf(answer)).toEqual([400, 'wrong_current_password'])
    expect(await sessions()).toEqual([])
    expect((await signIn('stolen otter lamp')).status).toBe(401)
    expect((await signIn(NEW)).status).toBe(200)
  })

  it('is one where two are chosen in one session at once, and the other hears that theirs is not the old one', async () => {
    const { ada, during, signIn } = await open()
    let first: Response | undefined
    const second = await during(
      () => change(ada.browser, 'second otter lamp'),
      async () => (first = await change(ada.browser, NEW)),
    )
    expect([first?.status, second.status]).toEqual([200, 400])
    expect((await signIn('second otter lamp')).status).toBe(401)
    expect((await signIn(NEW)).status).toBe(200)
    expect(await whoIs(ada.browser)).not.toBeNull()
  })

  it('goes on in the session that chose it, under another cookie', async () => {
    const { app, ada, signIn, sessions } = await open()
    await signIn(PASSWORD)
    const before: Account['browser'] = app.openBrowser()
    for (const [name, value] of ada.browser.cookies) before.cookies.set(name, value)
    expect((await change(ada.browser, NEW)).status).toBe(200)
    expect(await whoIs(ada.browser)).not.toBeNull()
    expect(await whoIs(before)).toBeNull()
    expect(await sessions()).toHaveLength(1)
  })
})
