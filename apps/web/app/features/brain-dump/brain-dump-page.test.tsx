import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../../lib/create-store.ts'
import { DeviceContext } from '../../device/device-context.ts'
import { startSync } from '../../device/start-sync.ts'
import { type DeviceStore, openDeviceStore } from '../../device/store.ts'
import type { SyncState } from '../../device/sync-state.ts'
import { createBrowser, cutOffWrites } from '../../device/test/test-device.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { BrainDumpPage } from './brain-dump-page.tsx'

// React asks to be told that it is tested.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

let store: DeviceStore
let state: SyncState
let root: Root
let page: HTMLElement

async function open(chosen: SyncState): Promise<void> {
  store = await openDeviceStore('guest', createBrowser())
  state = chosen
  await render()
}

async function render(): Promise<void> {
  const sync = { ...startSync(store, createBrowser()), state: createStore(state) }
  page = document.body.appendChild(document.createElement('main'))
  page.tabIndex = -1
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

async function close(): Promise<void> {
  await act(async () => root.unmount())
  page.remove()
}

beforeEach(() => {
  localStorage.clear()
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
})
afterEach(async () => {
  await close()
  store.close()
})

const field = () => page.querySelector('textarea') as HTMLTextAreaElement
const shown = () => [...page.querySelectorAll('[data-text]')].map((text) => text.textContent)
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
  expect(toastQueue.shown.get().map(({ title, text }) => `${title}: ${text}`)).toEqual([
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
  // As Safari tells it.
  expect((await pressEnter({ keyCode: 229 })).defaultPrevented).toBe(false)
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
  expect(localStorage.getItem('glimmer:own:guest:brain-dump')).toBe(JSON.stringify('first\nsecond, half'))
})

const button = (name: string | RegExp) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent.match(name)) as HTMLButtonElement
const press = (name: string | RegExp) => act(async () => button(name).click())
const pressKey = (key: string) =>
  act(async () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

async function write(...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await type(text)
    await pressEnter()
    await see(() => expect(shown()).toContain(text))
  }
}

test('a triage is found again where it was, says so, and is over when its thoughts are gone (E2)', async () => {
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two', 'Three')
  await press(/^Triage Inbox/)
  await pressKey('d')
  await see(() => expect(shown()).toEqual(['Two']))
  await pressKey('k')
  expect(page.textContent).toContain('3 of 3')
  await close()

  await render()
  expect(shown()).toEqual(['Three'])
  expect(page.textContent).toContain('3 of 3')
  expect(page.textContent).toContain('You were in the middle of sorting.')
  expect(document.activeElement?.textContent).toBe('Triage')
  // What was done before the reload is not taken back any more; what was kept is still behind.
  expect(button(/^Undo/).getAttribute('aria-disabled')).toBe('true')
  await pressKey('ArrowLeft')
  expect(shown()).toEqual(['Two'])
  await close()

  const rows = store.mirror.rowsOf('brain_dump_items')
  await store.write(rows.map(({ id }) => ({ table: 'brain_dump_items', rowId: id, op: 'delete' })))
  await render()
  expect(page.textContent).toContain('Your mind is clear')
  expect(button(/^Triage Inbox/)).toBeUndefined()
})

test('what is being changed in a triage is what becomes a task, also when another device deleted it (E2)', async () => {
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two')
  await press(/^Triage Inbox/)
  await press('Change the words')
  const [one] = store.mirror.rowsOf('brain_dump_items')
  await act(async () => {
    await store.write([{ table: 'brain_dump_items', rowId: one?.id ?? '', op: 'delete' }])
    enterText('One, and more')
  })
  await press(/^Make it a Task/)
  const titles = () => store.mirror.rowsOf('tasks').map(({ title }) => title)
  await see(() => expect(titles()).toEqual(['One, and more']))
  expect(shown()).toEqual(['Two'])
})

test('the second click of a double click does nothing to the thought that took the place of the first', async () => {
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two', 'Three')
  const click = (name: RegExp, detail: number) =>
    act(async () => button(name).dispatchEvent(new MouseEvent('click', { detail, bubbles: true })))
  await click(/^Make it a Task/, 1)
  await see(() => expect(shown()).toEqual(['Two', 'Three']))
  await click(/^Make it a Task/, 2)
  await press(/^Triage Inbox/)
  await click(/^Delete/, 1)
  await see(() => expect(shown()).toEqual(['Three']))
  await click(/^Delete/, 2)
  await act(async () => {})
  expect(store.mirror.rowsOf('brain_dump_items')).toHaveLength(1)
  expect(store.mirror.rowsOf('tasks')).toHaveLength(1)
})

test('where the row that has the focus goes, by whoever, the next one gets it, or the one before, at last the page', async () => {
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two', 'Three')
  const rows = store.mirror.rowsOf('brain_dump_items')
  const remove = (text: string) =>
    act(async () => {
      const rowId = rows.find((row) => row['text'] === text)?.id ?? ''
      await store.write([{ table: 'brain_dump_items', rowId, op: 'delete' }])
    })
  const named = (name: string) => page.querySelector<HTMLElement>(`[aria-label="${name}"]`)
  named('Delete “Two”')?.focus()
  await remove('Two')
  expect(document.activeElement).toBe(named('Delete “Three”'))
  await remove('Three')
  expect(document.activeElement).toBe(named('Delete “One”'))
  await remove('One')
  expect(document.activeElement).toBe(page)
})

test('a change that is saved gives the focus back, however late it is drawn', async () => {
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two')
  const change = page.querySelector<HTMLButtonElement>('[data-act=edit]')
  await act(async () => change?.click())
  // Inside of one act React draws only what it is made to draw.
  await act(async () => {
    button('Leave as it was').click()
    await new Promise(requestAnimationFrame)
  })
  expect(document.activeElement).toBe(page.querySelector('[data-act=edit]'))
})

test('what has been chosen gives the focus to the button that began it, however late it is drawn (E2)', async () => {
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two', 'Three', 'Four')
  await press('Choose several')
  for (const box of [...page.querySelectorAll('input')].slice(0, 2)) await act(async () => box.click())

  // Inside of one act React draws only what it is made to draw.
  await act(async () => {
    button('Make 2 tasks').click()
    await vi.waitFor(() => expect(store.mirror.rowsOf('tasks')).toHaveLength(2))
    await new Promise(requestAnimationFrame)
  })
  expect(document.activeElement).toBe(button('Choose several'))
})
