import { randomUUID } from 'node:crypto'
import { notificationPreferencesDefaults } from '@glimmer/domain/notifications/notification-preferences'
import { localTimeAt, minuteOf } from '@glimmer/domain/notifications/local-time'
import { expect } from 'vitest'
import { openAccount } from './account.ts'
import type { PushService } from './push-service.ts'
import type { StartedApp } from './start-app.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

/** A clock that a test moves. It begins now, as sessions and the database go by the real one. */
export function openClock() {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  return {
    now,
    pass: (ms: number) => void (ahead += ms),
    /** A zone in which it is about noon, so that what a test has happen lies on one day. */
    zone: noonZone(new Date()),
  }
}

export type Clock = ReturnType<typeof openClock>

function noonZone(now: Date): string {
  const ahead = 12 - now.getUTCHours()
  // These names count the other way round.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Somebody whose device takes pushes. */
export async function openReminded(app: StartedApp, clock: Clock, service: PushService, email?: string) {
  const person = await openAccount(app, email)
  const { owner } = person
  const device = service.addDevice()
  const write = async (...changes: object[]) => {
    const answer = await person.push([{ id: randomUUID(), generation: 1, changes }])
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ results: [{ status: 'applied' }] })
  }
  const localIn = (ms: number) => localTimeAt(new Date(clock.now().getTime() + ms), clock.zone)
  const createdAt = () => clock.now().toISOString()
  return {
    ...person,
    device,
    write,
    localIn,
    subscribe: () => person.post('/api/notifications/subscription', { owner, ...device.subscription }),
    /** Everything as it is at first, but for these. */
    choose: (chosen: object = {}) =>
      write({
        table: 'notification_preferences',
        rowId: 'me',
        op: 'insert',
        data: {
          ...notificationPreferencesDefaults,
          zone: clock.zone,
          quietFrom: null,
          quietTo: null,
          mostADay: 10,
          ...chosen,
        },
      }),
    change: (data: object) => write({ table: 'notification_preferences', rowId: 'me', op: 'update', data }),
    dailyIn: (ms: number) => ({ dailyMinute: minuteOf(localIn(ms)), dailyWays: ['push'] }),
    async addTask(title = 'Water the fern', rest: object = {}): Promise<string> {
      const id = randomUUID()
      await write({
        table: 'tasks',
        rowId: id,
        op: 'insert',
        data: { title, createdAt: createdAt(), ...rest },
      })
      return id
    },
    complete: (id: string) =>
      write({
        table: 'tasks',
        rowId: id,
        op: 'update',
        data: { completed: true, completedOn: localIn(0).slice(0, 10) },
      }),
    async remindOfTask(taskId: string, data: object): Promise<string> {
      const id = randomUUID()
      await write({
        table: 'task_reminders',
        rowId: id,
        op: 'insert',
        data: { taskId, kind: 'at_time', createdAt: createdAt(), ...data },
      })
      return id
    },
    async addEvent(startDatetime: string, rest: object = {}): Promise<string> {
      const id = randomUUID()
      const data = { title: 'Dentist', startDatetime, endDatetime: startDatetime, ...rest }
      await write({ table: 'calendar_events', rowId: id, op: 'insert', data })
      return id
    },
    async remindOfEvent(eventId: string, minutesBefore: number): Promise<string> {
      const id = randomUUID()
      const data = { eventId, minutesBefore, createdAt: createdAt() }
      await write({ table: 'event_reminders', rowId: id, op: 'insert', data })
      return id
    },
    said: () => device.received.map(({ payload: { title, body } }) => `${title} ${body}`),
  }
}

export type Reminded = Awaited<ReturnType<typeof openReminded>>
