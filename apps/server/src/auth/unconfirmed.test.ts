import { expect, it } from 'vitest'
import { addTask, openAccount } from '../../test/account.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { startApp } from '../../test/start-app.ts'
import { forgetUnconfirmed } from './unconfirmed.ts'

const now = new Date('2026-11-22T12:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()

describeOnBothDatabases('accounts that nobody confirmed', (ground) => {
  it('go after 14 days, and only where nobody is signed in and nothing was ever written', async () => {
    const database = await ground.open()
    const { accounts } = database
    const app = await startApp(database)
    const madeAt = (id: string, created_at: string) =>
      accounts.updateTable('user').set({ created_at }).where('id', '=', id).execute()
    const signedOut = async (write: boolean) => {
      const account = await openAccount(app)
      if (write) await account.push([addTask('Keep me')])
      await account.post('/api/auth/sign-out', {})
      return account.owner
    }
    const old = { empty: await signedOut(false), withRows: await signedOut(true) }
    const signedIn = (await openAccount(app)).owner
    const confirmed = await signedOut(false)
    await accounts.updateTable('user').set({ email_verified: true }).where('id', '=', confirmed).execute()
    for (const id of [old.empty, old.withRows, signedIn, confirmed]) await madeAt(id, daysAgo(15))
    const young = await signedOut(false)
    await madeAt(young, daysAgo(13))

    expect(await forgetUnconfirmed(database, now)).toBe(1)
    const left = await accounts.selectFrom('user').select('id').execute()
    expect(left.map(({ id }) => id).toSorted()).toEqual([old.withRows, signedIn, confirmed, young].toSorted())
    const links = await accounts.selectFrom('verification').select('value').execute()
    expect(links.map(({ value }) => value)).not.toContain(old.empty)
  })

  it('go however many there are, and the rest waits for the next time where the server ends', async () => {
    const database = await ground.open()
    const sample = { name: 'Robin', email_verified: false, created_at: daysAgo(20), updated_at: daysAgo(20) }
    const many = Array.from({ length: 250 }, (_, i) => {
      return { ...sample, id: `many-${i}`, email: `many-${i}@example.org` }
    })
    await database.accounts.insertInto('user').values(many).execute()
    expect(await forgetUnconfirmed(database, now, AbortSignal.abort())).toBe(0)
    expect(await forgetUnconfirmed(database, now)).toBe(250)
    expect(await forgetUnconfirmed(database, now)).toBe(0)
  })
})
