import type { SignUpMode } from '@glimmer/api/account'
import type { AdminLog, MadeInvitation, OpenInvitations, ServerState } from '@glimmer/api/admin'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Account, PASSWORD } from '../../test/account.ts'
import { openAdmin, startWithAdmins } from '../../test/admins.ts'
import { jsonOf, refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { startPostOffice } from '../../test/post-office.ts'
import type { StartedApp } from '../../test/start-app.ts'
import { forgetExpired } from '../auth/forget-expired.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let people = 0

const signUp = ({ openBrowser }: StartedApp, email: string, invitation?: string) =>
  openBrowser().post(
    '/api/auth/sign-up/email',
    { name: 'Robin', email, password: PASSWORD, ...(invitation && { invitation }) },
    { address: `2001:db8:99:${(++people).toString(16)}::1` },
  )

const tokenOf = ({ link }: MadeInvitation) => decodeURIComponent(link.split('#invite=')[1] ?? '')

describeOnBothDatabases('sign-up, as admins choose it', (ground) => {
  /** Two servers on one database. */
  const open = async (settings: Record<string, string> = {}) => {
    people += 1
    const email = `ada-${people}@admins.org`
    const database = await ground.open()
    await database.accounts.deleteFrom('server_setting').execute()
    const app = await startWithAdmins(database, { ADMIN_EMAILS: email, ...settings })
    const other = await startWithAdmins(database, { ADMIN_EMAILS: email, ...settings })
    const admin = await openAdmin(app, database, email)
    const choose = async (mode: SignUpMode) => admin.post('/api/admin/sign-up', { mode })
    return { database, app, other, admin, choose }
  }
  const invite = async (admin: Account, more: object = {}) =>
    jsonOf<MadeInvitation>(
      await admin.post('/api/admin/invitations', { email: null, days: 7, isSent: false, ...more }),
    )
  const modeOf = async ({ openBrowser }: StartedApp) =>
    (await jsonOf<{ signUp: string }>(await openBrowser().get('/api/settings'))).signUp

  it('is open until one is chosen, and what is chosen holds on every server at once, by the form and by an invitation', async () => {
    const { app, other, admin, choose } = await open()
    expect(await modeOf(other)).toBe('open')
    expect((await signUp(other, `a-${people}@open.org`)).status).toBe(200)
    expect(await jsonOf(await choose('invite'))).toEqual({ mode: 'invite', isFixed: false })
    expect(await modeOf(other)).toBe('invite')
    expect(await refusalOf(await signUp(other, `b-${people}@open.org`))).toEqual([403, 'invitation_needed'])
    const made = await invite(admin)
    expect((await signUp(other, `c-${people}@open.org`, tokenOf(made))).status).toBe(200)
    const open2 = await invite(admin)
    await choose('closed')
    for (const server of [app, other]) {
      expect(await modeOf(server)).toBe('closed')
      const refused = [403, 'sign_up_closed']
      expect(await refusalOf(await signUp(server, `d-${people}@open.org`))).toEqual(refused)
      expect(await refusalOf(await signUp(server, `d-${people}@open.org`, tokenOf(open2)))).toEqual(refused)
    }
    await choose('closed')
    const { entries } = await jsonOf<AdminLog>(await admin.get('/api/admin/log'))
    const changes = entries.filter(({ action }) => action === 'sign_up_changed').map(({ detail }) => detail)
    expect(changes.slice(0, 2)).toEqual(['invite → closed', 'open → invite'])
  })

  it('chosen by two admins at once is what the log says last', async () => {
    const { app, admin } = await open()
    const modes = ['invite', 'closed', 'open', 'invite', 'closed'] as const
    await Promise.all(modes.map((mode) => admin.post('/api/admin/sign-up', { mode })))
    const { entries } = await jsonOf<AdminLog>(await admin.get('/api/admin/log'))
    const steps = entries
      .filter(({ action }) => action === 'sign_up_changed')
      .map(({ detail }) => detail ?? '')
    expect(steps[0]?.split(' → ')[1]).toBe(await modeOf(app))
  })

  it('is the operator’s where SIGN_UP is set: admins see so and cannot change it', async () => {
    const { app, admin, choose } = await open({ SIGN_UP: 'open' })
    expect(await refusalOf(await choose('closed'))).toEqual([409, 'sign_up_fixed'])
    expect(await modeOf(app)).toBe('open')
    const state = await jsonOf<ServerState>(await admin.get('/api/admin/server'))
    expect(state.signUp).toEqual({ mode: 'open', isFixed: true })
  })

  it('by one invitation makes one account, of many who use it at the same moment, twice over', async () => {
    const { app, other, admin, choose, database } = await open()
    await choose('invite')
    for (const round of ['first', 'second']) {
      const token = tokenOf(await invite(admin))
      const all = await Promise.all(
        [app, other, app, other].map((server, n) =>
          signUp(server, `${round}-${n}@race-${people}.org`, token),
        ),
      )
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
      for (const answer of all.filter(({ status }) => status !== 200))
        expect(await refusalOf(answer)).toEqual([403, 'invitation_used'])
    }
    const kept = await database.accounts.selectFrom('invite').selectAll().execute()
    expect(kept.length).toBeGreaterThan(1)
  })

  it('keeps of an invitation its hash alone, for its address, until it is used, taken back or over', async () => {
    const { app, admin, choose, database } = await open()
    await choose('invite')
    const wren = `wren-${people}@invite.org`
    const made = await invite(admin, { email: ` ${wren.toUpperCase()} ` })
    expect(made).toMatchObject({ invitation: { email: wren }, letter: null })
    const rows = JSON.stringify(await database.accounts.selectFrom('invite').selectAll().execute())
    expect(rows).toContain(made.invitation.id)
    expect(rows).not.toContain(tokenOf(made))
    expect(app.logged.join()).not.toContain(tokenOf(made))
    const looked = await app.openBrowser().post('/api/auth/invitation', { token: tokenOf(made) })
    expect(await jsonOf(looked)).toEqual({ status: 'welcome', email: wren })
    const refused = await signUp(app, `other-${people}@invite.org`, tokenOf(made))
    expect(await refusalOf(refused)).toEqual([403, 'invitation_other_address'])
    const taken = await invite(admin)
    const listed = async () =>
      (await jsonOf<OpenInvitations>(await admin.get('/api/admin/invitations'))).invitations
    const ids = async () => (await listed()).map(({ id }) => id)
    expect((await ids()).slice(0, 2)).toEqual([taken.invitation.id, made.invitation.id])
    const takeBack = () => admin.post('/api/admin/invitations/take-back', { invitation: taken.invitation.id })
    expect(await jsonOf(await takeBack())).toEqual({ status: 'taken_back' })
    expect(await jsonOf(await takeBack())).toEqual({ status: 'not_open' })
    const late = await signUp(app, `late-${people}@invite.org`, tokenOf(taken))
    expect(await refusalOf(late)).toEqual([403, 'invitation_over'])
    expect((await signUp(app, wren, tokenOf(made))).status).toBe(200)
    expect(await ids()).not.toContain(made.invitation.id)
    const old = await invite(admin)
    const past = new Date(Date.now() - DAY_MS).toISOString()
    await database.accounts
      .updateTable('invite')
      .set({ expires_at: past })
      .where('id', '=', old.invitation.id)
      .execute()
    const over = await signUp(app, `over-${people}@invite.org`, tokenOf(old))
    expect(await refusalOf(over)).toEqual([403, 'invitation_over'])
    expect(await ids()).not.toContain(old.invitation.id)
    await forgetExpired(database, new Date())
    const left = await database.accounts.selectFrom('invite').select('id').execute()
    expect(left.map(({ id }) => id)).not.toContain(old.invitation.id)
  })

  it('sends an invitation and a test letter where mail is set, and says in words where the mail server is away', async () => {
    const office = await startPostOffice()
    const { app, admin, choose } = await openConfirmed(office.smtpUrl)
    await choose('invite')
    const made = await invite(admin, { email: `swift-${people}@mail.org`, isSent: true })
    expect(made.letter).toEqual({ outcome: 'sent' })
    const letter = office.letters.find(({ to }) => to === `swift-${people}@mail.org`)
    expect(letter?.subject).toBe('An invitation to Glimmer')
    expect(letter?.link).toBe(made.link)
    const test = () => admin.post('/api/admin/test-letter', '')
    expect(await jsonOf(await test())).toEqual({ outcome: 'sent' })
    expect(office.letters.at(-1)).toMatchObject({ to: admin.email, subject: 'A test letter from Glimmer' })
    await app.auth.settled()
    await office.close()
    expect(await jsonOf(await test())).toMatchObject({
      outcome: 'not-sent',
      problem: expect.stringContaining('can’t be reached'),
    })
  })

  it('tells of the server: its size, its newest dump, and whether a restore was tried', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'glimmer-state-'))
    const { admin } = await open({ DATA_DIR: dataDir })
    const state = async () => jsonOf<ServerState>(await admin.get('/api/admin/server'))
    expect(await state()).toMatchObject({
      database: ground.kind,
      lastDump: null,
      lastDrill: null,
      mailEnabled: false,
    })
    expect((await state()).databaseBytes).toBeGreaterThan(1_000_000)
    const folder = join(dataDir, 'dumps')
    mkdirSync(folder)
    const name = 'glimmer-2026-11-21T13-05-48-012Z-daily.ndjson.gz'
    writeFileSync(join(folder, name), 'x'.repeat(2_000))
    writeFileSync(join(folder, 'drill.json'), '{ half')
    expect(await state()).toMatchObject({ lastDrill: null })
    const drill = { dump: name, at: '2026-11-22T06:00:00.000Z', ok: false, rows: 12, problem: 'tasks, row 7' }
    writeFileSync(join(folder, 'drill.json'), JSON.stringify(drill))
    expect(await state()).toMatchObject({
      lastDump: { name, madeAt: '2026-11-21T13:05:48.012Z', bytes: 2_000 },
      lastDrill: { dump: name, at: drill.at, isOk: false, rows: 12, problem: drill.problem },
    })
    rmSync(dataDir, { recursive: true })
  })

  /** An admin whose address is confirmed, on a server that sends mail. */
  async function openConfirmed(smtpUrl: string) {
    const { admin, database, choose } = await open()
    const app = await startWithAdmins(database, { ADMIN_EMAILS: admin.email, SMTP_URL: smtpUrl })
    const browser = app.openBrowser()
    const credentials = { email: admin.email, password: PASSWORD }
    expect((await browser.post('/api/auth/sign-in/email', credentials)).status).toBe(200)
    const post = (path: string, body: unknown) => browser.post(path, body)
    return { app, admin: { ...admin, browser, post }, choose }
  }
})
