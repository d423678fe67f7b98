import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import type { TaskData } from '@glimmer/domain/tasks/task'
import type { TaskView } from '@glimmer/domain/tasks/task-view'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DeviceStore } from '../../device/store.ts'
import { openGuestStore, renderOnDevice } from '../../device/test/render-on-device.tsx'
import type { Section } from './day.ts'
import { DaySection } from './day-section.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { taskDialog } from './task-dialogs.ts'
import { moveBetweenRows } from './row-keys.ts'

const made = new Date('2026-11-21T09:00:00.000Z')
let store: DeviceStore
const user = userEvent.setup({ delay: null })

beforeEach(async () => {
  store = await openGuestStore()
})
afterEach(() => {
  act(() => dialogs.drop('owner'))
})

function view(title: string, chosen: Partial<TaskData> = {}, rest: Partial<TaskView> = {}): TaskView {
  return { task: { id: title, ...createTask({ title, ...chosen }, made) }, isDone: false, steps: [], ...rest }
}

const show = (node: ReactNode) => renderOnDevice(node, store)

const sectionOf = (group: Section['group'], ...views: TaskView[]): Section => ({
  group,
  blocks: [views],
  done: views.filter(({ isDone }) => isDone).length,
  all: views.length,
})
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const heading = () => screen.getByRole('heading').textContent

test('a section is a region named by its heading, with its tasks in a list of that name (F1)', () => {
  show(<DaySection section={sectionOf('high-priority', view('one'), view('two', {}, { isDone: true }))} />)
  expect(heading()).toBe('High Priority')
  const section = screen.getByRole('region', { name: 'High Priority' })
  const list = within(section).getByRole('list', { name: 'High Priority' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  expect(within(section).getByText('1 of 2 done')).toBeTruthy()
})

test.each([
  ['category:garden', ' Garden', 'Garden'],
  ['category:uncategorised', 'gone', 'Uncategorised'],
] as const)(
  'a person’s own category is called as they wrote it, and what nobody knows is uncategorised: %s',
  (group, category, title) => {
    show(<DaySection section={sectionOf(group, view('one', { category }))} />)
    expect(heading()).toBe(title)
  },
)

test('a row has a box, a title that opens all of it, its badges and a menu, each by name (F2)', async () => {
  const task = view('Water the fern', { isDaily: true, priority: 'high', estimatedTime: 5 })
  show(<DaySection section={sectionOf('high-priority', task)} />)
  const row = screen.getByRole('listitem')
  expect(within(row).getByRole('checkbox', { name: 'Water the fern' })).toBeTruthy()
  expect(within(row).getByRole('paragraph').textContent).toBe('DailyHigh Priority5 min')
  expect(button('More about “Water the fern”').getAttribute('aria-haspopup')).toBe('menu')
  await user.click(button('Water the fern'))
  expect(dialogs.isOpen(taskDialog)).toBe(true)
})

test('what is done has no menu and no High Priority badge (F2)', () => {
  const task = view('Water the fern', { priority: 'high', isDaily: true }, { isDone: true })
  show(<DaySection section={sectionOf('completed', task)} />)
  const row = screen.getByRole('listitem')
  expect(within(row).getByRole('paragraph').textContent).toBe('Daily')
  expect(within(row).getAllByRole('button')).toEqual([button('Water the fern')])
  expect(within(row).getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  expect(row.dataset['done']).toBe('true')
})

test('what sleeps says until when and offers Resume instead of the menu (F2, F4)', async () => {
  const task = view('Water the fern', { snoozedUntil: '2999-12-03T09:00:00.000Z' })
  const { id, ...data } = { ...task.task, id: crypto.randomUUID() }
  await store.write([{ table: 'tasks', rowId: id, op: 'insert', data }])
  show(<DaySection section={sectionOf('snoozed', { ...task, task: { id, ...data } })} />)
  const row = screen.getByRole('listitem')
  expect(within(row).getByRole('paragraph').textContent).toMatch(/^until \d December$/)
  const resume = button('Resume “Water the fern”')
  expect(resume.textContent).toBe('Resume')
  expect(within(row).getAllByRole('button')).toEqual([button('Water the fern'), resume])
  await user.click(resume)
  await waitFor(() => expect(store.mirror.rowOf('tasks', id)?.snoozedUntil).toBeNull())
})

test('steps are a bar with its value in words and a button that says whether they are shown (F2)', async () => {
  const steps = [true, false].map((isDone, i) => ({
    isDone,
    step: { id: `step-${i}`, ...createSubtask('x', `Step ${i}`, made) },
  }))
  show(<DaySection section={sectionOf('anytime', view('Clean up', {}, { steps }))} />)
  const bar = screen.getByRole('progressbar', { name: 'Progress of “Clean up”' })
  const values = ['aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((name) => bar.getAttribute(name))
  expect(values).toEqual(['1', '2', '1/2 steps'])
  const toggle = screen.getByRole('button', { name: 'Show the steps of “Clean up”', expanded: false })
  await user.click(toggle)
  expect(screen.getByRole('button', { expanded: true })).toBe(toggle)
  const list = screen.getByRole('list', { name: 'Steps of “Clean up”' })
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.contains(list)).toBe(true)
})

test('arrows go from row to row and stay in their column; letters that are written stay letters', async () => {
  const rows = <DaySection section={sectionOf('anytime', view('one'), view('two'))} />
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
  show(<div onKeyDown={moveBetweenRows}>{rows}</div>)
  act(() => button('one').focus())
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(button('two'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(button('two'))
  await user.keyboard('k')
  expect(document.activeElement).toBe(button('one'))
  act(() => screen.getByRole('checkbox', { name: 'one' }).focus())
  await user.keyboard('j')
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'two' }))
})
