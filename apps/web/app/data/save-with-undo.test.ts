import { createTask } from '@glimmer/domain/tasks/create-task'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DeviceStore } from '../device/store.ts'
import { openGuestStore } from '../device/test/render-on-device.tsx'
import { cutOffWrites } from '../device/test/test-device.ts'
import { toastQueue } from '../ui/toast/toast.ts'
import { createTaskCommands } from './tasks/task-commands.ts'

const ID = '00000000-0000-4000-8000-000000000001'
let store: DeviceStore
let commands: ReturnType<typeof createTaskCommands>

beforeEach(async () => {
  store = await openGuestStore()
  commands = createTaskCommands(store)
  const data = createTask({ title: 'Make bed' }, new Date('2026-11-21T09:00:00.000Z'))
  await store.write([{ table: 'tasks', rowId: ID, op: 'insert', data }])
})
afterEach(() => {
  for (const { id } of toastQueue.shown.get()) toastQueue.retract(id)
  toastQueue.forgetUndos()
})

function task() {
  const found = store.mirror.rowOf('tasks', ID)
  if (!found) throw new Error('there is no such task')
  return found
}
const said = () => toastQueue.shown.get().map(({ title, text }) => (title ? `${title} ${text}` : text))
const tick = (isDone: boolean) => commands.setTaskDone(task(), isDone, () => ({ title: 'You did that.' }))

test('ticking says one thing, unticking takes it away, and its Undo with it', async () => {
  await tick(true)
  expect(said()).toEqual(['You did that. “Make bed” is done.'])
  await tick(false)
  expect(said()).toEqual([])
  expect(toastQueue.undoNewest()).toBe(false)
})

test('the next thing done ends what was said, which can still be undone', async () => {
  await tick(true)
  await commands.addTask('Water the fern')
  expect(said()).toEqual([])
  expect(toastQueue.undoNewest()).toBe(true)
  await expect.poll(() => task().completed).toBe(false)
})

test('a deletion keeps its Undo in view while something else is done; that is said beside it', async () => {
  await commands.addTask('Water the fern')
  const fern = store.mirror.rowsOf('tasks').find(({ title }) => title === 'Water the fern')
  if (fern) await commands.deleteTask(fern, [])
  await tick(true)
  expect(said()).toEqual(['“Water the fern” is deleted.', 'You did that. “Make bed” is done.'])
})

test('what could not be saved stays said until something can be', async () => {
  const cut = createTaskCommands({ ...store, write: () => Promise.reject(new Error('cut off')) })
  await cut.renameTask(task(), 'Make the bed')
  expect(said()).toEqual(['The device could not save this. Nothing else changed. Please try once more.'])
  await commands.renameTask(task(), 'Make the bed')
  expect(said()).toEqual([])
})

test('an Undo leaves alone what was written since, wherever that came from', async () => {
  await commands.moveTask(task(), 'evening')
  // As a sync or another tab brings it: nobody says anything of it here.
  await store.write([{ table: 'tasks', rowId: ID, op: 'update', data: { timeOfDay: 'morning' } }])
  expect(toastQueue.undoNewest()).toBe(true)
  await expect.poll(said).toEqual(['This has changed since, so it stays as it is now.'])
  expect(task().timeOfDay).toBe('morning')
})

test('the Undo of a new task does not take what was added to it since', async () => {
  const bag = '00000000-0000-4000-8000-000000000002'
  const data = createTask({ title: 'Pack the bag' }, new Date('2026-11-21T09:00:00.000Z'))
  await commands.save([{ table: 'tasks', rowId: bag, op: 'insert', data }], 'Added “Pack the bag”.')
  const added = store.mirror.rowOf('tasks', bag)
  if (added) await commands.addStep(added, 'Find the bag')
  expect(toastQueue.undoNewest()).toBe(true)
  await expect.poll(said).toEqual(['This has changed since, so it stays as it is now.'])
  expect(store.mirror.rowsOf('subtasks').map(({ title }) => title)).toEqual(['Find the bag'])
  expect(store.mirror.rowOf('tasks', bag)).toBeDefined()
})

test('an Undo that could not be stored says so, and stays in view until it is stored', async () => {
  await tick(true)
  const end = cutOffWrites('rows')
  const notUndone = 'The device could not save this, so it is not undone yet. You can try again.'
  expect(toastQueue.undoNewest()).toBe(true)
  await expect.poll(said).toEqual([notUndone])
  // A second try in vain, by the button; something else that is stored does not take the offer away.
  toastQueue.act(toastQueue.shown.get()[0]?.id ?? 0)
  await expect.poll(said).toEqual([notUndone])
  end()
  await commands.addTask('Water the fern')
  expect(said()).toEqual([notUndone])
  expect(task().completed).toBe(true)
  toastQueue.act(toastQueue.shown.get()[0]?.id ?? 0)
  await expect.poll(said).toEqual(['Undone: “Make bed” is back as it was.'])
  expect(task().completed).toBe(false)
  expect(store.mirror.rowsOf('wins')).toEqual([])
})

test('an Undo that a closed database could not store stays in view', async () => {
  await tick(true)
  store.database.close()
  toastQueue.undoNewest()
  await expect.poll(said).toEqual([expect.stringContaining('it is not undone yet')])
  expect(toastQueue.shown.get()[0]?.action?.isUndo).toBe(true)
})

test('an Undo names what it brings back, or takes out again', async () => {
  const undone = async () => {
    expect(toastQueue.undoNewest()).toBe(true)
    await expect.poll(() => said().at(-1)).toContain('Undone')
    const text = said().at(-1)
    for (const { id } of toastQueue.shown.get()) toastQueue.retract(id)
    return text
  }
  const add = (rowId: string, title: string) => {
    const data = createTask({ title }, new Date('2026-11-21T09:00:00.000Z'))
    return { table: 'tasks', rowId, op: 'insert', data } as const
  }
  const [fern, rose] = [
    '00000000-0000-4000-8000-00000000000f',
    '00000000-0000-4000-8000-00000000000e',
  ] as const
  await commands.save([add(fern, 'Water the fern')], 'Added.')
  expect(await undone()).toBe('Undone: “Water the fern” is removed again.')
  await commands.save([add(fern, 'Water the fern'), add(rose, 'Cut the rose')], 'Added.')
  await commands.clearCompleted([fern, rose])
  expect(await undone()).toBe('Undone: 2 things are back as they were.')
  expect(await undone()).toBe('Undone: 2 things are removed again.')
  await commands.addStep(task(), 'Shake the pillow')
  await commands.deleteTask(task(), store.mirror.rowsOf('subtasks'))
  expect(await undone()).toBe('Undone: “Make bed” is back as it was.')
})
