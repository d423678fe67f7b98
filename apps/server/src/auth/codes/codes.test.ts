import { expect, it } from 'vitest'
import { type Account, openAccount, PASSWORD } from '../../../test/account.ts'
import { type Browser, jsonOf, refusalOf } from '../../../test/browser.ts'
import { codeAt } from '../../../test/code-at.ts'
import { describeOnBothDatabases } from '../../../test/databases.ts'
import { SECRET, startApp, type StartedApp } from '../../../test/start-app.ts'
import { addPasskey, byPassword, questionFor, turnCodesOn, waysOf } from '../../../test/ways.ts'
import { makeOperatorToken } from '../operator-token.ts'
import { createCodes } from './keep-codes.ts'
import { createSeal } from './seal.ts'

const MINUTE = 60_000
const STEP = 30_000
const wrongCode = [400, 'wrong_code']
const over = [400, 'step_over']
const signedOut = { user: null, role: null }

describeOnBothDatabases('one-time codes', (ground) => {
  let started: Promise<StartedApp> | undefined
  const start = () => (started ??= ground.open().then((database) => startApp(database)))
  let requests = 0
  const post = (browser: Browser, path: string, body: object) =>
    browser.post(`/api/auth/${path}`, body, { address: `2001:db8:dd:${(++requests).toString(16)}::1` })

  /** A browser whose password was right. */
  async function half({ email }: Pick<Account, 'email'>, password = PASSWORD) {
    const browser = (await start()).openBrowser()
    const answer = await post(browser, 'sign-in/email', { email, password })
    return {
      browser,
      answer,
      give: (code: string) => post(browser, 'sign-in/code', { code }),
      recover: (code: string) => post(browser, 'sign-in/recovery-code', { code }),
      me: async () => jsonOf<{ user: object | null }>(await browser.get('/api/me')),
    }
  }
  async function person() {
    const ada = await openAccount(await start())
    return { ada, ...(await turnCodesOn(ada)) }
  }

  it('are asked for after the right password, which alone opens nothing (I4)', async () => {
    const { ada, uri, nextCode, recoveryCodes } = await person()
    expect(uri).toMatch(/^otpauth:\/\/totp\/Glimmer:person-\d+%40example\.org\?issuer=Glimmer&secret=/)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await waysOf(ada)).codes).toMatchObject({ recoveryCodesLeft: 10 })
    const { answer, browser, give, me } = await half(ada)
    const asked = await jsonOf<{ status: string; endsAt: string }>(answer)
    expect(asked).toEqual({ status: 'code_needed', endsAt: expect.any(String) })
    const left = Date.parse(asked.endsAt) - Date.now()
    expect(left).toBeGreaterThan(9 * MINUTE)
    expect(left).toBeLessThanOrEqual(10 * MINUTE)
    const cookie = answer.headers.getSetCookie().join()
    expect(cookie).toMatch(/^glimmer\.half=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await me()).toEqual(signedOut)
    expect(await (await give(nextCode())).json()).toMatchObject({
      status: 'signed_in',
      user: { id: ada.owner },
    })
    expect(browser.cookies.has('glimmer.half')).toBe(false)
    expect(await me()).toMatchObject({ user: { id: ada.owner } })
    // A passkey has looked at its person already.
    const passkey = await addPasskey(ada)
    const phone = (await start()).openBrowser()
    const entered = await post(phone, 'sign-in/passkey', { passkey: passkey.sign(await questionFor(phone)) })
    expect(await entered.json()).toMatchObject({ status: 'signed_in' })
  })

  it('say nothing to somebody without the password, whether they are on or off', async () => {
    const { ada } = await person()
    const ben = await openAccount(await start())
    const answers = []
    for (const who of [ada, ben, { email: 'nobody@example.org' }]) {
      const { answer } = await half(who, 'not the one')
      answers.push([answer.status, [...answer.headers.keys()], await answer.text()])
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    const stranger = (await start()).openBrowser()
    for (const path of ['sign-in/code', 'sign-in/recovery-code']) {
      const code = path.endsWith('/code') ? '123456' : 'aaaa-aaaa-aaaa-aaaa'
      expect(await refusalOf(await post(stranger, path, { code }))).toEqual(over)
      stranger.cookies.set('glimmer.half', 'made-up')
    }
  })

  it('count once, also in another sign-in, and where two come at once', async () => {
    const { ada, nextCode } = await person()
    const sameBrowser = await half(ada)
    const [one, two] = [await half(ada), await half(ada)]
    const code = nextCode()
    const answers = await Promise.all([one.give(code), two.give(code), one.give(code)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await refusalOf(await sameBrowser.give(code))).toEqual(wrongCode)
    const signedIn = [await one.me(), await two.me()].filter(({ user }) => user !== null)
    expect(signedIn).toHaveLength(1)
  })

  it('lock after five wrong ones, also from many places at once, and recovery codes work meanwhile', async () => {
    const { ada, nextCode, recoveryCodes } = await person()
    const guessers = await Promise.all(Array.from({ length: 8 }, () => half(ada)))
    const wrong = nextCode() === '000000' ? '000001' : '000000'
    const answers = await Promise.all(guessers.map(({ give }) => give(wrong)))
    const codes = await Promise.all(answers.map(refusalOf))
    expect(codes.filter(([status]) => status === 400)).toHaveLength(5)
    expect(codes.filter(([status]) => status === 429)).toHaveLength(3)
    const owner = await half(ada)
    const locked = await owner.give(nextCode())
    expect(await refusalOf(locked)).toEqual([429, 'too_many_requests'])
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    // Where somebody is signed in, nothing changes, and a stranger learns nothing.
    expect(await ada.me()).toMatchObject({ user: { id: ada.owner } })
    expect((await half(ada, 'not the one')).answer.status).toBe(401)
    expect((await owner.recover(recoveryCodes[0] ?? '')).status).toBe(200)
    // It is the person: codes are looked at again.
    expect((await (await half(ada)).give(nextCode())).status).toBe(200)
  })

  it('are made by clocks that are a step off, and no more', async () => {
    const database = await ground.open()
    const { owner } = await openAccount(await start())
    let now = Date.parse('2026-11-24T10:00:05Z')
    const codes = createCodes(database, createSeal(SECRET), () => now)
    const session = await database.accounts
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', owner)
      .executeTakeFirstOrThrow()
    const asking = { userId: owner, sessionId: session.id }
    const secret = (await codes.begin(asking)) ?? ''
    // Ten minutes for the first code, then the secret is void.
    now += 11 * MINUTE
    expect(await codes.turnOn(asking, codeAt(secret, now))).toEqual({ kind: 'over' })
    const second = (await codes.begin(asking)) ?? ''
    expect(second).not.toBe(secret)
    expect(await codes.turnOn(asking, codeAt(second, now + 2 * STEP))).toEqual({ kind: 'wrong' })
    expect((await codes.turnOn(asking, codeAt(second, now)))?.kind).toBe('on')
    expect(await codes.begin(asking)).toBeNull()
    const guess = async (code: string) => {
      const id = `half-${now}-${code}`
      await database.accounts
        .insertInto('verification')
        .values({ id, identifier: id, value: owner, expires_at: new Date(now + MINUTE).toISOString() })
        .execute()
      return (await codes.guess({ id, userId: owner }, code)).kind
    }
    now += 10 * STEP
    expect(await guess(codeAt(second, now - 2 * STEP))).toBe('wrong')
    expect(await guess(codeAt(second, now + 2 * STEP))).toBe('wrong')
    expect(await guess(codeAt(second, now - STEP))).toBe('right')
    expect(await guess(codeAt(second, now + STEP))).toBe('right')
    // One of a step before the last that was taken is as used as that one.
    expect(await guess(codeAt(second, now))).toBe('wrong')
    // Five wrong ones lock for a quarter of an hour, five more for half an hour.
    now += 10 * STEP
    for (const minutes of [15, 30]) {
      const wrong = [2, 3, 4, 5, 6].map((steps) => codeAt(second, now + steps * STEP))
      for (const [place, code] of wrong.entries()) {
        const isKnown = minutes === 15 && place === 4
        expect(await guess(code)).toBe(isKnown ? 'locked' : 'wrong')
      }
      expect(await guess(codeAt(second, now))).toBe('locked')
      now += (minutes - 1) * MINUTE
      expect(await guess(codeAt(second, now))).toBe('locked')
      now += 2 * MINUTE
    }
    expect(await guess(codeAt(second, now))).toBe('right')
    // While the server's clock is months ahead every code is wrong. Once it is right again, so are they.
    const right = now + 10 * STEP
    now += 180 * 24 * 60 * MINUTE
    for (let time = 0; time < 5; time += 1, now += 1) expect(await guess(codeAt(second, right))).toBe('wrong')
    expect(await guess(codeAt(second, right))).toBe('locked')
    now = right
    expect(await guess(codeAt(second, now))).toBe('right')
  })

  it('of recovery work once each, also where one comes twice at once, and new ones void the old', async () => {
    const { ada, recoveryCodes } = await person()
    const [first = '', second = '', third = ''] = recoveryCodes
    const tries = await Promise.all([half(ada), half(ada), half(ada)])
    const answers = await Promise.all(tries.map(({ recover }) => recover(first)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await waysOf(ada)).codes).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await (await half(ada)).recover(second.replaceAll('-', ' ').toUpperCase())).status).toBe(200)
    const ben = await person()
    expect(await refusalOf(await (await half(ben.ada)).recover(third))).toEqual(wrongCode)
    const wrong = { password: 'not the one' }
    const { owner } = ada
    expect(await refusalOf(await ada.post('/api/auth/codes/recovery', { owner, proof: wrong }))).toEqual([
      400,
      'wrong_current_password',
    ])
    const renewed = await ada.post('/api/auth/codes/recovery', { owner, proof: byPassword })
    const { recoveryCodes: fresh } = await jsonOf<{ recoveryCodes: string[] }>(renewed)
    expect(await refusalOf(await (await half(ada)).recover(third))).toEqual(wrongCode)
    expect((await (await half(ada)).recover(fresh[0] ?? '')).status).toBe(200)
  })

  it('are kept so that whoever reads the table has none', async () => {
    const { ada, secret, recoveryCodes } = await person()
    const database = await ground.open()
    const rows = JSON.stringify([
      await database.accounts.selectFrom('one_time_codes').selectAll().execute(),
      await database.accounts.selectFrom('recovery_code').selectAll().execute(),
    ])
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(rows).not.toContain(text)
    const row = await database.accounts
      .selectFrom('one_time_codes')
      .select('sealed_secret')
      .where('user_id', '=', ada.owner)
      .executeTakeFirstOrThrow()
    expect(createSeal(SECRET).open(row.sealed_secret, ada.owner)).toBe(secret)
    expect(createSeal(SECRET).open(row.sealed_secret, 'somebody else')).toBeNull()
    expect(createSeal(`${SECRET}.`).open(row.sealed_secret, ada.owner)).toBeNull()
    expect(createSeal(SECRET).open('x', ada.owner)).toBeNull()
  })

  it('end a sign-in that waits for one: after ten minutes, with a new password, and where they are turned off', async () => {
    const { ada, nextCode } = await person()
    const database = await ground.open()
    const waiting = await half(ada)
    await database.accounts
      .updateTable('verification')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('value', '=', ada.owner)
      .execute()
    expect(await refusalOf(await waiting.give(nextCode()))).toEqual(over)
    const other = await half(ada)
    const newPassword = 'calm heron sky'
    await ada.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword })
    expect(await refusalOf(await other.give(nextCode()))).toEqual(over)
    const third = await half(ada, newPassword)
    await ada.post('/api/auth/codes/off', { owner: ada.owner, proof: { password: newPassword } })
    expect(await refusalOf(await third.give(nextCode()))).toEqual(over)
    expect(await (await half(ada, newPassword)).answer.json()).toMatchObject({ status: 'signed_in' })
  })

  it('stay on with a link for a new password, unless the operator says otherwise', async () => {
    const { ada, nextCode } = await person()
    const reset = async (newPassword: string, turnsCodesOff: boolean) => {
      const request = { email: ada.email, secret: SECRET, now: Date.now(), turnsCodesOff }
      const answer = await post((await start()).openBrowser(), 'reset-password', {
        token: makeOperatorToken(request),
        newPassword,
      })
      expect(answer.status).toBe(200)
    }
    await reset('calm heron sky', false)
    const asked = await half(ada, 'calm heron sky')
    expect(await asked.answer.json()).toMatchObject({ status: 'code_needed' })
    expect((await asked.give(nextCode())).status).toBe(200)
    await reset('calm owl sky', true)
    expect(await (await half(ada, 'calm owl sky')).answer.json()).toMatchObject({ status: 'signed_in' })
    const database = await ground.open()
    const left = await database.accounts
      .selectFrom('recovery_code')
      .selectAll()
      .where('user_id', '=', ada.owner)
      .execute()
    expect(left).toEqual([])
  })

  it('are turned on and off by their own person alone, with the password', async () => {
    const { ada } = await person()
    const ben = await openAccount(await start())
    for (const path of ['codes/begin', 'codes/recovery', 'codes/off']) {
      const ask = (proof: object, owner = ada.owner) => ada.post(`/api/auth/${path}`, { owner, proof })
      expect(await refusalOf(await ask({ password: 'no' }))).toEqual([400, 'wrong_current_password'])
      expect(await refusalOf(await ask(byPassword, ben.owner))).toEqual([409, 'other_owner'])
    }
    const begin = await ada.post('/api/auth/codes/begin', { owner: ada.owner, proof: byPassword })
    expect(await refusalOf(begin)).toEqual([409, 'codes_on'])
    const none = await ben.post('/api/auth/codes/recovery', { owner: ben.owner, proof: byPassword })
    expect(await refusalOf(none)).toEqual([409, 'codes_off'])
    expect(
      await refusalOf(await ben.post('/api/auth/codes/on', { owner: ben.owner, code: '123456' })),
    ).toEqual(over)
    expect((await waysOf(ben)).codes).toBeNull()
  })
})
