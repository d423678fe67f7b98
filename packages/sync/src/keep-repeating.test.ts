import { createTask } from '@glimmer/domain/tasks/create-task'
import { taskDefaults } from '@glimmer/domain/tasks/task'
import { describe, expect, it } from 'vitest'
import type { Change, RowData } from './change.ts'
import { keepRepeating } from './keep-repeating.ts'

const rowId = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11'
const day = '2026-11-23'
const mondays = {
  kind: 'weeks',
  every: 1,
  weekdays: [1],
  monthDay: null,
  anchorOn: '2026-11-02',
  stays: true,
} as const
const task = { ...createTask({ title: 'Water the plants' }, new Date(0)), repeat: mondays }

const update = (data: RowData): Change => ({ table: 'tasks', rowId, op: 'update', data })
const winGone: Change = { table: 'wins', rowId: `${rowId}:${day}`, op: 'delete' }
const tick = update({ completed: true, completedOn: day })

/** The changes that are added for a task that was as in `before`. */
function added(before: RowData | null, ...changes: Change[]): readonly unknown[] {
  const kept = keepRepeating(new Map([[`tasks/${rowId}`, before]]), changes)
  expect(kept.slice(0, changes.length)).toEqual(changes)
  return kept.slice(changes.length).map((change) => change.op === 'update' && change.data)
}

describe('a page that does not know rules', () => {
  const done = [{ completed: false, completedOn: null, lastCompleted: day }]

  it('that completes a repeating task has done it on that day', () => {
    expect(added(task, tick)).toEqual(done)
    expect(added({ ...task, lastCompleted: '2026-11-16' }, tick)).toEqual(done)
    expect(
      added({ ...task, lastCompleted: day }, update({ completed: true, completedOn: '2026-11-20' })),
    ).toEqual(done)
  })

  it('that completed it before it was to repeat has done it too', () => {
    expect(
      added({ ...task, repeat: null, completed: true, completedOn: day }, update({ repeat: mondays })),
    ).toEqual(done)
    expect(
      added({ ...task, isDaily: true, completed: true, completedOn: day }, update({ isDaily: false })),
    ).toEqual(done)
    expect(
      added(null, { table: 'tasks', rowId, op: 'insert', data: { ...task, completed: true } }),
    ).toMatchObject([{ completed: false }])
  })

  it('that opens it again on that day has not', () => {
    const opened = update({ completed: false, completedOn: null })
    expect(added({ ...task, lastCompleted: day }, opened, winGone)).toEqual([{ lastCompleted: null }])
    const after = {
      ...task,
      repeat: { ...mondays, kind: 'after', every: 10, weekdays: [] },
      lastCompleted: day,
    }
    expect(added(after, opened, winGone)).toEqual([{ lastCompleted: '2026-11-13' }])
  })
})

it.each<[string, RowData | null, Change[]]>([
  ['one that does not repeat', { ...task, repeat: null }, [tick]],
  ['a daily one, whose rule does not count', { ...task, isDaily: true }, [tick]],
  ['one that is written otherwise', task, [update({ title: 'Water them' })]],
  ['one that is done by its rule', task, [update({ lastCompleted: day })]],
  [
    'one that is opened by its rule',
    { ...task, lastCompleted: day },
    [update({ completed: false, lastCompleted: null }), winGone],
  ],
  ['one whose win alone goes', { ...task, lastCompleted: day }, [winGone]],
  [
    'one that is opened while its win of that day stays',
    { ...task, lastCompleted: day },
    [update({ completed: false, completedOn: null })],
  ],
  [
    'one that is opened with the win of another day',
    { ...task, lastCompleted: '2026-11-16' },
    [update({ completed: false, completedOn: null }), winGone],
  ],
  [
    'one that is opened while its win is written',
    { ...task, lastCompleted: day },
    [
      update({ completed: false, completedOn: null }),
      {
        table: 'wins',
        rowId: winGone.rowId,
        op: 'insert',
        data: { title: 'Water', completedAt: `${day}T08:00:00.000Z`, completedOn: day },
      },
    ],
  ],
  ['one that goes', task, [tick, { table: 'tasks', rowId, op: 'delete' }]],
  ['one that is not there', null, [tick]],
])('leaves %s alone', (_, before, changes) => {
  expect(added(before, ...changes)).toEqual([])
})

it('reads a row of before there were rules', () => {
  const { repeat: _, ...old } = taskDefaults
  expect(added(old, tick)).toEqual([])
})
