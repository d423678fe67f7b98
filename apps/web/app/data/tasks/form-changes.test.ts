import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import { newTaskForm } from '@glimmer/domain/tasks/task-edits'
import { newTypedRepeat } from '@glimmer/domain/tasks/typed-repeat'
import { expect, test } from 'vitest'
import { createFromForm, makeStepSmaller, reviseTask, splitTask } from './form-changes.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const later = new Date('2026-11-22T09:00:00.000Z')
const today = '2026-11-21'
const task = { id: 'task', ...createTask({ title: 'Pack the bag' }, now) }
const step = (id: string, title: string) => ({ id, title, isDone: false })

test('a filled form becomes a task with its steps in their order (F6, F8)', () => {
  const { fields } = newTaskForm({
    title: ' Pack the bag ',
    minutes: '20',
    timeOfDay: 'evening',
    category: 'Travel',
    priority: 'high',
    isDaily: true,
  })
  const changes = createFromForm('task', { fields, steps: [step('b', 'Socks'), step('a', 'Charger')] }, now)
  expect(changes).toMatchObject([
    {
      table: 'tasks',
      rowId: 'task',
      op: 'insert',
      data: {
        title: 'Pack the bag',
        estimatedTime: 20,
        timeOfDay: 'evening',
        category: 'Travel',
        priority: 'high',
        isDaily: true,
        completed: false,
      },
    },
    { table: 'subtasks', rowId: 'b', data: { taskId: 'task', createdAt: '2026-11-21T09:00:00.000Z' } },
    { table: 'subtasks', rowId: 'a', data: { taskId: 'task', createdAt: '2026-11-21T09:00:00.001Z' } },
  ])
})

test('a step that is written and ticked in the same form is done, and a win (F5, F8)', () => {
  const added = [{ ...step('four', ' Snack '), isDone: true }]
  const changes = reviseTask(task, { task: {}, changed: [], removed: [], added }, now, today)
  expect(changes).toMatchObject([
    { table: 'subtasks', rowId: 'four', data: { completed: true, completedOn: today } },
    { table: 'wins', rowId: `four:${today}`, op: 'insert', data: { title: 'Snack', completedOn: today } },
  ])
})

test('saving writes what was edited, and nothing else (F5, F15)', () => {
  const revision = {
    task: { priority: 'low' },
    changed: [
      { id: 'one', title: 'Wool socks' },
      { id: 'two', isDone: true },
    ],
    removed: ['three'],
    added: [step('four', 'Snack')],
  } as const
  expect(reviseTask(task, revision, now, today)).toEqual([
    { table: 'tasks', rowId: 'task', op: 'update', data: { priority: 'low' } },
    { table: 'subtasks', rowId: 'one', op: 'update', data: { title: 'Wool socks' } },
    { table: 'subtasks', rowId: 'two', op: 'update', data: { completed: true, completedOn: today } },
    { table: 'subtasks', rowId: 'three', op: 'delete' },
    {
      table: 'subtasks',
      rowId: 'four',
      op: 'insert',
      data: expect.objectContaining({ taskId: 'task', title: 'Snack', completed: false }),
    },
  ])
  expect(reviseTask(task, { task: {}, changed: [], removed: [], added: [] }, now, today)).toEqual([])
})

test('a new task keeps its day, or begins its rule', () => {
  const dated = newTaskForm({ title: 'Post the parcel', dueDate: '2026-11-30' })
  expect(createFromForm('task', dated, now)).toMatchObject([
    { data: { dueDate: '2026-11-30', repeat: null } },
  ])
  const repeat = { ...newTypedRepeat('weeks', today), every: '2', weekdays: [4, 1] }
  const ruled = newTaskForm({ title: 'Change the sheets', repeat })
  expect(createFromForm('task', ruled, now)).toMatchObject([
    { data: { dueDate: null, repeat: { kind: 'weeks', every: 2, weekdays: [1, 4], anchorOn: today } } },
  ])
})

test('what was done today stays done when it is to come again', () => {
  const done = { ...task, completed: true, completedOn: today }
  const repeat = {
    kind: 'days',
    every: 3,
    weekdays: [],
    monthDay: null,
    anchorOn: today,
    stays: true,
  } as const
  const revision = { task: { repeat }, changed: [], removed: [], added: [] }
  expect(reviseTask(done, revision, now, today)).toMatchObject([
    { data: { repeat, completed: false, lastCompleted: today } },
  ])
})

test('the parts of a task are for the same day and repeat as it does', () => {
  const repeat = {
    kind: 'after',
    every: 7,
    weekdays: [],
    monthDay: null,
    anchorOn: today,
    stays: true,
  } as const
  const changes = splitTask({ ...task, dueDate: '2026-11-30', repeat }, 'Pack', ['Go'], () => 'new', now)
  expect(changes[1]).toMatchObject({ rowId: 'new', data: { title: 'Go', dueDate: '2026-11-30', repeat } })
})

test('smaller steps take the place of the one that goes, and without any it stays', () => {
  const large = { id: 'large', ...createSubtask('task', 'Pack the clothes', now) }
  let id = 0
  const changes = makeStepSmaller(large, ['Socks', 'Shirts'], () => `new-${(id += 1)}`, later)
  const sortKey = (at: string) => `${large.createdAt} large ${at}`
  expect(changes).toMatchObject([
    {
      rowId: 'new-1',
      op: 'insert',
      data: { taskId: 'task', title: 'Socks', sortKey: sortKey('2026-11-22T09:00:00.000Z') },
    },
    {
      rowId: 'new-2',
      op: 'insert',
      data: { taskId: 'task', title: 'Shirts', sortKey: sortKey('2026-11-22T09:00:00.001Z') },
    },
    { table: 'subtasks', rowId: 'large', op: 'delete' },
  ])
  expect(makeStepSmaller(large, [' '], () => 'new', later)).toEqual([])
})
