import { randomUUID } from 'node:crypto'
import { minuteOf } from '@glimmer/domain/notifications/local-time'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { type PushService, startPushService } from '../../test/push-service.ts'
import { HOUR_MS, MINUTE_MS, openClock, openReminded } from '../../test/reminded-person.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'
import type { Database } from '../db/open.ts'
import { writeAsServer } from './write-as-server.ts'

describeOnBothDatabases('pushes', (ground) => {
  const clock = openClock()
  let service: PushService
  let database: Database
  let app: StartedApp
  beforeAll(async () => {
    service = await startPushService()
    database = await ground.open()
    app = await startApp(database, service.settings, { remindersParts: { now: clock.now } })
  })
  beforeEach(() => service.answer(() => ({ status: 201 })))
  afterAll(() => service.close())

  const open = async () => {
    const person = await openReminded(app, clock, service)
    expect((await person.subscribe()).status).toBe(200)
    return person
  }
  const lookAfter = async (ms: number) => {
    clock.pass(ms)
    await app.reminders.lookOnce()
  }

  it('bring one small thing a day at the chosen time, opened on the device alone', async () => {
    const ada = await open()
    await ada.addTask('Water the fern')
    await ada.choose({ ...ada.dailyIn(30 * MINUTE_MS), showsTitles: true })
    await lookAfter(0)
    expect(ada.said()).toEqual([])
    await lookAfter(31 * MINUTE_MS)
    expect(ada.said()).toEqual(['One small thing, if you like Water the fern'])
    const { payload, headers } = ada.device.received[0]!
    expect(payload).toMatchObject({
      owner: ada.owner,
      kind: 'daily',
      tag: `daily:${ada.localIn(0).slice(0, 10)}`,
      url: '/tasks',
      actions: [{ action: 'in-an-hour' }, { action: 'not-today' }],
    })
    expect(headers).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' })
    expect(headers['topic']).toMatch(/^[\w-]{32}$/)
    expect(Number(headers['ttl'])).toBeGreaterThan(3_000)
    expect(Number(headers['ttl'])).toBeLessThanOrEqual(3_600)
    for (const hours of [0, 1, 6]) await lookAfter(hours * HOUR_MS)
    expect(ada.said()).toHaveLength(1)
    await lookAfter(17 * HOUR_MS)
    expect(ada.said()).toHaveLength(2)
  })

  it('say nothing of what it is about, unless the person wants that', async () => {
    const ada = await open()
    const task = await ada.addTask('Ring the clinic')
    await ada.choose()
    await ada.remindOfTask(task, { localTime: ada.localIn(10 * MINUTE_MS) })
    await lookAfter(11 * MINUTE_MS)
    expect(ada.said()).toHaveLength(1)
    expect(ada.said().join()).not.toContain('clinic')
  })

  it('come for tasks and events, and for leaving at once', async () => {
    const ada = await open()
    await ada.choose({ showsTitles: true })
    const task = await ada.addTask('Catch the bus')
    await ada.remindOfTask(task, {
      kind: 'before_leaving',
      localTime: ada.localIn(40 * MINUTE_MS),
      minutesBefore: 20,
    })
    const event = await ada.addEvent(`${ada.localIn(60 * MINUTE_MS)}:00`)
    await ada.remindOfEvent(event, 30)
    await ada.remindOfEvent(event, 10)
    for (let minute = 0; minute <= 60; minute += 5) await lookAfter(5 * MINUTE_MS)
    expect(ada.device.received.map(({ payload, headers }) => [payload.kind, headers['urgency']])).toEqual([
      ['task', 'high'],
      ['event', 'normal'],
      ['event', 'normal'],
    ])
    expect(ada.device.received[1]?.payload).toMatchObject({ title: 'Dentist', url: '/calendar' })
  })

  it('do not come for events of a calendar that is switched off, until it is on again', async () => {
    const ada = await open()
    await ada.choose({})
    const calendarId = randomUUID()
    const data = {
      accountId: randomUUID(),
      provider: 'ics',
      calendarName: 'Choir',
      calendarColor: '#3b4d91',
      syncEnabled: false,
      direction: 'read',
      isReadOnly: true,
    } as const
    await database.withUser(ada.owner, (trx) =>
      writeAsServer(trx, ada.owner, async () => [
        { table: 'calendar_integrations', rowId: calendarId, op: 'insert', data },
      ]),
    )
    const event = await ada.addEvent(`${ada.localIn(60 * MINUTE_MS)}:00`, { calendarId })
    await ada.remindOfEvent(event, 50)
    for (let minute = 0; minute < 20; minute += 5) await lookAfter(5 * MINUTE_MS)
    expect(ada.said()).toEqual([])
    await ada.write({
      table: 'calendar_integrations',
      rowId: calendarId,
      op: 'update',
      data: { syncEnabled: true },
    })
    // The event is still ahead, so that it helps to hear of it.
    await lookAfter(5 * MINUTE_MS)
    expect(ada.said()).toHaveLength(1)
  })

  it('are looked at once more before they go: what is done, put off or turned off is not sent', async () => {
    const ada = await open()
    await ada.choose({ ...ada.dailyIn(20 * MINUTE_MS) })
    const [done, deleted, snoozed] = [
      await ada.addTask('Done'),
      await ada.addTask('Deleted'),
      await ada.addTask('Snoozed'),
    ]
    const reminders: string[] = []
    for (const task of [done, deleted, snoozed]) {
      reminders.push(await ada.remindOfTask(task, { localTime: ada.localIn(20 * MINUTE_MS) }))
    }
    await app.reminders.lookOnce()
    // A push service that is away for a moment: everything is planned, and waits.
    service.answer(() => ({ status: 503, retryAfter: '60' }))
    await lookAfter(21 * MINUTE_MS)
    expect(service.timesAsked(ada.device)).toBeGreaterThan(0)
    service.answer(() => ({ status: 201 }))
    await ada.complete(done)
    await ada.write({ table: 'tasks', rowId: deleted, op: 'delete' })
    const until = new Date(clock.now().getTime() + HOUR_MS).toISOString()
    await ada.write({
      table: 'task_reminders',
      rowId: reminders[2],
      op: 'update',
      data: { snoozedUntil: until },
    })
    await ada.complete(snoozed)
    for (let minute = 0; minute < 5; minute += 1) await lookAfter(MINUTE_MS)
    expect(ada.said()).toEqual([])
  })

  it('come no more than the person wants in a day, but for leaving in time', async () => {
    const ada = await open()
    await ada.choose({ mostADay: 2 })
    const task = await ada.addTask()
    for (const minute of [1, 2, 3, 4]) {
      await ada.remindOfTask(task, { localTime: ada.localIn(minute * MINUTE_MS) })
    }
    const leave = { kind: 'before_leaving', localTime: ada.localIn(9 * MINUTE_MS), minutesBefore: 2 }
    await ada.remindOfTask(task, leave)
    for (let minute = 0; minute < 10; minute += 1) await lookAfter(MINUTE_MS)
    expect(ada.device.received.map(({ headers }) => headers['urgency'])).toEqual(['normal', 'normal', 'high'])
  })

  it('wait for the end of quiet hours, where they still help then', async () => {
    const ada = await open()
    const quiet = { quietFrom: minuteOf(ada.localIn(0)), quietTo: minuteOf(ada.localIn(2 * HOUR_MS)) }
    await ada.choose({ ...quiet })
    await ada.remindOfTask(await ada.addTask(), { localTime: ada.localIn(10 * MINUTE_MS) })
    await ada.remindOfEvent(await ada.addEvent(`${ada.localIn(30 * MINUTE_MS)}:00`), 10)
    await lookAfter(0)
    for (let step = 0; step < 7; step += 1) await lookAfter(15 * MINUTE_MS)
    expect(ada.said()).toEqual([])
    await lookAfter(16 * MINUTE_MS)
    expect(ada.device.received.map(({ payload }) => payload.kind)).toEqual(['task'])
    expect(ada.said().join()).toContain('a little earlier')
  })

  it('do not pile up where no server ran: the daily one is left out, and of the rest one comes', async () => {
    const ada = await open()
    await ada.choose({ ...ada.dailyIn(MINUTE_MS) })
    const task = await ada.addTask()
    await ada.remindOfTask(task, { localTime: ada.localIn(5 * MINUTE_MS) })
    await ada.remindOfTask(task, { localTime: ada.localIn(10 * MINUTE_MS) })
    await app.reminders.lookOnce()
    await lookAfter(3 * HOUR_MS)
    expect(ada.device.received.map(({ payload }) => payload.kind)).toEqual(['task'])
    await lookAfter(HOUR_MS)
    expect(ada.device.received).toHaveLength(1)
  })

  it('are put off and left out for today by a press, on every device', async () => {
    const ada = await open()
    await ada.addTask()
    await ada.choose({ ...ada.dailyIn(MINUTE_MS) })
    const reminder = await ada.remindOfTask(await ada.addTask('Other'), {
      localTime: ada.localIn(MINUTE_MS),
    })
    await lookAfter(0)
    await lookAfter(2 * MINUTE_MS)
    expect(ada.device.received).toHaveLength(2)
    const [first, second] = ada.device.received.map(({ payload }) => payload)
    const until = new Date(clock.now().getTime() + HOUR_MS).toISOString()
    const press = (tag: string | undefined, action: string) =>
      ada.post('/api/notifications/later', { owner: ada.owner, tag, action, until })
    expect((await press(first?.tag, 'in-an-hour')).status).toBe(200)
    expect((await press(second?.tag, 'in-an-hour')).status).toBe(200)
    const { cursor } = await ada.pull()
    for (const tag of [first?.tag, second?.tag, 'daily:2020-01-01x', `${ada.owner}/x`, 'nothing']) {
      expect((await press(tag, 'in-an-hour')).status).toBe(200)
    }
    expect((await ada.pull()).cursor).toEqual(cursor)
    const rows = new Map((await ada.pull()).rows.map(({ table, id, data }) => [`${table} ${id}`, data]))
    expect(rows.get('notification_preferences me')).toMatchObject({ dailySnoozedUntil: until })
    expect(rows.get(`task_reminders ${reminder}`)).toMatchObject({ snoozedUntil: until })
    await lookAfter(0)
    await lookAfter(59 * MINUTE_MS)
    expect(ada.device.received).toHaveLength(2)
    await lookAfter(2 * MINUTE_MS)
    const tags = ada.device.received.map(({ payload: { tag } }) => tag.split('/')[0])
    expect(tags.toSorted()).toEqual([...tags.slice(0, 2), ...tags.slice(0, 2)].toSorted())
    await press(`daily:${ada.localIn(24 * HOUR_MS).slice(0, 10)}`, 'not-today')
    await lookAfter(22 * HOUR_MS + 30 * MINUTE_MS)
    await lookAfter(HOUR_MS)
    expect(ada.device.received).toHaveLength(4)
  })
})
