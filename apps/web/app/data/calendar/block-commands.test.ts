import { blockOccurrences } from '@glimmer/domain/calendar/block-occurrences'
import { NO_MOVE } from '@glimmer/domain/calendar/move-event'
import { beforeEach, expect, test } from 'vitest'
import { type DeviceStore, openDeviceStore } from '../../device/store.ts'
import { createBrowser, insertSubtask, insertTask } from '../../device/test/test-device.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { createTaskCommands } from '../tasks/task-commands.ts'
import { createTrash } from '../trash/trash.ts'
import { createBlockCommands } from './block-commands.ts'
import { moveBlock } from './move-block.ts'

const TEN = { startDatetime: '2026-11-24T10:00:00', endDatetime: '2026-11-24T10:30:00' }
const task = { id: '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c01', title: 'Fold the washing' }
const step = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c02'
let store: DeviceStore

// Of an account: there a delete takes nothing along but what it names.
beforeEach(async () => {
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  store = await openDeviceStore(crypto.randomUUID(), createBrowser())
  await store.write([insertTask(task.id, task.title), insertSubtask(step, task.id, 'Find the basket')])
  await createBlockCommands(store).give(task, TEN, 'Today, 10:00')
  return () => store.close()
})

const blocks = () => store.mirror.rowsOf('time_blocks')
const said = () => toastQueue.shown.get().at(-1)?.text

function shown() {
  const dates = { from: '2026-11-24', to: '2026-11-25' }
  const taskOf = (id: string) => store.mirror.rowOf('tasks', id)
  const now = { today: '2026-11-24', dayStart: 0, wasDoneOn: () => false }
  return blockOccurrences(blocks(), dates, { taskOf, ...now })
}

test('a task gets a time, which is moved and taken out; the task stays, and each is taken back (H1)', async () => {
  expect(blocks()).toMatchObject([{ taskId: task.id, ...TEN }])
  expect(said()).toBe('“Fold the washing” is in your calendar: Today, 10:00.')

  const [occurrence] = shown()
  expect(await moveBlock(store, occurrence!, { ...NO_MOVE, days: 1, quarters: 2, longer: 1 }, 'then')).toBe(
    true,
  )
  expect(blocks()).toMatchObject([
    { startDatetime: '2026-11-25T10:30:00', endDatetime: '2026-11-25T11:15:00', taskId: task.id },
  ])
  toastQueue.undoNewest()
  await expect.poll(blocks).toMatchObject([TEN])

  expect(await createBlockCommands(store).takeOut(blocks()[0]!, task.title)).toBe(true)
  expect(blocks()).toEqual([])
  expect(store.mirror.rowsOf('tasks')).toHaveLength(1)
  toastQueue.undoNewest()
  await expect.poll(blocks).toMatchObject([TEN])
  expect(
    moveBlock(store, { ...occurrence!, event: { ...occurrence!.event, id: step } }, NO_MOVE, ''),
  ).toBeNull()
})

test('a time goes with its task, and one Undo, or the trash, brings back both (F6)', async () => {
  const [kept] = store.mirror.rowsOf('tasks')
  const commands = createTaskCommands(store)
  const all = () => [
    store.mirror.rowsOf('tasks').length,
    store.mirror.rowsOf('subtasks').length,
    blocks().length,
  ]
  await commands.deleteTask(kept!, store.mirror.rowsOf('subtasks'))
  expect(all()).toEqual([0, 0, 0])
  expect(shown()).toEqual([])
  toastQueue.undoNewest()
  await expect.poll(all).toEqual([1, 1, 1])

  await commands.clearCompleted([task.id])
  expect(all()).toEqual([0, 0, 0])
  const trash = createTrash(store)
  const end = trash.watch()
  await expect.poll(() => trash.entries.get()).toMatchObject([{ table: 'tasks', keys: { length: 3 } }])
  const entries = trash.entries.get()
  expect(await trash.putBack(typeof entries === 'string' ? [] : entries)).toBe(true)
  expect(all()).toEqual([1, 1, 1])
  end()
})
