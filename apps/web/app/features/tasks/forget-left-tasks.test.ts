import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import type { TaskData } from '@glimmer/domain/tasks/task'
import { createWin, winId } from '@glimmer/domain/tasks/win'
import { expect, test } from 'vitest'
import { openDeviceStore } from '../../device/store.ts'
import { createBrowser } from '../../device/test/test-device.ts'
import { forgetLeftTasks } from './forget-left-tasks.ts'

const made = new Date('2026-09-01T09:00:00.000Z')

test('what left the lists more than thirty days ago goes with its steps, into the trash, and its win stays (F10)', async () => {
  const store = await openDeviceStore('guest', createBrowser())
  async function add(title: string, chosen: Partial<TaskData>): Promise<string> {
    const id = crypto.randomUUID()
    const day = chosen.completedOn ?? '2026-11-21'
    await store.write([
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
  await add('long ago', { completed: true, completedOn: '2026-10-01' })
  await add('yesterday', { completed: true, completedOn: '2026-11-20' })
  await add('daily', { completed: true, completedOn: '2026-10-01', isDaily: true })
  await add('open', {})

  expect(await forgetLeftTasks(store, '2026-11-21')).toBe(1)
  expect(await forgetLeftTasks(store, '2026-11-21')).toBe(0)
  const titles = (table: 'tasks' | 'subtasks' | 'wins') =>
    store.mirror
      .rowsOf(table)
      .map((row) => row['title'])
      .toSorted()
  expect(titles('tasks')).toEqual(['daily', 'open', 'yesterday'])
  expect(titles('subtasks')).toEqual(['daily 1', 'open 1', 'yesterday 1'])
  expect(titles('wins')).toEqual(['daily', 'long ago', 'open', 'yesterday'])
  store.close()
})
