import { wallDate } from '@glimmer/domain/days/wall-date'
import { createTask } from '@glimmer/domain/tasks/create-task'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openGuestStore, renderOnDevice } from '../../../device/test/render-on-device.tsx'
import type { DeviceStore } from '../../../device/store.ts'
import { DialogContext } from '../../../ui/dialogs/dialog-context.ts'
import { DialogHost } from '../../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { FirstRun } from './first-run.tsx'
import { SuggestionsDialog } from './suggestions-dialog.tsx'
import { words } from './words.ts'

const TASK_ID = '00000000-0000-4000-8000-000000000001'
const DONE_ID = '00000000-0000-4000-8000-000000000002'
let store: DeviceStore

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  store = await openGuestStore()
  await import('./every-dialog.tsx')
})

const at = new Date('2026-11-21T09:00:00.000Z')

/** What a guest has done on an earlier day makes room for a question. */
function doOne(completedOn = '2026-11-20') {
  const data = { ...createTask({ title: 'Drink a glass of water' }, at), completed: true, completedOn }
  return store.write([{ table: 'tasks', rowId: DONE_ID, op: 'insert', data }])
}

const open = () =>
  renderOnDevice(
    <>
      <FirstRun />
      <DialogHost scope="owner" />
    </>,
    store,
  )

test('a guest who has done nothing yet is asked nothing (F11)', async () => {
  renderOnDevice(
    <>
      <FirstRun otherwise="Another question" />
      <DialogHost scope="owner" />
    </>,
    store,
  )
  await act(async () => {})
  expect(dialogs.shown.get()).toEqual([])
  expect(screen.queryByText('Another question')).toBeNull()
})

test('a guest who has done their first thing today is not asked about fifteen more, in a later visit neither (F11)', async () => {
  await doOne(wallDate(new Date()))
  open()
  await act(async () => {})
  expect(dialogs.shown.get()).toEqual([])
})

test('tasks to begin with wait for what is open already (F11)', async () => {
  await doOne()
  const release = dialogs.hold()
  open()
  await act(async () => {})
  expect(screen.queryByRole('dialog')).toBeNull()
  act(release)
  await screen.findByRole('dialog', { name: words.welcomeTitle })
})

test('they do not come any more where a task came while they waited (F11)', async () => {
  await doOne()
  const release = dialogs.hold()
  open()
  await act(async () => {})
  const data = createTask({ title: 'Water the fern' }, at)
  await act(() => store.write([{ table: 'tasks', rowId: TASK_ID, op: 'insert', data }]))
  await act(async () => release())
  expect(dialogs.shown.get()).toEqual([])
})

test('they do not come over a line that somebody has begun to write (F11)', async () => {
  await doOne()
  render(<input aria-label="A field" />)
  const field = screen.getByRole('textbox', { name: 'A field' })
  field.focus()
  open()
  await act(async () => {})
  await act(async () => field.blur())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the step that was left stays in view while the dialog closes, and is forgotten (F11)', async () => {
  const close = vi.fn<() => void>()
  const part = { isOpen: true, close, onClosed: () => undefined, returnFocus: () => true }
  const draw = () =>
    renderOnDevice(
      <DialogContext value={part}>
        <SuggestionsDialog close={close} reopen={() => {}} openedFrom={null} />
      </DialogContext>,
      store,
    )
  const { user, unmount } = draw()
  // The part of the day it is now is open.
  expect(screen.getAllByRole('checkbox')).toHaveLength(5)
  for (const folded of screen.getAllByRole('button', { name: /^Show /, expanded: false }))
    await user.click(folded)
  expect(screen.getAllByRole('checkbox')).toHaveLength(15)
  await user.click(screen.getByRole('checkbox', { name: /^Make bed/ }))
  await user.click(screen.getByRole('button', { name: words.continue }))
  await user.click(screen.getByRole('button', { name: words.createTasks }))
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  screen.getByRole('dialog', { name: words.sortTitle })
  unmount()
  draw()
  screen.getByRole('dialog', { name: words.welcomeTitle })
})
