import { createTask } from '@glimmer/domain/tasks/create-task'
import { act, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { putPreferences } from '../../data/preferences/preferences.ts'
import { noteSetUpAsked } from '../../data/preferences/set-up-questions.ts'
import type { DeviceStore } from '../../device/store.ts'
import { openGuestStore, renderOnDevice } from '../../device/test/render-on-device.tsx'
import { GUEST_SESSION, writeSession } from '../../session/session-store.ts'
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { AssessmentOffer } from './assessment-offer.tsx'

const DONE_ID = '00000000-0000-4000-8000-000000000002'
let store: DeviceStore
beforeEach(async () => {
  localStorage.clear()
  writeSession(GUEST_SESSION)
  store = await openGuestStore()
  // A guest has done a first thing.
  const data = { ...createTask({ title: 'Drink a glass of water' }, new Date()), completed: true }
  await store.write([{ table: 'tasks', rowId: DONE_ID, op: 'insert', data }])
  await import('./assessment-dialog.tsx')
})

async function openWhileSomethingIsOpen(): Promise<() => void> {
  const release = dialogs.hold()
  renderOnDevice(
    <MemoryRouter>
      <AssessmentOffer />
      <DialogHost scope="owner" />
    </MemoryRouter>,
    store,
  )
  await act(async () => {})
  return release
}

test('the assessment comes when its turn has come (D1)', async () => {
  const release = await openWhileSomethingIsOpen()
  expect(screen.queryByRole('dialog')).toBeNull()
  act(release)
  await screen.findByRole('dialog')
})

test('it does not come any more where it was answered elsewhere while it waited (D1)', async () => {
  const release = await openWhileSomethingIsOpen()
  await act(() => store.write([putPreferences({ goals: ['Read more'] })]))
  await act(async () => release())
  expect(dialogs.shown.get()).toEqual([])
})

test('it does not come on the day on which a few tasks to begin with were offered (D1)', async () => {
  noteSetUpAsked(store, 'suggestions')
  const release = await openWhileSomethingIsOpen()
  await act(async () => release())
  expect(dialogs.shown.get()).toEqual([])
})
