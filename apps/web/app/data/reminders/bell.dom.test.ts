import type { Due } from '@glimmer/domain/notifications/due'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDeviceStore, type DeviceStore } from '../../device/store.ts'
import { createBrowser, insertTask } from '../../device/test/test-device.ts'
import { workerMemory, type WorkerMemory } from '../../device/worker-memory.ts'
import { clockOf } from '../../lib/wall-clock.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { createTaskCommands } from '../tasks/task-commands.ts'
import { type BellParts, createBell } from './bell.ts'
import { signsOf } from './bell-rows.ts'
import { createReminderCommands, type ReminderCommands } from './reminder-commands.ts'
import { ringInPage, ringInSystem } from './ringers.ts'

const TASK = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'

let now = 0
let store: DeviceStore
let memory: WorkerMemory
let commands: ReminderCommands
let stops: (() => void)[] = []
const environment = createBrowser({ now: () => now })

beforeEach(async () => {
  now = Date.parse('2026-11-26T14:00:00Z')
  toastQueue.forgetUndos()
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  localStorage.clear()
  const browser = createBrowser({ now: () => now })
  store = await openDeviceStore('guest', browser)
  memory = workerMemory(browser.indexedDb)
  commands = createReminderCommands(store, browser)
  stops = [store.close]
  await store.write([insertTask(TASK, 'Ring the clinic'), insertTask(OTHER, 'Water the plants')])
})
afterEach(() => stops.forEach((stop) => stop()))

const clock = (time: string) => (now = Date.parse(`2026-11-26T${time}Z`))
const remindAt = (time: string, taskId = TASK) =>
  commands.remindOfTask(
    taskId,
    { kind: 'at_time', localTime: `2026-11-26T${time}`, minutesBefore: null },
    'Today',
  )

/** The system's notifications, as a browser keeps them: one a tag. */
class Notifications {
  readonly shown = new Map<string, Notification>()
  readonly asked: string[] = []
  async showNotification(title: string, options: NotificationOptions = {}): Promise<void> {
    const { tag = '', data } = options
    this.asked.push(`${title}: ${options.body}`)
    this.shown.set(tag, {
      title,
      tag,
      data,
      close: () => void this.shown.delete(tag),
    } as unknown as Notification)
  }
  async getNotifications(): Promise<Notification[]> {
    return [...this.shown.values()]
  }
}

function bellOf(parts: Partial<BellParts> = {}) {
  const ringer = ringInPage(commands)
  return createBell({
    store,
    now: environment.now,
    zoneHere: () => 'UTC',
    ringer: () => ringer,
    takesPushes: () => false,
    pushed: async () => [],
    holds: () => false,
    ...parts,
  })
}
const said = () =>
  toastQueue.shown
    .get()
    .flatMap(({ kind, title, text }) => (kind?.startsWith('reminder:') ? [`${title}: ${text}`] : []))

test('what is due is said once, in whichever tab looks, and again an hour after it was put off', async () => {
  await remindAt('15:00')
  const [bell, otherTab] = [bellOf(), bellOf()]
  clock('14:59:50.000')
  await bell.look()
  expect(said()).toEqual([])
  clock('15:00:00.000')
  await Promise.all([bell.look(), bell.look()])
  await otherTab.look()
  expect(said()).toEqual(['Ring the clinic: You asked to hear about this now.'])

  const [toast] = toastQueue.shown.get().filter(({ kind }) => kind?.startsWith('reminder:'))
  expect([toast?.action?.label, toast?.offer?.label]).toEqual(['In an hour', 'Not today'])
  toastQueue.act(toast!.id)
  await expect
    .poll(() => store.mirror.rowsOf('task_reminders')[0]?.snoozedUntil)
    .toBe('2026-11-26T16:00:00.000Z')
  clock('15:59:00.000')
  await bell.look()
  expect(said()).toEqual([])
  clock('16:00:00.000')
  await bell.look()
  expect(said()).toHaveLength(1)
})

test('not today is not today', async () => {
  await remindAt('15:00')
  const bell = bellOf()
  clock('15:00:00.000')
  await bell.look()
  toastQueue.takeOffer(toastQueue.shown.get().find(({ offer }) => offer)!.id)
  await expect
    .poll(() => store.mirror.rowsOf('task_reminders')[0]?.snoozedUntil)
    .toBe('2026-11-27T00:00:00.000Z')
  clock('21:00:00.000')
  await bell.look()
  expect(said()).toEqual([])
})

test('a task that is ticked takes its message away, in the page and in the system', async () => {
  await remindAt('15:00')
  const system = new Notifications()
  clock('15:00:00.000')
  const inPage = bellOf()
  await inPage.look()
  expect(said()).toHaveLength(1)
  // As another browser of the same person would have it.
  localStorage.clear()
  const inSystem = bellOf({ ringer: () => ringInSystem('guest', system, memory) })
  await inSystem.look()
  expect(system.shown.size).toBe(1)
  const task = store.mirror.rowOf('tasks', TASK)
  await createTaskCommands(store, environment).setTaskDone(task!, true)
  await inPage.look()
  await inSystem.look()
  expect(said()).toEqual([])
  expect(system.shown.size).toBe(0)
})

