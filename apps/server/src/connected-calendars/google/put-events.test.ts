import { randomUUID } from 'node:crypto'
import { calendarEventDefaults } from '@glimmer/domain/calendar/calendar-event'
import { type ItemFields, itemOfRows } from '@glimmer/domain/calendar/connected/item'
import { eventOverrideDefaults } from '@glimmer/domain/calendar/event-override'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openGoogle } from '../../../test/google/open-google.ts'
import { startGoogleCalendar } from '../../../test/google-calendar.ts'
import { type Access, ConnectorTrouble, type RemoteItem } from '../connector.ts'
import { googleIdOf } from './event-id.ts'

const ADA = 'ada@example.org'
const google = await startGoogleCalendar()
const { connector, accessOf } = openGoogle(google, 2_000)
afterAll(() => google.close())

let access: Access
beforeEach(async () => {
  google.heal()
  google.addPerson(ADA)
  access = await accessOf(ADA)
})

const events = () => google.people.get(ADA)!.calendars.get(ADA)!.events
const now = new Date()

function item(event: Partial<ItemFields['event']> & { title: string }, overrides: object[] = []): ItemFields {
  const whole = {
    ...calendarEventDefaults,
    startDatetime: '2026-11-23T09:00:00',
    endDatetime: '2026-11-23T10:00:00',
    timeZone: 'Europe/London',
    ...event,
  }
  return itemOfRows(
    whole,
    overrides.map((one) => ({ ...eventOverrideDefaults, eventId: '', originalStart: '', ...one })),
  )
}

const weekly = { title: 'Choir', recurrence: 'FREQ=WEEKLY' }

const put = (id: string, to: ItemFields, before: RemoteItem | null = null) =>
  connector.put(access, ADA, {
    href: before?.href ?? null,
    etag: before?.etag ?? null,
    id,
    raw: connector.encode({ raw: before?.raw ?? null, id, item: to, now }),
  })

async function kept(id: string, to: ItemFields, before: RemoteItem | null = null): Promise<RemoteItem> {
  const answer = await put(id, to, before)
  if (answer.kind !== 'kept') throw new Error(answer.kind)
  return answer.item
}

describe('an event of ours', () => {
  it('is put under an id of ours, and known again by it', async () => {
    const id = randomUUID()
    const there = await kept(
      id,
      item({ title: 'Dentist', description: 'a < b & c', location: 'Main Street 1' }),
    )
    expect(there.href).toBe(googleIdOf(id))
    expect(events().get(there.href)).toMatchObject({ summary: 'Dentist', description: 'a < b & c' })
    expect(connector.decode(there)).toEqual({
      uid: there.href,
      ownId: id,
      item: item({ title: 'Dentist', description: 'a < b & c', location: 'Main Street 1' }),
    })
  })

  it('is made once where the answer was lost, and comes back where it was deleted there', async () => {
    const id = randomUUID()
    google.trouble('an answer that is lost', /^POST .*\/events/, 1)
    await expect(put(id, item({ title: 'Dentist' }))).rejects.toThrow(ConnectorTrouble)
    const there = await kept(id, item({ title: 'Dentist' }))
    expect(events().living()).toHaveLength(1)
    events().remove(there.href)
    const back = await kept(id, item({ title: 'Dentist, again' }))
    expect(events().living()).toMatchObject([{ id: there.href, summary: 'Dentist, again' }])
    expect(connector.decode(back)?.ownId).toBe(id)
  })

  it('comes back as it is here, and not as it was when it was deleted there', async () => {
    const id = randomUUID()
    const days = { allDay: true, timeZone: null, endDatetime: '2026-11-23T23:59:59' }
    const linked = { url: 'https://example.org/notes', location: 'Hall', description: 'Bring notes' }
    const histories = [
      item({ title: 'Choir', ...linked, recurrence: 'FREQ=WEEKLY', timeZone: 'Europe/London' }),
      item({ title: 'Fair', ...days, startDatetime: '2026-11-23T00:00:00' }),
      item({ title: 'Choir', timeZone: null, status: 'tentative' }),
      item({ title: 'Choir' }),
    ]
    for (const to of histories) {
      const there = await kept(id, to)
      expect(connector.decode(there)?.item).toEqual(to)
      events().remove(there.href)
    }
  })

  it('is at its time in the zone of the calendar where it floats, and goes on floating here', async () => {
    const there = await kept(randomUUID(), item({ title: 'Walk', timeZone: null }))
    expect(events().get(there.href).start).toEqual({
      dateTime: '2026-11-23T09:00:00Z',
      timeZone: 'Europe/London',
    })
    expect(connector.decode(there)?.item).toEqual(item({ title: 'Walk', timeZone: null }))
    const zoned = await kept(randomUUID(), item({ title: 'Walk' }), there)
    expect(connector.decode(zoned)?.item.event.timeZone).toBe('Europe/London')
  })

  it('takes whole days for whole days, which end with the day before', async () => {
    const days = {
      title: 'Fair',
      allDay: true,
      timeZone: null,
      startDatetime: '2026-12-24T00:00:00',
      endDatetime: '2026-12-26T23:59:59',
    }
    const there = await kept(randomUUID(), item(days))
    expect(events().get(there.href)).toMatchObject({
      start: { date: '2026-12-24' },
      end: { date: '2026-12-27' },
    })
    const timed = await kept(randomUUID(), item({ title: 'Fair' }), there)
    expect(connector.decode(timed)?.item).toEqual(item({ title: 'Fair' }))
    const again = await kept(randomUUID(), item(days), timed)
    expect(connector.decode(again)?.item).toEqual(item(days))
  })
})

