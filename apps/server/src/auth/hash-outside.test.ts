import { expect, it } from 'vitest'
import { hashPassword } from 'better-auth/crypto'
import { sql } from 'kysely'
import { refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { CHEAP_COST, SECRET, startApp } from '../../test/start-app.ts'
import type { Database } from '../db/open.ts'
import { LineIsFull } from './line.ts'
import { makeOperatorToken } from './operator-token.ts'
import { createPasswordHashing } from './password-hashing.ts'

const PASSWORD = 'quiet otter lamp'

/** Hashes as the server does, but only after `go`; `eightWait` resolves when eight calls wait. */
function heldHashing() {
  const hashing = createPasswordHashing({ cost: CHEAP_COST, atOnce: 8 })
  const go = Promise.withResolvers<void>()
  const eight = Promise.withResolvers<void>()
  let arrived = 0
  return {
    hashing: {
      ...hashing,
      async hash(password: string) {
        arrived += 1
        if (arrived === 8) eight.resolve()
        await go.promise
        return hashing.hash(password)
      },
    },
    eightWait: eight.promise,
    go: go.resolve,
  }
}

/**
 * How many connections are idle in a transaction. The embedded database has one connection, so there the query itself
 * would hang.
 */
async function openTransactions({ accounts }: Database): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(accounts)
  return rows.length
}

describeOnBothDatabases('hashing passwords', (ground) => {
  const signUp = (email: string) => ({ name: 'Robin', email, password: PASSWORD })
  const addressOf = (person: number) => ({ address: `2001:db8:${person.toString(16)}::1` })

  it('holds no transaction: while eight people sign up, the database is everybody’s', async () => {
    const database = await ground.open()
    const { hashing, eightWait, go } = heldHashing()
    const { openBrowser } = await startApp(database, {}, { hashing })
    const signUps = Array.from({ length: 8 }, (_, person) =>
      openBrowser().post('/api/auth/sign-up/email', signUp(`eight-${person}@example.org`), addressOf(person)),
    )
    await eightWait
    await database.ping()
    expect((await openBrowser().get('/readyz')).status).toBe(200)
    expect(await openTransactions(database)).toBe(0)
    go()
    expect((await Promise.all(signUps)).map(({ status }) => status)).toEqual(Array(8).fill(200))
  })

  it('is refused kindly where too many wait; nothing is made by it, and links of recovery stay good', async () => {
    const hashing = createPasswordHashing({ cost: CHEAP_COST })
    let isFull = false
    const { openBrowser, logged, auth } = await startApp(
      await ground.open(),
      {},
      {
        hashing: {
          ...hashing,
          hash: (password) =>
            isFull ? Promise.reject(new LineIsFull('too many are waiting')) : hashing.hash(password),
        },
      },
    )
    const post = (path: string, body: object) => openBrowser().post(`/api/auth/${path}`, body, addressOf(100))
    await post('sign-up/email', signUp('wren@example.org'))
    await post('sign-up/email', signUp('owl@example.org'))
    await post('request-password-reset', { email: 'wren@example.org' })
    await auth.settled()
    const [, token] = /#reset=([\w-]+)/.exec(logged.join('\n')) ?? []
    const reset = () => post('reset-password', { token, newPassword: 'calm wren sky' })
    const fromOperator = makeOperatorToken({ email: 'owl@example.org', secret: SECRET, now: Date.now() })
    const resetByOperator = () =>
      post('reset-password', { token: fromOperator, newPassword: 'calm river sky' })
    isFull = true
    for (const answer of [
      await reset(),
      await resetByOperator(),
      await post('sign-up/email', signUp('late@example.org')),
    ]) {
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await refusalOf(answer)).toEqual([503, 'busy'])
    }
    isFull = false
    expect([(await reset()).status, (await resetByOperator()).status]).toEqual([200, 200])
    expect(await refusalOf(await resetByOperator())).toEqual([400, 'link_expired'])
    expect((await post('sign-up/email', signUp('late@example.org'))).status).toBe(200)
  })

  it('is done anew at a sign-in where the hash was made with older settings, for the right password alone', async () => {
    const database = await ground.open()
    const { openBrowser } = await startApp(database)
    const email = 'robin@example.org'
    await openBrowser().post('/api/auth/sign-up/email', signUp(email), addressOf(50))
    const old = await hashPassword(PASSWORD)
    const ofRobin = database.accounts.selectFrom('user').select('id').where('email', '=', email)
    const accounts = () => database.accounts.selectFrom('account').where('user_id', 'in', ofRobin)
    await database.accounts
      .updateTable('account')
      .set({ password: old })
      .where('user_id', 'in', ofRobin)
      .execute()
    const kept = async () => (await accounts().select('password').executeTakeFirstOrThrow()).password
    const signIn = (password: string) =>
      openBrowser().post('/api/auth/sign-in/email', { email, password }, addressOf(51))

    expect((await signIn('no otter')).status).toBe(401)
    expect(await kept()).toBe(old)
    expect((await signIn(PASSWORD)).status).toBe(200)
    const renewed = await kept()
    expect(renewed).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$/)
    expect((await signIn(PASSWORD)).status).toBe(200)
    expect(await kept()).toBe(renewed)
  })
})
