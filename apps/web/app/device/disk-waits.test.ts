import { randomUUID } from 'node:crypto'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GUEST } from './database.ts'
import { type DeviceStore, openDeviceStore } from './store.ts'
import { createBrowser, insertTask } from './test/test-device.ts'

const opened: DeviceStore[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const store of opened.splice(0)) store.close()
})

/** Counts how often something is asked only after an answer came: on a busy page each such answer comes late. */
function countWaits(): () => number {
  let waits = 0
  let isAsking = false
  for (const name of ['get', 'getAll', 'count', 'put', 'add', 'delete'] as const) {
    const ask = IDBObjectStore.prototype[name] as (...input: unknown[]) => IDBRequest
    vi.spyOn(IDBObjectStore.prototype, name as 'get').mockImplementation(function (
      this: IDBObjectStore,
      ...input
    ) {
      if (!isAsking) waits += 1
      isAsking = true
      const request = ask.apply(this, input)
      request.addEventListener('success', () => {
        isAsking = false
      })
      return request
    })
  }
  return () => waits
}

describe.each([GUEST, 'ada'])('the data of %s', (owner) => {
  const browser = createBrowser()
  const open = async () => {
    const store = await openDeviceStore(owner, browser)
    opened.push(store)
    return store
  }

  it('is asked for at once when it opens', async () => {
    // The first time it opens on a day it notes the day.
    await open()
    const waits = countWaits()
    await open()
    expect(waits()).toBe(1)
  })

  it('is read once and stored once by a write', async () => {
    const store = await open()
    const id = randomUUID()
    await store.write([insertTask(id, 'Water the fern')])
    await vi.waitFor(() => expect(store.waiting.get()).toBe(owner === GUEST ? 0 : 1))
    const waits = countWaits()
    const writing = store.write([
      { table: 'tasks', rowId: id, op: 'update', data: { completed: true, completedOn: '2026-11-23' } },
      {
        table: 'wins',
        rowId: `${id}:2026-11-23`,
        op: 'insert',
        data: { title: 'Water the fern', completedAt: '2026-11-23T09:00:00.000Z', completedOn: '2026-11-23' },
      },
    ])
    // What waits for the server is counted after the write, and nobody waits for that.
    expect(await writing.then(waits)).toBe(owner === GUEST ? 2 : 3)
  })
})
