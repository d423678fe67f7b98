import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type DeviceStore, openDeviceStore } from '../../device/store.ts'
import {
  createBrowser,
  cutOffWrites,
  insertSubtask,
  insertTask,
  titlesOf,
} from '../../device/test/test-device.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { entryName } from './entry-name.ts'
import { createTrash } from './trash.ts'

const ids = ['0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c01', '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c02'] as const
const stepId = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c03'
const browser = createBrowser()
let store: DeviceStore
let trash: ReturnType<typeof createTrash>
let end: () => void

beforeEach(async () => {
  store = await openDeviceStore('guest', browser)
  await store.database.transaction(({ trash: all }) => all.clear())
  trash = createTrash(store)
  end = trash.watch()
  await store.write([insertTask(ids[0], 'Call Jo'), insertSubtask(stepId, ids[0], 'Find the number')])
  await store.write([insertTask(ids[1], 'Post the parcel')])
})
afterEach(async () => {
  end()
  for (const { id } of store.mirror.rowsOf('tasks')) await remove(id)
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  store.close()
})

const remove = (rowId: string) => store.write([{ table: 'tasks', rowId, op: 'delete' }])
const listed = () => {
  const now = trash.entries.get()
  return typeof now === 'string' ? now : now.map(entryName)
}
const entriesOf = (...names: string[]) => {
  const now = trash.entries.get()
  return typeof now === 'string' ? [] : now.filter((entry) => names.includes(entryName(entry) ?? ''))
}
const said = () => toastQueue.shown.get().at(-1)

describe('the trash of a device', () => {
  test('shows what is deleted as it is deleted, and brings it back with its steps (F6)', async () => {
    await vi.waitFor(() => expect(listed()).toEqual([]))
    await remove(ids[0])
    await vi.waitFor(() => expect(listed()).toEqual(['Call Jo']))
    expect(await trash.putBack(entriesOf('Call Jo'))).toBe(true)
    expect(titlesOf(store)).toEqual(['Call Jo', 'Post the parcel'])
    expect(store.mirror.rowOf('subtasks', stepId)).toMatchObject({ title: 'Find the number' })
    expect(said()?.text).toBe('“Call Jo” is back.')
    await vi.waitFor(() => expect(listed()).toEqual([]))
    await said()?.action?.run()
    await vi.waitFor(() => expect(listed()).toEqual(['Call Jo']))
    expect(titlesOf(store)).toEqual(['Post the parcel'])
  })

  test('brings several back at once', async () => {
    for (const id of ids) await remove(id)
    await vi.waitFor(() => expect(listed()).toHaveLength(2))
    await trash.putBack(entriesOf('Call Jo', 'Post the parcel'))
    expect(titlesOf(store)).toEqual(['Call Jo', 'Post the parcel'])
    expect(said()?.text).toBe('2 things are back.')
  })

  test('deletes for good what is chosen, with its steps, and nothing that was deleted with it', async () => {
    await store.write(ids.map((rowId) => ({ table: 'tasks', rowId, op: 'delete' })))
    await vi.waitFor(() => expect(listed()).toHaveLength(2))
    expect(await trash.deleteForGood(entriesOf('Call Jo'))).toBe(true)
    expect(listed()).toEqual(['Post the parcel'])
    const kept = JSON.stringify(await store.database.trash.getAll())
    expect(kept).not.toContain('Call Jo')
    expect(kept).not.toContain('Find the number')
    expect(kept).toContain('Post the parcel')
    expect(await trash.deleteForGood(entriesOf('Post the parcel'))).toBe(true)
    expect(await store.database.trash.getAll()).toEqual([])
  })

  test('says where the device could not, and changes nothing', async () => {
    await store.write(ids.map((rowId) => ({ table: 'tasks', rowId, op: 'delete' })))
    await vi.waitFor(() => expect(listed()).toHaveLength(2))
    const restore = cutOffWrites('trash')
    expect(await trash.deleteForGood(entriesOf('Call Jo'))).toBe(false)
    restore()
    expect(said()?.text).toContain('could not delete this')
    expect(JSON.stringify(await store.database.trash.getAll())).toContain('Call Jo')
  })
})
