import { readCalendar } from '@glimmer/domain/calendar/ics/read-calendar'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DeviceStore, openDeviceStore } from '../../device/store.ts'
import { createBrowser, insertTask } from '../../device/test/test-device.ts'
import { insertBlock } from '../tasks/task-rows.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { bringInEvents, calendarFileOf, type FileChoice, planCalendarFile } from './calendar-files.ts'

let store: DeviceStore

beforeEach(async () => {
  for (const { id } of toastQueue.shown.get()) toastQueue.retract(id)
  toastQueue.forgetUndos()
  store = await openDeviceStore('guest', createBrowser())
})
afterEach(() => store.close())

const rows = () => ({
  events: store.mirror.rowsOf('calendar_events'),
  overrides: store.mirror.rowsOf('calendar_event_overrides'),
})

function fileOf(...events: string[][]): string {
  const written = events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...written, 'END:VCALENDAR', ''].join('\r\n')
}

const dentist = ['UID:dentist', 'DTSTART:20261124T090000', 'DTEND:20261124T094000', 'SUMMARY:Dentist']
const choir = ['UID:choir', 'DTSTART:20261103T190000', 'DTEND:20261103T210000', 'RRULE:FREQ=WEEKLY;COUNT=4']
const concert = ['UID:choir', 'RECURRENCE-ID:20261110T190000', 'DTSTART:20261110T200000', 'SUMMARY:Concert']

function read(text: string) {
  const reading = readCalendar(text)
  if (reading.kind !== 'calendar') throw new Error(reading.reason)
  return reading.events
}
const counts = (text: string) => {
  const { added, changed, sameCount } = planCalendarFile(store, read(text))
  return [added.length, changed.length, sameCount]
}
const bringIn = (text: string) => bringInEvents(store, read(text), { done: 'In.' })

test('a file comes in once, and one undo takes all of it back', async () => {
  const file = fileOf(dentist, [...choir, 'SUMMARY:Choir'], concert)
  expect(counts(file)).toEqual([2, 0, 0])
  expect(await bringIn(file)).toBe(true)
  expect(
    rows()
      .events.map(({ title }) => title)
      .toSorted(),
  ).toEqual(['Choir', 'Dentist'])
  expect(rows().overrides).toMatchObject([{ title: 'Concert', originalStart: '2026-11-10T19:00:00' }])
  expect(counts(file)).toEqual([0, 0, 2])
  expect(toastQueue.undoNewest()).toBe(true)
  await expect.poll(rows).toEqual({ events: [], overrides: [] })
})

test('what a newer file says of a series takes the place of the old, and of the days that it leaves out no more', async () => {
  await bringIn(fileOf([...choir, 'SUMMARY:Choir', 'EXDATE:20261117T190000'], concert))
  const before = rows()
  const newer = fileOf([...choir, 'SUMMARY:Big choir', 'EXDATE:20261124T190000'])
  expect(counts(newer)).toEqual([0, 1, 0])
  await bringIn(newer)
  expect(rows().overrides).toEqual([])
  expect(rows().events).toMatchObject([{ id: before.events[0]?.id, title: 'Big choir' }])
  expect(rows().events[0]?.exceptions).toEqual({ '2026-11-24T19:00:00': true })
  expect(counts(newer)).toEqual([0, 0, 1])
  toastQueue.undoNewest()
  await expect.poll(rows).toEqual(before)
})

test('a file of more events than one write holds comes in and goes by one undo', async () => {
  const many = Array.from({ length: 1_200 }, (_, i) => [
    `UID:${i}`,
    `DTSTART;VALUE=DATE:2026${String((i % 12) + 1).padStart(2, '0')}01`,
    `SUMMARY:Day ${i}`,
  ])
  expect(await bringIn(fileOf(...many))).toBe(true)
  expect(rows().events).toHaveLength(1_200)
  expect(toastQueue.undoNewest()).toBe(true)
  await expect.poll(() => rows().events.length).toBe(0)
})

test('everything can be saved as a file that this device finds to be all here, and another brings in', async () => {
  const now = new Date('2026-11-24T10:35:00Z')
  expect(calendarFileOf(store, { name: 'Calendar', now, choice: { kind: 'all' } })).toBeNull()
  await bringIn(fileOf(dentist, [...choir, 'SUMMARY:Choir'], concert))
  const file = calendarFileOf(store, { name: 'Calendar', now, choice: { kind: 'all' } }) ?? ''
  expect(counts(file)).toEqual([0, 0, 2])
  const before = rows()
  toastQueue.undoNewest()
  await expect.poll(() => rows().events).toEqual([])
  await bringIn(file)
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  expect(rows().events.toSorted(byId)).toEqual(before.events.toSorted(byId))
  expect(rows().overrides).toEqual(before.overrides)
})

test('a task’s time comes along in the file by its task’s name, and stays one where the file comes in again', async () => {
  const task = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c01'
  const times = { startDatetime: '2026-11-24T10:00:00', endDatetime: '2026-11-24T10:30:00' }
  await store.write([insertTask(task, 'Fold the washing')])
  await store.write([insertBlock('0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c02', { taskId: task, ...times })])
  const now = new Date('2026-11-24T10:35:00Z')
  const fileFor = (choice: FileChoice) => calendarFileOf(store, { name: 'Calendar', now, choice })
  const file = fileFor({ kind: 'all' }) ?? ''
  expect(read(file)).toMatchObject([
    { title: 'Fold the washing', start: '2026-11-24T10:00:00', timeZone: null },
  ])
  expect(counts(file)).toEqual([0, 0, 1])
  expect(fileFor({ kind: 'dates', from: '2026-11-25', to: '2026-11-30', here: 'Europe/Lisbon' })).toBeNull()
  await store.write([{ table: 'tasks', rowId: task, op: 'delete' }])
  expect(counts(file)).toEqual([1, 0, 0])
})

test('one event, or those of some days, can be saved by themselves, a series whole', async () => {
  const now = new Date('2026-11-24T10:35:00Z')
  await bringIn(fileOf(dentist, [...choir, 'SUMMARY:Choir'], concert))
  const titlesIn = (choice: FileChoice) => {
    const file = calendarFileOf(store, { name: 'Calendar', now, choice })
    return file === null
      ? null
      : read(file).flatMap(({ title, overrides }) => [title, ...overrides.map((one) => one.title)])
  }
  const between = (from: string, to: string) =>
    titlesIn({ kind: 'dates', from, to, here: 'Europe/Lisbon' })?.toSorted()
  expect(between('2026-11-17', '2026-11-17')).toEqual(['Choir', 'Concert'])
  expect(between('2026-11-24', '2026-11-24')).toEqual(['Choir', 'Concert', 'Dentist'])
  expect(between('2026-11-25', '2026-11-30')).toBeUndefined()
  const id = rows().events.find(({ title }) => title === 'Dentist')?.id ?? ''
  expect(titlesIn({ kind: 'one', id })).toEqual(['Dentist'])
  expect(titlesIn({ kind: 'one', id: 'gone' })).toBeNull()
})
