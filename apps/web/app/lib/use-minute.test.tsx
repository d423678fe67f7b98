import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { act } from 'react'
import { useMinute } from './use-minute.ts'

test('the minute is one object until the next, however often a page is drawn', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:30.000Z') })
  const seen: Date[] = []
  function Page() {
    seen.push(useMinute())
    return null
  }
  const { rerender } = render(<Page />)
  vi.advanceTimersByTime(10_000)
  rerender(<Page />)
  expect(seen.at(-1)).toBe(seen[0])
  act(() => void vi.advanceTimersByTime(30_000))
  expect(seen.at(-1)?.toISOString()).toBe('2026-11-22T10:01:00.000Z')
  vi.useRealTimers()
})
