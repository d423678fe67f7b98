import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServerEvents } from './server-events.ts'

/** A browser's streams, which it would open again by itself until they are closed. */
const opened: BrowserStream[] = []

class BrowserStream extends EventTarget {
  static readonly CLOSED = 2
  readyState = 1
  constructor() {
    super()
    opened.push(this)
  }
  close() {
    this.readyState = BrowserStream.CLOSED
  }
  tell(rev: number) {
    this.dispatchEvent(new MessageEvent('rev', { data: String(rev) }))
  }
  break() {
    this.readyState = 0
    this.dispatchEvent(new Event('error'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', BrowserStream)
})

afterEach(() => {
  vi.useRealTimers()
  opened.length = 0
})

function listen(random: () => number) {
  const [onNews, onBroken] = [vi.fn<(rev: number) => void>(), vi.fn<() => void>()]
  const events = createServerEvents({ owner: 'ada', onNews, onBroken, random })
  events.ensureOpen()
  return { events, onNews, onBroken }
}

it('leaves it to nobody else when to come back after a stream broke: a moment of this device’s own', () => {
  const { events, onBroken } = listen(() => 0.5)
  opened[0]?.break()
  expect(opened[0]?.readyState).toBe(BrowserStream.CLOSED)
  vi.advanceTimersByTime(5_499)
  expect(onBroken).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onBroken).toHaveBeenCalledTimes(1)
  events.ensureOpen()
  expect(opened).toHaveLength(2)
})

it('waits longer from break to break, and begins anew once a revision was heard of', () => {
  const { events, onNews, onBroken } = listen(() => 1)
  const waits = [10_000, 20_000, 40_000].map((longest) => {
    const told = onBroken.mock.calls.length
    opened.at(-1)?.break()
    vi.advanceTimersByTime(longest - 1)
    const isEarly = onBroken.mock.calls.length > told
    vi.advanceTimersByTime(1)
    events.ensureOpen()
    return !isEarly && onBroken.mock.calls.length === told + 1
  })
  expect(waits).toEqual([true, true, true])
  opened.at(-1)?.tell(7)
  expect(onNews).toHaveBeenCalledWith(7)
  opened.at(-1)?.break()
  vi.advanceTimersByTime(10_000)
  expect(onBroken).toHaveBeenCalledTimes(4)
})

it('says nothing once it was closed', () => {
  const { events, onBroken } = listen(() => 1)
  opened[0]?.break()
  events.close()
  vi.advanceTimersByTime(60_000)
  expect(onBroken).not.toHaveBeenCalled()
})
