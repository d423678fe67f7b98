import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDeviceStore, type DeviceStore } from '../../device/store.ts'
import { createBrowser, insertTask } from '../../device/test/test-device.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { calendarFileOf } from '../calendar/calendar-files.ts'
import { createEventCommands } from '../calendar/event-commands.ts'
import { createTaskCommands } from '../tasks/task-commands.ts'
import { createReminderCommands, type ReminderCommands } from './reminder-commands.ts'
import { reminderFileOf } from './reminder-files.ts'

const TASK = '11111111-1111-4111-8111-111111111111'
const browser = () => createBrowser({ now: () => Date.parse('2026-11-26T14:00:00Z') })
const person = { zone: 'Europe/Lisbon', dayStart: 0, userPreferences: undefined }
const now = new Date('2026-11-26T14:00:00Z')

let store: DeviceStore
let commands: ReminderCommands
let environment: ReturnType<typeof browser>

beforeEach(async () => {
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  environment = browser()
  store = await openDeviceStore('guest', environment)
  commands = createReminderCommands(store, environment)
  await store.write([insertTask(TASK, 'Ring the clinic')])
})
afterEach(() => store.close())

const ofTasks = () => store.mirror.rowsOf('task_reminders')
const ofEvents = () => store.mirror.rowsOf('event_reminders')
const texts = () => toastQueue.shown.get().map(({ text }) => text)
const draft = { kind: 'at_time', localTime: '2026-11-26T15:00', minutesBefore: null } as const
const event = {
  title: 'Dentist',
  allDay: false,
  startDatetime: '2026-11-27T15:00:00',
  endDatetime: '2026-11-27T16:00:00',
  timeZone: null,
  category: 'appointment',
  color: '#3b82f6',
  location: null,
  description: null,
  recurrence: null,
  recurrenceEnd: null,
} as const

test('a reminder is set and removed, each with an undo', async () => {
  expect(await commands.remindOfTask(TASK, draft, 'Today at 15:00', 'It rings while Glimmer is open.')).toBe(
    true,
  )
  expect(ofTasks()).toMatchObject([{ taskId: TASK, ...draft, snoozedUntil: null }])
  expect(texts()).toEqual(['Reminder set. Today at 15:00. It rings while Glimmer is open.'])
  expect(await commands.endTaskReminder(ofTasks()[0]!.id, 'Today at 15:00')).toBe(true)
  expect(ofTasks()).toEqual([])
  toastQueue.undoNewest()
  await expect.poll(() => ofTasks()).toMatchObject([draft])
})

test('a deleted task takes its reminders along, and brings them back', async () => {
  await commands.remindOfTask(TASK, draft, 'Today at 15:00')
  const [reminder] = ofTasks()
  await createTaskCommands(store, environment).deleteTask(store.mirror.rowOf('tasks', TASK)!, [])
  expect(ofTasks()).toEqual([])
  toastQueue.undoNewest()
  await expect.poll(() => ofTasks()).toEqual([reminder])
})

test('an event is added with its reminders, and deleted and brought back with them', async () => {
  const events = createEventCommands(store, environment)
  expect(await events.add(event, [15, 1440])).toBe(true)
  const [row] = store.mirror.rowsOf('calendar_events')
  expect(
    ofEvents()
      .map(({ minutesBefore }) => minutesBefore)
      .toSorted((a, b) => a - b),
  ).toEqual([15, 1440])
  await events.remove(row!)
  expect(ofEvents()).toEqual([])
  toastQueue.undoNewest()
  await expect.poll(() => ofEvents()).toHaveLength(2)
})

test('the part of a series that goes on by itself rings as before', async () => {
  const events = createEventCommands(store, environment)
  await events.add({ ...event, recurrence: 'FREQ=DAILY' }, [15])
  const [row] = store.mirror.rowsOf('calendar_events')
  const place = { event: row!, overrides: [], originalStart: '2026-11-29T15:00:00' }
  const next = {
    ...event,
    recurrence: 'FREQ=DAILY',
    title: 'Dentist again',
    startDatetime: '2026-11-29T15:00:00',
    endDatetime: '2026-11-29T16:00:00',
  }
  expect(await events.changeSeries(place, next, 'following')).toBe(true)
  expect(store.mirror.rowsOf('calendar_events')).toHaveLength(2)
  expect(new Set(ofEvents().map(({ eventId }) => eventId)).size).toBe(2)
  expect(ofEvents().map(({ minutesBefore }) => minutesBefore)).toEqual([15, 15])
})

test('a phone’s calendar gets a file that rings as Glimmer would', async () => {
  await createEventCommands(store, environment).add(event, [15, 0])
  const { id } = store.mirror.rowsOf('calendar_events')[0]!
  const file = calendarFileOf(store, { name: 'Glimmer', now, choice: { kind: 'one', id } })!
  expect(file.match(/TRIGGER:\S+/g)?.toSorted()).toEqual(['TRIGGER:-PT15M', 'TRIGGER:PT0M'])
  expect(calendarFileOf(store, { name: 'Glimmer', now, choice: { kind: 'all' } })).not.toContain('VALARM')

  await commands.remindOfTask(TASK, draft, '')
  await commands.remindOfTask(
    TASK,
    { kind: 'before_leaving', localTime: '2026-11-26T18:00', minutesBefore: 20 },
    '',
  )
  await commands.remindOfTask(TASK, { ...draft, localTime: '2026-11-20T09:00' }, '')
  const ofTask = reminderFileOf(store.mirror.rowOf('tasks', TASK)!, ofTasks(), { now, person })!
  expect(ofTask.match(/DTSTART:\S+|TRIGGER:\S+|SUMMARY:.*(?=\r)/g)).toEqual([
    'DTSTART:20261126T150000',
    'SUMMARY:Ring the clinic',
    'TRIGGER:PT0M',
    'DTSTART:20261126T180000',
    'SUMMARY:Ring the clinic',
    'TRIGGER:-PT20M',
  ])
  expect(reminderFileOf(store.mirror.rowOf('tasks', TASK)!, [], { now, person })).toBeNull()
})
