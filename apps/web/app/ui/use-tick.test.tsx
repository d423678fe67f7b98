import { act, startTransition, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTick } from './use-tick.ts'

let root: Root
let page: HTMLElement
/** How each write ends, in the order of the presses. */
let settle: ((isSaved: boolean) => void)[]

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.createElement('div')
  root = createRoot(page)
  settle = []
  await act(async () => root.render(<Page />))
})
afterEach(() => act(() => root.unmount()))

function Page() {
  const [place, setPlace] = useState('here')
  return (
    <>
      {/* As the router does it. */}
      <button type="button" onClick={() => startTransition(() => setPlace('there'))}>
        {place}
      </button>
      <Tick />
      <Tick />
    </>
  )
}

function Tick() {
  const [isTicked, tick] = useTick(false, () => new Promise((resolve) => settle.push(resolve)))
  return <input type="checkbox" checked={isTicked} onChange={(event) => tick(event.target.checked)} />
}

const ticks = () => [...page.querySelectorAll('input')].map(({ checked }) => checked)
const press = (place: number) => act(async () => page.querySelectorAll('input')[place]?.click())
const end = (place: number) => act(async () => settle[place]?.(false))

test('a tick is seen at once, and one that is not saved goes back although another is still being written', async () => {
  document.body.append(page)
  await press(0)
  await press(1)
  expect(ticks()).toEqual([true, true])
  await end(0)
  expect(ticks()).toEqual([false, true])
  await end(1)
  expect(ticks()).toEqual([false, false])
  page.remove()
})

test('nobody who goes to another page waits for what a tick writes', async () => {
  document.body.append(page)
  await press(0)
  await act(async () => page.querySelector('button')?.click())
  expect(page.textContent).toBe('there')
  expect(ticks()).toEqual([true, false])
  page.remove()
})
