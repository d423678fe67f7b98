import { readableCopy } from '@glimmer/domain/readable-copy/readable-copy'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DeviceStore, openDeviceStore } from '../../device/store.ts'
import { createBrowser, insertTask } from '../../device/test/test-device.ts'
import { readableCopyOf } from './readable-copy.ts'
import { oldestIn, waitingCounts } from './use-kept-counts.ts'

const browser = createBrowser()
let store: DeviceStore

beforeEach(async () => {
  store = await openDeviceStore('somebody', browser)
})
afterEach(() => store.close())

test('what waits is counted by row, however often a row was changed, and the oldest row is found', async () => {
  expect(oldestIn(store)).toBeNull()
  const task = insertTask('00000000-0000-4000-8000-000000000001', 'Wash one cup')
  await store.write([task])
  await store.write([{ table: 'tasks', rowId: task.rowId, op: 'update', data: { title: 'Wash two cups' } }])
  expect(await waitingCounts(store)).toEqual([['tasks', 1]])
  expect(oldestIn(store)?.toISOString()).toBe(store.mirror.rowsOf('tasks')[0]?.createdAt)

  const parts = await readableCopyOf(store, new Date(), readableCopy)
  expect(await new Blob(parts).text()).toContain('Wash two cups')
})
