import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '../lib/create-store.ts'
import { type Device, DeviceContext } from '../device/device-context.ts'
import { openDeviceStore } from '../device/store.ts'
import type { SyncState } from '../device/sync-state.ts'
import { createBrowser } from '../device/test/test-device.ts'
import { RoomOnServer } from '../features/your-data/room-on-server.tsx'
import { toastQueue } from '../ui/toast/toast.ts'
import { StorageTeller } from './storage-teller.tsx'

let root: Root
let page: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.createElement('div')
  root = createRoot(page)
})
afterEach(() => act(() => root.unmount()))

const stateAt = (used: number): SyncState => ({
  phase: 'resting',
  isComplete: true,
  storage: { used, quota: 200_000_000 },
})

it('says once that the room on the server is nearly used up, and again only after there was more', async () => {
  const store = await openDeviceStore('ada', createBrowser())
  const state = createStore<SyncState>({ phase: 'starting', isComplete: false })
  const said = vi.spyOn(toastQueue, 'show')
  const show = () =>
    act(async () =>
      root.render(
        <DeviceContext value={{ store, sync: { state } } as unknown as Device}>
          <StorageTeller />
          <RoomOnServer />
        </DeviceContext>,
      ),
    )
  const use = async (used: number) => {
    await act(async () => state.set(stateAt(used)))
    await vi.waitFor(async () => {
      expect((await store.database.read('isToldOfStorage')) === true).toBe(used >= 160_000_000)
    })
    // What the note leads to is said in the same turn.
    await act(async () => {})
    return said.mock.calls.length
  }
  await show()
  expect(page.textContent).toBe('')
  expect(await use(1_230_000)).toBe(0)
  expect(page.textContent).toBe('Your room on the server: 1.2 of 200 MB used.')
  expect(await use(165_000_000)).toBe(1)
  expect(page.textContent).toContain('165 of 200 MB used.')
  expect(page.textContent).toContain('It is nearly full. Everything still works. Deleting what you no longer')
  expect(await use(170_000_000)).toBe(1)
  // The note is kept on the device, so another page does not repeat it.
  await act(async () => root.unmount())
  root = createRoot(page)
  await show()
  expect(await use(171_000_000)).toBe(1)
  expect(await use(100_000_000)).toBe(1)
  expect(await use(165_000_000)).toBe(2)
  expect(await use(200_000_000)).toBe(2)
  expect(page.textContent).toContain('It is full. Everything new stays safe on this device')
  store.close()
})
