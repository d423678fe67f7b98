import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMayInterrupt } from './use-may-interrupt.ts'

// React asks to be told that it is tested.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
let page: HTMLElement
let field: HTMLInputElement

function Asks({ isDue }: { readonly isDue: boolean }) {
  return useMayInterrupt(isDue) ? 'asks' : 'waits'
}
const make = (isDue: boolean) => act(async () => root.render(<Asks isDue={isDue} />))
const pass = (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * 1_000))
const type = () => {
  const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: performance.now() })
  field.dispatchEvent(event)
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  document.body.innerHTML = '<input><main></main>'
  field = document.querySelector('input') as HTMLInputElement
  page = document.querySelector('main') as HTMLElement
  root = createRoot(page)
  await make(false)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

test('asks at once where nothing is in the way, and only while it is due', async () => {
  expect(page.textContent).toBe('waits')
  await make(true)
  expect(page.textContent).toBe('asks')
  await make(false)
  expect(page.textContent).toBe('waits')
})

test('waits until the word is written', async () => {
  await pass(10)
  type()
  await make(true)
  expect(page.textContent).toBe('waits')
  await pass(1)
  type()
  await pass(1)
  expect(page.textContent).toBe('waits')
  await pass(2)
  expect(page.textContent).toBe('asks')
})

test.each(['<div role="dialog"></div>', '<div role="alertdialog"></div>', '<div role="menu"></div>'])(
  'waits until %s is closed, and stays when another opens',
  async (inTheWay) => {
    document.body.insertAdjacentHTML('beforeend', inTheWay)
    await make(true)
    await pass(3)
    expect(page.textContent).toBe('waits')
    document.body.lastElementChild?.remove()
    await pass(1)
    expect(page.textContent).toBe('asks')
    document.body.insertAdjacentHTML('beforeend', inTheWay)
    await pass(3)
    expect(page.textContent).toBe('asks')
  },
)

test('a compliment asks nothing and is in nobody’s way', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="false"></div>')
  await make(true)
  expect(page.textContent).toBe('asks')
})
