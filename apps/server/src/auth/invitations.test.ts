import { expect, it } from 'vitest'
import { PASSWORD } from '../../test/account.ts'
import { jsonOf, refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { startPostOffice } from '../../test/post-office.ts'
import { CHEAP_COST, SECRET, startApp, type StartedApp } from '../../test/start-app.ts'
import { makeInvitation } from './invitation-token.ts'
import { LineIsFull } from './line.ts'
import { makeOperatorToken } from './operator-token.ts'
import { createPasswordHashing } from './password-hashing.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const invite = (email: string | null = null, now = Date.now()) =>
  makeInvitation({ email, secret: SECRET, now })

let people = 0

/** Signs up at a network address of its own. */
const signUp = ({ openBrowser }: StartedApp, email: string, invitation?: string) =>
  openBrowser().post(
    '/api/auth/sign-up/email',
    { name: 'Robin', email, password: PASSWORD, ...(invitation && { invitation }) },
    { address: `2001:db8:${(++people).toString(16)}::1` },
  )

const look = ({ openBrowser }: StartedApp, token: string) =>
  openBrowser().post('/api/auth/invitation', { token })

describeOnBothDatabases('who may sign up', (ground) => {
  const start = async (SIGN_UP: string, more = {}) => startApp(await ground.open(), { SIGN_UP, ...more })
  const accountsOf = async (part: string) => {
    const { accounts } = await ground.open()
    return accounts.selectFrom('user').select('email').where('email', 'like', `%${part}`).execute()
  }

  it('is nobody where sign-up is closed, with an invitation or without; who has an account signs in', async () => {
    const open = await start('open')
    expect((await signUp(open, 'early@closed.org')).status).toBe(200)
    const app = await start('closed')
    expect(await refusalOf(await signUp(app, 'robin@closed.org'))).toEqual([403, 'sign_up_closed'])
    expect(await refusalOf(await signUp(app, 'robin@closed.org', invite()))).toEqual([403, 'sign_up_closed'])
    expect(await refusalOf(await signUp(app, 'early@closed.org'))).toEqual([403, 'sign_up_closed'])
    expect(await refusalOf(await look(app, invite()))).toEqual([403, 'sign_up_closed'])
    const signIn = await app
      .openBrowser()
      .post('/api/auth/sign-in/email', { email: 'early@closed.org', password: PASSWORD })
    expect(signIn.status).toBe(200)
    expect(await accountsOf('closed.org')).toEqual([{ email: 'early@closed.org' }])
    expect(await jsonOf(await app.openBrowser().get('/api/settings'))).toMatchObject({ signUp: 'closed' })
  })

  it('is refused by the accounts themselves too, whatever way leads to them', async () => {
    const app = await start('invite')
    const body = JSON.stringify({ name: 'Robin', email: 'back@door.org', password: PASSWORD })
    const headers = { 'content-type': 'application/json' }
    const asked = new Request('http://localhost:3000/api/auth/sign-up/email', {
      method: 'POST',
      headers,
      body,
    })
    expect((await app.auth.handle(asked)).ok).toBe(false)
    expect(await accountsOf('door.org')).toEqual([])
  })

  it('is whoever has an invitation, once, for its address, within its days', async () => {
    const app = await start('invite')
    const token = invite('wren@invite.org')
    expect(await refusalOf(await signUp(app, 'wren@invite.org'))).toEqual([403, 'invitation_needed'])
    expect(await jsonOf(await look(app, token))).toEqual({ status: 'welcome', email: 'wren@invite.org' })
    expect(await refusalOf(await signUp(app, 'other@invite.org', token))).toEqual([
      403,
      'invitation_other_address',
    ])
    expect((await signUp(app, 'wren@invite.org', token)).status).toBe(200)
    expect(await refusalOf(await look(app, token))).toEqual([403, 'invitation_used'])
    expect(await refusalOf(await signUp(app, 'wren@invite.org', token))).toEqual([409, 'account_exists'])
    const anybody = invite()
    expect((await signUp(app, 'lark@invite.org', anybody)).status).toBe(200)
    expect(await refusalOf(await signUp(app, 'kite@invite.org', anybody))).toEqual([403, 'invitation_used'])
    const old = invite(null, Date.now() - 14 * DAY_MS)
    const forged = makeInvitation({ email: null, secret: `not ${SECRET}`, now: Date.now() })
    const reset = makeOperatorToken({ email: 'kite@invite.org', secret: SECRET, now: Date.now() })
    for (const bad of [old, forged, reset, 'x']) {
      expect(await refusalOf(await look(app, bad))).toEqual([403, 'invitation_over'])
      expect(await refusalOf(await signUp(app, 'kite@invite.org', bad))).toEqual([403, 'invitation_over'])
    }
    expect(await accountsOf('invite.org')).toHaveLength(2)
  })

  it('is one of those who use an invitation at the same moment', async () => {
    const app = await start('invite')
    const token = invite()
    const all = await Promise.all(['a', 'b', 'c', 'd'].map((name) => signUp(app, `${name}@race.org`, token)))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403])
    expect(await accountsOf('race.org')).toHaveLength(1)
  })

  it('keeps the invitation where no account was made', async () => {
    const hashing = createPasswordHashing({ cost: CHEAP_COST })
    let isFull = true
    const database = await ground.open()
    const hash = (password: string) =>
      isFull ? Promise.reject(new LineIsFull('too many are waiting')) : hashing.hash(password)
    const app = await startApp(database, { SIGN_UP: 'invite' }, { hashing: { ...hashing, hash } })
    const token = invite()
    expect((await signUp(app, 'robin@kept.org', token)).status).toBe(503)
    isFull = false
    expect((await signUp(app, 'robin@kept.org', token)).status).toBe(200)
  })

  it('tells nobody whose address is known, where mails are sent', async () => {
    const office = await startPostOffice()
    const app = await start('invite', { SMTP_URL: office.smtpUrl })
    const first = await signUp(app, 'swift@mail.org', invite())
    const second = invite()
    const again = await signUp(app, 'swift@mail.org', second)
    expect([await first.text(), await again.text()]).toEqual(Array(2).fill('{"status":"check_email"}'))
    const atOnce = await Promise.all([1, 2, 3].map(() => signUp(app, 'swallow@mail.org', invite())))
    for (const answer of atOnce) expect(await answer.text()).toBe('{"status":"check_email"}')
    await app.auth.settled()
    await office.close()
  })
})
