import { randomUUID } from 'node:crypto'
import { forceCloseDatabase } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import { meetRestored } from './divergence.ts'
import { countUnsent, wipeOwner } from './owner-data.ts'
import { openDeviceStore } from './store.ts'
import { read, restoredAt, rowOf } from './test/scripted-server.ts'
import { createBrowser, insertTask, rename, titlesOf } from './test/test-device.ts'

const id = randomUUID()

it('stays gone when a tab that had it open goes on asking', async () => {
  const browser = createBrowser()
  const tab = await openDeviceStore('ada', browser)
  await tab.write([insertTask(id, 'Private')])
  await wipeOwner('ada', browser)
  expect(tab.isClosed.get()).toBe(true)
  await expect(tab.database.read('generation')).rejects.toThrow('closed')
  await expect(tab.write([rename(id, 'Again')])).rejects.toThrow('closed')
  expect(await browser.indexedDb.databases()).toEqual([])
  tab.close()
})

it('closes only after the writes that are under way', async () => {
  const browser = createBrowser()
  const store = await openDeviceStore('ada', browser)
  const writing = store.write([insertTask(id, 'At the last moment')])
  store.close()
  expect(await writing).toMatchObject({ kind: 'written' })
  const again = await openDeviceStore('ada', browser)
  expect(titlesOf(again)).toEqual(['At the last moment'])
  again.close()
})

it('says so when the browser takes the storage away', async () => {
  const connections: IDBDatabase[] = []
  const browser = createBrowser()
  const open = browser.indexedDb.open.bind(browser.indexedDb)
  browser.indexedDb.open = (...args) => {
    const request = open(...args)
    request.addEventListener('success', () => connections.push(request.result))
    return request
  }
  const store = await openDeviceStore('ada', browser)
  // Its types ask for the class where it takes a connection.
  for (const connection of connections) forceCloseDatabase(connection as never)
  await vi.waitFor(() => expect(store.isClosed.get()).toBe(true))
})

it('asks the browser to keep what is here once there is something', async () => {
  let asked = 0
  const store = await openDeviceStore('guest', createBrowser({ askToKeep: () => (asked += 1) }))
  expect(asked).toBe(0)
  await store.write([insertTask(id, 'Water the fern')])
  await store.write([rename(id, 'Water the big fern')])
  expect(asked).toBe(1)
  store.close()
})

it('counts as unsent what a restored server lacks', async () => {
  const browser = createBrowser()
  const store = await openDeviceStore('ada', browser)
  const { database } = store
  await read(store, 9, [rowOf(insertTask(id, 'Only here'))])
  expect(await countUnsent('ada', browser)).toBe(0)
  await meetRestored(database, { ...restoredAt(2), rows: [] })
  await store.write([insertTask(randomUUID(), 'Waits')])
  expect(await countUnsent('ada', browser)).toBe(2)
  store.close()
})
