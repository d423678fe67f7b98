import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConnected } from '../../test/connected-person.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { type IcsHost, icsEvent, icsFile, startIcsHost } from '../../test/ics-host.ts'
import { openClock } from '../../test/reminded-person.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'

const MINUTE_MS = 60_000

describeOnBothDatabases('a calendar at an address', (ground) => {
  const clock = openClock()
  let host: IcsHost
  let app: StartedApp
  let files = 0
  beforeAll(async () => {
    host = await startIcsHost()
    app = await startApp(await ground.open(), host.settings, { calendarParts: { now: clock.now } })
  })
  afterAll(() => host.close())

  const open = async (...events: readonly (readonly string[])[]) => {
    const person = await openConnected(app)
    const path = `/${(files += 1)}.ics`
    const address = host.put(path, icsFile(...events))
    return { ...person, path, address, put: (...now: string[][]) => host.put(path, icsFile(...now)) }
  }
  const syncLater = async (minutes = 20) => {
    clock.pass(minutes * MINUTE_MS)
    await app.calendars.lookOnce()
  }

  it('comes in, is asked again by its validators, and costs no revision while it is the same', async () => {
    const ada = await open(
      icsEvent('one', 'Rehearsal'),
      icsEvent('two', 'Concert', 12, 'ATTENDEE:mailto:b@example.org'),
    )
    const { accounts } = await ada.connectIcs(ada.address.replace('http:', 'http:'))
    expect(accounts).toMatchObject([{ provider: 'ics', label: 'Choir', state: 'active', trouble: null }])
    await app.calendars.lookOnce()
    expect(await ada.titles()).toEqual(['Concert', 'Rehearsal'])
    const [calendar] = await ada.rows('calendar_integrations')
    expect(calendar).toMatchObject({
      calendarName: 'Choir',
      isReadOnly: true,
      direction: 'read',
      syncEnabled: true,
    })
    expect(await ada.event('Rehearsal')).toMatchObject({
      calendarId: calendar?.id,
      startDatetime: '2026-11-10T09:00:00',
    })
    const { newest } = await ada.pull()
    for (let times = 0; times < 3; times += 1) await syncLater()
    expect((await ada.pull()).newest).toBe(newest)
    expect(host.statusesOf(ada.path)).toEqual([200, 200, 304, 304, 304])
    expect(await ada.account()).toMatchObject({ trouble: null, isSyncing: false, waitingDeletions: 0 })
  })

  it('follows what changes, comes and goes there', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'), icsEvent('two', 'Concert'))
    await ada.connectIcs(ada.address)
    await app.calendars.lookOnce()
    const { id } = await ada.event('Rehearsal')
    ada.put(icsEvent('one', 'Dress rehearsal', 11), icsEvent('three', 'Party', 13))
    await syncLater()
    expect(await ada.titles()).toEqual(['Dress rehearsal', 'Party'])
    expect(await ada.event('Dress rehearsal')).toMatchObject({ id, startDatetime: '2026-11-11T09:00:00' })
  })

  it('what our own feed wrote comes back as an echo, and is not taken in', async () => {
    const ada = await open()
    const id = randomUUID()
    const data = {
      title: 'Dentist',
      startDatetime: '2026-11-20T12:00:00',
      endDatetime: '2026-11-20T13:00:00',
    }
    await ada.write({ table: 'calendar_events', rowId: id, op: 'insert', data })
    ada.put(icsEvent(`${id}@glimmer`, 'Dentist', 20), icsEvent('other', 'Party'))
    await ada.connectIcs(ada.address)
    await app.calendars.lookOnce()
    await syncLater()
    expect(await ada.titles()).toEqual(['Dentist', 'Party'])
    expect(await ada.event('Dentist')).toMatchObject({ id, calendarId: null })
  })

  it.each([
    ['a login page with 200', 'not_understood', '<!doctype html><p>Sign in'],
    ['an empty answer', 'not_understood', ''],
    [
      'a file that was cut off',
      'not_understood',
      icsFile(icsEvent('one', 'Rehearsal'), icsEvent('two', 'x')).slice(0, -60),
    ],
    [
      '200,000 events',
      'too_large',
      `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nUID:x\nEND:VEVENT\n'.repeat(200_000)}END:VCALENDAR\n`,
    ],
    [
      'more than 20 MB',
      'too_large',
      `BEGIN:VCALENDAR\n${'X-LONG:lorem ipsum\n'.repeat(1_200_000)}END:VCALENDAR\n`,
    ],
  ])('%s is refused kindly, and deletes nothing', async (_title, trouble, text) => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    await ada.connectIcs(ada.address)
    await app.calendars.lookOnce()
    const { newest } = await ada.pull()
    host.put(ada.path, text)
    await syncLater()
    expect([await ada.account(), (await ada.pull()).newest]).toMatchObject([
      { state: 'active', trouble },
      newest,
    ])
    ada.put(icsEvent('one', 'Rehearsal'), icsEvent('two', 'Party'))
    await syncLater(60)
    expect([await ada.titles(), await ada.account()]).toMatchObject([
      ['Party', 'Rehearsal'],
      { trouble: null },
    ])
    const ben = await openConnected(app)
    const refused = await ben.connect({ provider: 'ics', address: host.put(`${ada.path}x`, text) })
    expect(await refused.json()).toMatchObject({ error: { code: `calendar_${trouble}` } })
  })

  it('no address of a private network is asked, and none that is no address', async () => {
    const ada = await openConnected(app)
    for (const address of [
      'http://127.0.0.1:1/a.ics',
      'webcal://localhost/a.ics',
      'https://[::1]/a.ics',
      'http://10.0.0.1/',
    ])
      expect(await (await ada.connect({ provider: 'ics', address })).json()).toMatchObject({
        error: { code: 'calendar_private_address' },
      })
    for (const address of ['ftp://example.org/a.ics', 'https://', 'https://ada:secret@example.org/a.ics'])
      expect(await (await ada.connect({ provider: 'ics', address })).json()).toMatchObject({
        error: { code: 'calendar_not_found' },
      })
    expect((await ada.state()).accounts).toEqual([])
  })

  it('is looked for one at a time by a person, and nobody else waits for that', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    const held = Promise.withResolvers<() => void>()
    host.answer(ada.path, (_request, response) => {
      host.answer(ada.path)
      held.resolve(() => void response.end(icsFile(icsEvent('one', 'Rehearsal'))))
    })
    const first = ada.connectIcs(ada.address)
    const answerFirst = await held.promise
    const second = await ada.connect({ provider: 'ics', address: `${ada.address}?again` })
    expect([second.status, await second.json()]).toMatchObject([
      429,
      { error: { code: 'too_many_requests' } },
    ])
    const ben = await openConnected(app)
    expect((await ben.connectIcs(ada.address)).accounts).toHaveLength(1)
    answerFirst()
    expect((await first).accounts).toHaveLength(1)
    expect((await ada.connectIcs(`${ada.address}?again`)).accounts).toHaveLength(2)
  })

  it('is connected once, and ten accounts are the most', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    await ada.connectIcs(ada.address)
    await app.calendars.lookOnce()
    const again = await ada.connect({ provider: 'ics', address: ada.address })
    expect([again.status, await again.json()]).toMatchObject([409, { error: { code: 'calendar_known' } }])
    for (let more = 0; more < 9; more += 1) await ada.connectIcs(`${ada.address}?${more}`.replace('?', '?n='))
    const full = await ada.connect({ provider: 'ics', address: `${ada.address}?n=10` })
    expect([full.status, await full.json()]).toMatchObject([409, { error: { code: 'too_many_calendars' } }])
  })
})
