import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastQueue } from '../../ui/toast/toast.ts'
import { Toaster } from '../../ui/toast/toaster.tsx'
import { compliment, payCompliment } from './compliment-store.ts'
import { Compliment } from './compliment.tsx'

// React asks to be told that it is tested.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
let page: HTMLElement
const taken = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  taken.mockClear()
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  page.remove()
  vi.useRealTimers()
})

async function show(
  offer: ReactNode = (
    <button type="button" onClick={taken}>
      Something nice
    </button>
  ),
): Promise<void> {
  await act(async () =>
    root.render(
      <>
        <input />
        <Compliment offer={offer} offerSaid="Something is on offer." />
        <Toaster />
      </>,
    ),
  )
  await act(async () => payCompliment('Make bed'))
  field().focus()
}

function field(): HTMLElement {
  const found = page.querySelector('input')
  if (!found) throw new Error('no field')
  return found
}

async function press(key: string): Promise<void> {
  await act(async () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    ),
  )
}

test('F6 leads to the offer, where it stays for as long as the focus does, and Escape leads back (F3)', async () => {
  await show()
  await press('F6')
  expect(document.activeElement?.textContent).toBe('Something nice')
  await press('Tab')
  vi.advanceTimersByTime(60_000)
  expect(compliment.get()).not.toBeNull()
  await press('Escape')
  expect(compliment.get()).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('F6 leads to an Undo in view before the offer, and then back; who leaves the offer is back there, too (F3)', async () => {
  await show()
  const undone = vi.fn<() => void>()
  await act(async () => toastQueue.show({ text: 'Done.', action: { label: 'Undo', run: undone } }))
  await press('F6')
  expect(document.activeElement?.textContent).toBe('Undo: Done.')
  await press('F6')
  expect(document.activeElement?.textContent).toBe('Something nice')
  await press('F6')
  expect(document.activeElement).toBe(field())
  await press('F6')
  await press('F6')
  expect(document.activeElement?.textContent).toBe('Something nice')
  await press('Escape')
  expect(document.activeElement).toBe(field())
  expect(undone).not.toHaveBeenCalled()
})

test('the kind words and what is offered are said in one breath', async () => {
  await show()
  expect(page.querySelector('[role=status]')?.textContent).toBe(`${compliment.get()} Something is on offer.`)
  await press('Escape')
  expect(page.querySelector('[role=status]')?.textContent).toBe('')
})

test('who takes the offer is back where they were, and the words go', async () => {
  await show()
  await press('F6')
  await act(async () => (document.activeElement as HTMLElement).click())
  expect(taken).toHaveBeenCalledOnce()
  expect(compliment.get()).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('a press on the offer is no reason to go, one beside it is', async () => {
  await show()
  const down = () => new Event('pointerdown', { bubbles: true })
  await act(async () => page.querySelector('button')?.dispatchEvent(down()))
  expect(compliment.get()).not.toBeNull()
  await act(async () => field().dispatchEvent(down()))
  expect(compliment.get()).toBeNull()
})

test.each(['a', 'Tab', 'Escape', 'F6'])('where nothing is offered, %s ends it', async (key) => {
  await show(null)
  await press(key)
  expect(compliment.get()).toBeNull()
})

test('it goes by itself once nobody is at the offer any more', async () => {
  await show()
  await press('F6')
  await act(async () => field().focus())
  await act(async () => vi.advanceTimersByTime(8_000))
  expect(compliment.get()).toBeNull()
})
