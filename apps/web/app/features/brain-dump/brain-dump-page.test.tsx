import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from '../../lib/create-store.ts'
import type { DeviceStore } from '../../device/store.ts'
import type { SyncState } from '../../device/sync-state.ts'
import { openGuestStore, renderOnDevice } from '../../device/test/render-on-device.tsx'
import { cutOffWrites } from '../../device/test/test-device.ts'
import { guardDoublePress } from '../../ui/double-press.ts'
import { words as draftWords } from '../../ui/draft-words.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { BrainDumpPage } from './brain-dump-page.tsx'

let store: DeviceStore
let state: SyncState
let user: UserEvent

async function open(chosen: SyncState): Promise<void> {
  store = await openGuestStore()
  state = chosen
  render()
}

function render(): void {
  const page = (
    <MemoryRouter>
      <main tabIndex={-1}>
        <BrainDumpPage />
      </main>
    </MemoryRouter>
  )
  ;({ user } = renderOnDevice(page, store, { state: createStore(state) }))
}

beforeEach(() => {
  localStorage.clear()
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
})

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
/** The thoughts in the list. */
const shown = () =>
  screen.queryAllByRole('listitem').map((row) => within(row).getByRole('paragraph').textContent)
/** The thought that the triage shows, as it is announced. */
const asked = () => screen.getByRole('status').querySelector('[data-now]')?.textContent.trim()
/** What it says of what was done last. */
const saidLast = () => screen.getByRole('status').firstChild?.textContent
/** The first of this name: several rows have the same buttons. */
const button = (name: string | RegExp) => screen.getAllByRole('button', { name })[0]!
/** Waits for it: what a press brings may be loaded first. */
const press = async (name: string | RegExp) => {
  await screen.findAllByRole('button', { name })
  await user.click(button(name))
}
const enterText = (value: string) => fireEvent.change(field(), { target: { value } })
/** Presses Enter; returns whether the browser is left to do with it what it does. */
const pressEnter = (chosen?: KeyboardEventInit) => fireEvent.keyDown(field(), { key: 'Enter', ...chosen })

async function write(...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await user.type(field(), `${text}{Enter}`)
    await waitFor(() => expect(shown()).toContain(text))
  }
}

test('a new device says that it is loading until it knows whether there is anything (E1)', async () => {
  await open({ phase: 'syncing', isComplete: false })
  expect(screen.getByText('Loading brain dump...')).toBeTruthy()
  expect(screen.queryByText('Your mind is clear')).toBeNull()
})

test('where the first things cannot be fetched it says so once, and is usable (E3)', async () => {
  await open({ phase: 'offline', isComplete: false })
  expect(toastQueue.shown.get().map(({ title, text }) => `${title}: ${text}`)).toEqual([
    'Error: Failed to load brain dump items. What’s on this device is here. The rest will come once there’s a connection.',
  ])
  expect(screen.getByText('Your mind is clear')).toBeTruthy()
})

test('Enter that ends the choice of a character, Enter on nothing and Shift+Enter add nothing (E1)', async () => {
  await open({ phase: 'guest', isComplete: true })
  enterText('   ')
  expect(pressEnter()).toBe(false)
  enterText('日本')
  expect(pressEnter({ isComposing: true })).toBe(true)
  // What Safari sends for an Enter that ends the choice of a character.
  expect(pressEnter({ keyCode: 229 })).toBe(true)
  expect(pressEnter({ shiftKey: true })).toBe(true)
  expect(store.mirror.rowsOf('brain_dump_items')).toEqual([])
  pressEnter()
  await waitFor(() => expect(shown()).toEqual(['日本']))
})

test('what could not be stored comes back before what was written meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open({ phase: 'guest', isComplete: true })
  const endCutOff = cutOffWrites('rows')
  enterText('first')
  pressEnter()
  enterText('second, half')
  await waitFor(() => expect(field().value).toBe('first\nsecond, half'))
  endCutOff()
  expect(localStorage.getItem('glimmer:own:guest:brain-dump')).toBe(JSON.stringify('first\nsecond, half'))
})

