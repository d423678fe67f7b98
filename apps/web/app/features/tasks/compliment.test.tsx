import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastQueue } from '../../ui/toast/toast.ts'
import { Toaster } from '../../ui/toast/toaster.tsx'
import { compliment, payCompliment } from './compliment-store.ts'
import { Compliment } from './compliment.tsx'

const taken = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  taken.mockClear()
})
afterEach(() => {
  act(() => {
    for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  })
  vi.useRealTimers()
})

const user = userEvent.setup({ delay: null })

function show(
  offer: ReactNode = (
    <button type="button" onClick={taken}>
      Something nice
    </button>
  ),
): void {
  render(
    <>
      <input aria-label="A field" />
      <Compliment offer={offer} offerSaid="Something is on offer." />
      <Toaster />
    </>,
  )
  act(() => payCompliment('Make bed'))
  act(() => field().focus())
}

const field = () => screen.getByRole('textbox', { name: 'A field' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('F6 leads to the offer, where it stays for as long as the focus does, and Escape leads back (F3)', async () => {
  show()
  await user.keyboard('{F6}')
  expect(document.activeElement).toBe(button('Something nice'))
  await user.keyboard('{ArrowDown}')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(compliment.get()).not.toBeNull()
  await user.keyboard('{Escape}')
  expect(compliment.get()).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('F6 leads to an Undo in view before the offer, and then back; who leaves the offer is back there, too (F3)', async () => {
  show()
  const undone = vi.fn<() => void>()
  act(() => void toastQueue.show({ text: 'Done.', action: { label: 'Undo', run: undone } }))
  await user.keyboard('{F6}')
  expect(document.activeElement).toBe(button(/^Undo/))
  await user.keyboard('{F6}')
  expect(document.activeElement).toBe(button('Something nice'))
  await user.keyboard('{F6}')
  expect(document.activeElement).toBe(field())
  await user.keyboard('{F6}{F6}')
  expect(document.activeElement).toBe(button('Something nice'))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(field())
  expect(undone).not.toHaveBeenCalled()
})

test('the kind words and what is offered are said in one breath', async () => {
  show()
  const words = compliment.get() ?? ''
  const card = screen.getByRole('dialog')
  expect(within(card).getByText(words)).toBeTruthy()
  const said = screen.getByText(`${words} Something is on offer.`)
  expect(said.role).toBe('status')
  await user.keyboard('{Escape}')
  expect(said.textContent).toBe('')
})

test('who takes the offer is back where they were, and the words go', async () => {
  show()
  await user.keyboard('{F6}{Enter}')
  expect(taken).toHaveBeenCalledOnce()
  expect(compliment.get()).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('a press on the offer is no reason to go, one beside it is', async () => {
  show()
  await user.pointer({ keys: '[MouseLeft>]', target: button('Something nice') })
  expect(compliment.get()).not.toBeNull()
  await user.pointer({ keys: '[/MouseLeft][MouseLeft>]', target: field() })
  expect(compliment.get()).toBeNull()
})

test.each(['a', '{Tab}', '{Escape}', '{F6}'])('where nothing is offered, %s ends it', async (key) => {
  show(null)
  await user.keyboard(key)
  expect(compliment.get()).toBeNull()
})

test('it goes by itself once nobody is at the offer any more', async () => {
  show()
  await user.keyboard('{F6}{Tab}')
  expect(document.activeElement).not.toBe(button('Something nice'))
  expect(compliment.get()).not.toBeNull()
  act(() => void vi.advanceTimersByTime(8_000))
  expect(compliment.get()).toBeNull()
})
