import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { PASSWORD } from '../account.ts'
import { refusalOf } from '../browser.ts'
import { describeOnOneDatabase } from '../databases.ts'
import { startPostOffice, tokenOf } from '../post-office.ts'
import { startApp, type StartedApp } from '../start-app.ts'

const HOME = 'https://glimmer.example'
const MINUTE = 60_000

describeOnOneDatabase('pglite', 'a link that was mailed', (ground) => {
  let office: Awaited<ReturnType<typeof startPostOffice>>
  let started: StartedApp
  let requests = 0

  beforeAll(async () => {
    office = await startPostOffice()
    started = await startApp(await ground.open(), { SMTP_URL: office.smtpUrl, BASE_URL: HOME })
  })
  afterAll(() => office.close())

  const sending = () => ({ address: `2001:db8:${(++requests).toString(16)}::1` })
  const post = (path: string, body: unknown) =>
    started.openBrowser().post(`/api/auth/${path}`, body, sending())
  const lastLinkTo = async (email: string) => {
    await started.auth.settled()
    return office.letters.findLast(({ to }) => to === email)?.link ?? ''
  }

  async function signUpConfirmed(email: string) {
    await post('sign-up/email', { name: 'Robin', email, password: PASSWORD })
    const link = await lastLinkTo(email)
    const browser = started.openBrowser()
    await browser.post('/api/auth/confirm-email', { token: tokenOf(link), password: PASSWORD }, sending())
    return { browser, link }
  }
  async function askForReset(email: string) {
    expect((await post('request-password-reset', { email })).status).toBe(200)
    return tokenOf(await lastLinkTo(email))
  }
  const reset = (token: string, newPassword: string) => post('reset-password', { token, newPassword })

  /** Moves the server's clock, but not its timers and sockets. */
  async function later<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
    try {
      return await work()
    } finally {
      vi.useRealTimers()
    }
  }

  it('chooses one new password, also when it is opened twice at the same moment', async () => {
    await signUpConfirmed('robin@example.org')
    const token = await askForReset('robin@example.org')
    const both = await Promise.all([reset(token, 'calm heron sky'), reset(token, 'other heron sky')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const [kept, refused] = both[0]?.status === 200 ? ['calm', 'other'] : ['other', 'calm']
    const signIn = (word: string) =>
      post('sign-in/email', { email: 'robin@example.org', password: `${word} heron sky` })
    expect((await signIn(refused)).status).toBe(401)
    expect((await signIn(kept)).status).toBe(200)
  })

  it('is worth nothing once another one, or the old password, has chosen a new password', async () => {
    const { browser } = await signUpConfirmed('wren@example.org')
    const [first, second] = [await askForReset('wren@example.org'), await askForReset('wren@example.org')]
    expect((await reset(second, 'calm heron sky')).status).toBe(200)
    expect(await refusalOf(await reset(first, 'stolen letter'))).toEqual([400, 'link_expired'])

    const third = await askForReset('wren@example.org')
    const signedIn = started.openBrowser()
    await signedIn.post(
      '/api/auth/sign-in/email',
      { email: 'wren@example.org', password: 'calm heron sky' },
      sending(),
    )
    const change = { currentPassword: 'calm heron sky', newPassword: 'calm otter sky' }
    expect((await signedIn.post('/api/auth/change-password', change, sending())).status).toBe(200)
    expect(await refusalOf(await reset(third, 'stolen letter'))).toEqual([400, 'link_expired'])
    expect(await (await browser.get('/api/me')).json()).toEqual({ user: null, role: null })
  })

  it('chooses no password an hour later', async () => {
    await signUpConfirmed('heron@example.org')
    const token = await askForReset('heron@example.org')
    const late = await later(61 * MINUTE, () => reset(token, 'calm heron sky'))
    expect(await refusalOf(late)).toEqual([400, 'link_expired'])
    const intime = await askForReset('heron@example.org')
    expect((await later(59 * MINUTE, () => reset(intime, 'calm heron sky'))).status).toBe(200)
  })

  it('confirms no address a day later, and signs nobody in a second time', async () => {
    await post('sign-up/email', { name: 'Robin', email: 'lark@example.org', password: PASSWORD })
    const token = tokenOf(await lastLinkTo('lark@example.org'))
    const confirm = () => post('confirm-email', { token, password: PASSWORD })
    expect(await refusalOf(await later(24 * 60 * MINUTE + 1, confirm))).toEqual([400, 'link_expired'])
    await post('sign-in/email', { email: 'lark@example.org', password: PASSWORD })
    const fresh = tokenOf(await lastLinkTo('lark@example.org'))
    const both = await Promise.all(
      [PASSWORD, PASSWORD].map((password) => post('confirm-email', { token: fresh, password })),
    )
    expect(both.map(({ status }) => status === 200).toSorted()).toEqual([false, true])
    expect(both.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1)
    expect((await post('confirm-email', { token: fresh, password: PASSWORD })).status).toBe(409)
  })

  it('is sent or not in the same time, for addresses that are known and such that are not', async () => {
    await signUpConfirmed('kite@example.org')
    const asked: [path: string, more: object][] = [
      ['request-password-reset', {}],
      ['send-verification-email', {}],
      ['sign-up/email', { name: 'Robin', password: PASSWORD }],
    ]
    for (const [path, more] of asked) {
      for (const email of ['kite@example.org', `nobody-${path.length}@example.org`]) {
        const start = performance.now()
        expect((await post(path, { email, ...more })).status).toBe(200)
        // Answers leave at full quarters of a second; what happens in between is not to be seen from outside.
        expect(performance.now() - start).toBeGreaterThan(248)
      }
    }
  })
})