describe('an event of theirs', () => {
  const foreign = {
    summary: 'Planning',
    start: { dateTime: '2026-11-23T09:00:00Z', timeZone: 'Europe/London' },
    end: { dateTime: '2026-11-23T10:00:00Z', timeZone: 'Europe/London' },
    attendees: [
      { email: 'ben@example.org', responseStatus: 'accepted' },
      { email: ADA, self: true, responseStatus: 'needsAction' },
    ],
    reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 30 }] },
    conferenceData: { conferenceId: 'abc' },
    extendedProperties: { private: { theirs: '1' }, shared: { all: '2' } },
    colorId: '7',
    description: '<p>Bring <b>notes</b></p>',
  }
  const theirs = async (fields: object = {}) => {
    const { id } = events().insert({ ...foreign, ...fields })
    const read = await connector.read(access, ADA, {
      cursor: null,
      etags: async () => new Map(),
      rawsOf: () => Promise.resolve(new Map()),
    })
    if (read.kind !== 'read') throw new Error('unchanged')
    return read.items.find(({ href }) => href === id)!
  }
  const fieldsOf = (there: RemoteItem) => connector.decode(there)!.item

  it('keeps all that is not ours when ours changes, and nobody else’s name comes here', async () => {
    const there = await theirs()
    expect(there.raw).not.toContain('ben@')
    const before = fieldsOf(there)
    expect(before.event.description).toBe('Bring notes\n')
    const moved = { ...before.event, startDatetime: '2026-11-23T08:30:00', timeZone: null }
    await kept(randomUUID(), { ...before, event: moved }, there)
    const after = events().get(there.href)
    const { attendees, reminders, conferenceData, colorId, description } = foreign
    expect(after).toMatchObject({ attendees, reminders, conferenceData, colorId, description })
    expect(after['extendedProperties']).toEqual({
      private: { theirs: '1', glimmerFloating: '1' },
      shared: { all: '2' },
    })
  })

  it('is not written over where it changed there, and is gone where it is', async () => {
    const there = await theirs()
    const { event } = fieldsOf(there)
    events().patch(there.href, { summary: 'Planning, moved' })
    const to = { event: { ...event, title: 'Plans' }, overrides: [] }
    expect(await put(randomUUID(), to, there)).toEqual({ kind: 'changed' })
    expect(events().get(there.href)['summary']).toBe('Planning, moved')
    expect(await connector.remove(access, ADA, there)).toBe('changed')
    events().remove(there.href)
    expect(['gone', 'changed']).toContain((await put(randomUUID(), to, there)).kind)
    expect(await connector.remove(access, ADA, there)).toBe('gone')
  })

  it('asks for nothing where nothing changes', async () => {
    const there = await theirs()
    const asked = google.asked.length
    await put(randomUUID(), fieldsOf(there), there)
    expect(google.asked.slice(asked)).toEqual([])
  })

  it('stays hidden where the person declined it, and is not deleted there', async () => {
    const there = await theirs({ attendees: [{ email: ADA, self: true, responseStatus: 'declined' }] })
    expect(fieldsOf(there).event.status).toBe('cancelled')
    const { event } = fieldsOf(there)
    await kept(randomUUID(), { event: { ...event, title: 'Plans' }, overrides: [] }, there)
    expect(events().get(there.href)).toMatchObject({ status: 'confirmed', summary: 'Plans' })
  })

  it('is left alone where Glimmer cannot hold it, and our own feed is known', async () => {
    const place = await theirs({ eventType: 'workingLocation' })
    expect(connector.decode(place)).toBeNull()
    const uid = `${randomUUID()}@glimmer`
    expect(connector.decode(await theirs({ iCalUID: uid }))).toMatchObject({ uid, ownId: null })
    const meeting = await theirs({ hangoutLink: 'https://meet.example.org/abc' })
    expect(fieldsOf(meeting).event.url).toBe('https://meet.example.org/abc')
  })

  it('is refused in a calendar that can only be read', async () => {
    const there = await theirs()
    google.people.get(ADA)!.calendars.get(ADA)!.accessRole = 'reader'
    const { event } = fieldsOf(there)
    expect(await put(randomUUID(), { event: { ...event, title: 'Mine' }, overrides: [] }, there)).toEqual({
      kind: 'refused',
    })
  })
})

