import { expect, test } from 'vitest'
import { openDeviceStore } from '../../device/store.ts'
import { createBrowser, insertTask } from '../../device/test/test-device.ts'
import { createTaskCommands } from './task-commands.ts'

const TASK = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c01'

test('a suggested step that is done comes with the one after it, open, in that order, and is one win (F2, F13)', async () => {
  const store = await openDeviceStore('guest', createBrowser())
  await store.write([insertTask(TASK, 'Do my tax return')])
  const commands = createTaskCommands(store)
  const [task] = store.mirror.rowsOf('tasks')
  const steps = () =>
    store.mirror
      .rowsOf('subtasks')
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
      .map(({ title, completed }) => [title, completed])

  await commands.addDoneStep(task!, 'Find a folder', 'Put one paper in')
  expect(steps()).toEqual([
    ['Find a folder', true],
    ['Put one paper in', false],
  ])
  await commands.addDoneStep(task!, 'Close the folder', null)
  expect(steps()).toHaveLength(3)
  expect(store.mirror.rowsOf('wins').map(({ title }) => title)).toEqual(['Find a folder', 'Close the folder'])
  store.close()
})
