import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastQueue } from './toast.ts'
import type { ToastContent } from './toast-queue.ts'
import { Toaster } from './toaster.tsx'

const taken = vi.fn<() => void>()
const undone = vi.fn<() => void>()
const user = userEvent.setup({ delay: null })

const ticked: ToastContent = {
  tone: 'celebration',
  title: 'You did that.',
  text: '“Make bed” is done.',
  action: { label: 'Undo', run: undone, isUndo: true },
  offer: { label: 'Something nice', said: 'It is on offer.', run: taken },
}

beforeEach(() => {
  vi.useFakeTimers()
  taken.mockClear()
  undone.mockClear()
  render(
    <>
      <input aria-label="A field" />
      <button type="button">Here</button>
      <Toaster />
    </>,
  )
  act(() => button('Here').focus())
})
afterEach(() => {
  act(() => {
    for (const { id } of toastQueue.shown.get()) toastQueue.retract(id)
  })
  vi.useRealTimers()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const show = (content: ToastContent) => act(() => void toastQueue.show(content))
const message = () => screen.queryByRole('dialog', { name: 'Well done' })
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('kind words, what was done, Undo and what is offered come as one message, said in one breath, and take no focus (F3)', () => {
  show(ticked)
  expect(message()?.getAttribute('aria-modal')).toBe('false')
  for (const text of ['You did that.', 'Undo', 'Something nice']) {
    expect(within(message() ?? document.body).getByText(text)).toBeTruthy()
  }
  expect(screen.getByRole('status').textContent).toBe(
    'You did that. “Make bed” is done. Undo: press F6. It is on offer. F6 goes to it, too.',
  )
  expect(document.activeElement).toBe(button('Here'))
})

test('F6 leads to Undo, then to the offer, where it stays for as long as the focus does, and then back (F3)', async () => {
  show(ticked)
  await user.keyboard('{F6}')
  expect(document.activeElement).toBe(button(/^Undo/))
  await user.keyboard('{F6}')
  expect(document.activeElement).toBe(button('Something nice'))
  pass(60_000)
  expect(message()).not.toBeNull()
  await user.keyboard('{F6}')
  expect(document.activeElement).toBe(button('Here'))
  pass(8_000)
  expect(message()).toBeNull()
})

test('kind words go with Escape, wherever the focus is, and who takes the offer is back where they were (F3)', async () => {
  show(ticked)
  await user.keyboard('{Escape}')
  expect(message()).toBeNull()
  expect(document.activeElement).toBe(button('Here'))

  show(ticked)
  await user.keyboard('{F6}{F6}{Enter}')
  expect(taken).toHaveBeenCalledOnce()
  expect(message()).toBeNull()
  expect(document.activeElement).toBe(button('Here'))
})

test('a message stays when somebody only looks around or writes; Ctrl+Z takes its Undo also after it went', async () => {
  show(ticked)
  await user.click(screen.getByRole('textbox'))
  await user.keyboard('a')
  expect(message()).not.toBeNull()
  await user.keyboard('{Control>}z{/Control}')
  expect(undone).not.toHaveBeenCalled()
  pass(60_000)
  expect(message()).toBeNull()
  await user.click(button('Here'))
  await user.keyboard('{Control>}z{/Control}')
  expect(undone).toHaveBeenCalledOnce()
})

test('what went wrong says so by a sign and by words, and stays until it is closed', async () => {
  show({ tone: 'error', text: 'The device could not save this.' })
  expect(screen.getByRole('status').textContent).toBe('That did not work: The device could not save this.')
  const shown = screen.getByRole('region', { name: 'Messages, F6' })
  expect(within(shown).getByText('That did not work')).toBeTruthy()
  expect(shown.querySelector('svg.ui-toast-sign')).not.toBeNull()
  pass(600_000)
  expect(shown.hidden).toBe(false)
  await user.keyboard('{F6}{Enter}')
  expect(shown.hidden).toBe(true)
  expect(document.activeElement).toBe(button('Here'))
})

test('a note is said after what was done, as a sentence of its own', () => {
  show({ tone: 'success', title: 'Success', text: 'Brain dump item added', note: 'It is kept.' })
  expect(screen.getByRole('status').textContent).toBe('Success: Brain dump item added. It is kept.')
  expect(screen.getByText('Brain dump item added. It is kept.')).toBeTruthy()
})

test('the same words a second time are announced a second time', () => {
  show({ text: 'It is back.' })
  const first = screen.getByRole('status').firstElementChild
  show({ text: 'It is back.' })
  const second = screen.getByRole('status').firstElementChild
  expect(second?.textContent).toBe('It is back.')
  expect(second).not.toBe(first)
})

test('a message stays where it is pressed until it is let go, though a closing dialog gives the focus to what lies under it', () => {
  const toaster = screen.getByRole('region', { hidden: true })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    // What has the focus lies where messages stand first.
    const isBelow = this === toaster ? toaster.dataset['place'] === 'first' : this === button('Here')
    return new DOMRect(0, isBelow ? 700 : 100, 300, 80)
  })
  act(() => button('Here').blur())
  show(ticked)
  expect(toaster.dataset['place']).toBe('first')
  fireEvent.pointerDown(button(/^Undo/))
  act(() => button('Here').focus())
  expect(toaster.dataset['place']).toBe('first')
  fireEvent.pointerUp(button(/^Undo/))
  pass(20)
  expect(toaster.dataset['place']).toBe('second')
})

test('where there are probably no keys a message says where its button is instead of which key leads there (F3)', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: !query.includes('hover') }))
  show(ticked)
  expect(screen.getByRole('status').textContent).toBe(
    'You did that. “Make bed” is done. Undo: at the end of the page. It is on offer.',
  )
})
