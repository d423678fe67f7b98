import type { AdminLog, ListedUser, UserEmails } from '@glimmer/api/admin'
import { expect, it } from 'vitest'
import { type Account, addTask, openAccount, PASSWORD } from '../../test/account.ts'
import { openAdmin, startWithAdmins } from '../../test/admins.ts'
import { jsonOf, refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { dumpRows } from '../../test/rows-of-person.ts'
import { makeFeed } from '../calendar/keep-feed.ts'
import { logAdmin } from './admin-log.ts'
import { deleteAccount } from '../auth/delete-account.ts'

let addresses = 0
const elsewhere = () => ({ address: `2001:db8:77:${(++addresses).toString(16)}::1` })

describeOnBothDatabases('an account, as admins treat it', (ground) => {
  const open = async () => {
    const database = await ground.open()
    addresses += 1
    const emails = [`ada-${addresses}@admins.org`, `grace-${addresses}@admins.org`]
    const app = await startWithAdmins(database, { ADMIN_EMAILS: emails.join() })
    const signIn = (email: string, password = PASSWORD) =>
      app.openBrowser().post('/api/auth/sign-in/email', { email, password }, elsewhere())
    return { database, app, emails, signIn }
  }
  const about = (admin: Account, what: string, person: string) =>
    admin.browser.post(`/api/admin/accounts/${what}`, { person })

  it('is disabled: its sessions and streams end, nobody signs in, and what it holds stays (I7)', async () => {
    const { database, app, emails, signIn } = await open()
    const admin = await openAdmin(app, database, emails[0])
    const ben = await openAccount(app)
    await ben.push([addTask('Stays as it is')])
    const { token } = await makeFeed(database, ben.owner, new Date())
    const readFeed = () => app.openBrowser().get(`/api/calendar/feed.ics?token=${token}`, elsewhere())
    expect((await readFeed()).status).toBe(200)
    const before = (await dumpRows(database, ben.owner)).filter((row) => /tasks|mutations|calendar/.test(row))
    const stream = await ben.browser.get(`/api/sync/events?owner=${ben.owner}`)
    const heard = stream.text()

    expect(await jsonOf(await about(admin, 'disable', ben.owner))).toEqual({ status: 'disabled' })
    expect(await heard).toContain('hello')
    expect(await ben.me()).toEqual({ user: null, role: null })
    expect(await refusalOf(await ben.push([addTask('Too late')]))).toEqual([401, 'signed_out'])
    expect(await refusalOf(await signIn(ben.email))).toEqual([403, 'account_disabled'])
    // Who does not know the password learns nothing.
    expect(await refusalOf(await signIn(ben.email, 'not the password'))).toEqual([
      401,
      'wrong_email_or_password',
    ])
    expect((await readFeed()).status).toBe(404)
    const after = (await dumpRows(database, ben.owner)).filter((row) => /tasks|mutations|calendar/.test(row))
    expect(after).toEqual(before)

    expect(await jsonOf(await about(admin, 'enable', ben.owner))).toEqual({ status: 'enabled' })
    expect((await signIn(ben.email)).status).toBe(200)
    expect((await readFeed()).status).toBe(200)
    // Again changes nothing, and is not in the log twice.
    await about(admin, 'enable', ben.owner)
    const { entries } = await jsonOf<AdminLog>(await admin.get('/api/admin/log'))
    const said = entries
      .filter(({ whom }) => whom === ben.email)
      .map(({ action, admin: who }) => [action, who])
    expect(said).toEqual([
      ['account_enabled', admin.email],
      ['account_disabled', admin.email],
    ])
    expect(JSON.stringify(entries)).not.toContain('Stays as it is')
  })

  it('can still be deleted while it is disabled, with its lines in the log naming nobody', async () => {
    const { database, app, emails } = await open()
    const admin = await openAdmin(app, database, emails[0])
    const ben = await openAccount(app)
    await about(admin, 'disable', ben.owner)
    await deleteAccount(database, ben.owner)
    const { entries } = await jsonOf<AdminLog>(await admin.get('/api/admin/log'))
    expect(entries[0]).toMatchObject({ action: 'account_disabled', admin: admin.email, whom: null })
    expect(await refusalOf(await about(admin, 'enable', ben.owner))).toEqual([404, 'not_found'])
  })

  it('has no session of a sign-in that comes at the moment in which it is disabled', async () => {
    const { database, app, emails, signIn } = await open()
    const admin = await openAdmin(app, database, emails[0])
    const ben = await openAccount(app)
    for (let round = 0; round < 3; round += 1) {
      const [, ...signIns] = await Promise.all([
        about(admin, 'disable', ben.owner),
        ...Array.from({ length: 4 }, () => signIn(ben.email)),
      ])
      for (const { status } of signIns) expect([200, 403]).toContain(status)
      const sessions = await database.accounts
        .selectFrom('session')
        .select('id')
        .where('user_id', '=', ben.owner)
        .execute()
      expect(sessions).toEqual([])
      await about(admin, 'enable', ben.owner)
    }
  })

  it('of an admin is not disabled by themselves, and of two admins who disable each other one stays', async () => {
    const { database, app, emails } = await open()
    const [ada, grace] = [
      await openAdmin(app, database, emails[0]),
      await openAdmin(app, database, emails[1]),
    ]
    for (const what of ['disable', 'enable', 'end-sessions'])
      expect(await refusalOf(await about(ada, what, ada.owner))).toEqual([409, 'own_account'])
    const both = await Promise.all([about(ada, 'disable', grace.owner), about(grace, 'disable', ada.owner)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await Promise.all([ada, grace].map((admin) => admin.get('/api/rpc/get_user_statistics')))
    expect(left.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  it('is signed out everywhere, its streams too, and its person comes back with their password', async () => {
    const { database, app, emails, signIn } = await open()
    const admin = await openAdmin(app, database, emails[0])
    const ben = await openAccount(app)
    const heard = (await ben.browser.get(`/api/sync/events?owner=${ben.owner}`)).text()
    expect((await about(admin, 'end-sessions', ben.owner)).status).toBe(200)
    expect(await heard).toContain('hello')
    expect(await ben.me()).toEqual({ user: null, role: null })
    expect((await signIn(ben.email)).status).toBe(200)
    expect((await about(admin, 'end-sessions', 'nobody')).status).toBe(404)
  })

  it('stands in the lists with its dates and no more, and who was never seen again counts as inactive (J2)', async () => {
    const { database, app, emails } = await open()
    const admin = await openAdmin(app, database, emails[0])
    const { accounts } = database
    await accounts
      .updateTable('user')
      .set({ last_active_on: '2020-01-01' })
      .where('id', '<>', admin.owner)
      .execute()
    const list = async (which: string, body: object = {}) =>
      jsonOf<UserEmails>(await admin.post(`/api/rpc/get_${which}_user_emails`, body))
    const { users: active } = await list('active')
    expect(active.map(({ email }) => email)).toEqual([admin.email])
    expect(Object.keys(active[0] ?? {}).toSorted()).toEqual([
      'email',
      'id',
      'isAdmin',
      'isDisabled',
      'joinedAt',
      'lastActiveOn',
    ])
    const { users: inactive } = await list('inactive')
    const { users: all } = await list('all')
    expect(all).toHaveLength(active.length + inactive.length)
    const statistics = await jsonOf<object>(await admin.get('/api/rpc/get_user_statistics'))
    expect(statistics).toEqual({
      total_users: all.length,
      active_users: 1,
      inactive_users: inactive.length,
    })
    // A session that is prolonged is what counts as being here.
    const ben = await openAccount(app)
    await accounts
      .updateTable('user')
      .set({ last_active_on: '2020-01-01' })
      .where('id', '=', ben.owner)
      .execute()
    await accounts
      .updateTable('session')
      .set({ expires_at: inDays(28) })
      .where('user_id', '=', ben.owner)
      .execute()
    await ben.push([])
    expect((await list('active')).users.map(({ email }) => email)).toContain(ben.email)
  })

  it('is found by the first letters of its address, in pages that miss and repeat nobody', async () => {
    const { database, app, emails } = await open()
    const admin = await openAdmin(app, database, emails[0])
    const names = Array.from({ length: 120 }, (_, n) => `page_${String(n).padStart(3, '0')}%é@pages.org`)
    await database.accounts
      .insertInto('user')
      .values(
        names.map((email) => ({
          id: email,
          name: 'Robin',
          email,
          email_verified: true,
          created_at: 'now',
          updated_at: 'now',
        })),
      )
      .execute()
    const found: ListedUser[] = []
    let after: string | undefined
    do {
      const page: UserEmails = await jsonOf(
        await admin.post('/api/rpc/get_all_user_emails', { startsWith: ' PAGE_', ...(after && { after }) }),
      )
      expect(page.users.length).toBeLessThanOrEqual(50)
      found.push(...page.users)
      after = page.next ?? undefined
    } while (after)
    expect(found.map(({ email }) => email)).toEqual(names)
    const none = await admin.post('/api/rpc/get_all_user_emails', { startsWith: '%' })
    expect(await jsonOf(none)).toEqual({ users: [], next: null })
    const copied = await admin.post('/api/admin/copy-emails', { which: 'inactive' })
    const lines = (await copied.text()).split('\n')
    expect(lines).toEqual(expect.arrayContaining(names))
    const { entries } = await jsonOf<AdminLog>(await admin.get('/api/admin/log'))
    expect(entries[0]).toMatchObject({ action: 'emails_copied', detail: 'inactive', whom: null })
  })

  it('has its log kept: no line can be changed, none goes within a year, and pages go back to the first', async () => {
    const { database, app, emails } = await open()
    const admin = await openAdmin(app, database, emails[0])
    const { accounts } = database
    await accounts.transaction().execute(async (trx) => {
      for (let n = 0; n < 55; n += 1)
        await logAdmin(trx, { adminId: admin.owner, action: 'emails_copied', detail: `${n}` })
    })
    const first = await jsonOf<AdminLog>(await admin.get('/api/admin/log'))
    expect(first.entries).toHaveLength(50)
    const second = await jsonOf<AdminLog>(await admin.get(`/api/admin/log?after=${first.next}`))
    const ids = [...first.entries, ...second.entries].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(55)
    const change = accounts.updateTable('admin_log').set({ admin_id: 'x' }).execute()
    await expect(change).rejects.toThrow('stay as they are')
    await expect(accounts.deleteFrom('admin_log').execute()).rejects.toThrow('stay as they are')
    const old = { id: '0', at: inDays(-366), admin_id: 'x', action: 'account_enabled' as const }
    await accounts
      .insertInto('admin_log')
      .values({ ...old, about: null, detail: null })
      .execute()
    await accounts.deleteFrom('admin_log').where('id', '=', '0').execute()
  })
})

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
