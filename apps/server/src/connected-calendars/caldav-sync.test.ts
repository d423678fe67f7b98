import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { StoredCalendar } from '../../test/caldav-store.ts'
import { type CaldavServer, startCaldavServer } from '../../test/caldav-server.ts'
import { type ConnectedPerson, openConnected } from '../../test/connected-person.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { icsEvent, icsFile } from '../../test/ics-host.ts'
import { openClock } from '../../test/reminded-person.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'
import { keepCredentials } from './keep-credentials.ts'
import { holdLease, LeaseLost, takeDue } from './lease.ts'

const MINUTE_MS = 60_000

describeOnBothDatabases('a calendar of a CalDAV account', (ground) => {
  const clock = openClock()
  let server: CaldavServer
  let app: StartedApp
  let replica: StartedApp
  let there: StoredCalendar
  beforeAll(async () => {
    server = await startCaldavServer()
    const database = await ground.open()
    app = await startApp(database, server.settings, { calendarParts: { now: clock.now } })
    replica = await startApp(database, server.settings, { calendarParts: { now: clock.now } })
  })
  beforeEach(() => {
    there = server.addCalendar({ name: 'Home' })
    return () => {
      server.fail()
      server.pageBy(Number.POSITIVE_INFINITY)
      server.rewriteWith((raw) => raw)
      server.removeCalendar(there)
    }
  })
  afterAll(() => server.close())

  const login = () => ({
    provider: 'caldav',
    address: server.origin,
    username: server.username,
    password: server.password,
  })
  const open = async (...events: readonly (readonly string[])[]) => {
    for (const event of events) there.put(`${event[0]?.slice(4)}.ics`, icsFile(event))
    const person = await openConnected(app)
    expect((await person.connect(login())).status).toBe(200)
    await app.calendars.lookOnce()
    expect(await person.account()).toMatchObject({ state: 'active', trouble: null })
    return person
  }
  const syncLater = async (minutes = 20) => {
    clock.pass(minutes * MINUTE_MS)
    await app.calendars.lookOnce()
  }
  const add = async (person: ConnectedPerson, title: string, rest: object = {}) => {
    const [calendar] = await person.rows('calendar_integrations')
    const id = randomUUID()
    const data = {
      title,
      calendarId: calendar?.id,
      startDatetime: '2026-11-20T12:00:00',
      endDatetime: '2026-11-20T13:00:00',
      ...rest,
    }
    await person.write({ table: 'calendar_events', rowId: id, op: 'insert', data })
    return id
  }
  const rawsThere = () => [...there.files.values()].map(({ raw }) => raw)
  const titlesThere = () =>
    rawsThere()
      .flatMap((raw) => /^SUMMARY:(.*?)\r?$/m.exec(raw)?.[1] ?? [])
      .toSorted()
  const writes = () => server.asked.filter(({ method }) => method === 'PUT' || method === 'DELETE').length
  /** In the end both sides have the same, and syncing again sends and writes nothing. */
  const expectAtRest = async (person: ConnectedPerson) => {
    expect(await person.titles()).toEqual(titlesThere())
    const [before, { newest }] = [writes(), await person.pull()]
    await syncLater()
    await syncLater()
    expect([writes(), (await person.pull()).newest]).toEqual([before, newest])
    expect(await person.account()).toMatchObject({ state: 'active', trouble: null })
  }

  it('goes both ways: what is new, changed and deleted, here and there', async () => {
    const ada = await open(
      icsEvent('one', 'Rehearsal', 10, 'ATTENDEE:mailto:ben@example.org'),
      icsEvent('two', 'Old'),
    )
    await add(ada, 'Dentist')
    await ada.change('Rehearsal', { location: 'Town hall' })
    const { id } = await ada.event('Old')
    await ada.write({ table: 'calendar_events', rowId: id, op: 'delete' })
    there.put('three.ics', icsFile(icsEvent('three', 'Party')))
    await syncLater()
    expect(await ada.titles()).toEqual(['Dentist', 'Party', 'Rehearsal'])
    expect(titlesThere()).toEqual(['Dentist', 'Party', 'Rehearsal'])
    const rehearsal = rawsThere().find((raw) => raw.includes('Rehearsal'))
    expect(rehearsal).toContain('LOCATION:Town hall')
    expect(rehearsal).toContain('ATTENDEE:mailto:ben@example.org')
    there.delete('three.ics')
    await syncLater()
    await expectAtRest(ada)
  })

  it('keeps both where different fields were changed, and theirs where the same was, which is told', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    await ada.change('Rehearsal', { title: 'Our rehearsal', description: 'Bring water' })
    there.edit('one.ics', (raw) =>
      raw.replace('SUMMARY:Rehearsal', 'SUMMARY:Their rehearsal\r\nLOCATION:Church'),
    )
    await syncLater()
    expect(await ada.event('Their rehearsal')).toMatchObject({
      description: 'Bring water',
      location: 'Church',
    })
    expect(rawsThere()[0]).toContain('DESCRIPTION:Bring water')
    const { overruled } = await ada.state()
    expect(overruled).toMatchObject([{ changes: [{ op: 'update', data: { title: 'Our rehearsal' } }] }])
    expect((await ada.keptOverruled(overruled.map(({ id }) => id))).overruled).toEqual([])
    await expectAtRest(ada)
  })

  it('lets deleting win on both sides, and keeps what was changed there or here meanwhile', async () => {
    const ada = await open(icsEvent('one', 'Gone here'), icsEvent('two', 'Gone there'))
    const { id } = await ada.event('Gone here')
    await ada.write({ table: 'calendar_events', rowId: id, op: 'delete' })
    there.edit('one.ics', (raw) => raw.replace('Gone here', 'Changed there'))
    await ada.change('Gone there', { description: 'Changed here' })
    there.delete('two.ics')
    await syncLater()
    expect([await ada.titles(), titlesThere()]).toEqual([[], []])
    const { overruled } = await ada.state()
    expect(overruled.flatMap(({ changes }) => changes)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ op: 'insert', data: expect.objectContaining({ title: 'Changed there' }) }),
        expect.objectContaining({
          op: 'insert',
          data: expect.objectContaining({ description: 'Changed here' }),
        }),
      ]),
    )
    await expectAtRest(ada)
  })

  it.each(['lost', 'dropped'] as const)(
    'an answer that is %s after a create doubles nothing, also where it was edited since',
    async (how) => {
      const ada = await open()
      await add(ada, 'Dentist')
      server.fail(({ method }) => (method === 'PUT' ? how : null))
      await syncLater()
      expect(await ada.account()).toMatchObject({ trouble: 'unreachable' })
      expect(titlesThere()).toEqual(how === 'lost' ? ['Dentist'] : [])
      await ada.change('Dentist', { title: 'Dentist at nine' })
      server.fail()
      await syncLater(60)
      expect([await ada.titles(), titlesThere()]).toEqual([['Dentist at nine'], ['Dentist at nine']])
      expect((await ada.state()).overruled).toEqual([])
      await expectAtRest(ada)
    },
  )

  it('an event that was deleted here after such a create does not come back', async () => {
    const ada = await open()
    const id = await add(ada, 'Dentist')
    server.fail(({ method }) => (method === 'PUT' ? 'lost' : null))
    await syncLater()
    await ada.write({ table: 'calendar_events', rowId: id, op: 'delete' })
    server.fail()
    await syncLater(60)
    expect([await ada.titles(), titlesThere()]).toEqual([[], []])
    await expectAtRest(ada)
  })

  it('two servers share one lease, and a token that is over loses nothing', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    await add(ada, 'Dentist')
    clock.pass(20 * MINUTE_MS)
    const before = writes()
    await Promise.all([app.calendars.lookOnce(), replica.calendars.lookOnce(), app.calendars.lookOnce()])
    expect(writes() - before).toBe(1)
    await ada.change('Dentist', { location: 'High street' })
    there.forgetTokens()
    there.put('two.ics', icsFile(icsEvent('two', 'Party')))
    await syncLater()
    expect(await ada.titles()).toEqual(['Dentist', 'Party', 'Rehearsal'])
    await expectAtRest(ada)
  })

  it.each([
    [
      'a login page with 200',
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<html><p>Sign in' },
      13,
    ],
    ['an empty answer', { status: 207, body: '' }, 13],
    ['an empty multistatus that is cut off', 'cut', 13],
    ['a server that is down', { status: 503, headers: { 'retry-after': '7200' } }, 119],
    ['nothing at all', 'dropped', 13],
  ] as const)('%s deletes nothing, and is tried again later', async (_title, fault, minutes) => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    const { newest } = await ada.pull()
    there.put('two.ics', icsFile(icsEvent('two', 'Party')))
    server.fail(({ method }) => (method === 'REPORT' || method === 'PROPFIND' ? fault : null))
    await syncLater()
    expect((await ada.pull()).newest).toBe(newest)
    const { trouble, state, nextSyncAt } = await ada.account()
    expect([state, trouble]).toEqual(['active', expect.any(String)])
    const waitMs = Date.parse(nextSyncAt ?? '') - clock.now().getTime()
    expect(waitMs).toBeGreaterThan(minutes * MINUTE_MS)
    server.fail()
    await syncLater(150)
    expect(await ada.titles()).toEqual(['Party', 'Rehearsal'])
    await expectAtRest(ada)
  })

  it('where its third page fails, what came before is not doubled and nothing is deleted', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    for (const n of [2, 3, 4, 5]) there.put(`${n}.ics`, icsFile(icsEvent(String(n), `Event ${n}`)))
    server.pageBy(1)
    let pages = 0
    server.fail(({ method, body }) =>
      method === 'REPORT' && body.includes('sync-collection') && (pages += 1) === 3 ? 'cut' : null,
    )
    await syncLater()
    expect(await ada.titles()).toContain('Rehearsal')
    server.fail()
    await syncLater(60)
    expect(await ada.titles()).toEqual(['Event 2', 'Event 3', 'Event 4', 'Event 5', 'Rehearsal'])
    await expectAtRest(ada)
  })

  it.each([
    ['edited', [{ title: 'Their rehearsal', location: 'Town hall' }]],
    ['deleted', []],
  ] as const)('what another device %s just before ours is written is read first', async (how, events) => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    await ada.change('Rehearsal', { location: 'Town hall' })
    let met = 0
    server.fail(({ method }) => {
      if (method !== 'PUT' || (met += 1) > 1) return null
      if (how === 'deleted') there.delete('one.ics')
      else there.edit('one.ics', (raw) => raw.replace('SUMMARY:Rehearsal', 'SUMMARY:Their rehearsal'))
      return null
    })
    await syncLater()
    expect(await ada.rows('calendar_events')).toMatchObject(events)
    await expectAtRest(ada)
  })

  it('what a server makes of an event is what is here then, and is not sent again', async () => {
    const ada = await open()
    server.rewriteWith((raw) => raw.replace('SUMMARY:', 'SUMMARY:[x] '))
    await add(ada, 'Dentist')
    await syncLater()
    expect(await ada.titles()).toEqual(['[x] Dentist'])
    await expectAtRest(ada)
  })

  it.each(['delete', 'keep'] as const)(
    'asks before it deletes most of a calendar, and then does as it was told: %s',
    async (answer) => {
      const many = Array.from({ length: 14 }, (_, n) => icsEvent(`e${n}`, `Event ${n}`))
      const ada = await open(...many)
      for (let n = 0; n < 12; n += 1) there.delete(`e${n}.ics`)
      await syncLater()
      expect(await ada.account()).toMatchObject({ state: 'asks_before_deleting', waitingDeletions: 12 })
      await syncLater()
      expect(await ada.titles()).toHaveLength(14)
      const { id } = await ada.account()
      await ada.act('delete-waiting', { accountId: id, answer })
      await app.calendars.lookOnce()
      const events = await ada.rows('calendar_events')
      const own = events.filter(({ calendarId }) => calendarId === null)
      expect([events.length, own.length]).toEqual(answer === 'keep' ? [14, 12] : [2, 0])
      expect(await ada.account()).toMatchObject({ state: 'active', waitingDeletions: 0 })
      await syncLater()
      expect([(await ada.rows('calendar_events')).length, titlesThere().length]).toEqual([events.length, 2])
    },
  )

  it('asks anew where more is gone by then than was asked about', async () => {
    const ada = await open(...Array.from({ length: 16 }, (_, n) => icsEvent(`e${n}`, `Event ${n}`)))
    for (let n = 0; n < 12; n += 1) there.delete(`e${n}.ics`)
    await syncLater()
    const { id } = await ada.account()
    for (let n = 12; n < 16; n += 1) there.delete(`e${n}.ics`)
    await ada.act('delete-waiting', { accountId: id, answer: 'delete' })
    await app.calendars.lookOnce()
    expect(await ada.account()).toMatchObject({ state: 'asks_before_deleting', waitingDeletions: 16 })
    expect(await ada.titles()).toHaveLength(16)
    await ada.act('delete-waiting', { accountId: id, answer: 'delete' })
    await app.calendars.lookOnce()
    expect([await ada.titles(), await ada.account()]).toMatchObject([[], { state: 'active' }])
  })

  it('an answer holds for what was asked alone, also where all was back before it was given', async () => {
    server.removeCalendar(there)
    there = server.addCalendar({ mode: 'etags' })
    const ada = await open(...Array.from({ length: 14 }, (_, n) => icsEvent(`e${n}`, `Event ${n}`)))
    const all = new Map(there.files)
    there.files.clear()
    await syncLater()
    const { id } = await ada.account()
    for (const [name, file] of all) there.files.set(name, file)
    await ada.act('delete-waiting', { accountId: id, answer: 'delete' })
    await app.calendars.lookOnce()
    expect(await ada.account()).toMatchObject({ state: 'active', waitingDeletions: 0 })
    there.files.clear()
    await syncLater()
    expect(await ada.account()).toMatchObject({ state: 'asks_before_deleting', waitingDeletions: 14 })
    expect(await ada.titles()).toHaveLength(14)
  })

  it('goes on soon after a clock that was a year ahead is right again', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    const yearMs = 365 * 24 * 60 * MINUTE_MS
    clock.pass(yearMs)
    await app.calendars.lookOnce()
    clock.pass(-yearMs)
    there.edit('one.ics', (raw) => raw.replace('Rehearsal', 'Concert'))
    await syncLater()
    expect(await ada.titles()).toEqual(['Concert'])
  })

  it('one calendar that is gone there slows down no other', async () => {
    const other = server.addCalendar({ name: 'Old' })
    other.put('old.ics', icsFile(icsEvent('old', 'Old times')))
    const ada = await open(icsEvent('one', 'Rehearsal'))
    server.removeCalendar(other)
    for (let times = 0; times < 5; times += 1) await syncLater()
    expect(await ada.account()).toMatchObject({ state: 'active', trouble: 'not_found' })
    there.edit('one.ics', (raw) => raw.replace('Rehearsal', 'Concert'))
    await syncLater()
    expect(await ada.titles()).toEqual(['Concert', 'Old times'])
  })

  it('a password that was given anew is not overruled by a sync that began with the old one', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    clock.pass(20 * MINUTE_MS)
    const database = await ground.open()
    let leased = await takeDue(database, clock.now())
    while (leased && leased.userId !== ada.owner) leased = await takeDue(database, clock.now())
    if (!leased) throw new Error('the account was not due')
    expect((await ada.connect(login())).status).toBe(200)
    await keepCredentials(database, leased, { before: leased.sealed ?? '', sealed: 'by the old password' })
    const began = leased
    const hold = database.withUser(ada.owner, (trx) => holdLease(trx, began, clock.now()))
    await expect(hold).rejects.toThrow(LeaseLost)
    await app.calendars.lookOnce()
    expect(await ada.account()).toMatchObject({ state: 'active', trouble: null })
  })

  it('asks to be signed in to again where the password is no longer right; then all goes on and nothing doubles', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    server.changePassword('another')
    await syncLater()
    expect(await ada.account()).toMatchObject({
      state: 'sign_in_again',
      trouble: 'sign_in',
      nextSyncAt: null,
    })
    const refused = await ada.connect(login())
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { error: { code: 'calendar_sign_in' } },
    ])
    server.changePassword(server.password)
    there.put('two.ics', icsFile(icsEvent('two', 'Party')))
    expect((await ada.connect(login())).status).toBe(200)
    await app.calendars.lookOnce()
    expect((await ada.state()).accounts).toMatchObject([{ state: 'active', trouble: null }])
    expect(await ada.titles()).toEqual(['Party', 'Rehearsal'])
    expect(await ada.rows('calendar_integrations')).toHaveLength(1)
    await expectAtRest(ada)
  })

  it.each(['keep', 'remove'] as const)(
    'is disconnected, copies: %s; connecting it again doubles nothing',
    async (copies) => {
      const ada = await open(icsEvent('one', 'Rehearsal'))
      await add(ada, 'Dentist')
      await syncLater()
      const { accounts } = await ada.act('disconnect', { accountId: (await ada.account()).id, copies })
      expect(accounts).toEqual([])
      expect(await ada.rows('calendar_integrations')).toEqual([])
      expect(await ada.titles()).toEqual(copies === 'keep' ? ['Dentist', 'Rehearsal'] : [])
      const before = writes()
      await syncLater()
      expect([writes(), titlesThere()]).toEqual([before, ['Dentist', 'Rehearsal']])
      expect((await ada.connect(login())).status).toBe(200)
      await app.calendars.lookOnce()
      expect(await ada.titles()).toEqual(['Dentist', 'Rehearsal'])
      await expectAtRest(ada)
    },
  )

  it('a calendar that is only read is not written to, and what is deleted here stays there', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'), icsEvent('two', 'Concert'))
    const [calendar] = await ada.rows('calendar_integrations')
    const choose = (direction: string) =>
      ada.write({ table: 'calendar_integrations', rowId: calendar?.id, op: 'update', data: { direction } })
    await choose('read')
    const { id } = await ada.event('Concert')
    await ada.write({ table: 'calendar_events', rowId: id, op: 'delete' })
    await syncLater()
    there.edit('two.ics', (raw) => raw.replace('Concert', 'Big concert'))
    await syncLater()
    await choose('both')
    await syncLater()
    expect([await ada.titles(), titlesThere()]).toEqual([['Rehearsal'], ['Big concert', 'Rehearsal']])
  })

  it('an event that moves to another calendar is there in the end, and in the first no more', async () => {
    const second = server.addCalendar({ name: 'Work' })
    try {
      const ada = await open(icsEvent('one', 'Rehearsal'))
      const work = (await ada.rows('calendar_integrations')).find(
        ({ calendarName }) => calendarName === 'Work',
      )
      await ada.change('Rehearsal', { calendarId: work?.id })
      await syncLater()
      expect([there.files.size, second.files.size]).toEqual([0, 1])
      await syncLater()
      expect([await ada.titles(), second.files.size]).toEqual([['Rehearsal'], 1])
    } finally {
      server.removeCalendar(second)
    }
  })
})
