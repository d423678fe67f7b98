import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { expect, it } from 'vitest'
import { type Account, addTask, openAccount, PASSWORD } from '../../test/account.ts'
import { refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases, type TestGround } from '../../test/databases.ts'
import { countRows, fillEveryTable, tablesThatMention } from '../../test/rows-of-person.ts'
import { SECRET, startApp, type StartedApp } from '../../test/start-app.ts'
import { openDatabase } from '../db/open.ts'
import { makeOperatorToken } from './operator-token.ts'

const remove = ({ post, owner }: Account, password = PASSWORD) =>
  post('/api/auth/delete-account', { owner, password })

const visitor = { user: null, role: null }

describeOnBothDatabases('deleting an account', (ground) => {
  let started: Promise<StartedApp> | undefined
  const start = () => (started ??= ground.open().then((database) => startApp(database)))

  it('takes every row that speaks of the person, in every table there is, and no row of anybody else (I5)', async () => {
    const database = await ground.open()
    const app = await start()
    const [ada, ben] = [await openAccount(app), await openAccount(app)]
    for (const person of [ada, ben]) {
      await fillEveryTable(database, person.owner)
      expect((await person.push([addTask('Water the fern')])).status).toBe(200)
      const later = new Date(Date.now() + 60_000).toISOString()
      await database.accounts
        .insertInto('verification')
        .values({
          id: person.owner,
          identifier: 'a link that was asked for',
          value: person.owner,
          expires_at: later,
          created_at: later,
          updated_at: later,
        })
        .execute()
    }
    const before = await countRows(database, ben.owner)
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([])
    expect(await tablesThatMention(database, ada.owner, ada.owner)).toContain('accounts.verification')

    const answer = await remove(ada)
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'account_deleted' }])
    expect(await tablesThatMention(database, ada.owner, ada.owner)).toEqual([])
    expect(await tablesThatMention(database, ada.owner, ada.email)).toEqual([])
    expect(new Set(Object.values(await countRows(database, ada.owner)))).toEqual(new Set([0]))
    expect(await countRows(database, ben.owner)).toEqual(before)
    expect((await ben.pull()).rows.map(({ data }) => data?.['title'])).toContain('Water the fern')
    expect(ada.browser.cookies.size).toBe(0)
  })

  it('needs the current password, the account’s own session and nothing else', async () => {
    const app = await start()
    const [ada, ben] = [await openAccount(app), await openAccount(app)]
    expect(await refusalOf(await remove(ada, 'not it at all'))).toEqual([400, 'wrong_current_password'])
    expect(await refusalOf(await remove(ada, ''))).toEqual([400, 'bad_request'])
    const forged = await ada.post('/api/auth/delete-account', { owner: ben.owner, password: PASSWORD })
    expect(await refusalOf(forged)).toEqual([409, 'other_owner'])
    for (const body of [{ password: PASSWORD }, { owner: ada.owner }, { owner: ada.owner, token: 'x' }]) {
      expect(await refusalOf(await ada.post('/api/auth/delete-account', body))).toEqual([400, 'bad_request'])
    }
    const nobody = app.openBrowser()
    const asked = await nobody.post('/api/auth/delete-account', { owner: ada.owner, password: PASSWORD })
    expect(await refusalOf(asked)).toEqual([401, 'signed_out'])
    expect(await ada.me()).toMatchObject({ user: { id: ada.owner } })
    expect(await ben.me()).toMatchObject({ user: { id: ben.owner } })
  })

  it('gives a thief of the session ten guesses a minute, on all servers together', async () => {
    const ada = await openAccount(await start())
    const tries: number[] = []
    for (let guess = 0; guess < 10; guess++) tries.push((await remove(ada, `guess ${guess}`)).status)
    expect(tries).toEqual(Array.from({ length: 10 }, () => 400))
    expect(await refusalOf(await remove(ada))).toEqual([429, 'too_many_requests'])
    const replica = (await startApp(await ground.open())).openBrowser()
    const headers = { cookie: ada.cookie(), 'x-forwarded-for': '203.0.113.9' }
    const there = await replica.post(
      '/api/auth/delete-account',
      { owner: ada.owner, password: PASSWORD },
      { headers, address: ada.address },
    )
    expect(there.status).toBe(429)
    expect(await ada.me()).toMatchObject({ user: { id: ada.owner } })
  })

  it('ends every session at once, and closes the streams of all devices on every server', async () => {
    const here = await start()
    const elsewhere = await openReplica(ground)
    const [ada, ben] = [await openAccount(here), await openAccount(here)]
    const phone = elsewhere.app.openBrowser()
    await phone.post(
      '/api/auth/sign-in/email',
      { email: ada.email, password: PASSWORD },
      { address: ada.address },
    )
    const streams = await Promise.all([
      ada.browser.get(`/api/sync/events?owner=${ada.owner}`),
      phone.get(`/api/sync/events?owner=${ada.owner}`),
    ])
    const bens = await ben.browser.get(`/api/sync/events?owner=${ben.owner}`)
    const ended = Promise.all(streams.map((stream) => stream.text()))
    expect((await remove(ada)).status).toBe(200)
    for (const heard of await ended) expect(heard).toContain('hello')
    expect(await (await phone.get('/api/me')).json()).toEqual(visitor)
    expect((await phone.get(`/api/sync/pull?owner=${ada.owner}&schema=${SCHEMA_VERSION}`)).status).toBe(401)

    const reader = bens.body!.pipeThrough(new TextDecoderStream()).getReader()
    await ben.push([addTask('Still here')])
    for (let heard = ''; !heard.includes('data: 1\n');) heard += (await reader.read()).value
    await reader.cancel()
    await elsewhere.close()
  })

  it('leaves nothing behind of what arrives at the same moment', async () => {
    const database = await ground.open()
    const app = await start()
    for (let round = 0; round < 5; round++) {
      const ada = await openAccount(app)
      // The letter of the sign-up makes its link beside the requests.
      await app.auth.settled()
      const cookie = ada.cookie()
      const pushes = Array.from({ length: 6 }, (_, i) =>
        ada.browser.post(
          '/api/sync/push',
          {
            owner: ada.owner,
            schema: SCHEMA_VERSION,
            cursor: null,
            mutations: [addTask(`one ${i}`), addTask('two')],
          },
          { address: ada.address, headers: { cookie } },
        ),
      )
      const answers = await Promise.all([remove(ada), ...pushes])
      expect(answers[0]?.status).toBe(200)
      expect(answers.slice(1).filter(({ status }) => ![200, 401].includes(status))).toEqual([])
      expect(await tablesThatMention(database, ada.owner, ada.owner)).toEqual([])
    }
  })

  it('can be learnt of by a device that kept its id, and by nobody who has none', async () => {
    const app = await start()
    const [ada, ben] = [await openAccount(app), await openAccount(app)]
    const ask = async (owner: string) => (await app.openBrowser().get(`/api/me?owner=${owner}`)).json()
    expect(await ask(ada.owner)).toEqual(visitor)
    await remove(ada)
    expect(await ask(ada.owner)).toEqual({ ...visitor, isGone: true })
    expect(await ask(ben.owner)).toEqual(visitor)
    for (const nonsense of ['', '%00', 'x'.repeat(5_000)])
      expect(await ask(nonsense)).toEqual({ ...visitor, isGone: true })
    expect(await (await ben.get(`/api/me?owner=${ada.owner}`)).json()).not.toHaveProperty('isGone')
  })

  it('frees the address: a new account with it is empty, and no link of the old one opens it', async () => {
    const app = await start()
    const ada = await openAccount(app)
    await ada.push([addTask('From before')])
    const link = makeOperatorToken({ email: ada.email, secret: SECRET, now: Date.now() })
    expect((await remove(ada)).status).toBe(200)
    const again = await openAccount(app, ada.email)
    expect(again.owner).not.toBe(ada.owner)
    expect((await again.pull()).rows).toEqual([])
    const used = await again.post('/api/auth/reset-password', { token: link, newPassword: 'calm heron sky' })
    expect(await refusalOf(used)).toEqual([400, 'link_expired'])
    const old = await again.browser.get('/api/me', { headers: { cookie: ada.cookie() } })
    expect(await old.json()).toEqual(visitor)
  })
})

/**
 * A second server on the same database. The embedded database allows one process, so there it is a second app in this
 * one.
 */
async function openReplica(ground: TestGround) {
  const database =
    ground.kind === 'postgres' ? await openDatabase(await ground.options()) : await ground.open()
  return {
    app: await startApp(database),
    close: () => (ground.kind === 'postgres' ? database.close() : Promise.resolve()),
  }
}
