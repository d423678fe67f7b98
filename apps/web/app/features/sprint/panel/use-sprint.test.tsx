import { startSprint } from '@glimmer/domain/sprint/sprint'
import { act, renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSprint } from './use-sprint.ts'

const start = Date.UTC(2026, 10, 21, 9)
const end = start + 5 * 60_000
const sprint = startSprint(
  '3f1d9a1e-6a0b-4c3e-9d59-0a4d1f1b2c3d',
  { taskId: null, title: 'Water the fern' },
  start,
)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
})
afterEach(() => vi.useRealTimers())

test('a sprint whose end passes between the drawing and the timer is seen to end (F13)', () => {
  let time = start + 2_000
  const now = () => time
  const { result } = renderHook(() => {
    const seen = useSprint(sprint, null, { now })
    // Before the effects that set timers.
    useLayoutEffect(() => {
      time = end + 10_000
    }, [])
    return seen
  })
  expect(result.current.now).toBe(start + 2_000)
  act(() => void vi.advanceTimersByTime(0))
  expect(result.current.now).toBe(end + 10_000)
})

test('once it is seen to have ended nothing ticks any more, also out of sight (F13)', () => {
  for (const visibility of ['visible', 'hidden'] as const) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
    const { unmount } = renderHook(() => useSprint(sprint, null, { now: () => end + 1 }))
    act(() => void vi.advanceTimersByTime(0))
    expect(vi.getTimerCount()).toBe(0)
    unmount()
  }
})
