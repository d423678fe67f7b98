import { createTask } from '@glimmer/domain/tasks/create-task'
import type { TaskData } from '@glimmer/domain/tasks/task'
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useRows } from '../../../device/device-context.ts'
import type { DeviceStore } from '../../../device/store.ts'
import { openGuestStore, renderOnDevice } from '../../../device/test/render-on-device.tsx'
import { toastQueue } from '../../../ui/toast/toast.ts'
import { TaskRepeatChip } from './task-repeat-chip.tsx'

const ID = '00000000-0000-4000-8000-000000000001'
let store: DeviceStore
let user: UserEvent

beforeEach(async () => {
  store = await openGuestStore()
})
afterEach(() => {
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
})

function LiveChip() {
  const [task] = useRows('tasks')
  return task && <TaskRepeatChip task={task} />
}

async function show(task: Partial<TaskData> & { title: string }): Promise<void> {
  const data = createTask(task, new Date('2026-11-21T09:00:00.000Z'))
  await store.write([{ table: 'tasks', rowId: ID, op: 'insert', data }])
  ;({ user } = renderOnDevice(<LiveChip />, store))
}
const task = () => store.mirror.rowOf('tasks', ID)
const chip = (pressed: boolean) => screen.getByRole('button', { name: 'Repeat every week?', pressed })
const press = () => user.click(screen.getByRole('button'))
const said = () => toastQueue.shown.get().at(-1)?.text

test('a thing that comes round is asked about quietly, repeats when that is pressed, and a second press or Undo takes it back', async () => {
  await show({ title: 'Water the plants' })
  expect(chip(false)).toBeTruthy()
  expect(task()).toMatchObject({ isDaily: false, repeat: null })

  await press()
  await waitFor(() => expect(said()).toMatch(/^“Water the plants” repeats now: Every week on \w+day\.$/))
  expect(chip(true)).toBeTruthy()
  expect(task()).toMatchObject({ isDaily: false, repeat: { kind: 'weeks', every: 1 } })

  await press()
  await waitFor(() => expect(said()).toBe('“Water the plants” does not repeat any more.'))
  expect(chip(false)).toBeTruthy()
  expect(task()).toMatchObject({ isDaily: false, repeat: null })

  await act(async () => void (await toastQueue.shown.get().at(-1)?.action?.run()))
  expect(task()).toMatchObject({ repeat: { kind: 'weeks' } })
})

test('every day makes it a daily task', async () => {
  await show({ title: 'Brush my teeth' })
  await press()
  await waitFor(() => expect(task()).toMatchObject({ isDaily: true, repeat: null }))
})

test.each([
  ['what is done once', { title: 'Water damage claim' }],
  ['what is daily already', { title: 'Water the plants', isDaily: true }],
])('nothing is asked of %s', async (_case, chosen) => {
  await show(chosen)
  expect(screen.queryByRole('button')).toBeNull()
})
