import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { type Account, addTask, openAccount, PASSWORD } from '../../../test/account.ts'
import { describeOnBothDatabases, silentLog } from '../../../test/databases.ts'
import { passDays } from '../../../test/pass-days.ts'
import { countRows, tablesThatMention } from '../../../test/rows-of-person.ts'
import { startApp, type StartedApp } from '../../../test/start-app.ts'
import { startForgetting } from '../../daily-forgetting.ts'
import { type Database, openDatabase } from '../../db/open.ts'

describeOnBothDatabases('the days before a deletion', (ground) => {
  const open = async (database?: Database) => {
    const opened = database ?? (await ground.open())
    return { database: opened, app: await startApp(opened, { DELETE_GRACE_DAYS: '7' }) }
  }
  const leave = async (app: StartedApp): Promise<Account> => {
    const person = await openAccount(app)
    await person.push([addTask('Water the fern')])
    const { owner, post } = person
    expect((await post('/api/auth/delete-account', { owner, password: PASSWORD })).status).toBe(200)
    return person
  }
  const isThere = async (database: Database, { owner }: Account) =>
    (await countRows(database, owner))['public.tasks'] === 1

  it('end with everything gone, found due on two days, by the job that runs each day', async () => {
    const { database, app } = await open()
    const [ada, ben] = [await leave(app), await leave(app)]
    const run = async () => {
      let hasRun = false
      const forgetting = startForgetting({
        database,
        log: silentLog,
        isMailEnabled: false,
        firstMs: 1,
        async deleteDue(signal) {
          const deleted = await app.auth.deletions.deleteDue(signal)
          hasRun = true
          return deleted
        },
      })
      await vi.waitUntil(() => hasRun)
      await forgetting.stop()
    }
    await passDays(database, ada.owner, 6.9)
    await run()
    await passDays(database, ada.owner, 0.2)
    // The first look, however often a server starts.
    for (let start = 0; start < 3; start += 1) await run()
    expect(await isThere(database, ada)).toBe(true)
    await passDays(database, ada.owner, 1)
    await run()
    expect(await tablesThatMention(database, ada.owner, ada.owner)).toEqual([])
    expect(await tablesThatMention(database, ada.owner, ada.email)).toEqual([])
    expect(await isThere(database, ben)).toBe(true)
    const me = await app.openBrowser().get(`/api/me?owner=${ada.owner}`)
    expect(await me.json()).toEqual({ user: null, role: null, isGone: true })
    expect((await openAccount(app, ada.email)).owner).not.toBe(ada.owner)
  })

  it('are not cut short by a clock that was wrong for a while, nor by this server’s own', async () => {
    const { database, app } = await open()
    const ada = await leave(app)
    // The database's clock leaps ahead, and is put right before a day is over.
    await passDays(database, ada.owner, 9)
    await app.auth.deletions.deleteDue()
    await passDays(database, ada.owner, -9)
    await app.auth.deletions.deleteDue()
    await passDays(database, ada.owner, 7)
    // So the first look that counts is this one.
    await app.auth.deletions.deleteDue()
    expect(await app.auth.deletions.deleteDue()).toBe(0)
    expect(await isThere(database, ada)).toBe(true)
    // The embedded database has no other clock than this process.
    const ahead = ground.kind === 'postgres' ? await yearsAhead(() => app.auth.deletions.deleteDue()) : 0
    expect(ahead).toBe(0)
    await passDays(database, ada.owner, 1)
    expect(await app.auth.deletions.deleteDue()).toBe(1)
  })

  it('end once where two servers look at the same moment, and either kept or deleted where its person keeps it then', async () => {
    const here = await open()
    const there =
      ground.kind === 'postgres' ? await open(await openDatabase(await ground.options())) : await open()
    let deleted = 0
    for (let round = 0; round < 8; round += 1) {
      const ada = await leave(here.app)
      const pending = await here.app.auth.deletions.find(ada.owner)
      if (!pending) throw new Error('it does not wait')
      await passDays(here.database, ada.owner, 8)
      await here.app.auth.deletions.deleteDue()
      await passDays(here.database, ada.owner, 1)
      const { askedAt } = (await here.app.auth.deletions.find(ada.owner)) ?? pending
      const keep = () => here.app.auth.deletions.keep({ userId: ada.owner, askedAt })
      const [one, two, isKept] = await Promise.all([
        here.app.auth.deletions.deleteDue(),
        there.app.auth.deletions.deleteDue(),
        // In some rounds nobody keeps it.
        round % 4 === 3 ? false : round % 2 === 0 ? keep() : Promise.resolve().then(keep),
      ])
      expect(one + two + Number(isKept)).toBe(1)
      const isLeft = await isThere(here.database, ada)
      const isNamed = (await tablesThatMention(here.database, ada.owner, ada.owner)).length > 0
      expect({ isLeft, isNamed }).toEqual({ isLeft: isKept, isNamed: isKept })
      if (!isKept) deleted += 1
    }
    expect(deleted).toBeGreaterThan(0)
    if (ground.kind === 'postgres') await there.database.close()
  })

  it('go on where a server ended in the midst of it', async () => {
    const { database, app } = await open()
    const people = [await leave(app), await leave(app), await leave(app)]
    for (const { owner } of people) await passDays(database, owner, 8)
    await app.auth.deletions.deleteDue()
    for (const { owner } of people) await passDays(database, owner, 1)
    const ended = new AbortController()
    ended.abort()
    expect(await app.auth.deletions.deleteDue(ended.signal)).toBe(0)
    expect(await app.auth.deletions.deleteDue()).toBe(3)
  })

  it('let no session begin at the very moment at which they begin', async () => {
    const { database, app } = await open()
    for (let round = 0; round < 4; round += 1) {
      const ada = await openAccount(app)
      const { owner, post, email } = ada
      const signIns = Array.from({ length: 4 }, (_, place) =>
        app
          .openBrowser()
          .post(
            '/api/auth/sign-in/email',
            { email, password: PASSWORD },
            { address: `2001:db8:66:${round}:${place}::1` },
          ),
      )
      const [asked] = await Promise.all([
        post('/api/auth/delete-account', { owner, password: PASSWORD }),
        ...signIns,
      ])
      expect(asked.status).toBe(200)
      const { rows } = await sql`select from accounts.session where user_id = ${owner}`.execute(
        database.accounts,
      )
      expect(rows).toEqual([])
    }
  })
})

async function yearsAhead<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 24 * 60 * 60 * 1000 })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}
