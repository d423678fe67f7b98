import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openGuestStore, renderOnDevice } from '../../../device/test/render-on-device.tsx'
import { defineDialog } from '../../../ui/dialogs/define-dialog.ts'
import { DialogHost } from '../../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { words } from './words.ts'

test('the list of shortcuts opens at its beginning, not at the switch in its last line', async () => {
  renderOnDevice(<DialogHost scope="owner" />, await openGuestStore())
  act(
    () =>
      void dialogs.open(
        defineDialog(async () => ShortcutsDialog),
        {},
      ),
  )
  const dialog = await screen.findByRole('dialog', { name: words.shortcutsTitle })
  await waitFor(() => expect(document.activeElement).toBe(dialog.querySelector('dl')))
})
