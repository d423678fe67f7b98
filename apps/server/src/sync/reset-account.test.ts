import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { type Account, addTask, openAccount } from '../../test/account.ts'
import { jsonOf, refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { countRows, fillEveryTable, tablesThatMention } from '../../test/rows-of-person.ts'
import { startApp, type StartedApp } from '../../test/start-app.ts'

/** What a reset leaves: the account itself with the ways into it, the session, the role, and the count by which stale devices are known. */
const KEPT = [
  'accounts.account',
  'accounts.one_time_codes',
  'accounts.passkey',
  'accounts.recovery_code',
  'accounts.session',
  'public.mutations',
  // The device stays signed in, and there is nothing left to send to it.
  'public.push_subscriptions',
  'public.sync_counters',
  'public.user_roles',
]

const reset = ({ post, owner }: Account, id: string = randomUUID()) =>
  post('/api/rpc/reset_user_account', { owner, id })

describeOnBothDatabases('resetting an account', (ground) => {
  let started: Promise<StartedApp> | undefined
  const start = () => (started ??= ground.open().then((database) => startApp(database)))

  it('takes everything the person wrote, in every table there is, keeps the account, and touches nobody else (I6, J2)', async () => {
    const database = await ground.open()
    const app = await start()
    const [ada, ben] = [await openAccount(app), await openAccount(app)]
    for (const person of [ada, ben]) {
      await fillEveryTable(database, person.owner)
      await person.push([addTask(`the fern of ${person.email}`)])
    }
    const before = await countRows(database, ben.owner)
    const answer = await reset(ada)
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'account_reset' }])

    const left = Object.entries(await countRows(database, ada.owner)).filter(([, count]) => count > 0)
    expect(left.map(([name]) => name)).toEqual(KEPT)
    expect(await tablesThatMention(database, ada.owner, `the fern of ${ada.email}`)).toEqual([])
    expect(await ada.me()).toMatchObject({ user: { id: ada.owner, email: ada.email } })
    expect(await ada.pull()).toMatchObject({ rows: [], generation: 2, newest: 2 })
    expect(await countRows(database, ben.owner)).toEqual(before)
    expect((await ben.pull()).rows.map(({ data }) => data?.['title'])).toContain(`the fern of ${ben.email}`)
  })

  it('lets no device that slept through it bring anything back, and takes what is written afterwards', async () => {
    const ada = await openAccount(await start())
    const stale = addTask('Written before, sent after')
    await ada.push([addTask('From before')])
    await reset(ada)
    const refused = await jsonOf<{ results: unknown[] }>(await ada.push([stale]))
    expect(refused.results).toMatchObject([{ status: 'rejected', reason: 'generation' }])
    expect((await ada.pull()).rows).toEqual([])
    await ada.push([addTask('From after', randomUUID(), 2)])
    expect((await ada.pull()).rows).toMatchObject([{ data: { title: 'From after' } }])
  })

  it('happens once, however often it is sent', async () => {
    const ada = await openAccount(await start())
    const id = randomUUID()
    await Promise.all([reset(ada, id), reset(ada, id)])
    await ada.push([addTask('From after', randomUUID(), 2)])
    expect((await reset(ada, id)).status).toBe(200)
    expect(await ada.pull()).toMatchObject({ rows: [{ data: { title: 'From after' } }], generation: 2 })
  })

  it('is for the account that is signed in, and says plainly what it cannot read', async () => {
    const app = await start()
    const [ada, ben] = [await openAccount(app), await openAccount(app)]
    await ben.push([addTask('Ben’s')])
    const id = randomUUID()
    const call = async (body: unknown) => refusalOf(await ada.post('/api/rpc/reset_user_account', body))
    expect(await call({ owner: ben.owner, id })).toEqual([409, 'other_owner'])
    for (const body of [null, [], {}, { owner: ada.owner }, { owner: ada.owner, id: 7 }, { id }])
      expect(await call(body)).toEqual([400, 'bad_request'])
    expect(await call({ owner: ada.owner, id, user_id: ben.owner })).toEqual([400, 'bad_request'])
    const asked = await app.openBrowser().post('/api/rpc/reset_user_account', { owner: ben.owner, id })
    expect(await refusalOf(asked)).toEqual([401, 'signed_out'])
    expect((await ben.pull()).rows).toMatchObject([{ data: { title: 'Ben’s' } }])
  })
})
