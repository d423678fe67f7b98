import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openGoogle } from '../../../test/google/open-google.ts'
import { type GoogleOnLoopback, SCOPES, startGoogleCalendar } from '../../../test/google-calendar.ts'
import { type Access, ConnectorTrouble, type Known, type RemoteItem, type RemoteRead } from '../connector.ts'
import { placesOf } from './places.ts'

const ADA = 'ada@example.org'
const google: GoogleOnLoopback = await startGoogleCalendar()
const { connector, accessOf, accessBy } = openGoogle(google, 400)
afterAll(() => google.close())

let access: Access & { kept: unknown[] }
beforeEach(async () => {
  google.heal()
  google.pageBy(2_500)
  google.addPerson(ADA)
  access = await accessOf(ADA)
})

const calendar = () => google.people.get(ADA)!.calendars.get(ADA)!
const events = () => calendar().events
const at = (time: string) => ({ dateTime: `2026-11-23T${time}:00Z`, timeZone: 'Europe/London' })
const single = (summary: string) => ({ summary, start: at('09:00'), end: at('10:00') })
const weekly = { ...single('Choir'), recurrence: ['RRULE:FREQ=WEEKLY'] }
const NOTHING: Known = {
  cursor: null,
  etags: async () => new Map(),
  rawsOf: () => Promise.resolve(new Map()),
}

/** What is known after a read. */
function knownAfter(read: RemoteRead, before: readonly RemoteItem[] = []): Known & { items: RemoteItem[] } {
  if (read.kind === 'unchanged') return { ...known(before), cursor: read.cursor }
  const items = new Map((read.isWhole ? [] : before).map((item) => [item.href, item]))
  for (const item of read.items) items.set(item.href, item)
  for (const href of read.gone) items.delete(href)
  return { ...known([...items.values()]), cursor: read.cursor }
}
const known = (items: readonly RemoteItem[]) => ({
  cursor: null,
  items: [...items],
  etags: async () => new Map(items.map(({ href, etag }) => [href, etag])),
  rawsOf: (hrefs: readonly string[]) =>
    Promise.resolve(
      new Map(items.filter(({ href }) => hrefs.includes(href)).map(({ href, raw }) => [href, raw])),
    ),
})

const readAll = async () => knownAfter(await connector.read(access, ADA, NOTHING))
const titlesOf = (items: readonly RemoteItem[]) =>
  items.map((item) => connector.decode(item)?.item.event.title).toSorted()
const troubleOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof ConnectorTrouble ? [error.trouble, error.retryAfterMs] : error),
  )

it('asks Google where Google is', () => {
  expect(placesOf(undefined)).toEqual({
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    revoke: 'https://oauth2.googleapis.com/revoke',
    api: 'https://www.googleapis.com/calendar/v3',
  })
})

it('lists the calendars that can be read, the person’s own first, page by page', async () => {
  const person = google.people.get(ADA)!
  person.calendars.clear()
  person.addCalendar('holidays', { summary: 'Holidays', accessRole: 'reader' })
  person.addCalendar('busy', { accessRole: 'freeBusyReader' })
  person.addCalendar('choir', { summary: 'Choir', accessRole: 'writer' })
  person.addCalendar(ADA)
  google.pageBy(2)
  expect(await connector.list(access)).toEqual([
    { remoteId: ADA, name: ADA, color: '#9fe1e7', isReadOnly: false },
    { remoteId: 'holidays', name: 'Holidays', color: '#9fe1e7', isReadOnly: true },
    { remoteId: 'choir', name: 'Choir', color: '#9fe1e7', isReadOnly: false },
  ])
})

