import { occurrenceOf } from '@glimmer/domain/calendar/change-whole'
import { eventForm, newEventForm, readEvent, type EventForm } from '@glimmer/domain/calendar/event-form'
import { overrideId } from '@glimmer/domain/calendar/event-override'
import { occurrencesBetween } from '@glimmer/domain/calendar/occurrences-between'
import type { SeriesPart } from '@glimmer/domain/calendar/series-edits'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DeviceStore, openDeviceStore } from '../../device/store.ts'
import { createBrowser, cutOffWrites } from '../../device/test/test-device.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { createEventCommands, type EventCommands } from './event-commands.ts'

let store: DeviceStore
let commands: EventCommands

beforeEach(async () => {
  const browser = createBrowser()
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  store = await openDeviceStore('guest', browser)
  commands = createEventCommands(store, browser)
})
afterEach(() => store.close())

const events = () => store.mirror.rowsOf('calendar_events')
const overrides = () => store.mirror.rowsOf('calendar_event_overrides')

function formed(form: EventForm) {
  const read = readEvent(form)
  if (read.kind === 'asks') throw new Error(`asks for ${read.gaps.join()}`)
  return read.event
}

async function addDentist() {
  expect(await commands.add(formed({ ...newEventForm('2026-11-23'), title: 'Dentist' }))).toBe(true)
  const [event] = events()
  if (!event) throw new Error('no event')
  return event
}

test('an event comes, changes and goes, each with the words of the catalogue, and each can be undone (H2)', async () => {
  const event = await addDentist()
  expect(toastQueue.shown.get().at(-1)?.text).toBe('Event created')
  expect(event).toMatchObject({ title: 'Dentist', timeZone: null, calendarId: null, status: 'confirmed' })

  expect(await commands.change(event, formed({ ...eventForm(event), location: 'Mill Lane' }))).toBe(true)
  expect(toastQueue.shown.get().at(-1)?.text).toBe('Event updated')
  expect(events()).toMatchObject([{ title: 'Dentist', location: 'Mill Lane' }])
  toastQueue.undoNewest()
  await expect.poll(() => events()[0]?.location).toBeNull()

  expect(await commands.remove(event)).toBe(true)
  expect(toastQueue.shown.get().at(-1)?.text).toBe('Event deleted')
  expect(events()).toEqual([])
  toastQueue.undoNewest()
  await expect.poll(events).toEqual([event])
})

test('a series goes with the changes to its single days, and comes back with them', async () => {
  const event = await addDentist()
  const originalStart = '2026-11-30T09:00:00'
  const data = { eventId: event.id, originalStart, title: 'Dentist, the other one' }
  const rowId = overrideId(event.id, originalStart)
  await store.write([{ table: 'calendar_event_overrides', rowId, op: 'insert', data }])
  await commands.remove(event)
  expect(overrides()).toEqual([])
  toastQueue.undoNewest()
  await expect.poll(overrides).toMatchObject([data])
})

test('saving an event as it is writes nothing and says nothing', async () => {
  const event = await addDentist()
  const before = toastQueue.shown.get()
  expect(await commands.change(event, formed(eventForm(event)))).toBe(true)
  expect(toastQueue.shown.get()).toEqual(before)
})

test('a setting is one row that keeps the others', async () => {
  await commands.changeSettings({ weekStartsOn: 1 })
  await commands.changeSettings({ defaultView: 'week' })
  expect(store.mirror.rowOf('calendar_settings', 'me')).toMatchObject({
    weekStartsOn: 1,
    defaultView: 'week',
    syncFrequency: 15,
  })
})

const shown = () =>
  occurrencesBetween(
    { events: events(), overrides: overrides() },
    { from: '2026-11-01', to: '2026-12-31', here: 'Europe/Lisbon' },
  )
    .map(({ event, start }) => `${start.slice(5, 10)} ${event.title}`)
    .toSorted()

async function addChoir() {
  const repeat = { ...newEventForm('').repeat, kind: 'weeks', ends: 'after', times: '4' } as const
  await commands.add(formed({ ...newEventForm('2026-11-03'), title: 'Choir', repeat }))
  const [event] = events()
  if (!event) throw new Error('no event')
  return { event, overrides: [], originalStart: '2026-11-10T09:00:00' }
}
const choir = ['11-03 Choir', '11-10 Choir', '11-17 Choir', '11-24 Choir']

