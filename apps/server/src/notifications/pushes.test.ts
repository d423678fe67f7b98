import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { type PushService, startPushService } from '../../test/push-service.ts'
import { HOUR_MS, MINUTE_MS, openClock, openReminded } from '../../test/reminded-person.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'

describeOnBothDatabases('pushes', (ground) => {
  const clock = openClock()
  let service: PushService
  let app: StartedApp
  beforeAll(async () => {
    service = await startPushService()
    app = await startApp(await ground.open(), service.settings, { remindersParts: { now: clock.now } })
  })
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
    const [{ payload, headers } = { payload: null, headers: {} }] = ada.device.received
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
})
