import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeviceContext } from '../../../device/device-context.ts'
import { startSync } from '../../../device/start-sync.ts'
import { type DeviceStore, openDeviceStore } from '../../../device/store.ts'
import { createBrowser } from '../../../device/test/test-device.ts'
import { DialogHost } from '../../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { FirstRun } from './first-run.tsx'
import { words } from './words.ts'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

let store: DeviceStore
let root: Root
let page: HTMLElement

beforeEach(async () => {
  localStorage.clear()
  const browser = createBrowser()
  store = await openDeviceStore('guest', browser)
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page.appendChild(document.createElement('div')))
  await import('./every-dialog.tsx')
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  store.close()
})

const open = () =>
  act(async () =>
    root.render(
      <DeviceContext value={{ store, sync: startSync(store, createBrowser()) }}>
        <FirstRun />
        <DialogHost scope="owner" />
      </DeviceContext>,
    ),
  )
const title = () => document.querySelector('[role=dialog]')?.textContent ?? ''

test('tasks to begin with wait for what is open already (F11)', async () => {
  const release = dialogs.hold()
  await open()
  expect(title()).toBe('')
  await act(async () => release())
  await vi.waitFor(() => expect(title()).toContain(words.welcomeTitle))
})

test('they do not come over a line that somebody has begun to write (F11)', async () => {
  page.appendChild(document.createElement('input')).focus()
  await open()
  await act(async () => page.querySelector('input')?.blur())
  expect(title()).toBe('')
})
