import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openGuestStore } from '../../device/test/render-on-device.tsx'
import { browserEnvironment } from '../../device/environment.ts'
import { cutOffWrites } from '../../device/test/test-device.ts'
import { GUEST_SESSION, writeSession } from '../../session/session-store.ts'
import { enterWithNewAccount } from './enter.ts'

beforeEach(() => localStorage.clear())

test('a guest on a device without room comes in all the same, once the server has made the account (B2)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openGuestStore(browserEnvironment)
  writeSession(GUEST_SESSION)
  vi.stubGlobal('fetch', async () => Response.json({ status: 'check_email' }))
  onTestFinished(cutOffWrites('meta'))
  const fields = {
    name: 'Robin',
    email: 'robin@example.org',
    password: 'a few quiet words',
    hasConsented: true,
  }
  expect(await enterWithNewAccount(fields, null)).toEqual({ kind: 'check-email' })
})
