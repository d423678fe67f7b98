import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useInsight } from './use-insight.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is said comes a second after the answer, and anew after another one (F12)', () => {
  const { result, rerender } = renderHook(
    (level: EnergyLevel | null) => useInsight(level, () => `about ${level}`),
    { initialProps: null as EnergyLevel | null },
  )
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

  wait(5000)
  expect(result.current).toBe('')
  rerender('LOW')
  wait(999)
  expect(result.current).toBe('')
  wait(1)
  expect(result.current).toBe('about LOW')
  rerender('FULL')
  expect(result.current).toBe('')
  wait(1000)
  expect(result.current).toBe('about FULL')
})
