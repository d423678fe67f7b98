import { act, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openGuestStore, renderOnDevice } from '../../../device/test/render-on-device.tsx'
import { insertTask } from '../../../device/test/test-device.ts'
import { DialogHost } from '../../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { taskDialog } from '../task-dialogs.ts'

const TASK = '11111111-1111-4111-8111-111111111111'

beforeEach(() => localStorage.clear())

test.each([
  [true, () => screen.getByRole('radio', { name: 'At a time' })],
  [false, () => screen.getByRole('dialog').querySelector('form')],
])('details that open to set a reminder (%s) put the focus there', async (isReminding, focused) => {
  const store = await openGuestStore()
  await store.write([insertTask(TASK, 'Water the plants')])
  renderOnDevice(
    <MemoryRouter>
      <DialogHost scope="owner" />
    </MemoryRouter>,
    store,
  )
  onTestFinished(() => act(() => dialogs.drop('owner')))
  act(() => void dialogs.open(taskDialog, { taskId: TASK, isReminding }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement).toBe(focused()))
})
