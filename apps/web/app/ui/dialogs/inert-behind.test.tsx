import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx'
import { Dialog } from '../dialog.tsx'
import { Drawer } from '../drawer.tsx'
import { Toaster } from '../toast/toaster.tsx'
import { toastQueue } from '../toast/toast.ts'
import { type DialogControl, defineDialog } from './define-dialog.ts'
import { DialogHost } from './dialog-host.tsx'
import { dialogs } from './dialogs.ts'

function NameDialog() {
  return (
    <Dialog title="A name">
      <input aria-label="Name" />
    </Dialog>
  )
}
function PlacesDrawer() {
  return (
    <Drawer title="Places">
      <button type="button">A place</button>
    </Drawer>
  )
}
function Question({ close }: DialogControl<boolean>) {
  return <ConfirmDialog title="Sure?" body="It can be undone." action="Yes" close={close} />
}
const nameDialog = defineDialog(async () => NameDialog)
const placesDrawer = defineDialog(async () => PlacesDrawer)
const question = defineDialog(async () => Question, { isAbove: true })

beforeEach(() => {
  render(
    <>
      <main tabIndex={-1}>
        <button type="button">Here</button>
        <DialogHost scope="owner" page="/tasks" />
      </main>
      <Toaster />
    </>,
  )
})
afterEach(() => {
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  cleanup()
})

const here = () => screen.getByText('Here')
const isInert = (element: Element) => element.closest('[inert]') !== null
const open = (opening: () => Promise<unknown>) => act(async () => void opening())
const close = (definition: object) => act(async () => dialogs.close(definition))

test.each([
  ['a dialog', nameDialog, 'Name'],
  ['a drawer', placesDrawer, 'Close'],
])(
  '%s makes the page behind it inert, and lets go of it before the focus comes back',
  async (_, one, inside) => {
    act(() => here().focus())
    await open(() => dialogs.open(one, {}))
    expect(isInert(here())).toBe(true)
    expect(isInert(screen.getByLabelText(inside))).toBe(false)
    await expect.poll(() => document.activeElement).not.toBe(here())

    let atFocus: boolean | undefined
    here().addEventListener('focus', () => (atFocus = isInert(here())))
    await close(one)
    expect(isInert(here())).toBe(false)
    await expect.poll(() => document.activeElement).toBe(here())
    expect(atFocus).toBe(false)
  },
)

test('a question above a dialog makes that inert too, and closing it frees the dialog alone', async () => {
  await open(() => dialogs.open(nameDialog, {}))
  await open(() => dialogs.open(question, {}))
  expect(isInert(screen.getByLabelText('Name'))).toBe(true)
  expect(isInert(screen.getByText('Yes'))).toBe(false)
  await close(question)
  expect(isInert(screen.getByLabelText('Name'))).toBe(false)
  expect(isInert(here())).toBe(true)
})

test('a dialog that goes beneath a question leaves the page inert', async () => {
  await open(() => dialogs.open(nameDialog, {}))
  await open(() => dialogs.open(question, {}))
  await close(nameDialog)
  expect(isInert(here())).toBe(true)
  await close(question)
  expect(isInert(here())).toBe(false)
})

test('messages speak and can be pressed while a dialog is open', async () => {
  await open(() => dialogs.open(nameDialog, {}))
  act(() => void toastQueue.show({ text: 'Kept', action: { label: 'Undo', run: () => undefined } }))
  const undo = screen.getByRole('button', { name: /^Undo/ })
  expect(isInert(undo)).toBe(false)
  expect(isInert(screen.getByRole('status'))).toBe(false)
})
