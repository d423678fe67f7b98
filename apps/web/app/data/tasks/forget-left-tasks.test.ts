import { dayOf } from '@glimmer/domain/days/own-day'
import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import type { TaskData } from '@glimmer/domain/tasks/task'
import { createWin, winId } from '@glimmer/domain/tasks/win'
import { beforeEach, describe, expect, it } from 'vitest'
import { type DeviceStore, openDeviceStore } from '../../device/store.ts'
import { createBrowser } from '../../device/test/test-device.ts'
import { forgetLeftTasks } from './forget-left-tasks.ts'
import { setTaskDone } from './task-changes.ts'

const DAY = 24 * 60 * 60_000
const TEN_YEARS = 3_652
const start = Date.parse('2026-11-21T10:00:00.000Z')
const made = new Date('2026-09-01T09:00:00.000Z')

const afterAYear = {
  kind: 'after',
  every: 365,
  weekdays: [],
  monthDay: null,
  anchorOn: '2026-09-01',
  stays: true,
} as const

/** The clock of this device, in days from the start. */
let now: number
let store: DeviceStore
const browser = () => createBrowser({ now: () => now })

beforeEach(async () => {
  now = start
  store = await openDeviceStore('guest', browser())
  return () => store.close()
})

async function add(title: string, chosen: Partial<TaskData>, on = store): Promise<string> {
  const id = crypto.randomUUID()
  const day = chosen.completedOn ?? '2026-11-20'
  await on.write([
    { table: 'tasks', rowId: id, op: 'insert', data: createTask({ title, ...chosen }, made) },
    {
      table: 'subtasks',
      rowId: crypto.randomUUID(),
      op: 'insert',
      data: createSubtask(id, `${title} 1`, made),
    },
    { table: 'wins', rowId: winId(id, day), op: 'insert', data: createWin({ title }, made, day) },
  ])
  return id
}

/** Runs it on each of these days, counted from the start; returns how many tasks were deleted on the last of them. */
async function lookOn(...days: number[]): Promise<number> {
  let gone = 0
  for (const day of days) {
    now = start + day * DAY
    gone = await forgetLeftTasks(store, dayOf(new Date(now), 0), now)
  }
  return gone
}

const titles = (table: 'tasks' | 'subtasks' | 'wins') =>
  store.mirror
    .rowsOf(table)
    .map((row) => row['title'])
    .toSorted()

describe('a guest’s completed task', () => {
  it('goes with its steps, into the trash, once it was gone from the lists for thirty days, and its win stays (F10)', async () => {
    await add('long ago', { completed: true, completedOn: '2026-10-01' })
    await add('daily', { completed: true, completedOn: '2026-10-01', isDaily: true })
    await add('open', {})
    await add('repeating', { completed: true, completedOn: '2026-10-01', repeat: afterAYear })
    await add('set aside', { setAsideAt: '2026-10-01T10:00:00.000Z' })
    await add('for later', { dueDate: '2027-10-01' })
    const kept = ['daily', 'for later', 'open', 'repeating', 'set aside']
    expect(await lookOn(0, 10, 20, 29)).toBe(0)
    expect(await lookOn(30)).toBe(1)
    expect(await lookOn(31)).toBe(0)
    expect(titles('tasks')).toEqual(kept)
    expect(titles('subtasks')).toEqual(kept.map((title) => `${title} 1`))
    expect(titles('wins')).toEqual([...kept, 'long ago'].toSorted())
    const [trash] = await store.database.trash.getAll()
    expect(trash).toMatchObject({ reason: 'deleted', changes: [{ op: 'insert' }, { op: 'insert' }] })
  })

  it.each([
    ['ten years ahead', [0, TEN_YEARS, TEN_YEARS + 20]],
    ['thirty-one days ahead', [0, 10, 41, 42]],
    ['ten years ahead and set right', [0, 10, 10 + TEN_YEARS, 11, 40]],
    ['ten years behind and set right', [-TEN_YEARS, 0, 29]],
    ['set right, back and right again', [0, 20, 20 - TEN_YEARS, 21, 50]],
  ])('stays where the clock is %s', async (_, days) => {
    await add('yesterday', { completed: true, completedOn: '2026-11-20' })
    await add('a wrong day', { completed: true, completedOn: '2016-11-20' })
    expect(await lookOn(...days)).toBe(0)
    expect(titles('tasks')).toHaveLength(2)
  })

  it('stays for as long again when it was opened and completed once more', async () => {
    const id = await add('twice', { completed: true, completedOn: '2026-11-20' })
    await lookOn(0, 10, 20)
    const task = () => store.mirror.rowOf('tasks', id)!
    await store.write(setTaskDone(task(), false, new Date(now), dayOf(new Date(now), 0)))
    await store.write(setTaskDone(task(), true, new Date(now), dayOf(new Date(now), 0)))
    expect(await lookOn(30, 40, 50, 59)).toBe(0)
    expect(await lookOn(60)).toBe(1)
  })
})

it('an account’s completed task is never forgotten by a device', async () => {
  store.close()
  store = await openDeviceStore('ada', browser())
  await add('long ago', { completed: true, completedOn: '2016-10-01' })
  expect(await lookOn(0, 10, 20, 30, 40, TEN_YEARS)).toBe(0)
  expect(titles('tasks')).toEqual(['long ago'])
})
