import { winId } from '@glimmer/domain/tasks/win'
import { describe, expect, it } from 'vitest'
import type { Change } from './change.ts'
import { drawIn, openedAgainFarOff } from './draw-in.ts'

const TASK = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11'
const OTHER = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c22'
const now = new Date('2026-11-22T10:24:00.000Z')
const [today, ahead, longAgo] = ['2026-11-22', '2036-11-22', '2016-11-22']

const update = (table: 'tasks' | 'subtasks', data: object, rowId = TASK): Change => ({
  table,
  rowId,
  op: 'update',
  data,
})
const insert = (data: object): Change =>
  ({ table: 'tasks', rowId: TASK, op: 'insert', data: { title: 'Old', ...data } }) as Change
const win = (date: string, op: 'insert' | 'update' = 'insert', of = TASK): Change => ({
  table: 'wins',
  rowId: winId(of, date),
  op,
  data: { title: 'Done', completedAt: `${date}T08:00:00.000Z`, completedOn: date },
})
const winGone = (date: string, of = TASK): Change => ({ table: 'wins', rowId: winId(of, date), op: 'delete' })
const drawnWin = (of = TASK): Change => ({
  table: 'wins',
  rowId: winId(of, today),
  op: 'insert',
  data: { title: 'Done', completedAt: now.toISOString(), completedOn: today },
})

describe('a day that no right clock can have shown', () => {
  it.each([
    ['tasks', 'completedOn', ahead],
    ['tasks', 'completedOn', longAgo],
    ['tasks', 'lastCompleted', ahead],
    ['subtasks', 'completedOn', longAgo],
  ] as const)('of %s %s, %s, is today, and its win goes along', (table, field, date) => {
    const done = { completed: true, title: 'Kept', [field]: date }
    expect(drawIn([update(table, done), win(date)], now)).toEqual([
      update(table, { ...done, [field]: today }),
      winGone(date),
      drawnWin(),
    ])
  })

  it('leaves every other change as it is, also wins of other things on that day', () => {
    const rename = update('tasks', { title: 'Renamed' }, OTHER)
    const others = winGone(ahead, OTHER)
    expect(
      drawIn([rename, update('tasks', { completedOn: ahead }), others, win(longAgo, 'update', OTHER)], now),
    ).toEqual([rename, update('tasks', { completedOn: today }), others, win(longAgo, 'update', OTHER)])
  })

  it('of a win that comes by itself is today only where it lies ahead', () => {
    expect(drawIn([win(ahead), win(longAgo, 'insert', OTHER)], now)).toEqual([
      winGone(ahead),
      drawnWin(),
      win(longAgo, 'insert', OTHER),
    ])
  })
})

it.each([
  [
    'a day that a right clock can have shown',
    [update('tasks', { completedOn: '2026-11-24' }), win('2026-11-24')],
  ],
  ['an open task', [update('tasks', { completed: false, completedOn: null })]],
  ['an old row that comes in as it was', [insert({ completedOn: longAgo })]],
  ['an occurrence that was skipped long ago', [update('tasks', { skippedOn: longAgo })]],
  [
    'a day of before, with a task that is opened again',
    [update('tasks', { lastCompleted: longAgo }), winGone(today)],
  ],
  ['a delete', [{ table: 'tasks', rowId: TASK, op: 'delete' } as const, winGone(ahead)]],
])('keeps %s', (_, changes) => {
  expect(drawIn(changes, now)).toEqual(changes)
})

it('draws in a skipped day that lies ahead, and the day of a new row', () => {
  expect(drawIn([update('tasks', { skippedOn: ahead })], now)).toEqual([
    update('tasks', { skippedOn: today }),
  ])
  expect(drawIn([insert({ completedOn: ahead })], now)).toEqual([insert({ completedOn: today })])
})

it('keeps a day of before only for the very task that is opened again', () => {
  const changes = [update('tasks', { lastCompleted: longAgo }), winGone(today, OTHER)]
  expect(drawIn(changes, now)).toEqual([update('tasks', { lastCompleted: today }), changes[1]])
  const step = [update('subtasks', { completedOn: longAgo }), winGone(today)]
  expect(drawIn(step, now)).toEqual([update('subtasks', { completedOn: today }), step[1]])
})

describe('what is opened again together with a win of an impossible day', () => {
  const open = update('tasks', { completed: false, completedOn: null })

  it.each([ahead, longAgo])('is named once, by its table: %s', (date) => {
    const undone = update('tasks', { lastCompleted: null }, OTHER)
    expect(openedAgainFarOff([open, open, winGone(date), undone, winGone(date, OTHER)], now)).toEqual({
      tasks: [TASK, OTHER],
      subtasks: [],
    })
    expect(openedAgainFarOff([update('subtasks', { completed: false }), winGone(date)], now)).toEqual({
      tasks: [],
      subtasks: [TASK],
    })
  })

  it.each([
    ['a win of a day that can be', [open, winGone(today)]],
    ['a win of another task', [open, winGone(ahead, OTHER)]],
    ['a win that is written', [open, win(ahead)]],
    ['a task that is done', [update('tasks', { completed: true, completedOn: ahead }), winGone(ahead)]],
    ['a new task', [insert({ completed: false }), winGone(ahead)]],
  ])('is not %s', (_, changes) => {
    expect(openedAgainFarOff(changes, now)).toEqual({ tasks: [], subtasks: [] })
  })
})
