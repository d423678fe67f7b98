import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { expect, it } from 'vitest'
import { makeOperatorToken } from '../../src/auth/operator-token.ts'
import { addTask, PASSWORD } from '../account.ts'
import { describeOnBothDatabases } from '../databases.ts'
import { tokenOf } from '../post-office.ts'
import { dumpEverything } from '../rows-of-person.ts'
import { routesOf } from '../routes.ts'
import { SECRET } from '../start-app.ts'
import { prepareMailboxes } from './mailbox.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describeOnBothDatabases('whoever only reads', (ground) => {
  const mail = prepareMailboxes(ground)

  it('changes nothing, by any route, with a live session and with every kind of link that works', async () => {
    const database = await ground.open()
    const app = mail.app()
    await mail.signUp('waiting@example.org')
    const browser = await mail.openConfirmed('ada@example.org')
    const { user } = (await (await browser.get('/api/me')).json()) as { user: { id: string } }
    const push = { owner: user.id, schema: SCHEMA_VERSION, cursor: null, mutations: [addTask('Read me')] }
    expect((await browser.post('/api/sync/push', push)).status).toBe(200)
    await mail.post('request-password-reset', { email: 'ada@example.org' })
    const next = { owner: user.id, email: 'ada.next@example.org', password: PASSWORD }
    await mail.post('new-email', next, browser)
    const tokens = [
      await mail.lastTokenTo('waiting@example.org'),
      tokenOf((await mail.linksTo('ada@example.org')).findLast((link) => link.includes('#reset='))),
      await mail.lastTokenTo(next.email),
      makeOperatorToken({ email: 'ada@example.org', secret: SECRET, now: Date.now() }),
    ]
    const readable = routesOf(app).filter(({ method }) => method === 'GET')
    expect(readable.length).toBeGreaterThan(8)
    const before = await dumpEverything(database)
    let answered = 0
    for (const { path } of readable) {
      for (const token of tokens) {
        const query = new URLSearchParams({ token, confirm: token, reset: token, owner: user.id })
        query.set('new-email', token)
        query.set('schema', String(SCHEMA_VERSION))
        const answer = await browser.get(`${path}?${query}`)
        answered += Number(answer.status < 400)
        await answer.body?.cancel()
      }
    }
    expect(answered).toBeGreaterThan(8 * tokens.length)
    expect(await dumpEverything(database)).toEqual(before)

    // The links still work afterwards.
    expect((await mail.confirm(tokens[0] ?? '')).status).toBe(200)
    expect((await mail.post('new-email/look', { token: tokens[2] }, browser)).status).toBe(200)
    const reset = { token: tokens[1], newPassword: 'calm heron sky' }
    expect((await mail.post('reset-password', reset)).status).toBe(200)
  })

  it('prolongs their own session, once a day, and nothing else', async () => {
    const database = await ground.open()
    const browser = await mail.openConfirmed('wren@example.org')
    const expiries = () => database.accounts.selectFrom('session').select(['id', 'expires_at']).execute()
    const before = await expiries()
    await browser.get('/api/me')
    expect(await expiries()).toEqual(before)
    const earlier = new Date(Date.now() + 28 * DAY_MS).toISOString()
    await database.accounts.updateTable('session').set({ expires_at: earlier }).execute()
    const withoutSessions = async () =>
      (await dumpEverything(database)).filter((row) => !row.startsWith('accounts.session'))
    const rest = await withoutSessions()
    await browser.get('/api/me')
    const after = await expiries()
    expect(after.filter(({ expires_at }) => new Date(expires_at) > new Date(earlier))).toHaveLength(1)
    expect(after).toHaveLength(before.length)
    await browser.get('/api/me')
    expect(await expiries()).toEqual(after)
    expect(await withoutSessions()).toEqual(rest)
  })
})
