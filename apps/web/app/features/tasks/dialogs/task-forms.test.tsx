import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeviceStore } from '../../../device/store.ts'
import { openGuestStore, renderOnDevice } from '../../../device/test/render-on-device.tsx'
import { DialogHost } from '../../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { newTaskDialog } from '../task-dialogs.ts'
import { words } from './words.ts'

let store: DeviceStore
let user: UserEvent

beforeEach(async () => {
  localStorage.clear()
  store = await openGuestStore()
  ;({ user } = renderOnDevice(<DialogHost scope="owner" />, store))
})

async function openNew(): Promise<void> {
  act(() => void dialogs.open(newTaskDialog, { timeOfDay: 'morning', category: 'personal' }))
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Water the fern')
}

test('a task is added once, however often its button is pressed while a slow disk writes it (F2)', async () => {
  const disk = Promise.withResolvers<void>()
  const write = vi.fn<DeviceStore['write']>((changes) => disk.promise.then(() => store.write(changes)))
  cleanup()
  ;({ user } = renderOnDevice(<DialogHost scope="owner" />, { ...store, write }))
  await openNew()
  await user.dblClick(screen.getByRole('button', { name: words.create }))
  await user.keyboard('{Enter}')
  expect(write).toHaveBeenCalledOnce()
  disk.resolve()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(store.mirror.rowsOf('tasks').map(({ title }) => title)).toEqual(['Water the fern'])
})
