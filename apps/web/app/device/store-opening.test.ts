import { randomUUID } from 'node:crypto'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Environment } from './environment.ts'
import { type DeviceStore, openDeviceStore } from './store.ts'
import { createBrowser, insertTask, rename, titlesOf } from './test/test-device.ts'

const opened: DeviceStore[] = []
const open = async (browser: Environment) => {
  const store = await openDeviceStore('ada', browser)
  opened.push(store)
  return store
}
afterEach(() => {
  for (const store of opened.splice(0)) store.close()
})

const id = randomUUID()

/** Tabs that get each other's messages at once, even while opening. */
function createQuickBrowser(): Environment {
  const channels = new Set<EventTarget>()
  return createBrowser({
    openChannel() {
      const channel = Object.assign(new EventTarget(), {
        postMessage(data: unknown) {
          for (const other of channels)
            if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data }))
        },
        close: () => channels.delete(channel),
      })
      channels.add(channel)
      return channel as unknown as BroadcastChannel
    },
  })
}

describe('a tab that opens while another one writes', () => {
  it('opens, though it hears of rows before its database is there', async () => {
    const browser = createQuickBrowser()
    const one = await open(browser)
    const opening = open(browser)
    one.channel.post({ kind: 'rows', keys: [['tasks', id]] })
    expect((await opening).isClosed.get()).toBe(false)
  })

  it('shows what was written after it had read the rows', async () => {
    const browser = createQuickBrowser()
    const one = await open(browser)
    await one.write([insertTask(id, 'Water the fern')])
    const getAll = IDBObjectStore.prototype.getAll
    const written: Promise<unknown>[] = []
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, ...args) {
      // The outbox is read after the rows.
      if (this.name === 'outbox' && written.length === 0)
        written.push(one.write([rename(id, 'Water the big fern')]))
      return getAll.apply(this, args)
    })
    const two = await open(browser)
    await Promise.all(written)
    await vi.waitFor(() => expect(titlesOf(two)).toEqual(['Water the big fern']))
  })
})
