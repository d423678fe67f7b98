import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type DeviceStore, openDeviceStore } from '../../device/store.ts'
import { createBrowser, insertSubtask, insertTask } from '../../device/test/test-device.ts'
import { nameOf, ownedNameOf } from '../../lib/kept-keys.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { createTaskCommands } from '../tasks/task-commands.ts'
import { createTrash } from './trash.ts'

const gone = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c01'
const step = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c02'
const other = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c03'
const TITLE = 'Ring the clinic: results'
let store: DeviceStore

const keep = (key: string, value: unknown, part?: string) =>
  localStorage.setItem(ownedNameOf('guest', key, part), JSON.stringify(value))
const kept = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  store = await openDeviceStore('guest', createBrowser())
  onTestFinished(() => store.close())
  await store.write([insertTask(gone, TITLE), insertSubtask(step, gone, 'Find the clinic’s number')])
  await store.write([insertTask(other, 'Post the parcel')])
})

async function deleteForGood() {
  const trash = createTrash(store)
  onTestFinished(trash.watch())
  const [task] = store.mirror.rowsOf('tasks').filter(({ id }) => id === gone)
  if (task) await createTaskCommands(store).deleteTask(task, store.mirror.rowsOf('subtasks'))
  await vi.waitFor(() => expect(trash.entries.get()).toHaveLength(1))
  const entries = trash.entries.get()
  expect(await trash.deleteForGood(typeof entries === 'string' ? [] : entries)).toBe(true)
}

test('nothing of what is deleted for good is kept in this browser; what is of other things stays', async () => {
  keep('task-sizes', { [TITLE]: 15, 'Post the parcel': 10 })
  keep('task', { fields: { title: 'Ring the clinic today' } }, gone)
  keep('task-step', 'Ask the clinic for a copy', gone)
  keep('step', 'Clinic card', gone)
  keep('breakdown', { part: 'Ring the clinic' }, TITLE)
  keep('breakdown-steps', [
    { key: 'ring the clinic results', kept: [{ title: 'Find the clinic’s number', minutes: 2 }] },
    { key: 'post the parcel', kept: [{ title: 'Find the tape', minutes: 2 }] },
  ])
  keep('sprint', { id: crypto.randomUUID(), taskId: gone, title: TITLE })
  keep('step', 'Buy a stamp', other)
  keep('quick-add', 'Water the fern')
  sessionStorage.setItem(nameOf('renaming'), JSON.stringify({ id: step, text: 'The clinic’s number' }))
  sessionStorage.setItem('of-another-app', 'clinic')
  expect(kept().match(/clinic/gi)?.length).toBeGreaterThan(8)

  await deleteForGood()
  sessionStorage.removeItem('of-another-app')
  expect(kept()).not.toMatch(/clinic/i)
  expect(
    JSON.stringify([await store.database.trash.getAll(), await store.database.rows.getAll()]),
  ).not.toMatch(/clinic/i)
  for (const other of [
    'Post the parcel',
    'post the parcel',
    'Find the tape',
    'Buy a stamp',
    'Water the fern',
  ]) {
    expect(kept()).toContain(other)
  }
})

test('what is known of a title stays for another task that has it', async () => {
  keep('task-sizes', { [TITLE]: 15 })
  await store.write([{ table: 'tasks', rowId: other, op: 'update', data: { title: TITLE } }])
  await deleteForGood()
  expect(kept()).toContain(TITLE)
})

test('Ctrl+Z does not bring back what is deleted for good', async () => {
  toastQueue.forgetUndos()
  await deleteForGood()
  expect(toastQueue.undoNewest()).toBe(false)
  expect(store.mirror.rowOf('tasks', gone)).toBeUndefined()
})
