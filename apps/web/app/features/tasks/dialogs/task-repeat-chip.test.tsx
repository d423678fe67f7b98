import { createTask } from '@glimmer/domain/tasks/create-task'
import type { TaskData } from '@glimmer/domain/tasks/task'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeviceContext, useRows } from '../../../device/device-context.ts'
import { startSync } from '../../../device/start-sync.ts'
import { type DeviceStore, openDeviceStore } from '../../../device/store.ts'
import { createBrowser } from '../../../device/test/test-device.ts'
import { toastQueue } from '../../../ui/toast/toast.ts'
import { TaskRepeatChip } from './task-repeat-chip.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const ID = '00000000-0000-4000-8000-000000000001'
let store: DeviceStore
let root: Root
let page: HTMLElement

beforeEach(async () => {
  store = await openDeviceStore('guest', createBrowser())
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  page.remove()
  store.close()
})

function LiveChip() {
  const [task] = useRows('tasks')
  return task && <TaskRepeatChip task={task} />
}

async function show(task: Partial<TaskData> & { title: string }): Promise<void> {
  const data = createTask(task, new Date('2026-11-21T09:00:00.000Z'))
  await store.write([{ table: 'tasks', rowId: ID, op: 'insert', data }])
  await act(async () =>
    root.render(
      <DeviceContext value={{ store, sync: startSync(store, createBrowser()) }}>
        <LiveChip />
      </DeviceContext>,
    ),
  )
}
const task = () => store.mirror.rowOf('tasks', ID)
const chip = () => page.querySelector('button')
const press = () => act(async () => chip()?.click())
const said = () => toastQueue.shown.get().at(-1)?.text
const isPressed = () => chip()?.getAttribute('aria-pressed')

test('a thing that comes round is asked about quietly, repeats when that is pressed, and a second press or Undo takes it back', async () => {
  await show({ title: 'Water the plants' })
  expect(chip()?.textContent).toBe('Repeat every week?')
  expect(isPressed()).toBe('false')
  expect(task()).toMatchObject({ isDaily: false, repeat: null })

  await press()
  await vi.waitFor(() => expect(said()).toMatch(/^“Water the plants” repeats now: Every week on \w+day\.$/))
  expect(isPressed()).toBe('true')
  expect(task()).toMatchObject({ isDaily: false, repeat: { kind: 'weeks', every: 1 } })

  await press()
  await vi.waitFor(() => expect(said()).toBe('“Water the plants” does not repeat any more.'))
  expect(isPressed()).toBe('false')
  expect(task()).toMatchObject({ isDaily: false, repeat: null })

  await act(async () => void (await toastQueue.shown.get().at(-1)?.action?.run()))
  expect(task()).toMatchObject({ repeat: { kind: 'weeks' } })
})

test('every day makes it a daily task', async () => {
  await show({ title: 'Brush my teeth' })
  await press()
  await vi.waitFor(() => expect(task()).toMatchObject({ isDaily: true, repeat: null }))
})

test.each([
  ['what is done once', { title: 'Water damage claim' }],
  ['what is daily already', { title: 'Water the plants', isDaily: true }],
])('nothing is asked of %s', async (_case, chosen) => {
  await show(chosen)
  expect(chip()).toBeNull()
})
