import { newTaskForm } from '@glimmer/domain/tasks/task-edits'
import { expect, test } from 'vitest'
import { createFromForm, reviseTask } from './form-changes.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const today = '2026-11-21'
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
  expect(reviseTask('task', revision, now, today)).toEqual([
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
  expect(reviseTask('task', { task: {}, changed: [], removed: [], added: [] }, now, today)).toEqual([])
})
