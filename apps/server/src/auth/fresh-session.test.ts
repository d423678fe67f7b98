import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { jsonOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { hearStatements } from '../../test/statements.ts'
import { SECRET, startApp } from '../../test/start-app.ts'
import { createFreshSession } from './fresh-session.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NAME = 'glimmer.session'

describeOnBothDatabases('a session that is plainly good', (ground) => {
  async function signedUp(email: string) {
    const database = await ground.open()
    const { openBrowser, auth } = await startApp(database)
    const browser = openBrowser()
    const person = { name: 'Robin', email, password: 'quiet otter lamp' }
    const answer = await browser.post('/api/auth/sign-up/email', person, { address: '2001:db8::77' })
    const { user } = await jsonOf<{ user: { id: string } }>(answer)
    const value = browser.cookies.get(NAME) ?? ''
    const find = createFreshSession(database, { secret: SECRET, cookieName: NAME, freshMs: 29 * DAY_MS })
    const expireIn = (milliseconds: number) =>
      database.accounts
        .updateTable('session')
        .set({ expires_at: new Date(Date.now() + milliseconds).toISOString() })
        .where('user_id', '=', user.id)
        .execute()
    return {
      auth,
      browser,
      userId: user.id,
      value,
      expireIn,
      find: (cookie: string) => find(new Headers({ cookie })),
    }
  }

  it('is found by its cookie in one statement, as better-auth finds it', async () => {
    const { auth, find, value, userId, browser } = await signedUp('wren@example.org')
    const heard = hearStatements()
    const found = await find(`other=1; ${NAME}=${value}; last=2`)
    // What signing up still does in the background is none of it, nor what a connection begins with that is opened for that.
    const looks = [...heard].filter((text) => /^select .* from "?accounts"?\."?session\b/.test(text))
    expect(looks).toHaveLength(1)
    expect(found?.user).toEqual({
      id: userId,
      email: 'wren@example.org',
      name: 'Robin',
      emailVerified: false,
    })
    const session = await auth.sessionOf(new Headers({ cookie: `${NAME}=${value}` }))
    expect(session).toMatchObject({ userId, sessionId: found?.session.id, user: found?.user })
    const used = await browser.get('/api/me')
    expect(used.headers.getSetCookie()).toEqual([])
  })

  it('is nobody’s without our signature over exactly its token', async () => {
    const { find, value } = await signedUp('lapwing@example.org')
    const [token = '', signature = ''] = decodeURIComponent(value).split('.')
    const signedBy = (secret: string) => createHmac('sha256', secret).update(token).digest('base64')
    const cookieOf = (text: string) => `${NAME}=${encodeURIComponent(text)}`
    expect(await find(cookieOf(`${token}.${signedBy(SECRET)}`))).not.toBeNull()
    const forged = [
      '',
      cookieOf(''),
      cookieOf('.'),
      cookieOf(token),
      cookieOf(`${token}.`),
      cookieOf(`${token}.${signedBy('another secret')}`),
      cookieOf(`${token}x.${signature}`),
      cookieOf(`${token}.${signature}=`),
      cookieOf(`.${createHmac('sha256', SECRET).update('').digest('base64')}`),
      `${NAME}=%E0%A4%A`,
      `x${NAME}=${value}`,
    ]
    expect(await Promise.all(forged.map(find))).toEqual(forged.map(() => null))
  })

  it('is left to better-auth where there are two cookies of its name', async () => {
    const { find, value } = await signedUp('dunlin@example.org')
    expect(await find(`${NAME}=${value}; ${NAME}=${value}`)).toBeNull()
  })

  it('is not one that is over, due for being prolonged, or ended', async () => {
    const { find, value, expireIn, browser } = await signedUp('siskin@example.org')
    const cookie = `${NAME}=${value}`
    await expireIn(29 * DAY_MS + 60_000)
    expect(await find(cookie)).not.toBeNull()
    await expireIn(29 * DAY_MS - 60_000)
    expect(await find(cookie)).toBeNull()
    await expireIn(-1)
    expect(await find(cookie)).toBeNull()
    await expireIn(30 * DAY_MS)
    await browser.post('/api/auth/sign-out', {})
    expect(await find(cookie)).toBeNull()
  })
})
