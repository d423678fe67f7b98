import type { SignedIn } from '@glimmer/api/account'
import { expect, it, vi } from 'vitest'
import { PASSWORD } from '../../test/account.ts'
import { type Browser, jsonOf, refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { dumpEverything } from '../../test/rows-of-person.ts'
import { prepareMailboxes, whoIs } from '../../test/security/mailbox.ts'
import { SECRET } from '../../test/start-app.ts'
import { changeEmail } from './change-email.ts'
import { makeOperatorToken } from './operator-token.ts'

const HOUR = 60 * 60_000
const ADMIN = 'admin@example.org'
const over = [400, 'link_expired']

describeOnBothDatabases('another e-mail address', (ground) => {
  const mail = prepareMailboxes(ground, {
    ADMIN_EMAILS: `${ADMIN}, former@example.org`,
    OPERATOR_CONTACT: 'ben@example.org',
  })
  let people = 0

  /** Somebody who is signed in, with the words by which they change their address. */
  async function person(email = `person-${++people}@example.org`) {
    const browser = await mail.openConfirmed(email)
    const { user } = await jsonOf<Pick<SignedIn, 'user'>>(await browser.get('/api/me'))
    return {
      email,
      browser,
      owner: user.id,
      next: email.replace('@', '-next@'),
      ask: (to: string, password = PASSWORD) =>
        mail.post('new-email', { owner: user.id, email: to, password }, browser),
      /** Asks, and returns the token that came there. */
      async tokenFor(to: string): Promise<string> {
        expect((await this.ask(to)).status).toBe(200)
        return mail.lastTokenTo(to)
      },
    }
  }
  const look = (token: string, browser: Browser) => mail.post('new-email/look', { token }, browser)
  const use = (token: string, browser: Browser) => mail.post('new-email/use', { token }, browser)
  const subjectsTo = async (email: string) => (await mail.lettersTo(email)).map(({ subject }) => subject)

  it('is asked for with the password, and used by a press where its person is signed in (I4)', async () => {
    const ada = await person()
    const phone = mail.app().openBrowser()
    await mail.signIn(ada.email, PASSWORD, phone)
    const stream = await phone.get(`/api/sync/events?owner=${ada.owner}`)
    const heard = stream.text()
    const asked = await ada.ask(` ${ada.next.toUpperCase()} `)
    expect(await asked.json()).toEqual({ status: 'check_email' })
    const [letter] = await mail.lettersTo(ada.next)
    expect(letter?.subject).toBe('Use this address for Glimmer')
    expect(letter?.link).toMatch(/^http:\/\/localhost:\d+\/settings#new-email=[\w.-]+$/)
    expect((await subjectsTo(ada.email)).at(-1)).toBe('A new email address for your Glimmer account')
    // Nothing has changed so far, and looking at it changes nothing.
    const token = await mail.lastTokenTo(ada.next)
    const before = await dumpEverything(await ground.open())
    for (const page of [letter?.link ?? '', (letter?.link ?? '').replace('#', '?')])
      await ada.browser.get(page)
    expect(await dumpEverything(await ground.open())).toEqual(before)
    expect(await (await look(token, ada.browser)).json()).toEqual({
      status: 'waiting',
      from: ada.email,
      to: ada.next,
    })
    expect(await whoIs(ada.browser)).toEqual([ada.email, 'user'])

    const used = await use(token, ada.browser)
    expect(await used.json()).toEqual({
      status: 'email_changed',
      user: { id: ada.owner, email: ada.next, name: 'Robin', emailVerified: true },
      role: 'user',
    })
    expect(await whoIs(ada.browser)).toEqual([ada.next, 'user'])
    // The other device is signed out, and hears of it at once.
    expect(await heard).toContain('hello')
    expect(await whoIs(phone)).toBeNull()
    expect(await subjectsTo(ada.email)).toContain('Your Glimmer account has a new email address')
    expect(await refusalOf(await mail.signIn(ada.email))).toEqual([401, 'wrong_email_or_password'])
    expect((await mail.signIn(ada.next)).status).toBe(200)
    expect(await refusalOf(await use(token, ada.browser))).toEqual(over)
    expect(await refusalOf(await look(token, ada.browser))).toEqual(over)
  })

  it('needs the right password, another address and a whole one, and else changes and sends nothing', async () => {
    const ada = await person()
    const letters = (await mail.lettersTo(ada.email)).length
    const wrong = [
      [await ada.ask(ada.next, 'not the one'), [400, 'wrong_current_password']],
      [await ada.ask(ada.email), [400, 'same_address']],
      [await ada.ask('half@'), [400, 'bad_request']],
      [await ada.ask(`${'a'.repeat(250)}@example.org`), [400, 'bad_request']],
      [
        await mail.post('new-email', { owner: 'somebody', email: ada.next, password: PASSWORD }, ada.browser),
        [409, 'other_owner'],
      ],
      [
        await mail.post('new-email', { owner: ada.owner, email: ada.next, password: PASSWORD }),
        [401, 'signed_out'],
      ],
    ] as const
    for (const [answer, refusal] of wrong) expect(await refusalOf(answer)).toEqual(refusal)
    expect(await mail.lettersTo(ada.next)).toEqual([])
    expect(await mail.lettersTo(ada.email)).toHaveLength(letters)
    for (const token of ['x', 'new-email.e30.x', makeOperatorToken({ ...ada, secret: SECRET, now: 0 })])
      expect(await refusalOf(await use(token, ada.browser))).toEqual(over)
    expect(await whoIs(ada.browser)).toEqual([ada.email, 'user'])
  })

  it('is answered the same for an address with an account and one without, and in the same time', async () => {
    const [ada, wren] = [await person(), await person()]
    const answers = []
    for (const to of [wren.email, ada.next]) {
      const start = performance.now()
      const answer = await ada.ask(to)
      expect(performance.now() - start).toBeGreaterThan(248)
      answers.push([answer.status, [...answer.headers.keys()], await answer.text()])
    }
    expect(answers[0]).toEqual(answers[1])
    expect((await subjectsTo(wren.email)).at(-1)).toBe('This address already has a Glimmer account')
    const [letter] = (await mail.lettersTo(wren.email)).slice(-1)
    expect(letter?.link).not.toContain('#')
    expect(await subjectsTo(ada.email)).toHaveLength(3)
  })

  it('may be as long as an address may be', async () => {
    const ada = await person()
    // The mail server of the tests takes no longer one.
    const longest = `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}${'c'.repeat(4)}.org`
    expect((await use(await ada.tokenFor(longest), ada.browser)).status).toBe(200)
    expect(await whoIs(ada.browser)).toEqual([longest, 'user'])
  })

  it('is nobody else’s: neither whoever has the link alone nor whoever is signed in elsewhere gets anything', async () => {
    const [ada, mallory] = [await person(), await person()]
    const token = await ada.tokenFor(ada.next)
    for (const ask of [look, use]) {
      expect(await refusalOf(await ask(token, mail.app().openBrowser()))).toEqual([401, 'signed_out'])
      expect(await refusalOf(await ask(token, mallory.browser))).toEqual([409, 'other_account'])
    }
    expect(await whoIs(mallory.browser)).toEqual([mallory.email, 'user'])
    expect(await whoIs(ada.browser)).toEqual([ada.email, 'user'])
    // What somebody did with it before does not use it up.
    expect((await use(token, ada.browser)).status).toBe(200)
  })

  it('ends after an hour', async () => {
    const ada = await person()
    const [late, inTime] = [await ada.tokenFor(ada.next), await ada.tokenFor(`in-time-${ada.next}`)]
    const at = async (milliseconds: number, token: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
      try {
        return await use(token, ada.browser)
      } finally {
        vi.useRealTimers()
      }
    }
    expect(await refusalOf(await at(HOUR + 1000, late))).toEqual(over)
    expect((await at(HOUR - 60_000, inTime)).status).toBe(200)
  })

  it('gets the letters that no longer went to the old one, which its mail server refused', async () => {
    const ada = await person()
    const { accounts } = await ground.open()
    await accounts.updateTable('user').set({ mail_refusals: 3 }).where('id', '=', ada.owner).execute()
    const state = async () =>
      (await jsonOf<{ email: string }>(await ada.browser.get(`/api/notifications/state?owner=${ada.owner}`)))
        .email
    expect(await state()).toBe('paused')
    expect((await use(await ada.tokenFor(ada.next), ada.browser)).status).toBe(200)
    expect(await state()).toBe('on')
  })

  it('is used once, also where it is pressed twice at the same moment or two were asked for', async () => {
    const ada = await person()
    const [first, second] = [await ada.tokenFor(ada.next), await ada.tokenFor(`other-${ada.next}`)]
    const presses = await Promise.all([first, first, second].map((token) => use(token, ada.browser)))
    expect(presses.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = presses.filter(({ ok }) => !ok)
    expect(await Promise.all(refused.map(refusalOf))).toEqual([over, over])
    expect(await whoIs(ada.browser)).toEqual([presses[2]?.ok ? `other-${ada.next}` : ada.next, 'user'])
    const told = (await subjectsTo(ada.email)).filter((subject) => /has a new email/.test(subject))
    expect(told).toHaveLength(1)
  })

  it('stays with whoever had it first, where the address was taken between asking and using', async () => {
    const [ada, wren] = [await person(), await person()]
    const [hers, his] = [await ada.tokenFor(ada.next), await wren.tokenFor(ada.next)]
    const both = await Promise.all([use(hers, ada.browser), use(his, wren.browser)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const loser = both[0]?.ok ? wren : ada
    const refused = both.find(({ ok }) => !ok) as Response
    expect(await refusalOf(refused)).toEqual([409, 'account_exists'])
    // Wholly undone: the session, the password and the link itself are as they were.
    expect(await whoIs(loser.browser)).toEqual([loser.email, 'user'])
    expect((await mail.signIn(loser.email)).status).toBe(200)
    expect((await look(loser === ada ? hers : his, loser.browser)).status).toBe(200)

    const late = await person()
    const token = await late.tokenFor(late.next)
    await mail.openConfirmed(late.next)
    expect(await refusalOf(await use(token, late.browser))).toEqual([409, 'account_exists'])
  })

  it('is not kept from anybody by a sign-up with it that nobody confirmed', async () => {
    const ada = await person()
    await mail.signUp(ada.next, 'chosen by a stranger')
    const token = await ada.tokenFor(ada.next)
    expect((await use(token, ada.browser)).status).toBe(200)
    expect(await refusalOf(await mail.signIn(ada.next, 'chosen by a stranger'))).toEqual([
      401,
      'wrong_email_or_password',
    ])
    expect((await mail.signIn(ada.next)).status).toBe(200)
  })

  it('ends with a new password, with which the old address stops the change, and with the account', async () => {
    const ada = await person()
    const first = await ada.tokenFor(ada.next)
    const change = { currentPassword: PASSWORD, newPassword: 'calm heron sky' }
    expect((await mail.post('change-password', change, ada.browser)).status).toBe(200)
    expect(await refusalOf(await use(first, ada.browser))).toEqual(over)

    await ada.ask(ada.next, 'calm heron sky')
    const second = await mail.lastTokenTo(ada.next)
    await mail.post('request-password-reset', { email: ada.email })
    const reset = { token: await mail.lastTokenTo(ada.email), newPassword: 'calm otter sky' }
    expect((await mail.post('reset-password', reset)).status).toBe(200)
    await mail.signIn(ada.email, 'calm otter sky', ada.browser)
    expect(await refusalOf(await use(second, ada.browser))).toEqual(over)

    await ada.ask(ada.next, 'calm otter sky')
    await mail.lastTokenTo(ada.next)
    const { accounts } = await ground.open()
    const kept = () =>
      accounts.selectFrom('verification').select('id').where('value', '=', ada.owner).execute()
    expect(await kept()).not.toEqual([])
    const removal = { owner: ada.owner, password: 'calm otter sky' }
    expect((await mail.post('delete-account', removal, ada.browser)).status).toBe(200)
    expect(await kept()).toEqual([])
  })

  it('changes nothing where its session or its link ended between being looked up and being used', async () => {
    const ada = await person()
    await ada.tokenFor(ada.next)
    const database = await ground.open()
    const newestOf = async (table: 'verification' | 'session', column: 'value' | 'user_id') =>
      (
        await database.accounts
          .selectFrom(table)
          .select('id')
          .where(column, '=', ada.owner)
          .orderBy('created_at', 'desc')
          .executeTakeFirstOrThrow()
      ).id
    const linkId = await newestOf('verification', 'value')
    const sessionId = await newestOf('session', 'user_id')
    const change = { userId: ada.owner, sessionId, email: ada.next, linkId, adminEmails: [] }
    expect(await changeEmail(database, { ...change, sessionId: 'ended' })).toEqual({ kind: 'signed-out' })
    expect(await changeEmail(database, { ...change, linkId: 'used' })).toEqual({ kind: 'over' })
    expect(await changeEmail(database, { ...change, userId: 'deleted' })).toEqual({ kind: 'over' })
    expect(await whoIs(ada.browser)).toEqual([ada.email, 'user'])
    const both = await Promise.all([changeEmail(database, change), changeEmail(database, change)])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'over'])
  })

  it('voids what was mailed to the old address, and what the operator made for whoever had the new one', async () => {
    const [ada, former] = [await person(), await person('former-holder@example.org')]
    await mail.post('request-password-reset', { email: ada.email })
    const mailed = await mail.lastTokenTo(ada.email)
    const made = makeOperatorToken({ email: former.email, secret: SECRET, now: Date.now() })
    expect((await use(await former.tokenFor(former.next), former.browser)).status).toBe(200)
    // That address is told of it, too: two letters on their way there may arrive in any order.
    expect(await subjectsTo(former.email)).toContain('Your Glimmer account has a new email address')
    expect((await use(await ada.tokenFor(former.email), ada.browser)).status).toBe(200)
    for (const token of [mailed, made]) {
      const reset = { token, newPassword: 'stolen by letter' }
      expect(await refusalOf(await mail.post('reset-password', reset))).toEqual(over)
    }
    await mail.post('request-password-reset', { email: ada.email })
    expect((await subjectsTo(ada.email)).filter((subject) => subject.startsWith('Choose'))).toHaveLength(1)
    // The operator helps whoever has an account with the address that it has now.
    const help = makeOperatorToken({ email: former.email, secret: SECRET, now: Date.now() + 1 })
    const reset = { token: help, newPassword: 'calm heron sky' }
    expect((await mail.post('reset-password', reset)).status).toBe(200)
  })

  it('brings the role of an admin where it is listed and was confirmed, and takes it with the listed one (B5)', async () => {
    const ada = await person()
    const token = await ada.tokenFor(ADMIN)
    expect(await whoIs(ada.browser)).toEqual([ada.email, 'user'])
    expect(await (await use(token, ada.browser)).json()).toMatchObject({ role: 'admin' })
    expect(await whoIs(ada.browser)).toEqual([ADMIN, 'admin'])
    expect(await (await use(await ada.tokenFor(ada.next), ada.browser)).json()).toMatchObject({
      role: 'user',
    })
    expect(await whoIs(ada.browser)).toEqual([ada.next, 'user'])
  })

  it('leaves no token in any answer, in the log or in the database, and no address in what is audited', async () => {
    const ada = await person()
    const answers = [await ada.ask(ada.next)]
    const token = await mail.lastTokenTo(ada.next)
    answers.push(await look(token, ada.browser), await use(token, ada.browser))
    const said = await Promise.all(answers.map((answer) => answer.text()))
    const { logged } = mail.app()
    const kept = await dumpEverything(await ground.open())
    const payload = token.split('.')[1] ?? token
    for (const secret of [token, payload])
      expect([...said, ...logged, ...kept].join('\n')).not.toContain(secret)
    const audited = logged.map((line) => JSON.parse(line)).filter(({ audit }) => audit === true)
    expect(audited.slice(-2).map(({ event, account }) => [event, account])).toEqual([
      ['email_change_asked', ada.owner],
      ['email_changed', ada.owner],
    ])
    expect(JSON.stringify(audited)).not.toContain('example.org')
  })

  it('gives whoever stole a session ten guesses at the password in a minute, and fills nobody’s mailbox', async () => {
    const ada = await person()
    const from = { address: '203.0.113.99' }
    const guess = (n: number) =>
      ada.browser.post(
        '/api/auth/new-email',
        { owner: ada.owner, email: ada.next, password: `guess ${n}` },
        from,
      )
    const codes: (readonly [number, string])[] = []
    for (let n = 0; n < 12; n += 1) codes.push(await refusalOf(await guess(n)))
    expect(codes.filter(([, code]) => code === 'wrong_current_password')).toHaveLength(10)
    expect(codes.at(-1)).toEqual([429, 'too_many_requests'])
    for (let n = 0; n < 5; n += 1) expect((await ada.ask(ada.next)).status).toBe(200)
    expect(await mail.lettersTo(ada.next)).toHaveLength(3)
  })
})
