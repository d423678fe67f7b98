import { calendarEventDefaults, type CalendarEventData } from '@glimmer/domain/calendar/calendar-event'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { CaldavServer } from './caldav-server.ts'
import type { StoredCalendar } from './caldav-store.ts'
import { icsOf } from './caldav-suite.ts'
import { openConnected } from './connected-person.ts'
import type { openClock } from './reminded-person.ts'
import type { StartedApp } from './start-app.ts'

const MINUTE_MS = 60_000

interface Parts {
  readonly app: StartedApp
  readonly server: CaldavServer
  readonly clock: ReturnType<typeof openClock>
}

/** Somebody who has a calendar over CalDAV with events of these titles, and sees both sides of it. */
export async function openCaldavAccount({ app, server, clock }: Parts, titles: readonly string[] = []) {
  server.fail()
  server.rewriteWith((raw) => raw)
  server.pageBy(Number.POSITIVE_INFINITY)
  const calendar: StoredCalendar = server.addCalendar({ name: 'Choir' })
  for (const title of titles) calendar.put(`${title}.ics`, icsOf(`${title}@x`, title))
  const person = await openConnected(app)
  const connect = async (password = server.password) => {
    const { origin: address, username } = server
    return await person.connect({ provider: 'caldav', address, username, password })
  }
  const sync = async () => {
    clock.pass(20 * MINUTE_MS)
    await app.calendars.lookOnce()
  }
  const there = () =>
    [...calendar.files.values()].map(({ raw }) => /SUMMARY:(.*?)\r?$/m.exec(raw)?.[1]).toSorted()
  const account = {
    ...person,
    calendar,
    connect,
    sync,
    /** The titles on the other side. */
    there,
    leave: () => server.removeCalendar(calendar),
    textOf: (name: string) => calendar.files.get(name)?.raw ?? '',
    async add(title: string, said: Partial<CalendarEventData> = {}): Promise<string> {
      const id = randomUUID()
      const [own] = await person.rows('calendar_integrations')
      const data = {
        ...calendarEventDefaults,
        calendarId: own?.id ?? null,
        title,
        startDatetime: '2026-11-25T10:00:00',
        endDatetime: '2026-11-25T11:00:00',
        timeZone: 'Europe/Lisbon',
        ...said,
      }
      await person.write({ table: 'calendar_events', rowId: id, op: 'insert', data })
      return id
    },
    async remove(title: string): Promise<void> {
      const { id } = await person.event(title)
      await person.write({ table: 'calendar_events', rowId: id, op: 'delete' })
    },
    /** Both sides have the same, and a sync more changes nothing on either. */
    async isQuiet(): Promise<void> {
      const { newest } = await person.pull()
      server.asked.length = 0
      await sync()
      expect(await person.account()).toMatchObject({ state: 'active', trouble: null })
      expect((await person.pull()).newest).toBe(newest)
      expect(server.asked.filter(({ method }) => method === 'PUT' || method === 'DELETE')).toEqual([])
      expect(await person.titles()).toEqual(there())
    },
  }
  expect((await connect()).status).toBe(200)
  await sync()
  expect(await person.titles()).toEqual([...titles].toSorted())
  return account
}
