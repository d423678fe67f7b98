import { type Address, type AddressKey, partsOf } from '@glimmer/api/address'
import { addresses } from '@glimmer/api/addresses'
import { expect, it } from 'vitest'
import { openAccount } from '../../test/account.ts'
import { ADMINS, openAdmin, startWithAdmins } from '../../test/admins.ts'
import { type Browser, refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { readEverything } from '../../test/everything.ts'
import { routesOf } from '../../test/routes.ts'

/** Read from the table, so that a new address for admins is asked too. */
const forAdmins = Object.entries<Address>(addresses)
  .filter(([, { who }]) => who === 'admin')
  .map(([name]) => name as AddressKey)

/** A body that fits one address or another, and names somebody. */
const bodies = (person: string) => [
  {},
  { person },
  { mode: 'closed' },
  { which: 'all' },
  { email: null, days: 7, isSent: false },
  { invitation: person },
]

function askAll(browser: Browser, name: AddressKey, person: string, most?: number): Promise<Response[]> {
  const { method, path } = partsOf(name)
  return Promise.all(
    method === 'GET'
      ? [browser.get(path), browser.get(`${path}?after=${person}`)]
      : bodies(person)
          .slice(0, most)
          .map((body) => browser.post(path, body)),
  )
}

describeOnBothDatabases('the addresses for admins', (ground) => {
  it('refuse nobody, a person, a moderator and a disabled admin, and nothing changes (I7)', async () => {
    const database = await ground.open()
    const app = await startWithAdmins(database)
    const admin = await openAdmin(app, database)
    const disabled = await openAdmin(app, database, ADMINS[1])
    const [person, moderator] = [await openAccount(app), await openAccount(app)]
    await database.accounts
      .insertInto('public.user_roles')
      .values({ user_id: moderator.owner, role: 'moderator' })
      .execute()
    expect(await moderator.me()).toMatchObject({ role: 'moderator' })
    expect((await admin.post('/api/admin/accounts/disable', { person: disabled.owner })).status).toBe(200)
    const others: [Browser, [number, string]][] = [
      [app.openBrowser(), [401, 'signed_out']],
      [person.browser, [403, 'not_admin']],
      [moderator.browser, [403, 'not_admin']],
      [disabled.browser, [401, 'signed_out']],
    ]
    expect(forAdmins.length).toBeGreaterThan(10)
    await app.auth.settled()
    const before = await readEverything(database)
    for (const name of forAdmins) {
      for (const [browser, refused] of others) {
        for (const answer of await askAll(browser, name, person.owner, 2)) {
          expect([name, await refusalOf(answer)]).toEqual([name, refused])
        }
      }
    }
    expect(await readEverything(database)).toEqual(before)
    for (const name of forAdmins) {
      const statuses = (await askAll(admin.browser, name, 'x')).map(({ status }) => status)
      expect([name, statuses.every((status) => status === 401 || status === 403)]).toEqual([name, false])
    }
    // The last of them closed sign-up.
    await admin.post('/api/admin/sign-up', { mode: 'open' })
  })

  it('are all that stand below their paths, so that none is open by mistake', async () => {
    const app = await startWithAdmins(await ground.open())
    const served = routesOf(app).map(({ method, path }) => `${method} ${path}`)
    const theirs = served.filter((name) => / \/api\/(?:admin|rpc)\//.test(name))
    const known = [...forAdmins, 'POST /api/rpc/reset_user_account']
    expect(theirs.toSorted()).toEqual(known.toSorted())
  })

  it('are closed at once to who is no admin any more', async () => {
    const database = await ground.open()
    const app = await startWithAdmins(database, { ADMIN_EMAILS: 'was@admins.org' })
    const { browser, owner } = await openAdmin(app, database, 'was@admins.org')
    expect((await browser.get('/api/rpc/get_user_statistics')).status).toBe(200)
    await database.accounts
      .updateTable('public.user_roles')
      .set({ role: 'user' })
      .where('user_id', '=', owner)
      .execute()
    expect(await refusalOf(await browser.get('/api/rpc/get_user_statistics'))).toEqual([403, 'not_admin'])
  })

  it('by GET change nothing', async () => {
    const database = await ground.open()
    const app = await startWithAdmins(database, { ADMIN_EMAILS: 'gets@admins.org' })
    const { browser } = await openAdmin(app, database, 'gets@admins.org')
    const reading = forAdmins.filter((name) => name.startsWith('GET'))
    expect(reading.length).toBeGreaterThan(3)
    await app.auth.settled()
    const before = await readEverything(database)
    for (const name of reading) expect((await browser.get(partsOf(name).path)).status).toBe(200)
    for (const name of ['all', 'active', 'inactive']) {
      expect((await browser.post(`/api/rpc/get_${name}_user_emails`, {})).status).toBe(200)
    }
    expect(await readEverything(database)).toEqual(before)
  })
})
