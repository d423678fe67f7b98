import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DeviceStore, openDeviceStore } from '../../device/store.ts'
import { createBrowser } from '../../device/test/test-device.ts'
import { workerMemory } from '../../device/worker-memory.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { doPressed } from './do-pressed.ts'
import { createNotificationCommands } from './notification-commands.ts'

const now = Date.parse('2026-11-26T09:30:00.000Z')
const browser = createBrowser({ now: () => now })
const TASK = '00000000-0000-4000-8000-000000000001'
const REMINDER = '00000000-0000-4000-8000-000000000002'
let store: DeviceStore
let here = 'Europe/London'

beforeEach(async () => {
  here = 'Europe/London'
  store = await openDeviceStore('robin', browser)
})
afterEach(async () => {
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  store.close()
  await store.database.delete()
})

const commands = () => createNotificationCommands(store, browser, () => here)
const kept = () => store.mirror.rowOf('notification_preferences', 'me')
const toasts = () => toastQueue.shown.get()

test('what is chosen is kept with the zone it was chosen in, and Undo takes it back', async () => {
  expect(await commands().change({ dailyMinute: 540, dailyWays: ['email'] })).toBe(true)
  expect(kept()).toMatchObject({
    dailyMinute: 540,
    dailyWays: ['email'],
    zone: 'Europe/London',
    pushNotifications: true,
    updatedAt: '2026-11-26T09:30:00.000Z',
  })
  expect(toasts()[0]?.text).toBe('Notification preferences updated successfully')
  await toasts()[0]?.action?.run()
  expect(kept()).toMatchObject({ dailyMinute: null, dailyWays: [] })
})

test('times follow a device that travels, which says so and can be told to stay', async () => {
  await commands().followZone()
  expect(kept()).toBeUndefined()
  await commands().change({ dailyMinute: 540 })
  await commands().followZone()
  expect(kept()?.zone).toBe('Europe/London')
  here = 'Asia/Tokyo'
  await commands().followZone()
  expect(kept()?.zone).toBe('Asia/Tokyo')
  expect(toasts()[0]?.text).toBe('Your reminders go by the clock in Tokyo now.')
  await toasts()[0]?.action?.run()
  await commands().followZone()
  expect(kept()?.zone).toBe('Europe/London')
})

test('what was pressed while no page was open is done once, for whom it was meant alone', async () => {
  const memory = workerMemory(browser.indexedDb)
  const at = '2026-11-26T09:00:00.000Z'
  const data = { taskId: TASK, kind: 'at_time', localTime: '2026-11-26T09:00', createdAt: at } as const
  await store.write([
    { table: 'tasks', rowId: TASK, op: 'insert', data: { title: 'Water the fern', createdAt: at } },
    { table: 'task_reminders', rowId: REMINDER, op: 'insert', data },
  ])
  const press = { owner: 'robin', at }
  const ofTask = { ...press, tag: REMINDER, subject: { taskReminderId: REMINDER } }
  await memory.notePressed({ ...ofTask, action: 'in-an-hour' })
  await memory.notePressed({ ...ofTask, action: 'in-an-hour', subject: { eventReminderId: TASK } })
  await memory.notePressed({ ...press, tag: 'daily:2026-11-25', action: 'not-today' })
  await memory.notePressed({ ...press, tag: 'daily:2026-11-26', action: 'in-an-hour', owner: 'sam' })

  await doPressed(store, memory, () => here)
  expect(store.mirror.rowOf('task_reminders', REMINDER)?.snoozedUntil).toBe('2026-11-26T10:00:00.000Z')
  expect(kept()).toMatchObject({ dailySkippedOn: '2026-11-25', dailySnoozedUntil: null })
  expect((await memory.pressed()).map(({ owner }) => owner)).toEqual(['sam'])
  const writes = await store.database.outbox.count()
  await doPressed(store, memory, () => here)
  expect(await store.database.outbox.count()).toBe(writes)
})
