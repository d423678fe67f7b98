import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases.ts'
import { type GoogleOnLoopback, startGoogleCalendar } from '../../../test/google-calendar.ts'
import { type GooglePersonHere, openGooglePerson } from '../../../test/google/google-person.ts'
import { openClock } from '../../../test/reminded-person.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

const MINUTE_MS = 60_000
const ADA = 'ada@example.org'

describeOnBothDatabases('a calendar of Google', (ground) => {
  const clock = openClock()
  let google: GoogleOnLoopback
  let app: StartedApp
  let replica: StartedApp
  beforeAll(async () => {
    google = await startGoogleCalendar()
    const database = await ground.open()
    const parts = { calendarParts: { now: clock.now } }
    app = await startApp(database, google.settings, parts)
    replica = await startApp(database, google.settings, parts)
  })
  beforeEach(async () => {
    google.heal()
    google.addPerson(ADA)
    // Who connected their calendars before needs no more of the time.
    const database = await ground.open()
    await database.forSeveral((trx) =>
      trx.updateTable('calendar_accounts').set({ state: 'paused' }).execute(),
    )
  })
  afterAll(() => google.close())

  const there = () => google.people.get(ADA)!.calendars.get(ADA)!.events
  const single = (summary: string, rest: object = {}) => ({
    summary,
    start: { dateTime: '2026-11-23T09:00:00Z', timeZone: 'Europe/London' },
    end: { dateTime: '2026-11-23T10:00:00Z', timeZone: 'Europe/London' },
    ...rest,
  })
  const choir = (rest: object = {}) => single('Choir', { recurrence: ['RRULE:FREQ=WEEKLY;COUNT=6'], ...rest })
  const open = async (...events: readonly object[]) => {
    const ids = events.map((event) => there().insert({ ...event }).id)
    const person = await openGooglePerson(app, google)
    await person.connectGoogle(ADA)
    await app.calendars.lookOnce()
    expect(await person.account()).toMatchObject({ state: 'active', trouble: null })
    return { ...person, ids }
  }
  const syncLater = async (minutes = 20) => {
    clock.pass(minutes * MINUTE_MS)
    await app.calendars.lookOnce()
  }
  const titlesThere = () =>
    there()
      .living()
      .filter(({ recurringEventId }) => recurringEventId === undefined)
      .map((event) => String(event['summary']))
      .toSorted()
  const writes = () => google.asked.filter((line) => /^(POST|PATCH|DELETE) \/calendar/.test(line)).length
  /** In the end both sides have the same, and syncing again sends and writes nothing. */
  const expectAtRest = async (person: GooglePersonHere) => {
    expect(await person.titles()).toEqual(titlesThere())
    const [before, { newest }] = [writes(), await person.pull()]
    await syncLater()
    await syncLater()
    expect([writes(), (await person.pull()).newest]).toEqual([before, newest])
    expect(await person.account()).toMatchObject({ state: 'active', trouble: null })
  }

  it('goes both ways: what is new, changed and deleted, here and there', async () => {
    const guests = { attendees: [{ email: 'ben@example.org' }], reminders: { useDefault: false } }
    const ada = await open(single('Rehearsal', guests), single('Old'))
    await ada.add('Dentist')
    await ada.change('Rehearsal', { location: 'Town hall' })
    await ada.remove('Old')
    const { id } = there().insert(single('Party'))
    expect((await ada.sync()).status).toBe(200)
    await app.calendars.lookOnce()
    expect(await ada.titles()).toEqual(['Dentist', 'Party', 'Rehearsal'])
    expect(there().get(ada.ids[0]!)).toMatchObject({ location: 'Town hall', ...guests })
    there().remove(id)
    await syncLater()
    await expectAtRest(ada)
  })

  it('costs no revision and one request where nothing changes', async () => {
    const ada = await open(single('Rehearsal'))
    const [asked, { newest }] = [google.asked.length, await ada.pull()]
    await syncLater()
    expect((await ada.pull()).newest).toBe(newest)
    const calls = google.asked.slice(asked).filter((line) => line.includes('/calendar/'))
    expect(calls).toEqual([`GET /calendar/v3/calendars/${ADA}/events`])
  })

  it('keeps series the same on both sides: a day that changed there, the series here', async () => {
    const ada = await open(choir())
    const [id] = ada.ids
    there().patch(`${id}_20261130T090000Z`, { summary: 'Choir, in the hall' })
    there().patch(`${id}_20261207T090000Z`, { status: 'cancelled' })
    await ada.change('Choir', { location: 'Church' })
    await syncLater()
    expect(await ada.event('Choir')).toMatchObject({
      location: 'Church',
      recurrence: 'FREQ=WEEKLY;COUNT=6',
      exceptions: { '2026-12-07T09:00:00': true },
    })
    expect(await ada.rows('calendar_event_overrides')).toMatchObject([{ title: 'Choir, in the hall' }])
    expect(there().get(id!)).toMatchObject({ location: 'Church' })
    const event = await ada.event('Choir')
    const exceptions = { '2026-12-14T09:00:00': true }
    await ada.write({ table: 'calendar_events', rowId: event.id, op: 'update', data: { exceptions } })
    await syncLater()
    expect(there().get(id!).recurrence).toContain('EXDATE;TZID=Europe/London:20261214T090000')
    await expectAtRest(ada)
  })

  it('keeps both where different fields were changed, and theirs where the same was, which is told', async () => {
    const ada = await open(single('Rehearsal'))
    await ada.change('Rehearsal', { title: 'Our rehearsal', description: 'Bring water' })
    there().patch(ada.ids[0]!, { summary: 'Their rehearsal', location: 'Church' })
    await syncLater()
    expect(await ada.event('Their rehearsal')).toMatchObject({
      description: 'Bring water',
      location: 'Church',
    })
    expect(there().get(ada.ids[0]!)).toMatchObject({ description: 'Bring water' })
    expect((await ada.state()).overruled).toMatchObject([
      { changes: [{ op: 'update', data: { title: 'Our rehearsal' } }] },
    ])
    await expectAtRest(ada)
  })

  it('lets deleting win on both sides', async () => {
    const ada = await open(single('Gone here'), single('Gone there'))
    await ada.remove('Gone here')
    there().patch(ada.ids[0]!, { summary: 'Changed there' })
    await ada.change('Gone there', { description: 'Changed here' })
    there().remove(ada.ids[1]!)
    await syncLater()
    expect([await ada.titles(), titlesThere()]).toEqual([[], []])
    expect((await ada.state()).overruled).toHaveLength(2)
    await expectAtRest(ada)
  })

  it('doubles nothing where the answer to a create was lost, also where it was edited since', async () => {
    const ada = await open()
    await ada.add('Dentist')
    google.trouble('an answer that is lost', /^POST .*\/events/, 1)
    await syncLater()
    expect(await ada.account()).toMatchObject({ trouble: 'unreachable' })
    expect(titlesThere()).toEqual(['Dentist'])
    await ada.change('Dentist', { title: 'Dentist at nine' })
    await syncLater(60)
    expect([await ada.titles(), titlesThere()]).toEqual([['Dentist at nine'], ['Dentist at nine']])
    expect((await ada.state()).overruled).toEqual([])
    await expectAtRest(ada)
  })

  it('shares one lease between two servers, and loses nothing where a token is forgotten', async () => {
    const ada = await open(single('Rehearsal'), single('Gone'))
    await ada.add('Dentist')
    clock.pass(20 * MINUTE_MS)
    const before = writes()
    await Promise.all([app.calendars.lookOnce(), replica.calendars.lookOnce(), app.calendars.lookOnce()])
    expect(writes() - before).toBe(1)
    await ada.change('Dentist', { location: 'High street' })
    there().remove(ada.ids[1]!)
    there().expireTokens()
    there().insert(single('Party'))
    await syncLater()
    expect(await ada.titles()).toEqual(['Dentist', 'Party', 'Rehearsal'])
    await expectAtRest(ada)
  })

  it.each([
    ['a login page', 'not_understood'],
    ['gone away', 'unreachable'],
    ['rate limit as 403', 'busy'],
  ] as const)(
    'deletes nothing where Google answers with %s, and tries again later',
    async (fault, trouble) => {
      const ada = await open(single('Rehearsal'))
      const { newest } = await ada.pull()
      there().insert(single('Party'))
      google.trouble(fault, /\/events/)
      await syncLater()
      expect((await ada.pull()).newest).toBe(newest)
      const account = await ada.account()
      expect(account).toMatchObject({ state: 'active', trouble })
      expect(Date.parse(account.nextSyncAt ?? '') - clock.now().getTime()).toBeGreaterThan(13 * MINUTE_MS)
      google.heal()
      await syncLater(60)
      expect(await ada.titles()).toEqual(['Party', 'Rehearsal'])
      await expectAtRest(ada)
    },
  )

  it('takes in no page of several where the third fails', async () => {
    const ada = await open(single('Rehearsal'))
    const { newest } = await ada.pull()
    for (const n of [2, 3, 4, 5, 6]) there().insert(single(`Event ${n}`))
    google.pageBy(2)
    google.trouble('gone away', /pageToken=4/)
    await syncLater()
    expect((await ada.pull()).newest).toBe(newest)
    google.heal()
    await syncLater(60)
    expect(await ada.titles()).toHaveLength(6)
    await expectAtRest(ada)
  })

  it.each(['edited', 'deleted'] as const)(
    'reads first what was %s there just before ours is written',
    async (how) => {
      const ada = await open(single('Rehearsal'))
      const [id = ''] = ada.ids
      await ada.change('Rehearsal', { location: 'Town hall' })
      google.meanwhile(/^PATCH/, () =>
        how === 'deleted' ? there().remove(id) : void there().patch(id, { summary: 'Their rehearsal' }),
      )
      await syncLater()
      const left = (await ada.rows('calendar_events')).map(({ title, location }) => [title, location])
      expect(left).toEqual(how === 'edited' ? [['Their rehearsal', 'Town hall']] : [])
      await expectAtRest(ada)
    },
  )

  it('deletes nothing there that was changed just before, which is told', async () => {
    const ada = await open(single('Rehearsal'))
    const [id = ''] = ada.ids
    await ada.remove('Rehearsal')
    google.meanwhile(/^DELETE/, () => void there().patch(id, { summary: 'Their rehearsal' }))
    await syncLater()
    // Deleting wins, and what was written there is kept for the person.
    expect([await ada.titles(), titlesThere()]).toEqual([[], []])
    expect(JSON.stringify((await ada.state()).overruled)).toContain('Their rehearsal')
    await expectAtRest(ada)
  })

  it.each(['delete', 'keep'] as const)(
    'asks before it deletes most of a calendar, and then does: %s',
    async (answer) => {
      const ada = await open(...Array.from({ length: 14 }, (_, n) => single(`Event ${n}`)))
      for (const id of ada.ids.slice(0, 12)) there().remove(id)
      await syncLater()
      expect(await ada.account()).toMatchObject({ state: 'asks_before_deleting', waitingDeletions: 12 })
      expect(await ada.titles()).toHaveLength(14)
      await ada.act('delete-waiting', { accountId: (await ada.account()).id, answer })
      await app.calendars.lookOnce()
      expect(await ada.titles()).toHaveLength(answer === 'keep' ? 14 : 2)
      expect(titlesThere()).toHaveLength(2)
    },
  )

  it('asks to connect again where the person took it back at Google, and then doubles nothing', async () => {
    const ada = await open(single('Rehearsal'))
    const [before] = await ada.rows('calendar_integrations')
    google.grants.takeBack(ADA)
    await ada.change('Rehearsal', { location: 'Town hall' })
    await syncLater()
    expect(await ada.account()).toMatchObject({
      state: 'sign_in_again',
      trouble: 'sign_in',
      nextSyncAt: null,
    })
    const asked = google.asked.length
    await syncLater()
    expect(google.asked).toHaveLength(asked)
    there().insert(single('Party'))
    const { accounts } = await ada.connectGoogle(ADA)
    expect(accounts).toHaveLength(1)
    await app.calendars.lookOnce()
    expect(await ada.titles()).toEqual(['Party', 'Rehearsal'])
    expect(await ada.rows('calendar_integrations')).toEqual([before])
    expect(there().get(ada.ids[0]!)).toMatchObject({ location: 'Town hall' })
    await expectAtRest(ada)
  })

  it('renews what opens the account as hours go by, and keeps it where Google gives a new one', async () => {
    const ada = await open(single('Rehearsal'))
    google.grants.rotate()
    for (const hours of [2, 3, 4]) {
      google.grants.endAccess()
      await syncLater(hours * 60)
      expect(await ada.account()).toMatchObject({ state: 'active', trouble: null })
    }
    await expectAtRest(ada)
  })

  it.each(['keep', 'remove'] as const)(
    'is disconnected, copies: %s; connecting it again doubles nothing',
    async (copies) => {
      const ada = await open(single('Rehearsal'))
      await ada.add('Dentist')
      await syncLater()
      const { accounts } = await ada.act('disconnect', { accountId: (await ada.account()).id, copies })
      expect(accounts).toEqual([])
      expect(await ada.titles()).toEqual(copies === 'keep' ? ['Dentist', 'Rehearsal'] : [])
      expect(titlesThere()).toEqual(['Dentist', 'Rehearsal'])
      await ada.connectGoogle(ADA)
      await app.calendars.lookOnce()
      expect(await ada.titles()).toEqual(['Dentist', 'Rehearsal'])
      await expectAtRest(ada)
    },
  )

  it('comes back whole after a reset, and after one in the midst of a sync', async () => {
    const ada = await open(...Array.from({ length: 60 }, (_, n) => single(`Event ${n}`)))
    const reset = () => ada.post('/api/rpc/reset_user_account', { owner: ada.owner, id: crypto.randomUUID() })
    for (const { id } of there().living()) there().patch(id, { location: 'Hall' })
    clock.pass(20 * MINUTE_MS)
    const syncing = app.calendars.lookOnce()
    expect((await reset()).status).toBe(200)
    await syncing
    expect([await ada.titles(), (await ada.state()).accounts]).toEqual([[], []])
    expect(there().living()).toHaveLength(60)
    await ada.connectGoogle(ADA)
    await app.calendars.lookOnce()
    expect(await ada.titles()).toHaveLength(60)
    await expectAtRest(ada)
  })

  it('leaves there what may not be changed or deleted there, and goes on with the rest', async () => {
    const ada = await open(single('Birthday'), single('Rehearsal'))
    google.people.get(ADA)!.calendars.get(ADA)!.keeps = ada.ids[0]
    await ada.change('Birthday', { location: 'Home' })
    await syncLater()
    await ada.remove('Birthday')
    await ada.change('Rehearsal', { location: 'Church' })
    await syncLater()
    expect(await ada.account()).toMatchObject({ state: 'active', trouble: null })
    expect(titlesThere()).toEqual(['Birthday', 'Rehearsal'])
    expect(there().get(ada.ids[1]!)).toMatchObject({ location: 'Church' })
    there().expireTokens()
    await syncLater()
    expect(await ada.titles()).toEqual(['Rehearsal'])
  })

  it('skips what our own feed brought there, and what is no event', async () => {
    const ada = await open()
    const id = await ada.add('Dentist', { calendarId: null })
    there().insert(single('Dentist', { iCalUID: `${id}@glimmer` }))
    there().insert(single('Home office', { eventType: 'workingLocation' }))
    await syncLater()
    expect(await ada.titles()).toEqual(['Dentist'])
    expect(titlesThere()).toEqual(['Dentist', 'Home office'])
  })

  it('moves an event to another calendar of the account', async () => {
    const work = google.people.get(ADA)!.addCalendar('work', { summary: 'Work' })
    const ada = await open(single('Rehearsal'))
    const calendars = await ada.rows('calendar_integrations')
    const to = calendars.find(({ calendarName }) => calendarName === 'Work')
    await ada.change('Rehearsal', { calendarId: to?.id })
    await syncLater()
    await syncLater()
    expect([await ada.titles(), titlesThere(), work.events.living().length]).toEqual([['Rehearsal'], [], 1])
  })
})
