import { calendarEventDefaults } from '@glimmer/domain/calendar/calendar-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { type PushService, startPushService } from '../../test/push-service.ts'
import { MINUTE_MS, openClock, openReminded, type Reminded } from '../../test/reminded-person.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'
import type { Database } from '../db/open.ts'
import { findStillDue } from './find-still-due.ts'
import { readRemindedRows } from './read-rows.ts'

const DAYS = Array.from({ length: 2_140 }, (_, day) =>
  new Date(Date.UTC(2030, 0, 1 + day)).toISOString().slice(0, 10),
)
/** As many days as a series can leave out. */
const leftOut = Object.fromEntries(DAYS.map((day) => [`${day}T09:00:00`, true]))

describeOnBothDatabases('what a server reads of somebody who has very much', (ground) => {
  const clock = openClock()
  let service: PushService
  let database: Database
  let app: StartedApp
  let ada: Reminded
  let small: string

  beforeAll(async () => {
    service = await startPushService()
    database = await ground.open()
    app = await startApp(database, service.settings, { remindersParts: { now: clock.now } })
    ada = await openReminded(app, clock, service)
    await ada.subscribe()
    await ada.choose()
    for (let n = 0; n < 10; n += 1) {
      const days = { exceptions: leftOut, additions: leftOut }
      await addReminded({ ...calendarEventDefaults, timeZone: clock.zone, ...days })
    }
    small = await addReminded({ title: 'Dentist' })
  })
  afterAll(() => service.close())

  /** An event in ten minutes, of which they hear in five. Returns the reminder's id. */
  const addReminded = async (data: object) =>
    ada.remindOfEvent(await ada.addEvent(`${ada.localIn(10 * MINUTE_MS)}:00`, data), 5)
  const read = (only?: string) =>
    database.withUser(ada.owner, (trx) => readRemindedRows(trx, ada.owner, only))

  it('is a bounded part of the days of their series, the shortest first', async () => {
    const { events, eventReminders } = await read()
    expect(eventReminders).toHaveLength(11)
    expect(events.length).toBeGreaterThan(5)
    expect(JSON.stringify(events).length).toBeLessThan(1_100_000)
    expect(events.map(({ title }) => title)).toContain('Dentist')
  })

  it('is for one message no more than what it is about', async () => {
    const { events, eventReminders } = await read(small)
    expect([events, eventReminders]).toMatchObject([[{ title: 'Dentist' }], [{ id: small }]])
    await app.reminders.lookOnce()
    clock.pass(6 * MINUTE_MS)
    let told = 0
    const watched: Pick<Database, 'withUser'> = {
      withUser: (userId, work, options) =>
        database.withUser(
          userId,
          (trx, first) => {
            const plugin = {
              transformQuery: ({ node }: { node: never }) => node,
              transformResult({ result }: { result: { rows: unknown[] } }) {
                told += JSON.stringify(result.rows).length
                return Promise.resolve(result)
              },
            }
            return work(trx.withPlugin(plugin as never), first)
          },
          options,
        ),
    }
    const tag = `${small}/${new Date(Math.floor((clock.now().getTime() - MINUTE_MS) / MINUTE_MS) * MINUTE_MS).toISOString()}`
    const data = { kind: 'reminder' as const, tag, dueAt: tag.split('/')[1] ?? '', isUrgent: false }
    const expiresAt = new Date(clock.now().getTime() + MINUTE_MS)
    const waiting = { userId: ada.owner, kind: 'push' as const, key: tag, expiresAt, attempts: 1, data }
    expect(await findStillDue(watched, waiting, clock.now())).toMatchObject({ due: { title: 'Dentist' } })
    expect(told).toBeLessThan(5_000)
    await app.reminders.lookOnce()
    expect(ada.device.received.map(({ payload }) => payload.tag)).toContain(tag)
  })
})
