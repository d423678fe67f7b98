import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import { expect, test } from 'vitest'
import type { Repeat } from '@glimmer/domain/tasks/repeat'
import {
  addTask,
  deleteTask,
  renameStep,
  renameTask,
  resumeTask,
  setStepDone,
  setTaskDone,
  snoozeTask,
} from './task-changes.ts'

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

test('completing says which day and remembers the win, and opening again takes both back (F3, F10)', () => {
  const today = '2026-11-21'
  const rowId = `task-1:${today}`
  expect(setTaskDone(task, true, now, today)).toEqual([
    { table: 'tasks', rowId: 'task-1', op: 'update', data: { completed: true, completedOn: today } },
    {
      table: 'wins',
      rowId,
      op: 'insert',
      data: { title: 'Water the fern', completedAt: now.toISOString(), completedOn: today },
    },
  ])
  const done = { ...task, completed: true, completedOn: today }
  expect(setTaskDone(done, false, now, '2026-11-22')).toEqual([
    { table: 'tasks', rowId: 'task-1', op: 'update', data: { completed: false, completedOn: null } },
    { table: 'wins', rowId, op: 'delete' },
  ])
})

test('a step counts as a win, too, and unticking it takes that back (F3)', () => {
  const today = '2026-11-21'
  const rowId = `step-1:${today}`
  const [ticked, win] = setStepDone(step, true, now, today)
  expect(ticked).toMatchObject({ table: 'subtasks', data: { completed: true, completedOn: today } })
  expect(win).toEqual({
    table: 'wins',
    rowId,
    op: 'insert',
    data: { title: 'Fill the can', completedAt: now.toISOString(), completedOn: today },
  })
  const done = { ...step, completed: true, completedOn: today }
  expect(setStepDone(done, false, now, '2026-11-22')[1]).toEqual({ table: 'wins', rowId, op: 'delete' })
})

test('a task goes, its win stays (F10)', () => {
  const done = { ...task, completed: true, completedOn: '2026-11-21' }
  expect(deleteTask(done, [], []).map(({ table }) => table)).toEqual(['tasks'])
})

test('snoozing says until when, resuming clears it (F4)', () => {
  expect(snoozeTask(task, 4, now)).toMatchObject([{ data: { snoozedUntil: '2026-11-21T13:00:00.000Z' } }])
  expect(resumeTask(task)).toMatchObject([{ data: { snoozedUntil: null } }])
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
  expect(deleteTask(task, [step], [{ id: 'time' }]).map(({ table, op }) => `${op} ${table}`)).toEqual([
    'delete subtasks',
    'delete time_blocks',
    'delete tasks',
  ])
})

const today = '2026-11-21'
const mondays: Repeat = {
  kind: 'weeks',
  every: 1,
  weekdays: [1],
  monthDay: null,
  anchorOn: '2026-11-02',
  stays: true,
}
const weekly = { ...task, repeat: mondays }
const changed = (data: object) => ({ table: 'tasks', rowId: 'task-1', op: 'update', data })

test('a task that repeats by a rule is done without being completed, and its win comes and goes with that', () => {
  const win = { table: 'wins', rowId: `task-1:${today}` }
  const ticking = setTaskDone(weekly, true, now, today)
  expect(ticking).toMatchObject([changed({ lastCompleted: today }), { ...win, op: 'insert' }])
  expect(ticking[0]).not.toHaveProperty('data.completed')
  const ticked = { ...weekly, lastCompleted: today }
  expect(setTaskDone(ticked, false, now, today)).toEqual([
    changed({ lastCompleted: null }),
    { ...win, op: 'delete' },
  ])
})
