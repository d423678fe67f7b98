import { eventOverrideDefaults, overrideId } from '@glimmer/domain/calendar/event-override'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openCaldavAccount } from '../../test/caldav-account.ts'
import {
  type AskedDav,
  type CaldavServer,
  type DavFault,
  startCaldavServer,
} from '../../test/caldav-server.ts'
import { icsOf } from '../../test/caldav-suite.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { openClock } from '../../test/reminded-person.ts'
import { dumpRows } from '../../test/rows-of-person.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'

const isWrite = ({ method }: AskedDav) => method === 'PUT' || method === 'DELETE'
const answer = (body: string, status = 207): DavFault => ({ status, body })

/** Instead of what a calendar says of itself. What each means to the connector is tried in `caldav/faults.test.ts`. */
const READING: [string, DavFault, string][] = [
  ['empty 207', answer('<d:multistatus xmlns:d="DAV:"/>'), 'not_understood'],
  ['truncated XML', (body) => body.slice(0, -30), 'not_understood'],
  ['billion laughs', answer('<!DOCTYPE a [<!ENTITY a "a">]><a>&a;</a>'), 'not_understood'],
  [
    '200,000 hrefs',
    answer(
      `<d:multistatus xmlns:d="DAV:">${'<d:response><d:href>/x</d:href></d:response>'.repeat(200_000)}</d:multistatus>`,
    ),
    'too_large',
  ],
  [
    'foreign href',
    (body) => body.replaceAll('<d:href>', '<d:href>https://elsewhere.example'),
    'not_understood',
  ],
  [
    'redirect to a private address',
    { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
    'private_address',
  ],
  ['403', { status: 403 }, 'not_allowed'],
  ['404', { status: 404 }, 'not_found'],
  ['429', { status: 429, headers: { 'retry-after': '60' } }, 'busy'],
]

describeOnBothDatabases('faults of an account over CalDAV', (ground) => {
  const clock = openClock()
  let server: CaldavServer
  let app: StartedApp
  beforeAll(async () => {
    server = await startCaldavServer()
    app = await startApp(await ground.open(), server.settings, { calendarParts: { now: clock.now } })
  })
  afterAll(() => server.close())
  type Account = Awaited<ReturnType<typeof openCaldavAccount>>
  const opened: Account[] = []
  const open = async (...titles: string[]) => {
    const account = await openCaldavAccount({ app, server, clock }, titles)
    opened.push(account)
    return account
  }
  afterEach(() => {
    server.fail()
    for (const account of opened.splice(0)) account.leave()
  })
  const retitle = (ada: Account, from: string, to: string) =>
    ada.calendar.edit(`${from}.ics`, (raw) => raw.replace(`SUMMARY:${from}`, `SUMMARY:${to}`))
  /** Long enough for any pause after a fault. */
  const syncAgain = async (ada: Account) => {
    clock.pass(25 * 60 * 60 * 1000)
    await ada.sync()
  }

  it.each(READING)('%s deletes and changes nothing, and is over when it is', async (_, fault, trouble) => {
    const ada = await open('One', 'Two', 'Three')
    const { newest } = await ada.pull()
    ada.calendar.delete('Three.ics')
    ada.calendar.forgetTokens()
    server.fail((asked) => (isWrite(asked) ? null : fault))
    await ada.sync()
    expect(await ada.account()).toMatchObject({ state: 'active', trouble })
    expect((await ada.pull()).newest).toBe(newest)
    server.fail()
    await syncAgain(ada)
    expect(await ada.titles()).toEqual(['One', 'Two'])
    await ada.isQuiet()
  })

  describe('reading', () => {
    it.each([403, 410])('token %i reads the calendar again, and doubles nothing', async (status) => {
      const ada = await open('One', 'Two')
      const { id } = await ada.event('One')
      retitle(ada, 'One', 'Other')
      ada.calendar.delete('Two.ics')
      server.fail(({ body }) => (body.includes('sync-collection') ? { status } : null))
      await ada.sync()
      expect(await ada.titles()).toEqual(['Other'])
      expect((await ada.event('Other')).id).toBe(id)
      server.fail()
      await ada.isQuiet()
    })

    it("own feed's echo is not taken in", async () => {
      const ada = await open('One')
      const id = await ada.add('Mine', { calendarId: null })
      ada.calendar.put('copied.ics', icsOf(`${id}@glimmer`, 'Mine'))
      await ada.sync()
      expect(await ada.titles()).toEqual(['Mine', 'One'])
      expect(await ada.rows('calendar_events')).toHaveLength(2)
    })
  })

  describe('writing', () => {
    it.each(['PUT', 'DELETE'])('response lost after %s of a change', async (method) => {
      const ada = await open('One', 'Two')
      await ada.change('One', { title: 'Other' })
      await ada.remove('Two')
      server.fail((asked) => (asked.method === method ? 'lost' : null))
      await ada.sync()
      server.fail()
      await syncAgain(ada)
      expect(await ada.titles()).toEqual(['Other'])
      await ada.isQuiet()
    })

    it('412 on delete: deleting wins, and what was changed there can be brought back', async () => {
      const ada = await open('One', 'Two')
      await ada.remove('One')
      let deletes = 0
      server.fail(({ method }) => {
        if (method === 'DELETE' && (deletes += 1) === 1) retitle(ada, 'One', 'Theirs')
        return null
      })
      await ada.sync()
      server.fail()
      await syncAgain(ada)
      expect(ada.there()).toEqual(['Two'])
      expect((await ada.state()).overruled).toHaveLength(1)
      await ada.isQuiet()
    })

    it('exception edited there, series here: both are kept', async () => {
      const ada = await open()
      const weekly = icsOf('w@x', 'Weekly', 'RRULE:FREQ=WEEKLY;COUNT=8')
      ada.calendar.put('w.ics', weekly)
      await ada.sync()
      await ada.change('Weekly', { location: 'Town hall' })
      ada.calendar.edit('w.ics', (raw) =>
        raw.replace(
          'END:VCALENDAR',
          'BEGIN:VEVENT\r\nUID:w@x\r\nRECURRENCE-ID:20261130T150000Z\r\nDTSTART:20261130T170000Z\r\nDTEND:20261130T180000Z\r\nSUMMARY:Later\r\nEND:VEVENT\r\nEND:VCALENDAR',
        ),
      )
      await ada.sync()
      expect(await ada.rows('calendar_event_overrides')).toMatchObject([
        { title: 'Later', startDatetime: '2026-11-30T17:00:00' },
      ])
      expect(ada.textOf('w.ics')).toContain('LOCATION:Town hall')
      await ada.isQuiet()
    })

    it.each([403, 413, 507])(
      '%i to one event leaves the others alone, and it is not sent again and again',
      async (status) => {
        const ada = await open('One')
        await ada.add('Refused')
        await ada.change('One', { title: 'Other' })
        server.fail(({ method, path }) => (method === 'PUT' && !path.endsWith('One.ics') ? { status } : null))
        await ada.sync()
        expect(ada.there()).toEqual(['Other'])
        expect(await ada.titles()).toEqual(['Other', 'Refused'])
        server.asked.length = 0
        await ada.sync()
        expect(server.asked.filter(isWrite)).toEqual([])
      },
    )

    it('403 to one deletion leaves the others alone, and it is not asked again and again', async () => {
      const ada = await open('One', 'Two', 'Three')
      await ada.remove('One')
      await ada.remove('Two')
      server.fail(({ method, path }) =>
        method === 'DELETE' && path.endsWith('One.ics') ? { status: 403 } : null,
      )
      await ada.sync()
      expect(await ada.account()).toMatchObject({ state: 'active', trouble: null })
      expect(ada.there()).toEqual(['One', 'Three'])
      server.asked.length = 0
      await ada.sync()
      expect(server.asked.filter(isWrite)).toEqual([])
      expect(await ada.titles()).toEqual(['Three'])
    })

    it.each([429, 503])(
      '%i storm: nothing is lost, and nobody is asked before it is time',
      async (status) => {
        const ada = await open('One')
        await ada.change('One', { title: 'Other' })
        server.fail(() => ({ status, headers: { 'retry-after': '7200' } }))
        await ada.sync()
        server.asked.length = 0
        await ada.sync()
        expect(server.asked.filter(({ path }) => path.startsWith(ada.calendar.path))).toEqual([])
        server.fail()
        await syncAgain(ada)
        expect(ada.there()).toEqual(['Other'])
        await ada.isQuiet()
      },
    )
  })

  it('guests and alarms of a series stay, also on a day that becomes other here', async () => {
    const ada = await open()
    const guests = ['ATTENDEE;CN=Ben:mailto:ben@example.org', 'X-OWN:kept']
    const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Now', 'TRIGGER:-PT5M', 'END:VALARM']
    ada.calendar.put('w.ics', icsOf('w@x', 'Weekly', 'RRULE:FREQ=WEEKLY;COUNT=8', ...guests, ...alarm))
    await ada.sync()
    const { id } = await ada.event('Weekly')
    const originalStart = '2026-11-30T15:00:00'
    const day = { ...eventOverrideDefaults, eventId: id, originalStart, title: 'With cake' }
    const rowId = overrideId(id, originalStart)
    await ada.write(
      { table: 'calendar_events', rowId: id, op: 'update', data: { title: 'Every week' } },
      { table: 'calendar_event_overrides', rowId, op: 'insert', data: day },
    )
    await ada.sync()
    const text = ada.textOf('w.ics')
    expect(text).toContain('SUMMARY:Every week')
    expect(text).toContain('SUMMARY:With cake')
    for (const line of [...guests, 'TRIGGER:-PT5M']) expect(text.split(line)).toHaveLength(3)
    await ada.isQuiet()
    expect(await ada.rows('calendar_event_overrides')).toHaveLength(1)
  })

  it('its password is nowhere but where it is sealed', async () => {
    const ada = await open('One')
    server.fail(() => ({ status: 500, body: server.password }))
    await ada.sync()
    const told = await (await ada.get(`/api/calendars/accounts?owner=${ada.owner}`)).text()
    const kept = await dumpRows(await ground.open(), ada.owner)
    const encoded = Buffer.from(`${server.username}:${server.password}`).toString('base64')
    for (const text of [told, JSON.stringify(await ada.pull()), kept.join('\n'), app.logged.join('\n')])
      for (const secret of [server.password, encoded]) expect(text).not.toContain(secret)
  })
})
