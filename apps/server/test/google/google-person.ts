import type { CalendarAccounts } from '@glimmer/api/connected-calendars'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { jsonOf } from '../browser.ts'
import { openConnected } from '../connected-person.ts'
import type { GoogleOnLoopback } from '../google-calendar.ts'
import type { StartedApp } from '../start-app.ts'

const OAUTH = '/api/functions/google-calendar-oauth'

/** Somebody who connects an account of Google, and sees what a device of theirs would. */
export async function openGooglePerson(app: StartedApp, google: GoogleOnLoopback) {
  const person = await openConnected(app)
  const connect = () => person.post(OAUTH, { action: 'connect' })
  return {
    ...person,
    /** The address of Google's page. */
    async begin(): Promise<string> {
      const answer = await connect()
      expect(answer.status).toBe(200)
      return (await jsonOf<{ authUrl: string }>(answer)).authUrl
    },
    finish: (params: URLSearchParams) =>
      person.post(OAUTH, {
        action: 'finish',
        state: params.get('state') ?? '',
        ...(params.has('code') && { code: params.get('code') }),
      }),
    sync: () => person.post('/api/functions/google-calendar-sync', {}),
    async connectGoogle(email: string): Promise<CalendarAccounts> {
      const answer = await this.finish(await google.walk(await this.begin(), email))
      expect([answer.status, await answer.clone().text()]).toEqual([200, expect.anything()])
      return jsonOf<CalendarAccounts>(answer)
    },
    async add(title: string, rest: object = {}): Promise<string> {
      const [calendar] = await person.rows('calendar_integrations')
      const id = randomUUID()
      const data = {
        title,
        calendarId: calendar?.id,
        startDatetime: '2026-11-20T12:00:00',
        endDatetime: '2026-11-20T13:00:00',
        timeZone: 'Europe/London',
        ...rest,
      }
      await person.write({ table: 'calendar_events', rowId: id, op: 'insert', data })
      return id
    },
    async remove(title: string) {
      const { id } = await person.event(title)
      await person.write({ table: 'calendar_events', rowId: id, op: 'delete' })
    },
  }
}

export type GooglePersonHere = Awaited<ReturnType<typeof openGooglePerson>>
