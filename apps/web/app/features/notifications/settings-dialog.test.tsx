import { act, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openGuestStore, renderOnDevice } from '../../device/test/render-on-device.tsx'
import { notificationState } from '../../session/push/push-device.ts'
import { GUEST_SESSION, type Session, writeSession } from '../../session/session-store.ts'
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { words } from './dialog-words.ts'
import { notificationSettingsDialog } from './notification-dialogs.ts'

const account: Session = {
  kind: 'account',
  owner: 'sam',
  email: 'sam@example.org',
  name: 'Sam',
  emailVerified: true,
  role: 'user',
  expired: false,
}

async function open(session: Session): Promise<void> {
  writeSession(session)
  const store = await openGuestStore()
  renderOnDevice(
    <MemoryRouter>
      <DialogHost scope="owner" />
    </MemoryRouter>,
    store,
  )
  act(() => void dialogs.open(notificationSettingsDialog, {}))
  await screen.findByRole('dialog', { name: words.title })
}

const switchNamed = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })
function standOf(name: string) {
  const part = switchNamed(name)
  const hint = document.getElementById(part.getAttribute('aria-describedby') ?? '')
  return { isOn: part.checked, isDisabled: part.disabled, says: hint?.textContent }
}

const says = (email: 'on' | 'off', devices: readonly string[]) => {
  const push = {
    devices: devices.map((name) => ({ name, isThis: false, since: '2026-11-26T12:00:00.000Z' })),
  }
  notificationState.set({ owner: 'sam', state: { email, push } })
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('There is no network')
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    notificationState.set(null)
    act(() => dialogs.drop('owner'))
  })
})

// The browser of these tests takes no notifications.
const here = `${words.blocked['not-secure']} ${words.pushHint.inside}`
const blocked = (why: string) => ({ isOn: false, isDisabled: true, says: why })

test('a way by which nothing can come is off and says why, and can be chosen where it works', async () => {
  says('off', [])
  await open(account)
  expect(standOf(words.push)).toEqual(blocked(here))
  for (const name of [words.email, words.weekly]) expect(standOf(name)).toEqual(blocked(words.emailHint.off))
  expect(standOf(words.daily)).toMatchObject({ isOn: true, isDisabled: false })

  act(() => says('on', ['A phone']))
  expect(standOf(words.push)).toEqual({ isOn: true, isDisabled: false, says: words.pushHint.elsewhere })
  expect(standOf(words.email)).toMatchObject({ isOn: true, isDisabled: false })
  expect(standOf(words.weekly)).toMatchObject({ isDisabled: false })
})

test('a guest reads why, and what else helps', async () => {
  await open(GUEST_SESSION)
  expect(standOf(words.push)).toEqual(blocked(here))
  expect(standOf(words.email)).toEqual(blocked(words.emailHint.guest))
  expect(screen.getByText(words.guestLimit)).toBeDefined()
  expect(screen.getAllByText(/Browsers only allow/)).toHaveLength(1)
})
