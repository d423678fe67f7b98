import { dayStartName } from '@glimmer/domain/days/day-starts'
import { createTask } from '@glimmer/domain/tasks/create-task'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DeviceStore, openDeviceStore } from '../../device/store.ts'
import { createBrowser } from '../../device/test/test-device.ts'
import { dayStartIn, todayOf } from './own-day.ts'
import { isTwelveHours } from '../../lib/twelve-hours.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { createSetDayStart } from './day-start-commands.ts'

const night = new Date(2026, 10, 22, 2)
const browser = createBrowser({ now: () => night.getTime() })
const FERN = '00000000-0000-4000-8000-000000000001'
const STEP = '00000000-0000-4000-8000-000000000002'
const four = dayStartName(4, isTwelveHours)
let store: DeviceStore

beforeEach(async () => {
  store = await openDeviceStore('somebody', browser)
})
afterEach(async () => {
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  store.close()
  await store.database.delete()
})

const tables = ['tasks', 'subtasks', 'wins', 'daily_checkins'] as const
const everything = () => JSON.stringify(tables.map((table) => store.mirror.rowsOf(table)))
const toasts = () => toastQueue.shown.get().map(({ text }) => text)

/** A daily task with its step, its win and a check-in, all of 01:30 by a day that starts at midnight. */
async function beUpLate(): Promise<void> {
  const on = '2026-11-22'
  const completedAt = new Date(2026, 10, 22, 1, 30).toISOString()
  const task = createTask({ title: 'Water the fern', isDaily: true }, new Date(2026, 10, 1))
  const ticked = { completed: true, completedOn: on }
  const step = { taskId: FERN, title: 'Fill the can', createdAt: task.createdAt }
  const win = { title: task.title, completedAt, completedOn: on }
  await store.write([
    { table: 'tasks', rowId: FERN, op: 'insert', data: { ...task, ...ticked, lastCompleted: on } },
    { table: 'subtasks', rowId: STEP, op: 'insert', data: { ...step, ...ticked } },
    { table: 'wins', rowId: `${FERN}:${on}`, op: 'insert', data: win },
    { table: 'daily_checkins', rowId: on, op: 'insert', data: { energyLevel: 'LOW', checkinDate: on } },
  ])
}

test('a start that is changed in the night takes along what was done, as one write with one Undo', async () => {
  await beUpLate()
  const before = everything()
  const writes = await store.database.outbox.count()

  expect(await createSetDayStart(store, browser)(4)).toBe(true)
  expect([dayStartIn(store), todayOf(store, night)]).toEqual([4, '2026-11-21'])
  expect(store.mirror.rowOf('tasks', FERN)).toMatchObject({ completed: true, completedOn: '2026-11-21' })
  expect(store.mirror.rowOf('subtasks', STEP)).toMatchObject({ completedOn: '2026-11-21' })
  expect(store.mirror.rowsOf('wins').map(({ id }) => id)).toEqual([`${FERN}:2026-11-21`])
  expect(store.mirror.rowsOf('daily_checkins')).toEqual([
    { id: '2026-11-21', energyLevel: 'LOW', checkinDate: '2026-11-21' },
  ])
  expect((await store.database.outbox.count()) - writes).toBe(1)
  expect(toasts()).toEqual([`Your day now starts at ${four}.`])

  await toastQueue.shown.get()[0]?.action?.run()
  expect(everything()).toBe(before)
  expect([dayStartIn(store), todayOf(store, night)]).toEqual([0, '2026-11-22'])
})

test('the start that is there already is said, and nothing is written', async () => {
  await createSetDayStart(store, browser)(4)
  const writes = await store.database.outbox.count()
  expect(await createSetDayStart(store, browser)(4)).toBe(true)
  expect(await store.database.outbox.count()).toBe(writes)
  expect(toasts()).toContain(`Your day already starts at ${four}.`)
})

test('other things about the way somebody works stay as they are', async () => {
  const workingStyle = { night_owl: true }
  await store.write([{ table: 'user_preferences', rowId: 'me', op: 'insert', data: { workingStyle } }])
  await createSetDayStart(store, browser)(4)
  expect(store.mirror.rowOf('user_preferences', 'me')).toMatchObject({
    workingStyle: { night_owl: true, day_start: '04:00' },
  })
})
