import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DialogHost } from '../dialogs/dialog-host.tsx'
import { confirm } from './confirm.ts'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const question = { title: 'Delete Task?', body: 'It goes to the trash.', action: 'Delete' }
let root: Root

beforeEach(async () => {
  await import('./confirm-dialog.tsx')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<DialogHost scope="page" />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const titles = () => [...document.querySelectorAll('[role=alertdialog] h2')].map((title) => title.textContent)
const see = (title: string) => act(() => vi.waitFor(() => expect(titles()).toEqual([title])))
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  )

test('the promise carries the answer, and the question is gone', async () => {
  const answer = confirm(question)
  await see('Delete Task?')
  await press('Delete')
  expect(await answer).toBe(true)
  await act(() => vi.waitFor(() => expect(titles()).toEqual([])))
})

test('questions wait their turn, and to leave one is no', async () => {
  const first = confirm(question)
  const second = confirm({ ...question, title: 'Clear?' })
  await see('Delete Task?')
  await press('Cancel')
  expect(await first).toBe(false)
  await see('Clear?')
  await press('Delete')
  expect(await second).toBe(true)
})
