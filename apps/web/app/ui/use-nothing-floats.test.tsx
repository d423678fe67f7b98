import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useNothingFloats } from './use-nothing-floats.ts'

// React asks to be told that it is tested.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

function Said({ isAsked }: { readonly isAsked: boolean }) {
  return useNothingFloats(isAsked) ? 'free' : 'waits'
}

test('a dialog that comes by itself waits until a question or a menu is gone (C1)', async () => {
  const page = document.createElement('div')
  const root = createRoot(page)
  const show = (isAsked: boolean) => act(async () => root.render(<Said isAsked={isAsked} />))
  const float = document.createElement('div')
  float.setAttribute('role', 'alertdialog')

  await show(false)
  expect(page.textContent).toBe('waits')
  document.body.append(float)
  await show(true)
  expect(page.textContent).toBe('waits')
  float.remove()
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(page.textContent).toBe('free')
  })
  await show(false)
  expect(page.textContent).toBe('waits')
  await act(async () => root.unmount())
})
