import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import { expect, test } from 'vitest'
import type { Repeat } from '@glimmer/domain/tasks/repeat'
import {
  addTask,
  bringToToday,
  deleteTask,
  renameStep,
  renameTask,
  resumeTask,
  setAside,
  setDate,
  setRepeat,
  setTaskDone,
  skipOccurrence,
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

test('a task goes, its win stays (F10)', () => {
  const done = { ...task, completed: true, completedOn: '2026-11-21' }
  expect(deleteTask(done, []).map(({ table }) => table)).toEqual(['tasks'])
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
  expect(deleteTask(task, [step]).map(({ table, op }) => `${op} ${table}`)).toEqual([
    'delete subtasks',
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

test('“Not this time” leaves no win and no mark, and is of what repeats alone', () => {
  expect(skipOccurrence(weekly, today)).toEqual([changed({ skippedOn: today })])
  expect(skipOccurrence({ ...task, isDaily: true }, today)).toEqual([changed({ skippedOn: today })])
  expect(skipOccurrence(task, today)).toEqual([])
})

test('a date brings back what was set aside', () => {
  expect(setDate(task, '2026-12-01')).toEqual([changed({ dueDate: '2026-12-01' })])
  const aside = { ...task, setAsideAt: now.toISOString() }
  expect(setAside(task, now)).toEqual([changed({ setAsideAt: now.toISOString() })])
  expect(setDate(aside, null)).toEqual([changed({ dueDate: null, setAsideAt: null })])
})

test.each([
  ['that is there', {}, null],
  ['for later', { dueDate: '2026-12-01' }, { dueDate: null }],
  ['whose date went by', { dueDate: '2026-11-01' }, null],
  [
    'snoozed and set aside',
    { snoozedUntil: '2026-11-25T10:00:00.000Z', setAsideAt: '2026-11-20T10:00:00.000Z' },
    { snoozedUntil: null, setAsideAt: null },
  ],
  ['daily, not this time', { isDaily: true, skippedOn: today }, { skippedOn: null }],
  ['repeating, and waiting', { repeat: mondays }, null],
  ['repeating, not this time', { repeat: mondays, skippedOn: today }, { skippedOn: null }],
  ['repeating, and not now', { repeat: mondays, lastCompleted: '2026-11-16' }, { dueDate: today }],
  ['repeating, and done today', { repeat: mondays, lastCompleted: today }, null],
])('a task %s is brought to today by what that takes', (_, change, expected) => {
  expect(bringToToday([{ ...task, ...change }], today)).toEqual(expected ? [changed(expected)] : [])
})

test('a rule takes the place of the daily repeat, and what is done today stays done', () => {
  const daily = { ...task, isDaily: true, completed: true, completedOn: today, lastCompleted: today }
  expect(setRepeat(daily, mondays, today)).toEqual([
    changed({ isDaily: false, repeat: mondays, completed: false, completedOn: null, lastCompleted: today }),
  ])
  expect(setRepeat(weekly, 'daily', today)).toEqual([
    changed({ isDaily: true, repeat: null, completed: false, completedOn: null }),
  ])
})
