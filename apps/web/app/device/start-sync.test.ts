import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { runSync } from './run-sync.ts'
import { startSync } from './start-sync.ts'
import { openDeviceStore, type DeviceStore } from './store.ts'
import { createBrowser } from './test/test-device.ts'

const browser = createBrowser()
const page = new EventTarget()
let store: DeviceStore

beforeEach(async () => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  store = await openDeviceStore('ada', browser)
})
afterEach(() => {
  store.close()
  vi.unstubAllGlobals()
})

/** A sync that is idle at once, and a record of what was called. */
function createPart() {
  const sync = {
    wake: vi.fn<() => void>(),
    sendLacking: vi.fn<() => Promise<void>>(),
    dropLacking: vi.fn<() => Promise<void>>(),
    stop: vi.fn<() => void>(),
  }
  const run = vi.fn<typeof runSync>((_store, _environment, state) => {
    state.set({ phase: 'resting', isComplete: true })
    return { ...sync, state }
  })
  return { sync, part: { runSync: run } }
}

it('a guest has no server, and loads nothing for it', async () => {
  const guest = await openDeviceStore('guest', browser)
  const load = vi.fn<() => Promise<never>>()
  expect(startSync(guest, browser, load).state.get().phase).toBe('guest')
  expect(load).not.toHaveBeenCalled()
  guest.close()
})

it('what cannot be had is tried again with the network, and begins once', async () => {
  const { sync, part } = createPart()
  const load = vi
    .fn<() => Promise<typeof part>>(async () => part)
    .mockRejectedValueOnce(new TypeError('no network'))
  const started = startSync(store, browser, load)
  expect(started.state.get().phase).toBe('starting')
  await vi.waitFor(() => expect(started.state.get().phase).toBe('offline'))
  page.dispatchEvent(new Event('online'))
  started.wake()
  await vi.waitFor(() => expect(started.state.get().phase).toBe('resting'))
  started.wake()
  expect(part.runSync).toHaveBeenCalledOnce()
  expect(sync.wake).toHaveBeenCalledOnce()
  started.stop()
  expect(sync.stop).toHaveBeenCalledOnce()
})

it('what cannot be had is tried again after a while, as a network can be there and lose a request', async () => {
  const { part } = createPart()
  const load = vi
    .fn<() => Promise<typeof part>>(async () => part)
    .mockRejectedValueOnce(new TypeError('lost'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const started = startSync(store, browser, load)
    await vi.advanceTimersByTimeAsync(0)
    expect(started.state.get().phase).toBe('offline')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(started.state.get().phase).toBe('resting')
    started.stop()
  } finally {
    vi.useRealTimers()
  }
})

it('nothing begins for somebody who has left before it came', async () => {
  const { part } = createPart()
  const { promise, resolve } = Promise.withResolvers<typeof part>()
  const started = startSync(store, browser, () => promise)
  started.stop()
  resolve(part)
  await promise
  page.dispatchEvent(new Event('online'))
  expect(part.runSync).not.toHaveBeenCalled()
  expect(started.state.get().phase).toBe('starting')
})
