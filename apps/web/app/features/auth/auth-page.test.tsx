import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openGuestStore, renderOnDevice } from '../../device/test/render-on-device.tsx'
import { AuthPage } from './auth-page.tsx'
import { words } from './words.ts'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})
afterEach(() => vi.unstubAllGlobals())

test('the focus goes along to a forgotten password and back (B7)', async () => {
  const { user } = renderOnDevice(
    <MemoryRouter>
      <AuthPage errand={{ kind: 'sign-in' }} />
    </MemoryRouter>,
    await openGuestStore(),
  )
  await user.click(screen.getByRole('button', { name: words.signIn.forgot }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.forgot.title }))
  await user.click(screen.getByRole('button', { name: words.forgot.back }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.signIn.forgot }))
})
