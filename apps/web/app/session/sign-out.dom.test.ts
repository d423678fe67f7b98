import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { DialogHost } from '../ui/dialogs/dialog-host.tsx'
import { writeSession, readSession } from './session-store.ts'
import { leaveDevice, signOut } from './sign-out.ts'
import { words } from './words.ts'

beforeEach(() => localStorage.clear())

test('who leaves takes along what was kept beside their rows, such as the name of a task', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  localStorage.setItem('glimmer:own:robin:sprint', '{"title":"Water the fern"}')
  leaveDevice('robin')
  expect(JSON.stringify(localStorage)).not.toContain('fern')
})

test('who wants to leave can, also where the device cannot read what it keeps', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('indexedDB', {
    open() {
      throw new Error('damaged')
    },
  })
  const account = { kind: 'account', owner: 'robin', email: 'robin@example.org', name: 'Robin' } as const
  writeSession({ ...account, emailVerified: true, role: 'user', expired: false })
  createRoot(document.body).render(createElement(DialogHost, { scope: 'page' }))
  await import('../ui/confirm/confirm-dialog.tsx')
  const leaving = signOut()
  await vi.waitFor(() => expect(document.body.textContent).toContain('cannot read'))
  expect(readSession().kind).toBe('account')
  const buttons = [...document.querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent === words.signOutAnyway)?.click()
  expect(await leaving).toBe(true)
  expect(readSession().kind).toBe('none')
})
