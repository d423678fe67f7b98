import { afterEach, expect, test, vi } from 'vitest'
import { lookForUpdate, putOffUpdate, waitingUpdate, watchForUpdates } from './updates.ts'

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

function stubContainer(registration: object, controller: object | null) {
  const container = Object.assign(new EventTarget(), {
    controller,
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  })
  vi.stubEnv('PROD', true)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { serviceWorker: container })
  return container
}

test('a version that was being fetched before the page looked is told of once it waits', async () => {
  const { worker, become } = createWorker('installing')
  const registration = Object.assign(new EventTarget(), { installing: worker, waiting: null })
  stubContainer(registration, {})
  const heard = vi.fn<() => void>()
  waitingUpdate.subscribe(heard)
  const stop = watchForUpdates()
  expect(waitingUpdate.get() !== null).toBe(false)
  await vi.waitFor(() => {
    become('installed')
    expect(waitingUpdate.get() !== null).toBe(true)
  })
  expect(heard).toHaveBeenCalledOnce()
  stop()
})

test.each([
  ['a version that another tab let in is offered here again, put off or not', {}, true],
  ['the very first version takes over without a word', null, false],
])('%s', (_, controller, isTold) => {
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: null })
  const container = stubContainer(registration, controller)
  const stop = watchForUpdates()
  putOffUpdate()
  container.controller = createWorker('activating').worker
  container.dispatchEvent(new Event('controllerchange'))
  expect(waitingUpdate.get() !== null).toBe(isTold)
  stop()
})

test.each([
  [
    'a page that was on its way while the first version took over asks to be taken',
    null,
    [[{ type: 'TAKE_PAGES' }]],
  ],
  ['a page that was taken asks for nothing', {}, []],
])('%s', async (_, controller, asked) => {
  const active = { postMessage: vi.fn<(message: unknown) => void>() }
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: null, active })
  // Once it has been registered.
  const listen = vi.spyOn(registration, 'addEventListener')
  stubContainer(registration, controller)
  const stop = watchForUpdates()
  await vi.waitFor(() => expect(listen).toHaveBeenCalledOnce())
  expect(active.postMessage.mock.calls).toEqual(asked)
  stop()
})

test('a page that the server finds too old looks at once for a newer one, and offers again what was put off', async () => {
  const waiting = createWorker('installed').worker
  const update = vi.fn<() => Promise<void>>(() => Promise.reject(new TypeError('no network')))
  const registration = Object.assign(new EventTarget(), { installing: null, waiting, update })
  stubContainer(registration, {})
  const stop = watchForUpdates()
  await vi.waitFor(() => expect(waitingUpdate.get()).toBe(waiting))
  putOffUpdate()
  expect(update).not.toHaveBeenCalled()
  lookForUpdate()
  expect(update).toHaveBeenCalledOnce()
  expect(waitingUpdate.get()).toBe(waiting)
  stop()
  lookForUpdate()
  expect(update).toHaveBeenCalledOnce()
})
