import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BreatheAlong } from './breathe-along.tsx'
import { words } from './words.ts'

// React asks to be told that it is tested.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const ROUNDS_MS = (3 + 4 * 19) * 1000

let root: Root
let page: HTMLElement
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
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  // What is loaded when it is asked for is loaded here already.
  await import('./breathing-run.tsx')
  await act(async () => root.render(<BreatheAlong />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  vi.useRealTimers()
})

const button = () => page.querySelector('button') as HTMLButtonElement
const said = () => page.querySelector('[role=status]')?.textContent
const press = () => act(async () => button().click())
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))

async function start(): Promise<void> {
  await press()
  await vi.waitFor(() => expect(page.textContent).toContain(words.phases.ready))
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
  expect(page.querySelector('[data-count]')?.textContent).toBe('3')
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
