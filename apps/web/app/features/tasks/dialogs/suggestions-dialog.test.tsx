import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openGuestStore, renderOnDevice } from '../../../device/test/render-on-device.tsx'
import { DialogHost } from '../../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { suggestionsDialog } from '../task-dialogs.ts'
import { words } from './words.ts'

beforeEach(() => localStorage.clear())

test('what is ticked is still ticked after the dialog was closed, and not after Skip (F11)', async () => {
  const { user } = renderOnDevice(<DialogHost scope="owner" />, await openGuestStore())
  const first = async () => {
    act(() => void dialogs.open(suggestionsDialog, {}))
    return (await screen.findAllByRole<HTMLInputElement>('checkbox'))[0]!
  }
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await first())
  await user.click(screen.getByRole('button', { name: words.close }))
  await closed()
  expect((await first()).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: words.skip }))
  await closed()
  expect((await first()).checked).toBe(false)
})
