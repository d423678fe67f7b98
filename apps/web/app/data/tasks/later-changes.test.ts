import { createTask } from '@glimmer/domain/tasks/create-task'
import type { Repeat } from '@glimmer/domain/tasks/repeat'
import { expect, test } from 'vitest'
import { bringToToday, moveToDay, setAside, setRepeat, skipOccurrence } from './later-changes.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const today = '2026-11-21'
const task = { id: 'task-1', ...createTask({ title: 'Water the fern' }, now) }
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

test('“Not this time” leaves no win and no mark, and is of what repeats alone', () => {
  expect(skipOccurrence(weekly, today)).toEqual([changed({ skippedOn: today })])
  expect(skipOccurrence({ ...task, isDaily: true }, today)).toEqual([changed({ skippedOn: today })])
  expect(skipOccurrence(task, today)).toEqual([])
})

test('a day is the only thing that keeps a task away, and to be set aside has none', () => {
  expect(moveToDay(task, '2026-12-01')).toEqual([changed({ dueDate: '2026-12-01' })])
  const aside = { ...task, setAsideAt: now.toISOString() }
  expect(setAside(task, now)).toEqual([changed({ setAsideAt: now.toISOString() })])
  expect(moveToDay(aside, '2026-12-01')).toEqual([changed({ dueDate: '2026-12-01', setAsideAt: null })])
  const snoozed = { ...task, snoozedUntil: '2026-12-24T10:00:00.000Z' }
  expect(moveToDay(snoozed, '2026-12-01')).toEqual([changed({ dueDate: '2026-12-01', snoozedUntil: null })])
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
