import { readSprint } from '@glimmer/domain/sprint/kept-sprint'
import { startSprint } from '@glimmer/domain/sprint/sprint'
import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import { act, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import type { DeviceStore } from '../../../device/store.ts'
import { openGuestStore, renderOnDevice } from '../../../device/test/render-on-device.tsx'
import { toastQueue } from '../../../ui/toast/toast.ts'
import { keptSprint } from '../kept-sprint.ts'
import { createSprintCommands } from './sprint-commands.ts'
import { DoneActions, SprintDone } from './sprint-done.tsx'
import { words } from './words.ts'

const start = Date.UTC(2026, 10, 21, 9)
const now = start + 5 * 60_000
const FERN = '00000000-0000-4000-8000-000000000001'
const sprint = startSprint(
  '3f1d9a1e-6a0b-4c3e-9d59-0a4d1f1b2c3d',
  { taskId: FERN, title: 'Water the fern' },
  start,
)

test.each([
  [true, 'reset'],
  [false, 'begun again'],
])(
  'who ticks and goes on before the tick is stored means what they ticked (stored: %s)',
  async (isSaved, outcome) => {
    const store = await openGuestStore()
    await store.write([
      {
        table: 'tasks',
        rowId: FERN,
        op: 'insert',
        data: createTask({ title: 'Water the fern' }, new Date(start)),
      },
    ])
    const commands = createSprintCommands('guest')
    commands.start(sprint)
    const before = keptSprint('guest').get()
    const disk = Promise.withResolvers<void>()
    const slow: DeviceStore = {
      ...store,
      write: (changes) => disk.promise.then(() => store.write(changes)),
    }
    function Done() {
      const saving = useRef<Promise<boolean> | null>(null)
      const shared = { sprint, now }
      return (
        <>
          <SprintDone {...shared} hint={{ current: null }} onSaving={(own) => void (saving.current = own)} />
          <DoneActions
            {...shared}
            saving={saving}
            commands={commands}
            onBreak={() => undefined}
            onChoose={() => undefined}
          />
        </>
      )
    }
    const { user } = renderOnDevice(
      <MemoryRouter>
        <Done />
      </MemoryRouter>,
      slow,
    )
    await user.click(screen.getByRole('checkbox', { name: words.markDone }))
    await user.click(screen.getByRole('button', { name: words.again }))
    expect(keptSprint('guest').get()).toBe(before)
    await act(async () => (isSaved ? disk.resolve() : disk.reject(new Error('The disk is full.'))))
    await waitFor(() => {
      const after = keptSprint('guest').get()
      expect(after === null ? 'reset' : after === before ? 'untouched' : 'begun again').toBe(outcome)
    })
  },
)

test('what was finished in it is named, as long as it is not taken back, and there is a plain way back (F13)', async () => {
  const store = await openGuestStore()
  const add = (rowId: string, title: string, completed: boolean) => ({
    table: 'subtasks' as const,
    rowId,
    op: 'insert' as const,
    data: { ...createSubtask(FERN, title, new Date(start)), completed },
  })
  await store.write([
    {
      table: 'tasks',
      rowId: FERN,
      op: 'insert',
      data: createTask({ title: 'Water the fern' }, new Date(start)),
    },
    add('00000000-0000-4000-8000-000000000011', 'Fill the can', true),
    add('00000000-0000-4000-8000-000000000012', 'Open the window', false),
  ])
  const commands = createSprintCommands('guest')
  commands.start({ taskId: FERN, title: 'Water the fern' })
  commands.noteFinished('Fill the can')
  commands.noteFinished('Open the window')
  const ended = readSprint(keptSprint('guest').get(), Date.now())
  let left = 0
  const { user } = renderOnDevice(
    <MemoryRouter initialEntries={['/inspire']}>
      <SprintDone sprint={ended!} now={now} hint={{ current: null }} onSaving={() => undefined} />
      <DoneActions
        sprint={ended!}
        now={now}
        saving={{ current: null }}
        commands={commands}
        onBreak={() => void left++}
        onChoose={() => undefined}
      />
      <Routes>
        <Route path="/tasks" element="Here are the tasks" />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
    store,
  )
  screen.getByText('You finished “Fill the can”, a step of “Water the fern”.')
  await user.click(screen.getByRole('button', { name: words.toTasks }))
  expect(left).toBe(1)
  screen.getByText('Here are the tasks')
})

test('the step that is left is named before the whole task, which can be ticked once no step is left (F13)', async () => {
  const store = await openGuestStore()
  const data = createTask({ title: 'Water the fern' }, new Date(start))
  const step = createSubtask(FERN, 'Fill the can', new Date(start))
  await store.write([
    { table: 'tasks', rowId: FERN, op: 'insert', data },
    { table: 'subtasks', rowId: '00000000-0000-4000-8000-000000000011', op: 'insert', data: step },
  ])
  const { user } = renderOnDevice(
    <SprintDone sprint={sprint} now={now} hint={{ current: null }} onSaving={() => undefined} />,
    store,
  )
  const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox')
  const labels = () => ticks().map((one) => [one.labels?.[0]?.textContent, one.checked])
  const own = words.markStepDone('Fill the can')
  expect(labels()).toEqual([[own, false]])
  await user.click(screen.getByRole('checkbox', { name: own }))
  await waitFor(() =>
    expect(labels()).toEqual([
      [own, true],
      [words.markDone, false],
    ]),
  )
  expect(store.mirror.rowOf('tasks', FERN)?.['completed']).toBe(false)
  await user.click(screen.getByRole('checkbox', { name: words.markDone }))
  await waitFor(() => expect(store.mirror.rowOf('tasks', FERN)?.['completed']).toBe(true))
  // The tick takes itself back: no message lies over the heading.
  await waitFor(() => expect(toastQueue.shown.get()).toEqual([]))
})

test('where the tasks are in view already, no way leads to them (F13)', async () => {
  const actions = {
    sprint,
    now,
    saving: { current: null },
    commands: createSprintCommands('guest'),
    onBreak: () => undefined,
    onChoose: () => undefined,
  }
  renderOnDevice(
    <MemoryRouter initialEntries={['/tasks']}>
      <DoneActions {...actions} />
    </MemoryRouter>,
    await openGuestStore(),
  )
  const names = screen.getAllByRole('button').map((one) => one.textContent)
  expect(names).toEqual([words.takeBreak, words.again])
})
