import { act, cleanup } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createStore } from '../lib/create-store.ts'
import type { SyncState } from '../device/sync-state.ts'
import { openGuestStore, renderOnDevice } from '../device/test/render-on-device.tsx'
import { RoomOnServer } from '../features/your-data/room-on-server.tsx'
import { toastQueue } from '../ui/toast/toast.ts'
import { StorageTeller } from './storage-teller.tsx'

const stateAt = (used: number): SyncState => ({
  phase: 'resting',
  isComplete: true,
  storage: { used, quota: 200_000_000 },
})

it('says once that the room on the server is nearly used up, and again only after there was more', async () => {
  const store = await openGuestStore()
  const state = createStore<SyncState>({ phase: 'starting', isComplete: false })
  const said = vi.spyOn(toastQueue, 'show')
  const show = () =>
    renderOnDevice(
      <>
        <StorageTeller />
        <RoomOnServer />
      </>,
      store,
      { state },
    ).container
  const use = async (used: number) => {
    await act(async () => state.set(stateAt(used)))
    await vi.waitFor(async () => {
      expect((await store.database.read('isToldOfStorage')) === true).toBe(used >= 160_000_000)
    })
    // What the note leads to is said in the same turn.
    await act(async () => {})
    return said.mock.calls.length
  }
  let page = show()
  expect(page.textContent).toBe('')
  expect(await use(1_230_000)).toBe(0)
  expect(page.textContent).toBe('Your space on the server: 1.2 of 200 MB used.')
  expect(await use(165_000_000)).toBe(1)
  expect(page.textContent).toContain('165 of 200 MB used.')
  expect(page.textContent).toContain('It is nearly full. Everything still works. Deleting what you no longer')
  expect(await use(170_000_000)).toBe(1)
  // The note is kept on the device, so another page does not repeat it.
  cleanup()
  page = show()
  expect(await use(171_000_000)).toBe(1)
  expect(await use(100_000_000)).toBe(1)
  expect(await use(165_000_000)).toBe(2)
  expect(await use(200_000_000)).toBe(2)
  expect(page.textContent).toContain('It is full. Everything new stays safe on this device')
})
