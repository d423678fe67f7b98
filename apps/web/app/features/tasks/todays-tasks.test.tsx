import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { DeviceStore } from '../../device/store.ts'
import { openGuestStore, renderOnDevice } from '../../device/test/render-on-device.tsx'
import { createBrowser } from '../../device/test/test-device.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { guardDoublePress } from '../../ui/double-press.ts'
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { deleteDialog, snoozeDialog, taskDialog } from './task-dialogs.ts'
import { renaming } from './renaming.ts'
import { TodaysTasks } from './todays-tasks.tsx'
import { words } from './words.ts'

let browser = createBrowser()
let store: DeviceStore
let user: UserEvent
let draw: (energy: EnergyLevel) => void

const page = (energy: EnergyLevel | null) => (
  <>
    <TodaysTasks energy={energy} onSprint={() => undefined} onStart={() => undefined} />
    <DialogHost scope="owner" />
  </>
)

/** Opens the page on what this browser keeps, as a reload does. */
async function open(): Promise<void> {
  store = await openGuestStore(browser)
  const { rerender, ...drawn } = renderOnDevice(page(null), store)
  user = drawn.user
  draw = (energy) => rerender(page(energy))
}

function close(): void {
  cleanup()
  store.close()
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const write = (name: string, text: string) => user.type(field(name), `${text}{Enter}`)
/** The titles of all tasks in view, in order. The first button of a row is its title. */
const titles = () =>
  screen.queryAllByRole('listitem').map((row) => within(row).getAllByRole('button')[0]?.textContent)
const seeTitles = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected))
const keptSizes = (): unknown => JSON.parse(localStorage.getItem('glimmer:own:guest:task-sizes') ?? '{}')
const nextThing = () => screen.getByRole('region', { name: words.nextLabel })

beforeEach(() => {
  localStorage.clear()
  // The first suggestions count as shown.
  localStorage.setItem('glimmer:task-suggestions-seen', 'true')
  sessionStorage.clear()
  renaming.set(null)
  browser = createBrowser()
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
})

test('an empty day says so, kindly, and Enter fills it (F8)', async () => {
  await open()
  expect(screen.getByText('Your list is empty')).toBeTruthy()
  await write('Add a task', '  Water the fern ')
  await seeTitles('Water the fern')
  expect(field('Add a task').value).toBe('')
  await write('Add a task', '   ')
  await write('Add a task', 'Reply to Sam')
  await seeTitles('Reply to Sam', 'Water the fern')

  close()
  await open()
  expect(titles()).toEqual(['Reply to Sam', 'Water the fern'])
})

test('the field stands above what the first task of an empty day brings, then and on every other visit', async () => {
  const isBelow = (upper: Element, lower: Element) => {
    const all = [...document.querySelectorAll('*')]
    return all.indexOf(upper) < all.indexOf(lower)
  }
  await open()
  const before = field('Add a task')
  await write('Add a task', 'Water the fern')
  await seeTitles('Water the fern')
  expect(field('Add a task')).toBe(before)
  expect(isBelow(before, nextThing())).toBe(true)

  close()
  await open()
  expect(isBelow(field('Add a task'), nextThing())).toBe(true)
})

test('a box answers before the disk does; the row stays in place, struck, and Undo opens it again (F2, F3)', async () => {
  await open()
  await write('Add a task', 'one')
  await write('Add a task', 'two')
  await seeTitles('two', 'one')
  fireEvent.click(box('two'))
  expect(box('two').checked).toBe(true)
  expect(store.mirror.rowsOf('tasks').some((row) => row['completed'])).toBe(false)
  await screen.findByText('1 done, 1 open')
  expect(box('two').checked).toBe(true)
  expect(titles()).toEqual(['two', 'one'])

  const toast = toastQueue.shown.get().at(-1)
  expect(toast?.text).toBe('“two” is done.')
  await act(async () => toast && toastQueue.act(toast.id))
  await screen.findByText('2 open')
  expect(box('two').checked).toBe(false)
})

