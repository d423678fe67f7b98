import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeviceContext } from '../../device/device-context.ts'
import { startSync } from '../../device/start-sync.ts'
import { type DeviceStore, openDeviceStore } from '../../device/store.ts'
import { createBrowser } from '../../device/test/test-device.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { deleteDialog, snoozeDialog, taskDialog } from './task-dialogs.ts'
import { renaming } from './renaming.ts'
import { TodaysTasks } from './todays-tasks.tsx'

// React asks to be told that it is tested.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

let browser = createBrowser()
let store: DeviceStore
let root: Root
let page: HTMLElement
let draw: (energy: EnergyLevel | null) => Promise<void>

/** Opens the page on what this browser keeps, as a reload does. */
async function open(): Promise<void> {
  store = await openDeviceStore('guest', browser)
  const sync = startSync(store, browser)
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  draw = (energy) =>
    act(async () =>
      root.render(
        <DeviceContext value={{ store, sync }}>
          <TodaysTasks energy={energy} onSprint={() => undefined} />
          <DialogHost scope="owner" />
        </DeviceContext>,
      ),
    )
  await draw(null)
}

async function close(): Promise<void> {
  await act(async () => root.unmount())
  store.close()
  page.remove()
}

function field(label: string): HTMLInputElement {
  const found = [...page.querySelectorAll('input')].find((input) => {
    const name = input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent
    return name === label
  })
  if (!found) throw new Error(`no field ${label}`)
  return found
}

async function write(label: string, text: string): Promise<void> {
  const input = field(label)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => input.form?.requestSubmit())
}

const titles = () => [...page.querySelectorAll('.task-title')].map((title) => title.textContent)
const see = (expected: () => void) => act(async () => vi.waitFor(expected))

beforeEach(() => {
  localStorage.clear()
  // This device has shown what to begin with.
  localStorage.setItem('glimmer:task-suggestions-seen', 'true')
  sessionStorage.clear()
  renaming.set(null)
  browser = createBrowser()
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
})
afterEach(close)

test('an empty day says so, kindly, and Enter fills it (F8)', async () => {
  await open()
  expect(page.textContent).toContain('Nothing waits for you here')
  await write('Add a task', '  Water the fern ')
  await see(() => expect(titles()).toEqual(['Water the fern']))
  expect(field('Add a task').value).toBe('')
  await write('Add a task', '   ')
  await write('Add a task', 'Reply to Sam')
  await see(() => expect(titles()).toEqual(['Reply to Sam', 'Water the fern']))

  await close()
  await open()
  expect(titles()).toEqual(['Reply to Sam', 'Water the fern'])
})

test('the field stays above what the first task of an empty day brings, until the next visit', async () => {
  const order = () =>
    [...page.querySelectorAll('[data-next], form:has([data-quick-add])')].map(({ localName }) => localName)
  await open()
  const before = field('Add a task')
  await write('Add a task', 'Water the fern')
  await see(() => expect(titles()).toEqual(['Water the fern']))
  expect(field('Add a task')).toBe(before)
  expect(order()).toEqual(['form', 'section'])

  await close()
  await open()
  expect(order()).toEqual(['section', 'form'])
})

test('a box answers before the disk does; the row stays in place, struck, and Undo opens it again (F2, F3)', async () => {
  await open()
  await write('Add a task', 'one')
  await write('Add a task', 'two')
  await see(() => expect(titles()).toEqual(['two', 'one']))
  const box = field('two')
  await act(async () => {
    box.click()
    expect(store.mirror.rowsOf('tasks').some((row) => row['completed'])).toBe(false)
  })
  expect(field('two').checked).toBe(true)
  await see(() => expect(page.textContent).toContain('1 done, 1 open'))
  expect(titles()).toEqual(['two', 'one'])

  const toast = toastQueue.shown.get().at(-1)
  expect(toast?.text).toBe('“two” is done.')
  await act(async () => toast && toastQueue.act(toast.id))
  await see(() => expect(page.textContent).toContain('0 done, 2 open'))
  expect(field('two').checked).toBe(false)
})

