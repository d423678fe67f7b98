import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import type { TaskData } from '@glimmer/domain/tasks/task'
import type { TaskView } from '@glimmer/domain/tasks/task-view'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeviceContext } from '../../device/device-context.ts'
import { startSync } from '../../device/start-sync.ts'
import { type DeviceStore, openDeviceStore } from '../../device/store.ts'
import { createBrowser } from '../../device/test/test-device.ts'
import { dismissCompliment, payCompliment } from './compliment-store.ts'
import { Compliment } from './compliment.tsx'
import type { Section } from './day.ts'
import { DaySection } from './day-section.tsx'
import { taskDialog } from './task-dialogs.ts'
import { moveBetweenRows } from './row-keys.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const made = new Date('2026-11-21T09:00:00.000Z')
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
  page.remove()
  store.close()
  dialogs.drop('owner')
  dismissCompliment()
})

function view(title: string, chosen: Partial<TaskData> = {}, rest: Partial<TaskView> = {}): TaskView {
  return { task: { id: title, ...createTask({ title, ...chosen }, made) }, isDone: false, steps: [], ...rest }
}

async function show(node: ReactNode): Promise<void> {
  await act(async () =>
    root.render(
      <DeviceContext value={{ store, sync: startSync(store, createBrowser()) }}>{node}</DeviceContext>,
    ),
  )
}

const sectionOf = (group: Section['group'], ...views: TaskView[]): Section => ({
  group,
  blocks: [views],
  done: views.filter(({ isDone }) => isDone).length,
  all: views.length,
})
const get = (selector: string) => {
  const found = page.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}

test('a section is a region named by its heading, with its tasks in a list of that name (F1)', async () => {
  await show(
    <DaySection section={sectionOf('high-priority', view('one'), view('two', {}, { isDone: true }))} />,
  )
  const heading = get('h2')
  expect(heading.textContent).toBe('High Priority')
  expect(get('section').getAttribute('aria-labelledby')).toBe(heading.id)
  expect(get('ul').getAttribute('aria-label')).toBe('High Priority')
  expect(get('header .sr-only').textContent).toBe('1 of 2 done')
})

test('a person’s own category is called as they wrote it, and what nobody knows is uncategorised', async () => {
  await show(<DaySection section={sectionOf('category:garden', view('one', { category: ' Garden' }))} />)
  expect(get('h2').textContent).toBe('Garden')
  await show(<DaySection section={sectionOf('category:uncategorised', view('one', { category: 'gone' }))} />)
  expect(get('h2').textContent).toBe('Uncategorised')
})

test('a row has a box, a title that opens all of it, its badges and a menu, each by name (F2)', async () => {
  const task = view('Water the fern', { isDaily: true, priority: 'high', estimatedTime: 5 })
  await show(<DaySection section={sectionOf('high-priority', task)} />)
  expect(get('input[type=checkbox]').getAttribute('aria-label')).toBe('Water the fern')
  expect(get('.task-facts').textContent).toBe('DailyHigh Priority5 min')
  expect(get('.task-more').getAttribute('aria-label')).toBe('More about “Water the fern”')
  await act(async () => get('.task-title').click())
  expect(dialogs.isOpen(taskDialog)).toBe(true)
})

test('what is done has no menu and no High Priority badge (F2)', async () => {
  const task = view('Water the fern', { priority: 'high', isDaily: true }, { isDone: true })
  await show(<DaySection section={sectionOf('completed', task)} />)
  expect(get('.task-facts').textContent).toBe('Daily')
  expect(page.querySelector('.task-more')).toBeNull()
  expect(get('li').dataset['done']).toBe('true')
})

test('what sleeps says until when and offers Resume instead of the menu (F2, F4)', async () => {
  const task = view('Water the fern', { snoozedUntil: '2999-12-03T09:00:00.000Z' })
  const { id, ...data } = { ...task.task, id: crypto.randomUUID() }
  await store.write([{ table: 'tasks', rowId: id, op: 'insert', data }])
  await show(<DaySection section={sectionOf('snoozed', { ...task, task: { id, ...data } })} />)
  expect(get('.task-facts').textContent).toMatch(/^until \d December$/)
  expect(page.querySelector('.task-more')).toBeNull()
  const resume = get('.task-resume')
  expect([resume.textContent, resume.getAttribute('aria-label')]).toEqual([
    'Resume',
    'Resume “Water the fern”',
  ])
  await act(async () => resume.click())
  await vi.waitFor(() => expect(store.mirror.rowOf('tasks', id)?.snoozedUntil).toBeNull())
})

test('steps are a bar with its value in words and a button that says whether they are shown (F2)', async () => {
  const steps = [true, false].map((isDone, i) => ({
    isDone,
    step: { id: `step-${i}`, ...createSubtask('x', `Step ${i}`, made) },
  }))
  await show(<DaySection section={sectionOf('anytime', view('Clean up', {}, { steps }))} />)
  const bar = get('[role=progressbar]')
  const values = ['aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((name) => bar.getAttribute(name))
  expect(values).toEqual(['1', '2', '1/2 steps'])
  const toggle = get('.task-steps-toggle')
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  await act(async () => toggle.click())
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(toggle.getAttribute('aria-controls')).toBe(get('.step-list').id)
})

test('arrows go from row to row and stay in their column; letters that are written stay letters', async () => {
  const rows = <DaySection section={sectionOf('anytime', view('one'), view('two'))} />
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
  await show(<div onKeyDown={moveBetweenRows}>{rows}</div>)
  const press = (key: string) =>
    act(async () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    )
  const [first, second] = [...page.querySelectorAll<HTMLElement>('.task-title')]
  first?.focus()
  await press('ArrowDown')
  expect(document.activeElement).toBe(second)
  await press('ArrowDown')
  expect(document.activeElement).toBe(second)
  await press('k')
  expect(document.activeElement).toBe(first)
  get('input').focus()
  await press('j')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('two')
})

test('a compliment is announced politely, takes no focus and goes with the next press or key (F3)', async () => {
  await show(
    <>
      <button type="button">Here</button>
      <Compliment />
    </>,
  )
  get('button').focus()
  for (const leave of [new KeyboardEvent('keydown', { key: 'Escape' }), new Event('pointerdown')]) {
    await act(async () => payCompliment('Make bed', () => 0.5))
    const dialog = get('[role=dialog]')
    expect(dialog.getAttribute('aria-modal')).toBe('false')
    expect(get('[role=status]').textContent).toBe(dialog.textContent)
    expect(document.activeElement).toBe(get('button'))
    await act(async () => document.dispatchEvent(leave))
    expect(page.querySelector('[role=dialog]')).toBeNull()
  }
})