test('the arrow down and Enter lead from the search to the box of the first that was found, and the arrow up back (F1)', async () => {
  await open()
  for (const title of ['Water the fern', 'Reply to Sam', 'Water the rose']) await write('Add a task', title)
  await seeTitles('Water the rose', 'Reply to Sam', 'Water the fern')
  await user.click(screen.getByRole('button', { name: words.find }))
  for (const key of ['{ArrowDown}', '{Enter}']) {
    await user.type(field(words.find), `fern${key}`)
    await waitFor(() => expect(document.activeElement).toBe(box('Water the fern')))
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(field(words.find))
    await user.clear(field(words.find))
  }
  await user.type(field(words.find), 'water{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(box('Water the fern')))
  await user.keyboard(' ')
  await screen.findByText('1 done, 2 open')
  await user.keyboard('{Escape}')
  await seeTitles('Water the rose', 'Reply to Sam', 'Water the fern')
  expect(screen.queryByRole('textbox', { name: words.find })).toBeNull()
})

test('where all steps are done, more steps are offered before the task is ticked (F1, F7)', async () => {
  await open()
  await write('Add a task', 'Do my tax return')
  await waitFor(() => expect(titles()).toHaveLength(1))
  const [task] = store.mirror.rowsOf('tasks')
  const rows = ['One folder', 'One letter'].map((title, i) => ({
    table: 'subtasks' as const,
    rowId: crypto.randomUUID(),
    op: 'insert' as const,
    data: createSubtask(task?.id ?? '', title, new Date(2026, 10, 21, 9, i)),
  }))
  await act(() => store.write(rows))
  const offered = () =>
    within(nextThing())
      .getAllByRole('button')
      .map((one) => one.textContent)
  for (const step of ['One folder', 'One letter']) {
    within(nextThing()).getByText(step)
    expect(offered()).toEqual([words.nextStart, words.nextDone, words.makeSmaller])
    await user.click(within(nextThing()).getByRole('button', { name: words.nextDone }))
    await user.click(await within(nextThing()).findByRole('button', { name: words.nextOn }))
  }
  within(nextThing()).getByText(words.nextStepsDone(2))
  expect(offered()).toEqual([words.nextMoreSteps, words.nextDone, words.nextStart])
})

test('steps are added by Enter, ticked, and counted in words and shape (F2, F8)', async () => {
  await open()
  await write('Add a task', 'Clean the kitchen')
  await waitFor(() => expect(titles()).toHaveLength(1))
  const [task] = store.mirror.rowsOf('tasks')
  const first = createSubtask(task?.id ?? '', 'Put one mug in the sink', new Date())
  await act(() => store.write([{ table: 'subtasks', rowId: crypto.randomUUID(), op: 'insert', data: first }]))
  const toggle = screen.getByRole('button', {
    name: 'Show the steps of “Clean the kitchen”',
    expanded: false,
  })
  await user.click(toggle)
  expect(screen.getByRole('button', { expanded: true })).toBe(toggle)
  await write('New step of “Clean the kitchen”', 'Wipe the table')
  const progress = screen.getByRole('progressbar', { name: 'Progress of “Clean the kitchen”' })
  await waitFor(() => expect(progress.getAttribute('aria-valuetext')).toBe('0/2 steps'))
  await user.click(box('Put one mug in the sink'))
  await waitFor(() => expect(progress.getAttribute('aria-valuetext')).toBe('1/2 steps'))
  expect(screen.getByText('1/2 steps')).toBeTruthy()
})

test('a name that is being changed is still open and as typed after a reload', async () => {
  await open()
  await write('Add a task', 'Watr the fern')
  await waitFor(() => expect(titles()).toHaveLength(1))
  const id = String(store.mirror.rowsOf('tasks')[0]?.id)
  await act(async () => renaming.set({ id, text: 'Water the fe' }))
  close()
  await open()
  const input = field('New name for “Watr the fern”')
  expect(input.value).toBe('Water the fe')
  await user.type(input, '{Enter}')
  await seeTitles('Water the fe')
})

test('Escape puts the former name back', async () => {
  await open()
  await write('Add a task', 'Water the fern')
  await waitFor(() => expect(titles()).toHaveLength(1))
  await act(async () => renaming.set({ id: String(store.mirror.rowsOf('tasks')[0]?.id), text: 'Nonsense' }))
  await user.type(field('New name for “Water the fern”'), '{Escape}')
  expect(titles()).toEqual(['Water the fern'])
  expect(store.mirror.rowsOf('tasks')[0]?.['title']).toBe('Water the fern')
})

test('what the device cannot store is said, and the text comes back into its field', async () => {
  await open()
  store.database.close()
  await write('Add a task', 'Water the fern')
  await waitFor(() => expect(toastQueue.shown.get().at(-1)?.text).toContain('could not save this'))
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
  const matched = () => screen.queryByRole('region', { name: words.groupTitle('energy-matched') })
  draw('FULL')
  expect(within(nextThing()).getByText('Write the report')).toBeTruthy()
  expect(matched()).toBeNull()
  draw('LOW')
  expect(within(nextThing()).getByText('Open a window and breathe slowly')).toBeTruthy()
  const row = within(matched()!).getByRole('listitem')
  expect(within(row).getByRole('button', { name: 'Open a window and breathe slowly' })).toBeTruthy()
})

test('tasks without an estimate are sized by their steps; the card stays as it is meanwhile, and the small one comes first in the next visit', async () => {
  await open()
  const now = Date.now()
  const tasks = ['Clean the kitchen', 'Brush teeth'].map((title, i) =>
    createTask({ title }, new Date(now - 1_000 + i)),
  )
  await act(async () => {
    await store.write(
      tasks.map((data) => ({ table: 'tasks', rowId: crypto.randomUUID(), op: 'insert', data }) as const),
    )
  })
  within(nextThing()).getByText('Clean the kitchen')
  await waitFor(() => expect(keptSizes()).toHaveProperty('Brush teeth'))
  within(nextThing()).getByText('Clean the kitchen')
  close()
  await open()
  within(nextThing()).getByText('Brush teeth')
  await user.click(within(nextThing()).getByRole('button', { name: words.nextOther }))
  expect(within(nextThing()).getByText('Clean the kitchen')).toBeTruthy()
  close()
  await open()
  expect(within(nextThing()).getByText('Clean the kitchen')).toBeTruthy()
})

test('two presses on Done finish one thing once, and leave what comes after it for a third (F1)', async () => {
  onTestFinished(guardDoublePress(document))
  await open()
  for (const title of ['Water the fern', 'Reply to Sam']) await write('Add a task', title)
  await seeTitles('Reply to Sam', 'Water the fern')
  const button = within(nextThing()).getByRole('button', { name: words.nextDone })
  // Before the first one is stored, and once it is.
  await user.dblClick(button)
  await within(nextThing()).findByText(words.nextRestText)
  fireEvent.mouseDown(button, { detail: 2 })
  fireEvent.click(button, { detail: 2 })
  expect(within(nextThing()).getByText(words.nextRestText)).toBeTruthy()
  const done = () => store.mirror.rowsOf('tasks').filter(({ completed }) => completed)
  expect(done()).toHaveLength(1)
  act(() => void toastQueue.undoNewest())
  await waitFor(() => expect(done()).toHaveLength(0))
})

test('what is taken back comes back to the card with its buttons, and the focus never rests on its Done (F1)', async () => {
  await open()
  for (const title of ['Water the fern', 'Reply to Sam']) await write('Add a task', title)
  await seeTitles('Reply to Sam', 'Water the fern')
  const press = (name: string) => within(nextThing()).getByRole('button', { name })
  const begin = () => press(words.nextStart)
  const shown = () => nextThing().querySelector('[data-title]')?.textContent
  const first = shown()
  press(words.nextDone).focus()
  await user.keyboard('{Enter}')
  await within(nextThing()).findByText(words.nextRest(first ?? ''))
  expect(document.activeElement).toBe(press(words.nextOn))
  act(() => void toastQueue.undoNewest())
  await waitFor(() => expect(shown()).toBe(first))
  expect(document.activeElement).toBe(begin())

  press(words.nextDone).focus()
  await user.keyboard('{Enter}')
  await within(nextThing()).findByText(words.nextRestText)
  await user.keyboard('{Enter}')
  expect(shown()).not.toBe(first)
  expect(document.activeElement).toBe(begin())
})

test('the only open thing, once done, leaves the focus in the card (F1)', async () => {
  await open()
  await write('Add a task', 'Water the fern')
  await seeTitles('Water the fern')
  within(nextThing()).getByRole('button', { name: words.nextDone }).focus()
  await user.keyboard('{Enter}')
  const goOn = await within(nextThing()).findByRole('button', { name: words.nextOn })
  expect(document.activeElement).toBe(goOn)
  await user.keyboard('{Enter}')
  within(nextThing()).getByText(words.nextNothing, { selector: '[data-title]' })
  expect(document.activeElement).toBe(nextThing())
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
    // It is stored before anything else is asked for.
    await seeTitles('Water the fern')
    await act(async () => void dialogs.open(dialog, { taskId: crypto.randomUUID() }))
    await waitFor(() => expect(toastQueue.shown.get().at(-1)?.text).toBe('This task was deleted meanwhile.'))
    expect(dialogs.shown.get()).toEqual([])
    expect(titles()).toEqual(['Water the fern'])
  },
)

test('with little energy just three are offered, from four open tasks on (F1, F12)', async () => {
  await open()
  for (const title of ['Wash up', 'Water the fern', 'Reply to Sam']) await write('Add a task', title)
  act(() => draw('LOW'))
  expect(screen.queryByText(words.threeArePlenty)).toBeNull()
  await write('Add a task', 'Post the letter')
  await screen.findByText(words.threeArePlenty)
  await user.click(screen.getByRole('button', { name: words.justThree }))
  await waitFor(() => expect(titles()).toHaveLength(3))
})

test('whoever shows the rest of a full day goes on at its first row, also where only a few more fill a block (F1)', async () => {
  await open()
  const now = Date.now()
  const tasks = Array.from({ length: 25 }, (_, i) =>
    createTask({ title: `Task ${i + 1}` }, new Date(now - 1_000 + i)),
  )
  await act(async () => {
    await store.write(
      tasks.map((data) => ({ table: 'tasks', rowId: crypto.randomUUID(), op: 'insert', data }) as const),
    )
  })
  await user.click(await screen.findByRole('button', { name: /^Show 20 more of/ }))
  expect(document.activeElement?.textContent).toBe('Task 20')
})

test('who has done their first thing may choose a few everyday tasks from where everything is done (F11)', async () => {
  localStorage.removeItem('glimmer:task-suggestions-seen')
  await open()
  await write('Add a task', 'Wash up')
  const card = within(await screen.findByRole('region', { name: words.nextLabel }))
  await user.click(card.getByRole('button', { name: words.nextDone }))
  await user.click(await card.findByRole('button', { name: words.nextOn }))
  await user.click(await card.findByRole('button', { name: words.chooseSome }))
  expect(await screen.findByRole('dialog', { name: /^Welcome!/ })).toBeTruthy()
})
