import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import { expect, test } from 'vitest'
import { addTask, deleteTask, renameStep, renameTask, setTaskDone } from './task-changes.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const task = { id: 'task-1', ...createTask({ title: 'Water the fern' }, now) }
const step = { id: 'step-1', ...createSubtask('task-1', 'Fill the can', now) }

test('quick add makes a task for any time, personal, of medium priority, with a trimmed title', () => {
  const [change] = addTask('new', '  Water the fern ', now)
  expect(change).toMatchObject({
    table: 'tasks',
    rowId: 'new',
    op: 'insert',
    data: {
      title: 'Water the fern',
      timeOfDay: 'anytime',
      category: 'personal',
      priority: 'medium',
      completed: false,
    },
  })
})

test('completing says which day, and opening again takes it back (F3)', () => {
  expect(setTaskDone(task, true, '2026-11-21')).toMatchObject([
    { data: { completed: true, completedOn: '2026-11-21' } },
  ])
  expect(setTaskDone(task, false, '2026-11-21')).toMatchObject([
    { data: { completed: false, completedOn: null } },
  ])
})

test('a blank or unchanged name changes nothing (F8)', () => {
  expect(renameTask(task, '   ')).toEqual([])
  expect(renameTask(task, ' Water the fern ')).toEqual([])
  expect(renameStep(step, '')).toEqual([])
  expect(renameStep(step, 'Fill the big can')).toMatchObject([
    { op: 'update', data: { title: 'Fill the big can' } },
  ])
})

test('a task goes with its steps, steps first (F7)', () => {
  expect(deleteTask(task, [step]).map(({ table, op }) => `${op} ${table}`)).toEqual([
    'delete subtasks',
    'delete tasks',
  ])
})
