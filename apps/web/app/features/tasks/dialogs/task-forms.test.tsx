import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeviceStore } from '../../../device/store.ts'
import { openGuestStore, renderOnDevice } from '../../../device/test/render-on-device.tsx'
import { insertTask } from '../../../device/test/test-device.ts'
import { DialogHost } from '../../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { toastQueue } from '../../../ui/toast/toast.ts'
import { newTaskDialog, taskDialog } from '../task-dialogs.ts'
import { words } from './words.ts'

const FERN = '00000000-0000-4000-8000-00000000000f'

let store: DeviceStore
let user: UserEvent

beforeEach(async () => {
  localStorage.clear()
  store = await openGuestStore()
  ;({ user } = renderOnDevice(<DialogHost scope="owner" />, store))
})

const press = (name: string) => user.click(screen.getByRole('button', { name }))
const steps = () => store.mirror.rowsOf('subtasks').map(({ title }) => title)
const newStep = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.newStep })

async function openNew(): Promise<void> {
  act(() => void dialogs.open(newTaskDialog, { timeOfDay: 'morning', category: 'personal' }))
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Water the fern')
}

async function openFern(): Promise<void> {
  act(() => void dialogs.open(taskDialog, { taskId: FERN }))
  await screen.findByRole('textbox', { name: /^Title/ })
}

test('a task is added once, however often its button is pressed while a slow disk writes it (F6)', async () => {
  const disk = Promise.withResolvers<void>()
  const write = vi.fn<DeviceStore['write']>((changes) => disk.promise.then(() => store.write(changes)))
  cleanup()
  ;({ user } = renderOnDevice(<DialogHost scope="owner" />, { ...store, write }))
  await openNew()
  await user.dblClick(screen.getByRole('button', { name: words.create }))
  await user.keyboard('{Enter}')
  expect(write).toHaveBeenCalledOnce()
  disk.resolve()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(store.mirror.rowsOf('tasks').map(({ title }) => title)).toEqual(['Water the fern'])
})

test('a step that still stands in its line goes along with the new task, and into no other (F6, F8)', async () => {
  await openNew()
  await user.type(newStep(), 'Fill the can')
  await press(words.create)
  await waitFor(() => expect(steps()).toEqual(['Fill the can']))
  await openNew()
  expect(newStep().value).toBe('')
})

test('a step that still stands in its line is saved with the task (F5, F8)', async () => {
  await store.write([insertTask(FERN, 'Water the fern')])
  await openFern()
  await user.type(newStep(), 'Fill the can')
  await press(words.save)
  await waitFor(() => expect(steps()).toEqual(['Fill the can']))
  await openFern()
  expect(newStep().value).toBe('')
})

test('what Cancel puts aside comes back with the step that stood in its line (F5)', async () => {
  await store.write([insertTask(FERN, 'Water the fern')])
  await openFern()
  await user.type(newStep(), 'Fill the can')
  await press(words.cancel)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(async () => void toastQueue.undoNewest())
  await waitFor(() => expect(newStep().value).toBe('Fill the can'))
  expect(steps()).toEqual([])
})

test('whoever clears what was kept goes on in the form, and can bring it back (F5, F6)', async () => {
  await openNew()
  await press(words.close)
  act(() => void dialogs.open(newTaskDialog, {}))
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ })
  await press(words.draftDiscard)
  expect(title.value).toBe('')
  expect(document.activeElement).toBe(title)
  await act(async () => void toastQueue.undoNewest())
  const kept = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value
  await waitFor(() => expect(kept()).toBe('Water the fern'))

  await store.write([insertTask(FERN, 'Feed the fern')])
  localStorage.setItem(
    'glimmer:own:guest:task:' + FERN,
    '{"fields":{"title":"Feed both"},"added":[],"steps":{},"removed":[]}',
  )
  await openFern()
  await press(words.editsDiscard)
  expect(document.activeElement).toBe(screen.getByRole('dialog').querySelector('form'))
})
