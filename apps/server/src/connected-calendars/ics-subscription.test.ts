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
})