describe('a series', () => {
  const days = [
    { originalStart: '2026-11-30T09:00:00', title: 'Choir, in the hall' },
    {
      originalStart: '2026-12-07T09:00:00',
      startDatetime: '2026-12-08T18:00:00',
      endDatetime: '2026-12-08T19:00:00',
    },
  ]

  it('is put with its changed days, its exceptions and its dates beside the rule', async () => {
    const whole = item(
      {
        ...weekly,
        recurrence: 'FREQ=WEEKLY;UNTIL=20270201T235959',
        recurrenceEnd: '2027-02-01T23:59:59',
        exceptions: { '2026-12-14T09:00:00': true },
        additions: { '2026-12-16T09:00:00': true },
      },
      days,
    )
    const there = await kept(randomUUID(), whole)
    expect(events().get(there.href).recurrence).toEqual([
      'RRULE:FREQ=WEEKLY;UNTIL=20270201T235959Z',
      'EXDATE;TZID=Europe/London:20261214T090000',
      'RDATE;TZID=Europe/London:20261216T090000',
    ])
    expect(connector.decode(there)?.item).toEqual(whole)
  })

  it('changes one day, calls it off, and brings it back as it was', async () => {
    let there = await kept(randomUUID(), item(weekly))
    for (const to of [
      item(weekly, [days[0]!]),
      item({ ...weekly, title: 'Big choir' }, [days[0]!]),
      item({ ...weekly, exceptions: { '2026-11-30T09:00:00': true } }),
      item(weekly, days),
      item({ ...weekly, exceptions: { '2026-12-14T09:00:00': true } }, days),
      item({ ...weekly, startDatetime: '2026-11-23T11:00:00', endDatetime: '2026-11-23T12:00:00' }, [
        { originalStart: '2026-11-30T11:00:00', title: 'Choir, in the hall' },
      ]),
      item(weekly),
      item({ title: 'Choir' }),
    ]) {
      there = await kept(randomUUID(), to, there)
      expect(connector.decode(there)?.item).toEqual(to)
      // A second time there is nothing to do.
      const asked = google.asked.length
      there = await kept(randomUUID(), to, there)
      expect(google.asked.slice(asked).filter((line) => !line.startsWith('GET'))).toEqual([])
    }
  })

  it('brings back a day as the series says it, not as it was when it was called off', async () => {
    const linked = { url: 'https://example.org/notes', location: 'Hall', description: 'Bring notes' }
    const histories = [
      item({ ...weekly, ...linked }, [{ originalStart: '2026-11-30T09:00:00', title: 'Big choir' }]),
      item({ ...weekly, startDatetime: '2026-11-24T09:00:00', endDatetime: '2026-11-24T10:00:00' }),
      item({ title: 'Choir' }),
      item({ title: 'Choir', recurrence: 'FREQ=DAILY' }),
    ]
    let there: RemoteItem | null = null
    for (const to of histories) {
      there = await kept(randomUUID(), to, there)
      expect(connector.decode(there)?.item).toEqual(to)
    }
  })

  it('brings back a day with its hours that took the whole day when it was called off', async () => {
    const wholeDay = {
      originalStart: '2026-11-30T09:00:00',
      startDatetime: '2026-11-30T00:00:00',
      endDatetime: '2026-11-30T23:59:59',
      allDay: true,
    }
    const histories = [
      item(weekly, [wholeDay]),
      item({ ...weekly, exceptions: { '2026-11-30T09:00:00': true } }),
      item(weekly),
    ]
    let there: RemoteItem | null = null
    for (const to of histories) {
      there = await kept(randomUUID(), to, there)
      expect(connector.decode(there)?.item).toEqual(to)
    }
  })

  it('takes an end in the hour that spring leaves out for the usual end', async () => {
    const night = {
      title: 'Night shift',
      recurrence: 'FREQ=DAILY',
      startDatetime: '2027-03-20T19:00:00',
      endDatetime: '2027-03-21T01:30:00',
    }
    const to = item(night, [{ originalStart: '2027-03-27T19:00:00', title: 'Short night shift' }])
    expect(connector.decode(await kept(randomUUID(), to))?.item).toEqual(to)
  })

  it('is not half written over: a day that changed there stops it, and the rest follows next time', async () => {
    const there = await kept(randomUUID(), item(weekly, days))
    const [day] = events()
      .list({ showDeleted: false, maxResults: 9 })
      .items.filter(({ recurringEventId }) => recurringEventId)
    events().patch(day!.id, { location: 'Hall' })
    const to = item({ ...weekly, title: 'Big choir' }, [
      { ...days[0], title: 'Big choir, in the hall' },
      days[1]!,
    ])
    expect(await put(randomUUID(), to, there)).toEqual({ kind: 'changed' })
    expect(events().get(day!.id)).toMatchObject({ summary: 'Choir, in the hall', location: 'Hall' })
  })
})
