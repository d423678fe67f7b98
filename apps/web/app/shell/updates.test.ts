import { afterEach, expect, test, vi } from 'vitest'
import { isUpdateWaiting, subscribeToUpdates, watchForUpdates } from './updates.ts'

afterEach(() => void vi.unstubAllEnvs())

/** A service worker that goes from one state to the next. */
function createWorker(state: string) {
  const worker = Object.assign(new EventTarget(), { state })
  const become = (next: string) => {
    worker.state = next
    worker.dispatchEvent(new Event('statechange'))
  }
  return { worker, become }
}

test('a version that was being fetched before the page looked is told of once it waits', async () => {
  const { worker, become } = createWorker('installing')
  const registration = Object.assign(new EventTarget(), { installing: worker, waiting: null })
  const container = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  })
  vi.stubEnv('PROD', true)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { serviceWorker: container })
  const heard = vi.fn<() => void>()
  subscribeToUpdates(heard)
  const stop = watchForUpdates()
  expect(isUpdateWaiting()).toBe(false)
  await vi.waitFor(() => {
    become('installed')
    expect(isUpdateWaiting()).toBe(true)
  })
  expect(heard).toHaveBeenCalledOnce()
  stop()
})
