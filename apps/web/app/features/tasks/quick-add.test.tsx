import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { DeviceStore } from '../../device/store.ts'
import { openGuestStore, renderOnDevice } from '../../device/test/render-on-device.tsx'
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { QuickAdd } from './quick-add.tsx'
import { newTaskDialog } from './task-dialogs.ts'
import { words } from './words.ts'

let store: DeviceStore

beforeEach(async () => {
  localStorage.clear()
  store = await openGuestStore()
})

/** Opens the page, or opens it again as a reload does. */
function open() {
  cleanup()
  return renderOnDevice(
    <>
      <QuickAdd />
      <DialogHost scope="owner" />
    </>,
    store,
  ).user
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.quickAdd, hidden: true })
const title = async () => (await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ })).value

test('a title that goes along to the new task is kept in one of the two at every moment (F2, F6)', async () => {
  let user = open()
  await user.type(field(), 'Water the fern')
  // The page goes after the press, before the dialog comes.
  act(() => screen.getByRole('button', { name: words.addTask }).click())
  user = open()
  expect(field().value).toBe('Water the fern')

  await user.click(screen.getByRole('button', { name: words.addTask }))
  expect(await title()).toBe('Water the fern')
  expect(field().value).toBe('')

  // The page goes before a key is pressed in the dialog.
  open()
  expect(field().value).toBe('')
  act(() => void dialogs.open(newTaskDialog, {}))
  expect(await title()).toBe('Water the fern')
})

test('what was kept from the time before is let go without the title that was typed just now (F6)', async () => {
  let user = open()
  act(() => void dialogs.open(newTaskDialog, {}))
  await title()
  await user.click(screen.getByRole('radio', { name: 'Admin' }))
  user = open()
  await user.type(field(), 'Water the fern')
  await user.click(screen.getByRole('button', { name: words.addTask }))
  expect(await title()).toBe('Water the fern')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Admin' }).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Clear this' }))
  expect(await title()).toBe('Water the fern')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Admin' }).checked).toBe(false)
})

test('a title that was left in the dialog changes places with the one that was typed just now (F6)', async () => {
  let user = open()
  act(() => void dialogs.open(newTaskDialog, {}))
  await title()
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Ring the dentist')
  user = open()
  await user.type(field(), 'Water the fern')
  await user.click(screen.getByRole('button', { name: words.addTask }))
  expect(await title()).toBe('Water the fern')
  expect(field().value).toBe('Ring the dentist')
  screen.getByText('“Ring the dentist”, which you wrote here before, is in the line above your list now.')

  // The page is gone, and both are there.
  open()
  expect(field().value).toBe('Ring the dentist')
  act(() => void dialogs.open(newTaskDialog, {}))
  expect(await title()).toBe('Water the fern')
})

test('what could not be stored comes back before what was written meanwhile (F1)', async () => {
  let refuse = () => {}
  const refusal = new Promise<never>((_, reject) => (refuse = () => reject(new Error('no room'))))
  store = { ...store, write: () => refusal }
  const user = open()
  await user.type(field(), 'Water the fern{Enter}')
  await user.type(field(), 'and the rose')
  refuse()
  await expect.poll(() => field().value).toBe('Water the fern and the rose')
})