describe('reading', () => {
  it('takes every page, each series with its changed days, and then what changed alone', async () => {
    for (const title of ['One', 'Two', 'Three']) events().insert(single(title))
    const { id } = events().insert(weekly)
    events().patch(`${id}_20261130T090000Z`, { summary: 'Choir, in the hall' })
    events().patch(`${id}_20261207T090000Z`, { status: 'cancelled' })
    google.pageBy(2)
    const whole = await connector.read(access, ADA, NOTHING)
    expect(whole).toMatchObject({ kind: 'read', isWhole: true, gone: [] })
    const first = knownAfter(whole)
    expect(titlesOf(first.items)).toEqual(['Choir', 'One', 'Three', 'Two'])
    const series = connector.decode(first.items.find(({ href }) => href === id)!)!
    expect(series.item.overrides).toMatchObject([
      { originalStart: '2026-11-30T09:00:00', title: 'Choir, in the hall', startDatetime: null },
    ])
    expect(series.item.event.exceptions).toEqual({ '2026-12-07T09:00:00': true })
    expect(await connector.read(access, ADA, first)).toMatchObject({ kind: 'unchanged' })

    events().patch(`${id}_20261214T090000Z`, { summary: 'Choir, late' })
    const day = await connector.read(access, ADA, first)
    expect(day).toMatchObject({ kind: 'read', isWhole: false, gone: [], items: [{ href: id }] })
    const second = knownAfter(day, first.items)
    const later = connector.decode(second.items.find(({ href }) => href === id)!)!
    expect(later.item.overrides.map(({ title }) => title)).toEqual(['Choir, in the hall', 'Choir, late'])
    expect(later.item.event).toEqual(series.item.event)

    events().patch(id, { summary: 'Big choir' })
    const master = knownAfter(await connector.read(access, ADA, second), second.items)
    const changed = connector.decode(master.items.find(({ href }) => href === id)!)!
    expect(changed.item.event.title).toBe('Big choir')
    expect(changed.item.overrides).toHaveLength(2)
  })

  it('names what was deleted, and a deleted series once', async () => {
    const { id } = events().insert(weekly)
    events().patch(`${id}_20261130T090000Z`, { summary: 'Other' })
    const one = events().insert(single('One'))
    const first = await readAll()
    events().remove(one.id)
    events().remove(id)
    const read = await connector.read(access, ADA, first)
    expect(read).toMatchObject({ kind: 'read', isWhole: false, items: [] })
    expect(knownAfter(read, first.items).items).toEqual([])
  })

  it('reads everything again where Google has forgotten the token', async () => {
    const gone = events().insert(single('Gone'))
    events().insert(single('Stays'))
    const first = await readAll()
    events().remove(gone.id)
    events().expireTokens()
    const read = await connector.read(access, ADA, first)
    expect(read).toMatchObject({ kind: 'read', isWhole: true, gone: [] })
    expect(titlesOf(knownAfter(read).items)).toEqual(['Stays'])
    expect(await connector.read(access, ADA, { ...first, cursor: 'of somebody else' })).toMatchObject({
      isWhole: true,
    })
  })

  it('takes a day for itself where its series is somebody else’s, and into the series when that comes', async () => {
    const { id } = events().insert(weekly)
    const dayId = `${id}_20261130T090000Z`
    const ben = google.addPerson('ben@example.org').calendars.get('ben@example.org')!.events
    ben.receive(events().get(dayId))
    const benAccess = await accessOf('ben@example.org')
    const first = knownAfter(await connector.read(benAccess, 'ben@example.org', NOTHING))
    expect(titlesOf(first.items)).toEqual(['Choir'])
    expect(connector.decode(first.items[0]!)?.item.event.recurrence).toBeNull()
    ben.patch(dayId, { summary: 'Choir, once' })
    const second = knownAfter(await connector.read(benAccess, 'ben@example.org', first), first.items)
    expect(titlesOf(second.items)).toEqual(['Choir, once'])
    ben.receive(events().get(id))
    const third = knownAfter(await connector.read(benAccess, 'ben@example.org', second), second.items)
    expect(third.items).toHaveLength(1)
    expect(connector.decode(third.items[0]!)?.item).toMatchObject({
      event: { title: 'Choir', recurrence: 'FREQ=WEEKLY' },
      overrides: [{ originalStart: '2026-11-30T09:00:00', title: 'Choir, once' }],
    })
    ben.remove(id)
    const last = await connector.read(benAccess, 'ben@example.org', third)
    expect(knownAfter(last, third.items).items).toEqual([])
  })

  it.each([
    ['gone away', ['unreachable', null]],
    ['an error without a body', ['unreachable', null]],
    ['hanging up', ['unreachable', null]],
    ['silence', ['unreachable', null]],
    ['a login page', ['not_understood', null]],
    ['half an answer', ['not_understood', null]],
    ['an empty object', ['not_understood', null]],
    ['a redirect', ['not_understood', null]],
    ['too many requests', ['busy', 7_000]],
    ['rate limit as 403', ['busy', 11_000]],
    ['interface is off', ['not_allowed', null]],
  ] as const)('derives nothing from pages of which the third is %s', async (trouble, expected) => {
    for (let i = 0; i < 5; i += 1) events().insert(single(`Event ${i}`))
    google.pageBy(2)
    google.trouble(trouble, /pageToken=4/)
    expect(await troubleOf(connector.read(access, ADA, NOTHING))).toEqual(expected)
    expect(await troubleOf(connector.list({ ...access }))).toBe('none')
  })

  it('says that there is no such calendar, or no right to it', async () => {
    expect(await troubleOf(connector.read(access, 'nobody', NOTHING))).toEqual(['not_found', null])
    const less = await accessOf(ADA, [SCOPES.list])
    expect(await troubleOf(connector.read(less, ADA, NOTHING))).toEqual(['sign_in', null])
  })

  it('refuses more events than it holds', async () => {
    for (let i = 0; i < 5_001; i += 1) events().insert(single(`Event ${i}`))
    expect(await troubleOf(connector.read(access, ADA, NOTHING))).toEqual(['too_large', null])
  })
})

describe('the token', () => {
  it('is renewed where it is over, and kept; one that renews it and is new takes the place of the old', async () => {
    await connector.list(access)
    expect(access.kept).toEqual([])
    google.grants.endAccess()
    await connector.list(access)
    await connector.list(access)
    expect(access.kept).toHaveLength(1)
    const later = accessBy({ ...access.credentials, endsAt: new Date().toISOString() })
    google.grants.rotate()
    await connector.list(later)
    expect(later.kept).toHaveLength(1)
    const [{ refresh }] = later.kept as [{ refresh: string }]
    expect(refresh).not.toBe(access.credentials['refresh'])
    google.grants.endAccess()
    await connector.list(later)
    const old = accessBy({ ...access.credentials, endsAt: new Date().toISOString() })
    expect(await troubleOf(connector.list(old))).toEqual(['sign_in', null])
  })

  it('asks for a new sign-in where the person took back what they agreed to', async () => {
    google.grants.takeBack(ADA)
    expect(await troubleOf(connector.list(access))).toEqual(['sign_in', null])
  })
})
