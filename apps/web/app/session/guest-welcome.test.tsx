import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserEnvironment } from '../device/environment.ts'
import { openGuestStore } from '../device/test/render-on-device.tsx'
import { DialogHost } from '../ui/dialogs/dialog-host.tsx'
import { GuestWelcome } from './guest-welcome.tsx'
import { words } from './guest-words.ts'
import type { AccountSession } from './session-store.ts'

const account: AccountSession = {
  kind: 'account',
  owner: 'robin',
  email: 'robin@example.org',
  name: 'Robin',
  emailVerified: true,
  role: 'user',
  expired: false,
}

/** Robin signs in where a guest was who saved nothing; returns what is called where there is nothing to decide. */
async function signIn() {
  await openGuestStore(browserEnvironment)
  const onDone = vi.fn<() => void>()
  render(
    <>
      <GuestWelcome account={account} onDone={onDone} />
      <DialogHost scope="page" />
    </>,
  )
  return onDone
}

beforeEach(() => localStorage.clear())

test('whoever signs in after writing half a thought as a guest is asked whether it comes along', async () => {
  localStorage.setItem('glimmer:own:guest:brain-dump', '"It began with the fern"')
  const onDone = await signIn()
  await screen.findByRole('alertdialog', { name: words.bringQuestion(1) })
  expect(onDone).not.toHaveBeenCalled()
})

test('whoever wrote nothing as a guest is asked nothing', async () => {
  localStorage.setItem('glimmer:own:guest:unfolded-sections', '{"morning":false}')
  const onDone = await signIn()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