test('a changed thought is on the device until it is stored, and the next one waits for that (E1)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two')
  const disk = Promise.withResolvers<never>()
  cleanup()
  store = { ...store, write: () => disk.promise }
  render()
  const thought = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The thought' })
  await press('Change “One”')
  await user.type(thought(), ', and more{Enter}')
  expect(localStorage.getItem('glimmer:own:guest:edit-thought')).toContain('One, and more')
  await press('Change “Two”')
  disk.reject(new Error('no room'))
  await waitFor(() => expect(thought().value).toBe('One, and more'))
})

test('words that Escape leaves out can be brought back (E1)', async () => {
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two')
  const thought = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The thought' })
  await press('Change “One”')
  await user.type(thought(), '{Escape}')
  expect(toastQueue.shown.get().some(({ text }) => text === draftWords.aside)).toBe(false)
  await press('Change “One”')
  await user.type(thought(), ', and more')
  await user.keyboard('{Escape}')
  expect(shown()).toEqual(['One', 'Two'])
  await act(async () => void toastQueue.undoNewest())
  expect(thought().value).toBe('One, and more')
})

test('a triage is found again where it was, says so, and is over when its thoughts are gone (E2)', async () => {
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two', 'Three')
  await press(/^Triage Inbox/)
  await user.keyboard('d')
  await waitFor(() => expect(asked()).toBe('2 of 3: Two'))
  await user.keyboard('k')
  await waitFor(() => expect(asked()).toBe('3 of 3: Three'))
  cleanup()

  render()
  await waitFor(() => expect(asked()).toBe('3 of 3: Three'))
  expect(screen.getByText(/^You were in the middle of sorting\./)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Triage' }))
  // What was sorted before the reload is not taken back any more; what was kept is.
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(asked()).toBe('2 of 3: Two'))
  expect(button(/^Undo/).getAttribute('aria-disabled')).toBe('true')
  cleanup()

  const rows = store.mirror.rowsOf('brain_dump_items')
  await store.write(rows.map(({ id }) => ({ table: 'brain_dump_items', rowId: id, op: 'delete' })))
  render()
  expect(screen.getByText('Your mind is clear')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Triage Inbox/ })).toBeNull()
})

test('what was done first in a triage can be undone at once, and then there is no more to undo (E2)', async () => {
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two')
  await press(/^Triage Inbox/)
  const isOff = () => button(/^Undo/).getAttribute('aria-disabled') === 'true'
  await waitFor(() => expect(isOff()).toBe(true))
  await press(/^Delete/)
  await waitFor(() => expect(isOff()).toBe(false))
  await press(/^Undo/)
  await waitFor(() => expect(asked()).toBe('1 of 2: One'))
  await waitFor(() => expect(isOff()).toBe(true))
})

test('one Undo takes back what was done last, whatever that was, and no message lies over the triage (E2, E3)', async () => {
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two', 'Three')
  await press(/^Triage Inbox/)
  await press(/^Delete/)
  await waitFor(() => expect(asked()).toBe('2 of 3: Two'))
  await waitFor(() =>
    expect(saidLast()).toBe('Success: Brain dump item deleted. You can bring it back for 30 days.'),
  )
  await press(/^Keep/)
  await waitFor(() => expect(asked()).toBe('3 of 3: Three'))
  await waitFor(() => expect(saidLast()).toBe('Kept for later.'))
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
  expect(toastQueue.shown.get()).toEqual([])

  await press(/^Undo/)
  await waitFor(() => expect(asked()).toBe('2 of 3: Two'))
  await waitFor(() => expect(saidLast()).toBe('Here’s the last one again.'))
  await press(/^Undo/)
  await waitFor(() => expect(asked()).toBe('1 of 3: One'))
  await waitFor(() => expect(saidLast()).toMatch(/“One”/))
  expect(toastQueue.shown.get()).toEqual([])

  // By Ctrl+Z, too, and at the end.
  await press(/^Make it a Task/)
  await waitFor(() => expect(asked()).toBe('2 of 3: Two'))
  await act(async () => void toastQueue.undoNewest())
  await waitFor(() => expect(asked()).toBe('1 of 3: One'))
  await press(/^Keep/)
  await press(/^Keep/)
  await press(/^Delete/)
  await screen.findByText(/^You’ve looked at everything/)
  await press(/^Undo the last one/)
  await waitFor(() => expect(asked()).toBe('3 of 3: Three'))
  await press(/^Undo/)
  await waitFor(() => expect(asked()).toBe('2 of 3: Two'))
})

