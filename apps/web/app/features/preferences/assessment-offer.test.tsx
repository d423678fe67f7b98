import { createTask } from '@glimmer/domain/tasks/create-task'
import { answerNothing } from '@glimmer/domain/preferences/assessment'
import { act, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { preferencesIn, putPreferences } from '../../data/preferences/preferences.ts'
import { noteSetUpAsked } from '../../data/preferences/set-up-questions.ts'
import type { DeviceStore } from '../../device/store.ts'
import { openGuestStore, renderOnDevice } from '../../device/test/render-on-device.tsx'
import { GUEST_SESSION, writeSession } from '../../session/session-store.ts'
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { AssessmentOffer } from './assessment-offer.tsx'
import { words } from './words.ts'

const DONE_ID = '00000000-0000-4000-8000-000000000002'
let store: DeviceStore
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  writeSession(GUEST_SESSION)
  store = await openGuestStore()
  // A guest has done a first thing.
  const data = { ...createTask({ title: 'Drink a glass of water' }, new Date()), completed: true }
  await store.write([{ table: 'tasks', rowId: DONE_ID, op: 'insert', data }])
  await import('./assessment-dialog.tsx')
})

const open = () =>
  renderOnDevice(
    <MemoryRouter>
      <AssessmentOffer />
      <DialogHost scope="owner" />
    </MemoryRouter>,
    store,
  )

async function openWhileSomethingIsOpen(): Promise<() => void> {
  const release = dialogs.hold()
  open()
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

test('who says not now keeps their ticks, and is not asked again (C1)', async () => {
  const { user, unmount } = open()
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: words.next }))
  await user.click(within(dialog).getByRole('checkbox', { name: 'Perfectionism' }))
  await user.click(within(dialog).getByRole('button', { name: words.notNow }))
  await vi.waitFor(() => expect(dialogs.shown.get()).toEqual([]))
  expect(preferencesIn(store)?.primaryChallenges).toEqual(['perfectionism'])
  unmount()
  await store.write([putPreferences({ primaryChallenges: [] })])
  open()
  await act(async () => {})
  expect(dialogs.shown.get()).toEqual([])
})

test('one that was answered to its end and left there is saved, and does not come back (C3)', async () => {
  const unsure = JSON.stringify(answerNothing())
  localStorage.setItem('glimmer:own:guest:assessment', unsure)
  open()
  await vi.waitFor(() => expect(preferencesIn(store)?.workingStyle['assessment_completed']).toBe(true))
  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.waitFor(() => expect(dialogs.shown.get()).toEqual([]))
  expect(localStorage.getItem('glimmer:own:guest:assessment')).toBeNull()
})

test('it does not come on the day on which a few tasks to begin with were offered (D1)', async () => {
  noteSetUpAsked(store, 'suggestions')
  const release = await openWhileSomethingIsOpen()
  await act(async () => release())
  expect(dialogs.shown.get()).toEqual([])
})
