import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { type PushService, startPushService } from '../../test/push-service.ts'
import { MINUTE_MS, openClock, openReminded, type Reminded } from '../../test/reminded-person.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'
import { forgetSent } from './forget-sent.ts'

const SECOND_MS = 1_000

describeOnBothDatabases('pushes that meet trouble', (ground) => {
  const clock = openClock()
  let service: PushService
  let other: PushService
  let app: StartedApp
  const start = async () =>
    startApp(await ground.open(), service.settings, {
      // Long enough for a service that does answer, on a busy machine.
      remindersParts: { now: clock.now, pushLimitMs: 2_000, leaseMs: MINUTE_MS },
    })
  beforeAll(async () => {
    service = await startPushService()
    other = await startPushService()
    app = await start()
  })
  beforeEach(() => service.answer(() => ({ status: 201 })))
  afterAll(() => Promise.all([service.close(), other.close()]))

  /** Somebody who is to hear of a task in a minute. */
  const openWaiting = async (at = service, email?: string): Promise<Reminded> => {
    const person = await openReminded(app, clock, at, email)
    expect((await person.subscribe()).status).toBe(200)
    await person.choose()
    await person.remindOfTask(await person.addTask(), { localTime: person.localIn(MINUTE_MS) })
    await app.reminders.lookOnce()
    return person
  }
  const lookAfter = async (ms: number) => {
    clock.pass(ms)
    await app.reminders.lookOnce()
  }
  const stateOf = async ({ get, owner }: Reminded) =>
    (await get(`/api/notifications/state?owner=${owner}`)).json()
  const outbox = async () => {
    const { accounts } = await ground.open()
    return accounts.selectFrom('public.outbox').selectAll().execute()
  }

  it.each([401, 403, 404, 410])('end the subscription where the push service says %i', async (status) => {
    const ada = await openWaiting()
    service.answer(() => ({ status }))
    await lookAfter(MINUTE_MS)
    expect(service.timesAsked(ada.device)).toBe(1)
    expect(await stateOf(ada)).toMatchObject({ push: { devices: [] } })
    expect(await outbox()).toEqual([])
  })

  it('wait as long as a push service asks for', async () => {
    const ada = await openWaiting()
    service.answer((_path, times) => (times === 1 ? { status: 429, retryAfter: '90' } : { status: 201 }))
    await lookAfter(MINUTE_MS)
    await lookAfter(80 * SECOND_MS)
    expect(service.timesAsked(ada.device)).toBe(1)
    await lookAfter(11 * SECOND_MS)
    expect(ada.device.received).toHaveLength(1)
  })

  it('are tried again after 5 seconds, 30 seconds and 2 minutes, and then no more', async () => {
    const ada = await openWaiting()
    service.answer(() => ({ status: 500 }))
    await lookAfter(MINUTE_MS)
    const times = [1]
    for (const wait of [4, 2, 28, 3, 110, 15, 300]) {
      await lookAfter(wait * SECOND_MS)
      times.push(service.timesAsked(ada.device))
    }
    expect(times).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
    expect(await outbox()).toEqual([])
  })

  it('reach everybody else at once where one push service never answers', async () => {
    other.answer(() => null)
    const stuck = await Promise.all(Array.from({ length: 5 }, () => openWaiting(other)))
    const ada = await openWaiting()
    clock.pass(MINUTE_MS)
    const looking = app.reminders.lookOnce()
    await expect.poll(() => ada.device.received.length).toBe(1)
    await looking
    // A place that does not answer is left alone for a while, and then asked once.
    const asked = () => stuck.reduce((sum, { device }) => sum + other.timesAsked(device), 0)
    const before = asked()
    await lookAfter(6 * SECOND_MS)
    expect(asked() - before).toBeLessThanOrEqual(1)
    other.answer(() => ({ status: 201 }))
    for (let look = 0; look < 12; look += 1) await lookAfter(15 * SECOND_MS)
    expect(stuck.map(({ device }) => device.received.length)).toEqual([1, 1, 1, 1, 1])
  })

  it('are sent once by two servers that look at the same time', async () => {
    const second = await start()
    const people = await Promise.all(Array.from({ length: 12 }, () => openWaiting()))
    clock.pass(MINUTE_MS)
    await Promise.all([app.reminders.lookOnce(), second.reminders.lookOnce(), app.reminders.lookOnce()])
    expect(people.map(({ device }) => device.received.length)).toEqual(people.map(() => 1))
  })

  it('come in time again after the server’s clock was a day ahead', async () => {
    const ada = await openWaiting()
    clock.pass(24 * 60 * MINUTE_MS)
    await app.reminders.lookOnce()
    clock.pass(-24 * 60 * MINUTE_MS)
    await ada.remindOfTask(await ada.addTask(), { localTime: ada.localIn(5 * MINUTE_MS) })
    await lookAfter(0)
    await lookAfter(6 * MINUTE_MS)
    expect(ada.device.received).toHaveLength(2)
  })

  it('come no more after signing out, nor after the session was ended elsewhere', async () => {
    const ada = await openWaiting()
    await ada.post('/api/auth/sign-out', {})
    await lookAfter(2 * MINUTE_MS)
    expect(ada.device.received).toEqual([])
    const { accounts } = await ground.open()
    const left = accounts.selectFrom('public.push_subscriptions').where('user_id', '=', ada.owner)
    expect(await left.selectAll().execute()).toEqual([])
  })

  it('come no more to a disabled account, nor after a session is over', async () => {
    const [ada, ben] = [await openWaiting(), await openWaiting()]
    const { accounts } = await ground.open()
    const disabled = { disabled_at: new Date().toISOString() }
    await accounts.updateTable('user').set(disabled).where('id', '=', ada.owner).execute()
    const over = { expires_at: new Date().toISOString() }
    await accounts.updateTable('session').set(over).where('user_id', '=', ben.owner).execute()
    await lookAfter(2 * MINUTE_MS)
    expect([ada.device.received, ben.device.received]).toEqual([[], []])
    expect(await outbox()).toEqual([])
  })

  it('leave nothing behind after a reset and after the account is deleted', async () => {
    const [ada, ben] = [await openWaiting(), await openWaiting()]
    service.answer(() => ({ status: 503 }))
    await lookAfter(MINUTE_MS)
    service.answer(() => ({ status: 201 }))
    expect(await outbox()).toHaveLength(2)
    const id = crypto.randomUUID()
    expect((await ada.post('/api/rpc/reset_user_account', { owner: ada.owner, id })).status).toBe(200)
    const password = 'quiet otter lamp'
    expect((await ben.post('/api/auth/delete-account', { owner: ben.owner, password })).status).toBe(200)
    for (let look = 0; look < 5; look += 1) await lookAfter(MINUTE_MS)
    expect([ada.device.received, ben.device.received]).toEqual([[], []])
    expect(await outbox()).toEqual([])
    const { accounts } = await ground.open()
    for (const table of ['public.notify_plan', 'public.notify_sent'] as const) {
      const rows = await accounts.selectFrom(table).select('user_id').execute()
      expect(rows.filter(({ user_id }) => [ada.owner, ben.owner].includes(user_id))).toEqual([])
    }
  })

  it('are forgotten once they count for nothing', async () => {
    const database = await ground.open()
    const ada = await openWaiting()
    await lookAfter(MINUTE_MS)
    const { accounts } = database
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * MINUTE_MS).toISOString()
    const sentOf = () =>
      accounts.selectFrom('public.notify_sent').select('key').where('user_id', '=', ada.owner).execute()
    await forgetSent(database)
    expect(await sentOf()).toHaveLength(1)
    await accounts
      .updateTable('public.notify_sent')
      .set({ sent_at: ago(36) })
      .execute()
    const devicesOf = ({ owner }: Reminded) =>
      accounts.selectFrom('public.push_subscriptions').select('id').where('user_id', '=', owner).execute()
    await accounts
      .updateTable('public.push_subscriptions')
      .set({ seen_at: ago(91) })
      .execute()
    await forgetSent(database)
    // As where the clock has just jumped: nobody was seen for so long.
    expect(await devicesOf(ada)).toHaveLength(1)
    const ben = await openWaiting()
    await forgetSent(database)
    expect([await devicesOf(ada), await devicesOf(ben)]).toMatchObject([[], [{}]])
    expect(await sentOf()).toEqual([])
    expect(await stateOf(ada)).toMatchObject({ push: { devices: [] } })
  })
})
