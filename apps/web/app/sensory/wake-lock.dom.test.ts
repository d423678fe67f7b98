import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAwake } from './wake-lock.ts'

const release = vi.fn<() => Promise<void>>()
const request = vi.fn<() => Promise<{ release: typeof release }>>()
let visibility: DocumentVisibilityState = 'visible'

async function show(next: DocumentVisibilityState) {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
}

beforeEach(() => {
  visibility = 'visible'
  request.mockReset().mockImplementation(() => Promise.resolve({ release }))
  release.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { wakeLock: { request } })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => vi.restoreAllMocks())

test('the screen stays awake until it may sleep, and again when the page comes back into view', async () => {
  const letSleep = keepAwake()
  await Promise.resolve()
  expect(request).toHaveBeenCalledOnce()
  await show('hidden')
  expect(request).toHaveBeenCalledOnce()
  await show('visible')
  expect(request).toHaveBeenCalledTimes(2)
  letSleep()
  expect(release).toHaveBeenCalledOnce()
  await show('visible')
  expect(request).toHaveBeenCalledTimes(2)
})

test('an answer that comes too late is given back', async () => {
  const letSleep = keepAwake()
  letSleep()
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
})

test('where the device cannot, or says no, nothing breaks', async () => {
  request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'))
  keepAwake()()
  vi.stubGlobal('navigator', {})
  keepAwake()()
  await expect(Promise.resolve()).resolves.toBeUndefined()
})
