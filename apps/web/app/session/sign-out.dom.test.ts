import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DialogHost } from '../ui/dialogs/dialog-host.tsx'
import { writeSession, readSession } from './session-store.ts'
import { leaveDevice, signOut } from './sign-out.ts'
import { words } from './words.ts'

beforeEach(() => localStorage.clear())

async function signIn(): Promise<void> {
  const account = { kind: 'account', owner: 'robin', email: 'robin@example.org', name: 'Robin' } as const
  writeSession({ ...account, emailVerified: true, role: 'user', expired: false })
  const root = createRoot(document.body)
  root.render(createElement(DialogHost, { scope: 'page' }))
  onTestFinished(() => root.unmount())
  await import('../ui/confirm/confirm-dialog.tsx')
}

test('who leaves takes along what was kept beside their rows, such as the name of a task', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  localStorage.setItem('glimmer:own:robin:sprint', '{"title":"Water the fern"}')
  leaveDevice('robin')
  expect(JSON.stringify(localStorage)).not.toContain('fern')
})

test('who leaves in the middle of writing is asked first, and may stay with every word (F6)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await signIn()
  const asked = async (key: string, text: string) => {
    localStorage.setItem(`glimmer:own:${key}`, text)
    const leaving = signOut()
    await vi.waitFor(() => expect(document.body.textContent).toContain('not saved yet'))
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === words.staySignedIn)?.click()
    expect(await leaving).toBe(false)
    await vi.waitFor(() => expect(document.body.textContent).not.toContain('not saved yet'))
    expect(localStorage.getItem(`glimmer:own:${key}`)).toBe(text)
    localStorage.removeItem(`glimmer:own:${key}`)
  }
  await asked('robin:brain-dump', '"It began with the fern"')
  await asked('robin:event:1234', '{"description":"What to say to the doctor"}')
  // Leaving takes along what a guest wrote here before, too.
  await asked('guest:quick-add', '"Water the fern"')
  // What somebody only folded or ticked is no reason to ask.
  localStorage.setItem('glimmer:own:robin:unfolded-sections', '{"morning":false}')
  expect(await signOut()).toBe(true)
})

test('who wants to leave can, also where the device cannot read what it keeps', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('indexedDB', {
    open() {
      throw new Error('damaged')
    },
  })
  await signIn()
  const leaving = signOut()
  await vi.waitFor(() => expect(document.body.textContent).toContain('cannot read'))
  expect(readSession().kind).toBe('account')
  const buttons = [...document.querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent === words.signOutAnyway)?.click()
  expect(await leaving).toBe(true)
  expect(readSession().kind).toBe('none')
})
