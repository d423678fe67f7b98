import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useInsight } from './use-insight.ts'

// React asks to be told that it is tested.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Said({ level }: { readonly level: EnergyLevel | null }) {
  return useInsight(level, () => `about ${level}`)
}

test('what is said comes a second after the answer, and anew after another one (F12)', async () => {
  const page = document.createElement('div')
  const root = createRoot(page)
  const show = (level: EnergyLevel | null) => act(async () => root.render(<Said level={level} />))
  const wait = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))

  await show(null)
  await wait(5000)
  expect(page.textContent).toBe('')
  await show('LOW')
  await wait(999)
  expect(page.textContent).toBe('')
  await wait(1)
  expect(page.textContent).toBe('about LOW')
  await show('FULL')
  expect(page.textContent).toBe('')
  await wait(1000)
  expect(page.textContent).toBe('about FULL')
  await act(async () => root.unmount())
})