test('what is being changed in a triage is what becomes a task, also when another device deleted it (E2)', async () => {
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two')
  await press(/^Triage Inbox/)
  await press('Change the words')
  const [one] = store.mirror.rowsOf('brain_dump_items')
  await act(() => store.write([{ table: 'brain_dump_items', rowId: one?.id ?? '', op: 'delete' }]))
  await user.type(field(), ', and more')
  await press(/^Make it a Task/)
  const titles = () => store.mirror.rowsOf('tasks').map(({ title }) => title)
  await waitFor(() => expect(titles()).toEqual(['One, and more']))
  await waitFor(() => expect(asked()).toMatch(/: Two$/))
})

test('two quick presses on Keep keep two thoughts, and two on Undo bring both back (E2)', async () => {
  await open({ phase: 'guest', isComplete: true })
  const endGuard = guardDoublePress(document)
  onTestFinished(endGuard)
  await write('One', 'Two', 'Three')
  await press(/^Triage Inbox/)
  await user.dblClick(button(/^Keep/))
  await waitFor(() => expect(asked()).toBe('3 of 3: Three'))
  await user.dblClick(button(/^Undo/))
  await waitFor(() => expect(asked()).toBe('1 of 3: One'))
})

test('the second click of a double click does nothing to the thought that took the place of the first', async () => {
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two', 'Three')
  const click = (name: RegExp, detail: number) => fireEvent.click(button(name), { detail })
  click(/^Make it a Task/, 1)
  await waitFor(() => expect(shown()).toEqual(['Two', 'Three']))
  click(/^Make it a Task/, 2)
  await press(/^Triage Inbox/)
  click(/^Delete/, 1)
  await waitFor(() => expect(asked()).toMatch(/: Three$/))
  click(/^Delete/, 2)
  await act(async () => {})
  expect(store.mirror.rowsOf('brain_dump_items')).toHaveLength(1)
  expect(store.mirror.rowsOf('tasks')).toHaveLength(1)
})

test('where the row that has the focus goes, by whoever, the next one gets it, or the one before, at last the page', async () => {
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two', 'Three')
  const rows = store.mirror.rowsOf('brain_dump_items')
  const remove = (text: string) => {
    const rowId = rows.find((row) => row['text'] === text)?.id ?? ''
    return act(() => store.write([{ table: 'brain_dump_items', rowId, op: 'delete' }]))
  }
  act(() => button('Delete “Two”').focus())
  await remove('Two')
  expect(document.activeElement).toBe(button('Delete “Three”'))
  await remove('Three')
  expect(document.activeElement).toBe(button('Delete “One”'))
  await remove('One')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('a change that is saved gives the focus back, however late it is drawn', async () => {
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two')
  await press('Change “One”')
  // Inside of one act React draws only what it is made to draw.
  await act(async () => {
    button('Leave as it was').click()
    await new Promise(requestAnimationFrame)
  })
  expect(document.activeElement).toBe(button('Change “One”'))
})

test('what has been chosen gives the focus to the button that began it, however late it is drawn (E2)', async () => {
  await open({ phase: 'guest', isComplete: true })
  await write('One', 'Two', 'Three', 'Four')
  await press('Choose several')
  for (const name of ['One', 'Two']) await user.click(screen.getByRole('checkbox', { name }))

  // Inside of one act React draws only what it is made to draw.
  await act(async () => {
    button('Make 2 tasks').click()
    await vi.waitFor(() => expect(store.mirror.rowsOf('tasks')).toHaveLength(2))
    await new Promise(requestAnimationFrame)
  })
  expect(document.activeElement).toBe(button('Choose several'))
})
