import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import { inOrder } from '@glimmer/domain/brain-dump/order'
import { taskDefaults } from '@glimmer/domain/tasks/task'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDeviceStore, type DeviceStore } from '../../device/store.ts'
import { createBrowser, cutOffWrites } from '../../device/test/test-device.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { type BrainDumpCommands, createBrainDumpCommands } from './brain-dump-commands.ts'

let store: DeviceStore
let commands: BrainDumpCommands
const browser = createBrowser()

beforeEach(async () => {
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  store = await openDeviceStore('guest', createBrowser())
  commands = createBrainDumpCommands(store, { save: createSaveWithUndo(store) }, browser)
})
afterEach(() => store.close())

const items = () => inOrder(store.mirror.rowsOf('brain_dump_items'))
const texts = () => items().map(({ text }) => text)
const tasks = () => store.mirror.rowsOf('tasks')
const steps = () => store.mirror.rowsOf('subtasks')
const toasts = () => toastQueue.shown.get().map(({ title, text }) => (title ? `${title}: ${text}` : text))

function item(text: string): BrainDumpItem {
  const found = items().find((one) => one.text === text)
  if (!found) throw new Error(`no thought ${text}`)
  return found
}

test('thoughts that come in one moment keep their order, and one message is renewed for all of them (E1, E3)', async () => {
  const clock = { ...browser, now: () => Date.parse('2026-11-21T10:00:00.000Z') }
  commands = createBrainDumpCommands(store, { save: createSaveWithUndo(store) }, clock)
  const adding = ['one', 'two', 'three'].map((text) => commands.add([text]))
  expect(await Promise.all(adding)).toEqual([true, true, true])
  await commands.add(['four', 'five'])
  expect(texts()).toEqual(['one', 'two', 'three', 'four', 'five'])
  expect(toasts()).toEqual(['Success: 2 items added'])
  expect(toastQueue.shown.get()).toMatchObject([{ note: 'It’s kept here for you.' }])
  toastQueue.undoNewest()
  await expect.poll(texts).toEqual(['one', 'two', 'three'])
})

test('a thought becomes a task as quick add makes one, and one undo takes both back (E2)', async () => {
  await commands.add(['Ring the bank', 'Rest'])
  expect(await commands.makeTasks([item('Ring the bank')])).toBe(true)
  expect(texts()).toEqual(['Rest'])
  const [task] = tasks()
  expect(task).toMatchObject({ ...taskDefaults, title: 'Ring the bank' })
  expect(task).toMatchObject({ isDaily: false, timeOfDay: 'anytime', completed: false, priority: 'medium' })
  toastQueue.undoNewest()
  await expect.poll(texts).toEqual(['Ring the bank', 'Rest'])
  expect(tasks()).toEqual([])
})

test('several become tasks at once, the first on top, the lines of one its steps', async () => {
  await commands.add(['Ring the bank', 'Move house\n- find boxes\n- ring Sam', 'Rest'])
  await commands.makeTasks(items().slice(0, 2))
  const newestFirst = tasks().toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1))
  expect(newestFirst.map(({ title }) => title)).toEqual(['Ring the bank', 'Move house'])
  expect(
    steps()
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(['find boxes', 'ring Sam'])
  expect(toasts().at(-1)).toBe('Added 2 tasks.')
  expect(await commands.undoLast()).toBe(true)
  expect([texts().length, tasks().length, steps().length]).toEqual([3, 0, 0])
})

test('a second press on a thought that is leaving does nothing', async () => {
  await commands.add(['Ring the bank'])
  const bank = item('Ring the bank')
  const presses = await Promise.all([commands.makeTasks([bank]), commands.makeTasks([bank])])
  expect(presses).toEqual([true, false])
  expect(await commands.remove([bank])).toBe(false)
  expect(tasks()).toHaveLength(1)
})

test('deleting is said, can be undone, and keeps the words in the trash (E1, E3)', async () => {
  await commands.add(['one', 'two', 'three'])
  await commands.remove([item('two')])
  expect(texts()).toEqual(['one', 'three'])
  expect(toasts().at(-1)).toBe('Success: Brain dump item deleted')
  expect(JSON.stringify(await store.database.trash.getAll())).toContain('"two"')
  await commands.undoLast()
  expect(texts()).toEqual(['one', 'two', 'three'])
})

test('a change to a thought that is gone brings it back in its place; one that says nothing new changes nothing', async () => {
  await commands.add(['one', 'two', 'three'])
  const two = item('two')
  expect(await commands.change(two, ' two ')).toBe(true)
  expect(toasts()).toEqual(['Success: 3 items added'])
  await commands.remove([two])
  expect(await commands.change(two, 'two, at last')).toBe(true)
  expect(texts()).toEqual(['one', 'two, at last', 'three'])
})

test('a thought that was a task and came back becomes another task, and the first stays as it is', async () => {
  await commands.add(['Ring the bank'])
  const bank = item('Ring the bank')
  await commands.makeTasks([bank])
  await commands.change(bank, 'Ring the other bank')
  await commands.makeTasks(items())
  expect(
    tasks()
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(['Ring the bank', 'Ring the other bank'])
})

test('every way back is taken once, the newest first, however it is taken', async () => {
  await commands.add(['one'])
  await commands.add(['two'])
  await commands.remove([item('one')])
  toastQueue.undoNewest()
  await expect.poll(texts).toEqual(['one', 'two'])
  await commands.undoLast()
  expect(texts()).toEqual(['one'])
  await commands.undoLast()
  expect(texts()).toEqual([])
  expect(await commands.undoLast()).toBe(false)
})

test('where the device cannot store, the catalogue says so with the reason, and nothing changed (E3)', async () => {
  await commands.add(['one'])
  const endCutOff = cutOffWrites('rows')
  const reason = 'The device could not save this. Nothing else changed. Please try once more.'
  expect(await commands.add(['two'])).toBe(false)
  expect(toasts().at(-1)).toBe(`Error: Failed to add brain dump item. ${reason}`)
  endCutOff()
  const endTrash = cutOffWrites('trash')
  expect(await commands.remove(items())).toBe(false)
  endTrash()
  expect(toasts().at(-1)).toBe(`Error: Failed to delete brain dump item. ${reason}`)
  expect(texts()).toEqual(['one'])
})

test('what is told in a place of its own is in no message, and Ctrl+Z undoes it all the same', async () => {
  const save = createSaveWithUndo(store)
  const told: string[] = []
  const triage = createBrainDumpCommands(store, { save, tell: (line) => told.push(line) }, browser)
  await commands.add(['one', 'two', 'three'])
  await triage.remove([item('one')])
  await triage.makeTasks([item('two')])
  await triage.undoLast()
  toastQueue.undoNewest()
  await expect.poll(texts).toEqual(['one', 'two', 'three'])
  expect(told).toEqual([
    'Success: Brain dump item deleted. You can bring it back for 30 days.',
    'Added “two” to your tasks.',
    'Undone: “two” is back as it was.',
    'Undone: “one” is back as it was.',
  ])
  expect(toasts()).toEqual([])
  expect(await triage.undoLast()).toBe(false)
  expect(texts()).toEqual(['one', 'two', 'three'])
})
