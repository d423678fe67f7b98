import { act, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { openGuestStore, renderOnDevice } from '../../device/test/render-on-device.tsx'
import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { ResetDialog } from './reset-dialog.tsx'
import { words } from './words.ts'

const resetDialog = defineDialog(async () => ResetDialog)
afterEach(() => vi.unstubAllGlobals())

test('it cannot be left while the server is asked, so that whoever asked hears how it went (I6)', async () => {
  const server = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => server.promise)
  const { user } = renderOnDevice(
    <MemoryRouter>
      <DialogHost scope="owner" />
    </MemoryRouter>,
    await openGuestStore(),
  )
  act(() => void dialogs.open(resetDialog, {}))
  await user.type(await screen.findByRole('textbox'), 'RESET')
  await user.click(screen.getByRole('button', { name: words.reset }))
  const cancel = screen.getByRole<HTMLButtonElement>('button', { name: words.cancel })
  expect(cancel.disabled).toBe(true)
  await user.click(cancel)
  await user.keyboard('{Escape}')
  expect(dialogs.isOpen(resetDialog)).toBe(true)

  server.reject(new TypeError('no network'))
  await screen.findByText(words.needsServer)
  await user.click(cancel)
  expect(dialogs.isOpen(resetDialog)).toBe(false)
})
