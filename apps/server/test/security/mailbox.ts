import { afterAll, beforeAll } from 'vitest'
import { PASSWORD } from '../account.ts'
import type { Database } from '../../src/db/open.ts'
import { type Browser, jsonOf } from '../browser.ts'
import type { TestGround } from '../databases.ts'
import { type ReceivedLetter, startPostOffice, tokenOf } from '../post-office.ts'
import { type Parts, startApp, type StartedApp } from '../start-app.ts'

let requests = 0

/** Each request has a network address of its own, so that the tests do not share the limit of tries. */
const sending = () => ({ address: `2001:db8:${(++requests).toString(16)}::1` })

/** A server that sends mails to a real mail server, and what people do there with the letters they get. Call inside `describe`. */
export function prepareMailboxes(
  ground: TestGround,
  settings: Record<string, string> = {},
  partsFor: (database: Database) => Parts = () => ({}),
) {
  let office: Awaited<ReturnType<typeof startPostOffice>>
  let started: StartedApp

  beforeAll(async () => {
    office = await startPostOffice()
    const database = await ground.open()
    started = await startApp(database, { SMTP_URL: office.smtpUrl, ...settings }, partsFor(database))
  })
  afterAll(() => office.close())

  const post = (path: string, body: unknown, browser: Browser = started.openBrowser()) =>
    browser.post(`/api/auth/${path}`, body, sending())

  return {
    app: () => started,
    post,
    /** Each letter that was sent there, oldest first. */
    async lettersTo(email: string): Promise<readonly ReceivedLetter[]> {
      await started.auth.settled()
      return office.letters.filter(({ to }) => to === email)
    },
    async linksTo(email: string): Promise<string[]> {
      return (await this.lettersTo(email)).map(({ link }) => link)
    },
    async lastTokenTo(email: string): Promise<string> {
      return tokenOf((await this.linksTo(email)).at(-1))
    },
    signUp: (email: string, password = PASSWORD, name = 'Robin') =>
      post('sign-up/email', { name, email, password }),
    signIn: (email: string, password = PASSWORD, browser?: Browser) =>
      post('sign-in/email', { email, password }, browser),
    confirm: (token: string, password = PASSWORD, browser?: Browser) =>
      post('confirm-email', { token, password }, browser),
    confirmAnew: (token: string, email: string, newPassword: string, browser?: Browser) =>
      post('confirm-email/new-password', { token, email, newPassword }, browser),
    /** Somebody whose address is confirmed, and who is signed in. */
    async openConfirmed(email: string): Promise<Browser> {
      await this.signUp(email)
      const browser = started.openBrowser()
      await this.confirm(await this.lastTokenTo(email), PASSWORD, browser)
      return browser
    },
  }
}

/** Who the server takes this browser for: their address and role, or null. */
export async function whoIs(browser: Browser): Promise<[email: string, role: string] | null> {
  const { user, role } = await jsonOf<{ user: { email: string } | null; role: string }>(
    await browser.get('/api/me'),
  )
  return user && [user.email, role]
}
