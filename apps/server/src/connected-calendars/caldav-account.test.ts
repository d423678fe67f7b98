import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCaldavAccount } from '../../test/caldav-account.ts'
import { type CaldavServer, startCaldavServer } from '../../test/caldav-server.ts'
import { icsOf } from '../../test/caldav-suite.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { openClock } from '../../test/reminded-person.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'

describeOnBothDatabases('an account over CalDAV', (ground) => {
  const clock = openClock()
  let server: CaldavServer
  let app: StartedApp
  beforeAll(async () => {
    server = await startCaldavServer()
    app = await startApp(await ground.open(), server.settings, { calendarParts: { now: clock.now } })
  })
  afterAll(() => server.close())
  const open = (...titles: string[]) => openCaldavAccount({ app, server, clock }, titles)

  it('is connected with its calendars, each with its colour, and its password is shown nowhere', async () => {
    const ada = await open()
    server.addCalendar({ name: 'Shared', color: '#FF0000', isReadOnly: true })
    server.addCalendar({ name: 'Tasks', kinds: ['VTODO'] })
    const refused = await ada.connect('another')
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(await refused.json()).toMatchObject({ code: 'calendar_sign_in' })
    expect((await ada.connect()).status).toBe(200)
    const calendars = await ada.rows('calendar_integrations')
    expect(calendars.map((one) => [one['calendarName'], one['calendarColor'], one['isReadOnly']])).toEqual(
      expect.arrayContaining([
        ['Choir', '#3b82f6', false],
        ['Shared', '#ff0000', true],
      ]),
    )
    expect(calendars).toHaveLength(2)
    expect((await ada.state()).accounts).toHaveLength(1)
    expect(JSON.stringify([app.logged, await ada.state(), calendars])).not.toContain(server.password)
  })

  it('is followed both ways', async () => {
    const ada = await open('Rehearsal', 'Concert')
    ada.calendar.edit('Rehearsal.ics', (raw) => raw.replace('SUMMARY:Rehearsal', 'SUMMARY:Dress rehearsal'))
    await ada.change('Concert', { title: 'Great concert', location: 'Town hall' })
    await ada.sync()
    expect(await ada.titles()).toEqual(['Dress rehearsal', 'Great concert'])
    expect(ada.textOf('Concert.ics')).toContain('LOCATION:Town hall')
    await ada.isQuiet()
  })

  it('takes in what is new and deletes what is gone, on both sides', async () => {
    const ada = await open('Rehearsal', 'Concert', 'Party')
    const id = await ada.add('Ours')
    await ada.remove('Concert')
    ada.calendar.delete('Party.ics')
    ada.calendar.put('new.ics', icsOf('new@x', 'Theirs'))
    await ada.sync()
    expect(await ada.titles()).toEqual(['Ours', 'Rehearsal', 'Theirs'])
    expect(ada.textOf(`${id}.ics`)).toContain(`UID:${id}@glimmer`)
    expect((await ada.event('Ours')).id).toBe(id)
    await ada.isQuiet()
  })

  it('keeps guests and alarms of what is changed here, and a day of a series by itself', async () => {
    const ada = await open()
    const guests = ['ATTENDEE;CN=Ben:mailto:ben@example.org', 'X-OWN:kept']
    const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Now', 'TRIGGER:-PT5M', 'END:VALARM']
    const weekly = icsOf('w@x', 'Weekly', 'RRULE:FREQ=WEEKLY;COUNT=8', ...guests, ...alarm)
    ada.calendar.put('w.ics', weekly)
    await ada.sync()
    const { id } = await ada.event('Weekly')
    const { eventOverrideDefaults, overrideId } = await import('@glimmer/domain/calendar/event-override')
    const originalStart = '2026-11-30T15:00:00'
    const data = { ...eventOverrideDefaults, eventId: id, originalStart, title: 'With cake' }
    await ada.write(
      { table: 'calendar_events', rowId: id, op: 'update', data: { title: 'Every week' } },
      { table: 'calendar_event_overrides', rowId: overrideId(id, originalStart), op: 'insert', data },
    )
    await ada.sync()
    const text = ada.textOf('w.ics')
    expect(text).toContain('SUMMARY:Every week')
    expect(text).toContain('SUMMARY:With cake')
    for (const line of [...guests, ...alarm.slice(1, 4)]) expect(text.split(line)).toHaveLength(3)
    await ada.isQuiet()
    expect(await ada.rows('calendar_event_overrides')).toHaveLength(1)
  })

  it('is followed as a server stores it that changes what it is given', async () => {
    const ada = await open()
    server.rewriteWith((raw) => raw.replace(/SUMMARY:(?!Dr)/, 'SUMMARY:Dr '))
    await ada.add('House')
    await ada.sync()
    expect(await ada.titles()).toEqual(['Dr House'])
    await ada.isQuiet()
  })
})
