import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCell } from '../../device/cell.ts'
import { DeviceContext } from '../../device/device-context.ts'
import { runSync } from '../../device/run-sync.ts'
import { type DeviceStore, openDeviceStore } from '../../device/store.ts'
import type { SyncState } from '../../device/sync-state.ts'
import { createBrowser, cutOffWrites } from '../../device/test/test-device.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { BrainDumpPage } from './brain-dump-page.tsx'

// React asks to be told that it is tested.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

let store: DeviceStore
let root: Root
let page: HTMLElement

async function open(state: SyncState): Promise<void> {
  const browser = createBrowser()
  store = await openDeviceStore('guest', browser)
  const sync = { ...runSync(store, browser), state: createCell(state) }
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <DeviceContext value={{ store, sync }}>
          <BrainDumpPage />
        </DeviceContext>
      </MemoryRouter>,
    ),
  )
}

beforeEach(() => {
  localStorage.clear()
  for (const { id } of toastQueue.read()) toastQueue.dismiss(id)
})
afterEach(async () => {
  await act(async () => root.unmount())
  store.close()
  page.remove()
})

const field = () => page.querySelector('textarea') as HTMLTextAreaElement
const shown = () => [...page.querySelectorAll('.thought-text')].map((text) => text.textContent)
/** What was stored or refused is drawn by the next act. */
const see = (expected: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {})
    expected()
  })

function enterText(text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), text)
  field().dispatchEvent(new Event('input', { bubbles: true }))
}
function enterKey(chosen: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...chosen })
  field().dispatchEvent(event)
  return event
}
const type = (text: string) => act(async () => enterText(text))
const pressEnter = (chosen?: KeyboardEventInit) => act(async () => enterKey(chosen))

test('a new device says that it is loading until it knows whether there is anything (E1)', async () => {
  await open({ phase: 'syncing', isComplete: false })
  expect(page.textContent).toContain('Loading brain dump...')
  expect(page.textContent).not.toContain('Your mind is clear')
})

test('where the first things cannot be fetched it says so once, and is usable (E3)', async () => {
  await open({ phase: 'offline', isComplete: false })
  expect(toastQueue.read().map(({ title, text }) => `${title}: ${text}`)).toEqual([
    'Error: Failed to load brain dump items. What this device has is here. The rest comes as soon as there is a connection.',
  ])
  expect(page.textContent).toContain('Your mind is clear')
})

test('Enter that ends the choice of a character, Enter on nothing and Shift+Enter add nothing (E1)', async () => {
  await open({ phase: 'guest', isComplete: true })
  await type('   ')
  expect((await pressEnter()).defaultPrevented).toBe(true)
  await type('日本')
  expect((await pressEnter({ isComposing: true })).defaultPrevented).toBe(false)
  expect((await pressEnter({ shiftKey: true })).defaultPrevented).toBe(false)
  expect(store.mirror.rowsOf('brain_dump_items')).toEqual([])
  await pressEnter()
  await see(() => expect(shown()).toEqual(['日本']))
})

test('what could not be stored comes back before what was written meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open({ phase: 'guest', isComplete: true })
  const endCutOff = cutOffWrites('rows')
  await type('first')
  await act(async () => {
    enterKey()
    enterText('second, half')
  })
  await see(() => expect(field().value).toBe('first\nsecond, half'))
  endCutOff()
  expect(localStorage.getItem('glimmer:draft:brain-dump.guest')).toBe('first\nsecond, half')
})

test('what has been chosen gives the focus to the button that began it, however late it is drawn (E2)', async () => {
  await open({ phase: 'guest', isComplete: true })
  for (const text of ['One', 'Two', 'Three', 'Four']) {
    await type(text)
    await pressEnter()
    await see(() => expect(shown()).toContain(text))
  }
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement
  await act(async () => button('Choose several').click())
  for (const box of [...page.querySelectorAll('input')].slice(0, 2)) await act(async () => box.click())

  // Inside of one act React draws only what it is made to draw.
  await act(async () => {
    button('Make 2 tasks').click()
    await vi.waitFor(() => expect(store.mirror.rowsOf('tasks')).toHaveLength(2))
    await new Promise(requestAnimationFrame)
  })
  expect(document.activeElement).toBe(button('Choose several'))
})