test('a laptop that slept says one thing, and nothing of the rest later', async () => {
  await remindAt('15:00')
  await remindAt('16:00', OTHER)
  const bell = bellOf()
  clock('18:00:00.000')
  await bell.look()
  expect(said()).toEqual(['Water the plants: You asked for this a little earlier. It’s still on your list.'])
  clock('18:30:00.000')
  await bell.look()
  expect(said()).toHaveLength(1)
})

test('what must not disturb waits, and rings when it may', async () => {
  await remindAt('15:00')
  let isBusy = true
  const bell = bellOf({ holds: (due: Due) => isBusy && due.startsAt === null })
  clock('15:00:00.000')
  await bell.look()
  expect(said()).toEqual([])
  isBusy = false
  clock('15:04:00.000')
  await bell.look()
  expect(said()).toHaveLength(1)
})

test('where pushes come, the page rings only what they do not bring', async () => {
  await memory.keepOwner('guest')
  await remindAt('15:00')
  await remindAt('15:02', OTHER)
  const system = new Notifications()
  const bell = bellOf({
    ringer: () => ringInSystem('guest', system, memory),
    takesPushes: () => true,
    pushed: async () => (await memory.shown()).map(({ tag, at }) => ({ key: tag, at })),
  })
  clock('15:00:00.000')
  await bell.look()
  expect(system.asked).toEqual([])
  const [{ id } = { id: '' }] = store.mirror.rowsOf('task_reminders').filter(({ taskId }) => taskId === TASK)
  await memory.noteShown(`${id}/2026-11-26T15:00:00.000Z`, new Date(now))
  clock('15:02:30.000')
  await bell.look()
  expect(system.asked).toEqual([])
  clock('15:03:00.000')
  await bell.look()
  // Titles are not shown outside of the page before somebody asks for it.
  expect(system.asked).toEqual(['You asked to be reminded: You asked to hear about this now.'])
  expect((await memory.shown()).map(({ at }) => at)).toContain('2026-11-26T15:03:00.000Z')
})

test('nothing rings before somebody chose something; then the daily line, once, about one small thing', async () => {
  const bell = bellOf()
  clock('15:00:00.000')
  await bell.look()
  expect(said()).toEqual([])
  const chosen = { dailyMinute: 900, dailyWays: ['push' as const] }
  await store.write([{ table: 'notification_preferences', rowId: 'me', op: 'insert', data: chosen }])
  await bell.look()
  await bell.look()
  expect(said()).toEqual(['One small thing, if you like: Ring the clinic'])
})

test('rows say when their next reminder rings', async () => {
  await remindAt('15:00')
  await remindAt('17:00')
  await commands.remindOfTask(
    OTHER,
    { kind: 'usual_start', localTime: null, minutesBefore: null },
    'Tomorrow',
  )
  const signs = signsOf(store, new Date(now), 'UTC')
  expect(Object.fromEntries(signs)).toEqual({ [TASK]: clockOf('2026-11-26T15:00'), [OTHER]: 'Tomorrow' })
})

test('an event of a calendar that is switched off does not ring, until it is on again', async () => {
  const calendarId = '33333333-3333-4333-8333-333333333333'
  const calendar = { accountId: OTHER, provider: 'ics', calendarName: 'Choir', calendarColor: '#3b4d91' }
  const asKept = { ...calendar, syncEnabled: false, direction: 'read', isReadOnly: true }
  const browser = createBrowser({ now: () => now })
  const first = await openDeviceStore('robin', browser)
  await first.database.transaction((stores) =>
    stores.rows.put([
      { table: 'calendar_integrations', id: calendarId, data: asKept, base: undefined } as never,
    ]),
  )
  first.close()
  store = await openDeviceStore('robin', browser)
  stops.push(store.close)
  const event = { title: 'Choir', startDatetime: '2026-11-26T15:00:00', endDatetime: '2026-11-26T16:00:00' }
  const reminder = { eventId: TASK, minutesBefore: 0, createdAt: new Date(now).toISOString() }
  await store.write([
    { table: 'calendar_events', rowId: TASK, op: 'insert', data: { ...event, calendarId } },
    { table: 'event_reminders', rowId: OTHER, op: 'insert', data: reminder },
  ])
  const bell = bellOf()
  clock('15:00:00.000')
  await bell.look()
  expect(said()).toEqual([])
  await store.write([
    { table: 'calendar_integrations', rowId: calendarId, op: 'update', data: { syncEnabled: true } },
  ])
  await bell.look()
  expect(said()).toHaveLength(1)
})