test.each<[SeriesPart, string[]]>([
  ['this', ['11-03 Choir', '11-10 Concert', '11-17 Choir', '11-24 Choir']],
  ['following', ['11-03 Choir', '11-10 Concert', '11-17 Concert', '11-24 Concert']],
  ['all', ['11-03 Concert', '11-10 Concert', '11-17 Concert', '11-24 Concert']],
])('a change to %s of a series is one write that can be undone', async (part, after) => {
  const place = await addChoir()
  const form = { ...eventForm(occurrenceOf(place)), title: 'Concert' }
  const read = readEvent(form, place.event.recurrence)
  if (read.kind === 'asks') throw new Error('asks')
  expect(await commands.changeSeries(place, read.event, part)).toBe(true)
  expect(shown()).toEqual(after)
  toastQueue.undoNewest()
  await expect.poll(shown).toEqual(choir)
  expect(events()).toEqual([place.event])
})

test.each<[SeriesPart, string[]]>([
  ['this', ['11-03 Choir', '11-17 Choir', '11-24 Choir']],
  ['following', ['11-03 Choir']],
  ['all', []],
])('deleting %s of a series is one write that can be undone', async (part, after) => {
  const place = await addChoir()
  expect(await commands.removeSeries(place, part)).toBe(true)
  expect(shown()).toEqual(after)
  expect(toastQueue.shown.get().at(-1)).toMatchObject({ text: 'Event deleted', isLasting: true })
  toastQueue.undoNewest()
  await expect.poll(shown).toEqual(choir)
  expect(events()).toEqual([place.event])
})

const day = (i: number) => new Date(Date.UTC(2027, 0, 1 + i)).toISOString().slice(0, 10)

/** A series of an account with so many days left out, and as many that have a long text of their own. */
async function addLongSeries(count: number) {
  const account = await openDeviceStore('ada', createBrowser())
  const eventId = '00000000-0000-4000-8000-000000000001'
  const exceptions = Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`${day(2 * i)}T09:00:00`, true]),
  )
  const ends = { startDatetime: '2027-01-01T09:00:00', endDatetime: '2027-01-01T10:00:00' }
  const event = { title: 'Long', ...ends, recurrence: 'FREQ=DAILY', exceptions }
  const changed = Array.from({ length: count }, (_, i) => {
    const data = { eventId, originalStart: `${day(2 * i + 1)}T09:00:00`, description: 'x'.repeat(400) }
    const rowId = overrideId(eventId, data.originalStart)
    return { table: 'calendar_event_overrides', rowId, op: 'insert', data } as const
  })
  const insert = { table: 'calendar_events', rowId: eventId, op: 'insert', data: event } as const
  expect((await account.write([insert, ...changed])).kind).toBe('written')
  return account
}

function placeIn(account: DeviceStore) {
  const [event] = account.mirror.rowsOf('calendar_events')
  if (!event) throw new Error('no event')
  const changed = account.mirror.rowsOf('calendar_event_overrides')
  return { event, overrides: changed, originalStart: `${day(1)}T09:00:00` }
}

const startsIn = (account: DeviceStore) => {
  const { event, overrides: changed } = placeIn(account)
  return [...Object.keys(event.exceptions), ...changed.map(({ originalStart }) => originalStart)]
}

test('a series with a thousand days of their own moves as a whole, or not at all where the device breaks off', async () => {
  const account = await addLongSeries(500)
  const place = placeIn(account)
  const before = startsIn(account)
  const form = { ...eventForm(occurrenceOf(place)), startTime: '11:00', endTime: '12:00' }
  const read = readEvent(form, place.event.recurrence)
  if (read.kind === 'asks') throw new Error('asks')
  const move = () => createEventCommands(account).changeSeries(place, read.event, 'all')
  const restore = cutOffWrites('outbox', 1)
  expect(await move()).toBe(false)
  restore()
  expect(startsIn(account)).toEqual(before)
  expect(await move()).toBe(true)
  const after = startsIn(account)
  expect(after).toHaveLength(before.length)
  expect(new Set(after.map((start) => start.slice(11)))).toEqual(new Set(['11:00:00']))
  // Each part fits into a mutation that the server takes.
  const sent = await account.database.outbox.getAll()
  expect(sent.length).toBeGreaterThan(2)
  for (const { mutation } of sent) expect(JSON.stringify(mutation.changes).length).toBeLessThan(250_000)
  toastQueue.undoNewest()
  await expect.poll(() => startsIn(account).toSorted()).toEqual(before.toSorted())
  account.close()
})

test('a day that is one too many to leave out is told, and nothing is lost', async () => {
  const account = await addLongSeries(1)
  const place = placeIn(account)
  const full = Object.fromEntries(Array.from({ length: 2_222 }, (_, i) => [`${day(2 * i)}T09:00:00`, true]))
  await account.write([
    { table: 'calendar_events', rowId: place.event.id, op: 'update', data: { exceptions: full } },
  ])
  const before = startsIn(account)
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  const removed = await createEventCommands(account).removeSeries(placeIn(account), 'this')
  expect([removed, startsIn(account)]).toEqual([false, before])
  expect(toastQueue.shown.get().at(-1)?.text).toContain('about 2,200 changed days')
  account.close()
})
