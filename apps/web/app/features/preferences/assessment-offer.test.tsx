import { act, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { putPreferences } from '../../data/preferences/preferences.ts'
import type { DeviceStore } from '../../device/store.ts'
import { openGuestStore, renderOnDevice } from '../../device/test/render-on-device.tsx'
import { GUEST_SESSION, writeSession } from '../../session/session-store.ts'
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { AssessmentOffer } from './assessment-offer.tsx'

let store: DeviceStore
beforeEach(async () => {
  localStorage.clear()
  writeSession(GUEST_SESSION)
  store = await openGuestStore()
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
