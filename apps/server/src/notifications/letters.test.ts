import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { startPostOffice } from '../../test/post-office.ts'
import { type PushService, startPushService } from '../../test/push-service.ts'
import { HOUR_MS, MINUTE_MS, openClock, openReminded, type Reminded } from '../../test/reminded-person.ts'
import { SECRET, type StartedApp, startApp } from '../../test/start-app.ts'
import { makeUnsubscribeToken } from './unsubscribe.ts'

const DAY_MS = 24 * HOUR_MS

describeOnBothDatabases('letters of reminders', (ground) => {
  const clock = openClock()
  let office: Awaited<ReturnType<typeof startPostOffice>>
  let service: PushService
  /** Where people sign up at once, as it sends no mail. */
  let plain: StartedApp
  let app: StartedApp
  beforeAll(async () => {
    office = await startPostOffice()
    service = await startPushService()
    const database = await ground.open()
    plain = await startApp(database, service.settings)
    const settings = { ...service.settings, SMTP_URL: office.smtpUrl }
    app = await startApp(database, settings, { remindersParts: { now: clock.now } })
  })
  beforeEach(() => office.refuse(() => null))
  afterAll(() => Promise.all([office.close(), service.close()]))

  const open = async (chosen: (person: Reminded) => object, isConfirmed = true) => {
    const person = await openReminded(plain, clock, service)
    const { accounts } = await ground.open()
    const confirmed = { email_verified: isConfirmed }
    await accounts.updateTable('user').set(confirmed).where('id', '=', person.owner).execute()
    await person.choose(chosen(person))
    await app.reminders.lookOnce()
    const letters = () => office.letters.filter(({ to }) => to === person.email)
    return { ...person, letters, subjects: () => letters().map(({ subject }) => subject) }
  }
  type Person = Awaited<ReturnType<typeof open>>
  const lookAfter = async (ms: number) => {
    clock.pass(ms)
    await app.reminders.lookOnce()
  }
  const daily =
    (ms = 10 * MINUTE_MS) =>
    (person: Reminded) => ({
      ...person.dailyIn(ms),
      dailyWays: ['email'],
    })
  const weekly =
    (ms = 10 * MINUTE_MS) =>
    (person: Reminded) => {
      const local = person.localIn(ms)
      return {
        weeklySummaries: true,
        weeklyDay: new Date(`${local}:00Z`).getUTCDay(),
        weeklyMinute: Number(local.slice(11, 13)) * 60 + Number(local.slice(14)),
      }
    }
  /** Past the server's own day, by which days that lie ahead are corrected. */
  const win = async (person: Person, title: string, index = 0) => {
    const on = person.localIn(0).slice(0, 10)
    const id = `00000000-0000-4000-8000-00000000000${index}:${on}`
    const at = clock.now().toISOString()
    const row = { user_id: person.owner, id, rev: 1, title, completed_at: at, completed_on: on }
    const database = await ground.open()
    await database.withUser(person.owner, (trx) => trx.insertInto('wins').values(row).execute())
  }
  const bodyOf = (source: string) =>
    source.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n', '\n')

  it('bring the daily reminder, with its title only where the person wants that', async () => {
    const [ada, ben] = [await open(daily()), await open(daily())]
    await ada.addTask('Ring the clinic')
    await ben.addTask('Water the fern')
    await ben.change({ showsTitles: true })
    await lookAfter(11 * MINUTE_MS)
    expect(ada.subjects()).toEqual(['One small thing, if you like'])
    expect(bodyOf(ada.letters()[0]!.source)).not.toContain('clinic')
    expect(bodyOf(ben.letters()[0]!.source)).toContain('Water the fern')
    await lookAfter(HOUR_MS)
    expect([ada.letters().length, ben.letters().length]).toEqual([1, 1])
  })

  it('bring a summary once a week: what was done, what helped, one thing ahead', async () => {
    const ada = await open(weekly())
    await ada.addTask('Send the form')
    await win(ada, 'Wash a cup', 1)
    await win(ada, 'Open the post\r\nBcc: everybody@example.org', 2)
    await lookAfter(11 * MINUTE_MS)
    expect(ada.subjects()).toEqual(['Your week in Glimmer: what you got done'])
    const body = bodyOf(ada.letters()[0]!.source)
    for (const said of ['- Wash a cup', '- Open the post Bcc: everybody@example.org', 'Send the form'])
      expect(body).toContain(said)
    expect(office.letters.filter(({ to }) => to === 'everybody@example.org')).toEqual([])
    await ada.change({ weeklyMinute: null })
    await ada.change(weekly(5 * MINUTE_MS)(ada))
    await lookAfter(10 * MINUTE_MS)
    expect(ada.letters()).toHaveLength(1)
    await ada.change(weekly(5 * MINUTE_MS)(ada))
    clock.pass(7 * DAY_MS - 10 * MINUTE_MS)
    await win(ada, 'Wash a plate', 3)
    await lookAfter(20 * MINUTE_MS)
    expect(ada.letters()).toHaveLength(2)
    expect(bodyOf(ada.letters()[1]!.source)).not.toContain('Wash a cup')
  })

  it('are not written for an empty week', async () => {
    const ada = await open(weekly())
    await ada.addTask('Send the form')
    await lookAfter(11 * MINUTE_MS)
    expect(ada.letters()).toEqual([])
  })

  it('go to no address that nobody confirmed, and to no disabled account', async () => {
    const [ada, ben] = [await open(daily(), false), await open(daily())]
    for (const person of [ada, ben]) await person.addTask()
    const { accounts } = await ground.open()
    const disabled = { disabled_at: new Date().toISOString() }
    await accounts.updateTable('user').set(disabled).where('id', '=', ben.owner).execute()
    await lookAfter(11 * MINUTE_MS)
    expect([ada.letters(), ben.letters()]).toEqual([[], []])
  })

  it('are tried again where the mail server asks for that, and come once', async () => {
    const ada = await open(daily())
    await ada.addTask()
    office.refuse(() => ({ at: 'DATA', status: 451 }))
    await lookAfter(11 * MINUTE_MS)
    await lookAfter(2 * MINUTE_MS)
    expect(ada.letters()).toEqual([])
    office.refuse(() => null)
    await lookAfter(10 * MINUTE_MS)
    await lookAfter(10 * MINUTE_MS)
    expect(ada.letters()).toHaveLength(1)
  })

  it('pause after an address was refused three times, until a letter arrives there again', async () => {
    const ada = await open(daily())
    await ada.addTask()
    const browser = app.openBrowser()
    for (const [name, value] of ada.browser.cookies) browser.cookies.set(name, value)
    const email = async () =>
      ((await (await browser.get(`/api/notifications/state?owner=${ada.owner}`)).json()) as { email: string })
        .email
    let tries = 0
    office.refuse((to) => {
      if (to !== ada.email) return null
      tries += 1
      return { at: 'RCPT', status: 550 }
    })
    expect(await email()).toBe('on')
    for (let day = 0; day < 3; day += 1) await lookAfter(day === 0 ? 11 * MINUTE_MS : DAY_MS)
    expect(await email()).toBe('paused')
    await lookAfter(DAY_MS)
    expect(tries).toBe(3)
    office.refuse(() => null)
    const answer = await browser.post('/api/notifications/test', { owner: ada.owner, way: 'email' })
    expect(answer.status).toBe(200)
    expect([await email(), ada.subjects()]).toEqual(['on', ['A test email from Glimmer']])
    await lookAfter(DAY_MS)
    expect(ada.letters()).toHaveLength(2)
  })

  it('are stopped by one press in a mail program, which nobody can forge', async () => {
    const ada = await open((person) => ({ ...daily()(person), ...weekly()(person) }))
    await ada.addTask()
    await win(ada, 'Wash a cup')
    await lookAfter(11 * MINUTE_MS)
    expect(ada.letters()).toHaveLength(2)
    const letter = ada.letters().find(({ subject }) => subject.startsWith('Your week'))
    const { source } = letter!
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const address = /^List-Unsubscribe: <(\S+)>\r$/m.exec(source)?.[1] ?? ''
    const { pathname, search, searchParams } = new URL(address)
    const press = (path: string, method = 'POST') =>
      app.app.request(`http://localhost:3000${path}`, {
        method,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
        ...(method === 'POST' && { body: 'List-Unsubscribe=One-Click' }),
      })
    const chosen = async () =>
      (await ada.pull()).rows.find(({ table }) => table === 'notification_preferences')?.data
    await press(`${pathname}${search}`, 'GET')
    const token = searchParams.get('token') ?? ''
    for (const forged of [
      '',
      'x',
      `${token}x`,
      token.replace(/\.[^.]+$/, ''),
      makeUnsubscribeToken(ada.owner, 'weekly', 'another secret', Date.now()),
      makeUnsubscribeToken(ada.owner, 'weekly', SECRET, 0),
    ])
      expect((await press(`${pathname}?token=${forged}`)).status).toBe(400)
    expect(await chosen()).toMatchObject({ weeklySummaries: true, dailyWays: ['email'] })
    for (let press_ = 0; press_ < 2; press_ += 1) {
      const answer = await press(`${pathname}${search}`)
      expect([answer.status, await answer.json()]).toEqual([200, { stopped: 'weekly' }])
    }
    expect(await chosen()).toMatchObject({ weeklySummaries: false, dailyWays: ['email'] })
    const stopsDaily = makeUnsubscribeToken(ada.owner, 'daily', SECRET, Date.now())
    await press(`/unsubscribe?token=${stopsDaily}`)
    expect(await chosen()).toMatchObject({ weeklySummaries: false, dailyWays: [] })
    // The form of the page: a browser is led back to the part that says how it ended.
    const form = async (path: string) => {
      const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await app.app.request(`http://localhost:3000${path}`, { method: 'POST', headers })
      return [answer.status, answer.headers.get('location')]
    }
    expect(await form(`/unsubscribe?token=${stopsDaily}`)).toEqual([303, '/unsubscribe#stopped'])
    expect(await form('/unsubscribe?token=x')).toEqual([303, '/unsubscribe#over'])
    const password = 'quiet otter lamp'
    await ada.post('/api/auth/delete-account', { owner: ada.owner, password })
    expect((await press(`/unsubscribe?token=${stopsDaily}`)).status).toBe(200)
  })

  it('wait where the mail server says nothing, and no push waits with them', async () => {
    const ada = await open((person) => ({ ...person.dailyIn(10 * MINUTE_MS), dailyWays: ['email', 'push'] }))
    await ada.subscribe()
    await ada.addTask()
    office.refuse(() => 'silent')
    clock.pass(11 * MINUTE_MS)
    const looking = app.reminders.lookOnce()
    await expect.poll(() => ada.device.received.length).toBe(1)
    office.refuse(() => null)
    await office.close()
    await looking
    expect(ada.letters()).toEqual([])
    office = await startPostOffice()
  })
})
