import { expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

/** A browser that is never idle: it calls only what says how long it may wait. */
function stayBusy(): void {
  const asked = (work: () => void, { timeout }: IdleRequestOptions = {}) =>
    timeout === undefined ? 0 : setTimeout(work, timeout)
  vi.stubGlobal('requestIdleCallback', asked)
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
}

test('work for an idle moment is done after a few seconds, also where there is none', () => {
  vi.useFakeTimers()
  stayBusy()
  const work = vi.fn<() => void>()
  const calledOff = vi.fn<() => void>()
  whenIdle(work)
  whenIdle(calledOff)()
  vi.advanceTimersByTime(5_000)
  expect(work).toHaveBeenCalledOnce()
  expect(calledOff).not.toHaveBeenCalled()
})