test('steps are added by Enter, ticked, and counted in words and shape (F2, F8)', async () => {
  await open()
  await write('Add a task', 'Clean the kitchen')
  await see(() => expect(titles()).toHaveLength(1))
  const [task] = store.mirror.rowsOf('tasks')
  const first = createSubtask(task?.id ?? '', 'Put one mug in the sink', new Date())
  await act(async () =>
    store.write([{ table: 'subtasks', rowId: crypto.randomUUID(), op: 'insert', data: first }]),
  )
  const toggle = page.querySelector<HTMLElement>('[aria-label="Show the steps of “Clean the kitchen”"]')
  expect(toggle?.getAttribute('aria-expanded')).toBe('false')
  await act(async () => toggle?.click())
  expect(toggle?.getAttribute('aria-expanded')).toBe('true')
  await write('New step of “Clean the kitchen”', 'Wipe the table')
  await see(() => expect(page.textContent).toContain('0/2 steps'))
  const steps = [...page.querySelectorAll<HTMLInputElement>('.step-row input')]
  await act(async () => steps[0]?.click())
  await see(() => expect(page.textContent).toContain('1/2 steps'))
})

test('a name that is being changed is still open and as typed after a reload', async () => {
  await open()
  await write('Add a task', 'Watr the fern')
  await see(() => expect(titles()).toHaveLength(1))
  const id = String(store.mirror.rowsOf('tasks')[0]?.id)
  await act(async () => renaming.set({ id, text: 'Water the fe' }))
  await close()
  await open()
  const input = field('New name for “Watr the fern”')
  expect(input.value).toBe('Water the fe')
  await act(async () => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
  await see(() => expect(titles()).toEqual(['Water the fe']))
})

test('Escape puts the former name back', async () => {
  await open()
  await write('Add a task', 'Water the fern')
  await see(() => expect(titles()).toHaveLength(1))
  await act(async () => renaming.set({ id: String(store.mirror.rowsOf('tasks')[0]?.id), text: 'Nonsense' }))
  const input = field('New name for “Water the fern”')
  await act(async () => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect(titles()).toEqual(['Water the fern'])
  expect(store.mirror.rowsOf('tasks')[0]?.['title']).toBe('Water the fern')
})

test('what the device cannot store is said, and the text comes back into its field', async () => {
  await open()
  store.database.close()
  await write('Add a task', 'Water the fern')
  await see(() => expect(toastQueue.shown.get().at(-1)?.text).toContain('could not save this'))
  expect(field('Add a task').value).toBe('Water the fern')
  expect(titles()).toEqual([])
})

test('the one thing next fits the energy as soon as it is said, and what matches it has its own place (F12)', async () => {
  await open()
  const now = new Date()
  const tasks = [
    createTask({ title: 'Write the report', estimatedTime: 60, priority: 'high' }, now),
    createTask({ title: 'Open a window and breathe slowly', estimatedTime: 5, priority: 'low' }, now),
  ]
  await act(async () => {
    await store.write(
      tasks.map((data) => ({ table: 'tasks', rowId: crypto.randomUUID(), op: 'insert', data }) as const),
    )
  })
  const next = () => page.querySelector('[data-next] [data-title]')?.textContent
  const matched = () => page.querySelector('[data-group=energy-matched] .task-title')?.textContent
  await draw('FULL')
  expect(next()).toBe('Write the report')
  expect(matched()).toBeUndefined()
  await draw('LOW')
  expect(next()).toBe('Open a window and breathe slowly')
  expect(matched()).toBe('Open a window and breathe slowly')
})

test.each([
  ['detail', taskDialog],
  ['snooze', snoozeDialog],
  ['delete', deleteDialog],
] as const)(
  'a task that is gone by the time its %s dialog comes is said to be, and the page stays (F5)',
  async (_kind, dialog) => {
    await dialog.load({ taskId: '' })
    await open()
    await write('Add a task', 'Water the fern')
    await act(async () => void dialogs.open(dialog, { taskId: crypto.randomUUID() }))
    await see(() => expect(toastQueue.shown.get().at(-1)?.text).toBe('This task was deleted meanwhile.'))
    expect(dialogs.shown.get()).toEqual([])
    expect(titles()).toEqual(['Water the fern'])
  },
)
