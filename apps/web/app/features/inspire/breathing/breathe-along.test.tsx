import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BreatheAlong } from './breathe-along.tsx'
import { words } from './words.ts'

const ROUNDS_MS = (3 + 4 * 19) * 1000

let isVisible: boolean
const cancel = vi.fn<() => void>()
const animate = vi.fn<() => { cancel: () => void }>()

beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  isVisible = true
  animate.mockReset().mockReturnValue({ cancel })
  cancel.mockReset()
  Object.assign(HTMLElement.prototype, { animate, checkVisibility: () => isVisible })
  // The part that loads on demand is loaded beforehand, so that a press needs no waiting.
  await import('./breathing-run.tsx')
  render(<BreatheAlong />)
})
afterEach(() => void vi.useRealTimers())

const user = userEvent.setup({ delay: null })
const button = () => screen.getByRole('button')
const said = () => screen.getByRole('status').textContent
const press = () => user.click(button())
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function start(): Promise<void> {
  await press()
  await waitFor(() => expect(said()).toBe(words.phases.ready))
}

test('it says each part as it begins, counts for the eyes, and ends by itself after four rounds', async () => {
  await start()
  expect(button().textContent).toBe('Stop')
  await wait(3_400)
  expect(said()).toBe('Round 1 of 4. Breathe in for 4.')
  await wait(4_000)
  expect(said()).toBe('Hold for 7.')
  await wait(7_000)
  expect(said()).toBe('Breathe out for 8.')
  await wait(2_000)
  expect(said()).toBe('Breathe out for 8.')
  expect(screen.getByText('3')).toBeTruthy()
  await wait(6_000)
  expect(said()).toBe('Round 2 of 4. Breathe in for 4.')
  await wait(ROUNDS_MS)
  expect(said()).toBe(words.textEnd)
  expect(button().textContent).toBe('Once more')
})

test('it stops at once when it is told to, and when its guide is closed', async () => {
  await start()
  await wait(5_000)
  await press()
  expect([button().textContent, said()]).toEqual(['Start', ''])
  expect(cancel).toHaveBeenCalled()
  await start()
  await wait(5_000)
  isVisible = false
  await wait(1_000)
  expect([button().textContent, said()]).toEqual(['Start', ''])
})

test('the light grows and shrinks, and in low stimulation stands still while the words go on', async () => {
  await start()
  expect(animate).toHaveBeenCalledTimes(1)
  await press()
  localStorage.setItem('glimmer:sensory', JSON.stringify({ theme: 'low' }))
  dispatchEvent(new StorageEvent('storage', { key: 'glimmer:sensory' }))
  await start()
  await wait(8_000)
  expect(said()).toBe('Hold for 7.')
  expect(animate).toHaveBeenCalledTimes(1)
})
