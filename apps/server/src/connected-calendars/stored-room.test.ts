import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCaldavAccount } from '../../test/caldav-account.ts'
import { type CaldavServer, startCaldavServer } from '../../test/caldav-server.ts'
import { openConnected } from '../../test/connected-person.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { type IcsHost, icsEvent, icsFile, startIcsHost } from '../../test/ics-host.ts'
import { openClock } from '../../test/reminded-person.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'
import { expectCountedRoom } from '../../test/two-sides/history.ts'
import type { Database } from '../db/open.ts'
import { MAX_STORED_BYTES } from './stored-room.ts'

const HOUR_MS = 60 * 60_000

describeOnBothDatabases('the room for what is stored of connected calendars', (ground) => {
  const clock = openClock()
  let host: IcsHost
  let server: CaldavServer
  let database: Database
  let app: StartedApp
  beforeAll(async () => {
    host = await startIcsHost()
    server = await startCaldavServer()
    database = await ground.open()
    const hosts = [host, server].map(({ settings }) => settings['PRIVATE_CALENDAR_HOSTS']).join(',')
    app = await startApp(database, { PRIVATE_CALENDAR_HOSTS: hosts }, { calendarParts: { now: clock.now } })
  })
  afterAll(() => Promise.all([host.close(), server.close()]))

  const syncLater = async () => {
    clock.pass(25 * HOUR_MS)
    await app.calendars.lookOnce()
  }
  const storedOf = (owner: string, id: string) =>
    database.withUser(owner, async (trx) => {
      const row = await trx
        .selectFrom('calendar_cursors')
        .select('stored_bytes')
        .where('user_id', '=', owner)
        .where('integration_id', '=', id)
        .executeTakeFirstOrThrow()
      return row.stored_bytes
    })
  /** As if the calendar took so much, which is not written for a test. */
  const pretend = (owner: string, id: string, bytes: number) =>
    database.withUser(owner, (trx) =>
      sql`update calendar_cursors set stored_bytes = ${bytes} where user_id = ${owner} and integration_id = ${id}`.execute(
        trx,
      ),
    )

  it('is used to the last byte by all calendars together, and nothing is half taken in beyond it', async () => {
    const ada = await openConnected(app)
    const own = host.put('/own.ics', icsFile(icsEvent('one', 'Dentist')))
    const choir = host.put('/choir.ics', icsFile(icsEvent('two', 'Rehearsal'), icsEvent('three', 'Concert')))
    await ada.connectIcs(own)
    await app.calendars.lookOnce()
    const [first] = await ada.rows('calendar_integrations')
    const firstId = first?.id ?? ''
    await ada.connectIcs(choir)
    await app.calendars.lookOnce()
    const second = (await ada.rows('calendar_integrations')).find(({ id }) => id !== firstId)
    const secondId = second?.id ?? ''
    await expectCountedRoom(database, ada.owner)

    // One letter more fits, and then none.
    await pretend(ada.owner, firstId, MAX_STORED_BYTES - (await storedOf(ada.owner, secondId)) - 1)
    host.put('/choir.ics', icsFile(icsEvent('two', 'Rehearsals'), icsEvent('three', 'Concert')))
    await syncLater()
    expect(await ada.titles()).toEqual(['Concert', 'Dentist', 'Rehearsals'])
    const { newest } = await ada.pull()
    host.put('/choir.ics', icsFile(icsEvent('two', 'Rehearsals!'), icsEvent('seven', 'Parties')))
    await syncLater()
    const troubles = (await ada.state()).accounts.map(({ trouble }) => trouble).toSorted()
    expect(troubles).toEqual([null, 'too_much'].toSorted())
    expect((await ada.pull()).newest).toBe(newest)
    expect(await ada.titles()).toEqual(['Concert', 'Dentist', 'Rehearsals'])

    // What takes less is always taken in.
    host.put('/choir.ics', icsFile(icsEvent('two', 'Rehearsal')))
    await syncLater()
    expect((await ada.state()).accounts.map(({ trouble }) => trouble)).toEqual([null, null])
    expect(await ada.titles()).toEqual(['Dentist', 'Rehearsal'])
  })

  it('is left as it is while the disk is nearly full, also where it becomes so in the midst of a sync', async () => {
    let rooms: boolean[] = []
    const hasRoom = () => rooms.shift() ?? true
    const small = await startApp(
      { ...database, hasRoom },
      { PRIVATE_CALENDAR_HOSTS: host.settings['PRIVATE_CALENDAR_HOSTS'] ?? '' },
      { calendarParts: { now: clock.now } },
    )
    const ada = await openConnected(small)
    await ada.connectIcs(host.put('/full.ics', icsFile(icsEvent('one', 'Dentist'))))
    await small.calendars.lookOnce()
    host.put('/full.ics', icsFile(icsEvent('one', 'Dentist'), icsEvent('two', 'Rehearsal')))
    const { newest } = await ada.pull()
    for (const told of [[false], [true, false], [true, true, false]]) {
      clock.pass(25 * HOUR_MS)
      rooms = [...told, ...Array.from({ length: 20 }, () => false)]
      await small.calendars.lookOnce()
      expect((await ada.pull()).newest).toBe(newest)
    }
    rooms = []
    clock.pass(25 * HOUR_MS)
    await small.calendars.lookOnce()
    expect(await ada.titles()).toEqual(['Dentist', 'Rehearsal'])
    expect(await ada.account()).toMatchObject({ trouble: null })
  })

  it('is not filled by a server that keeps much more than it was sent', async () => {
    const ada = await openCaldavAccount({ app, server, clock })
    const [own] = await ada.rows('calendar_integrations')
    const ownId = own?.id ?? ''
    await pretend(ada.owner, ownId, 19_000_000)
    server.rewriteWith((raw) => raw.replace('END:VEVENT', `X-LONG:${'x'.repeat(1_500_000)}\r\nEND:VEVENT`))
    await ada.add('Dentist')
    await syncLater()
    expect(await ada.account()).toMatchObject({ trouble: 'too_large' })
    expect(await storedOf(ada.owner, ownId)).toBe(19_000_000)
    expect(await ada.titles()).toEqual(['Dentist'])

    await pretend(ada.owner, ownId, 0)
    await syncLater()
    expect(await ada.account()).toMatchObject({ trouble: null })
    expect(ada.there()).toEqual(['Dentist'])
    await expectCountedRoom(database, ada.owner)
    await ada.isQuiet()
  })
})
