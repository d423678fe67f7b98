import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCloseRequest } from './use-close-request.ts'

/** Groups of watchers, the last one asked first. */
let groups: FakeCloseWatcher[][]
let isTogether: boolean

class FakeCloseWatcher extends EventTarget {
  constructor() {
    super()
    const last = groups.at(-1)
    if (isTogether && last) last.push(this)
    else groups.push([this])
  }

  destroy(): void {
    groups = groups.map((group) => group.filter((other) => other !== this)).filter(({ length }) => length > 0)
  }
}

/** As the platform does it; returns whether anything heard it. */
async function requestClose(): Promise<boolean> {
  const asked = groups.at(-1)?.toReversed() ?? []
  await act(async () => {
    for (const watcher of asked) {
      watcher.destroy()
      watcher.dispatchEvent(new Event('close'))
    }
  })
  vi.runAllTimers()
  return asked.length > 0
}

function Layer({ isOpen, onRequest }: { readonly isOpen: boolean; readonly onRequest: () => void }) {
  useCloseRequest(isOpen, onRequest)
  return null
}

let draw: ReturnType<typeof render>['rerender']
let open: string[]

/** Layers that close when asked, but for 'stays'. */
function show(...names: string[]): void {
  open = names
  const close = (name: string) => () => {
    if (name !== 'stays') show(...open.filter((other) => other !== name))
  }
  draw(
    ['dialog', 'stays', 'question'].map((name) => (
      <Layer key={name} isOpen={open.includes(name)} onRequest={close(name)} />
    )),
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  groups = []
  isTogether = false
  vi.stubGlobal('CloseWatcher', FakeCloseWatcher)
  draw = render(null).rerender
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a request closes the last one opened, then the one beneath, then nothing hears it', async () => {
  show('dialog')
  show('dialog', 'question')
  expect(await requestClose()).toBe(true)
  expect(open).toEqual(['dialog'])
  expect(await requestClose()).toBe(true)
  expect(open).toEqual([])
  expect(await requestClose()).toBe(false)
})

test('a platform that asks all at once closes one', async () => {
  isTogether = true
  show('dialog')
  show('dialog', 'question')
  await requestClose()
  expect(open).toEqual(['dialog'])
  await requestClose()
  expect(open).toEqual([])
})

test('what stays open hears every request, and nothing beneath it does', async () => {
  show('dialog')
  show('dialog', 'stays')
  for (let i = 0; i < 3; i += 1) expect(await requestClose()).toBe(true)
  expect(open).toEqual(['dialog', 'stays'])
})

test('a request that comes of Escape is left to the key, the next one is not', async () => {
  show('dialog')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  await requestClose()
  expect(open).toEqual(['dialog'])
  await requestClose()
  expect(open).toEqual([])
})

test('closed in another way, it hears nothing more; without the platform’s help nothing breaks', async () => {
  show('dialog')
  show()
  expect(await requestClose()).toBe(false)
  vi.stubGlobal('CloseWatcher', undefined)
  show('dialog')
  expect(await requestClose()).toBe(false)
  expect(open).toEqual(['dialog'])
})
