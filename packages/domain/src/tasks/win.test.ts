import { describe, expect, it } from 'vitest'
import { taskDefaults } from './task.ts'
import { createWin, standingStepWinId, standingWinId, taskOfWin, winId } from './win.ts'

const everyThirdDay = {
  kind: 'days',
  every: 3,
  weekdays: [],
  monthDay: null,
  anchorOn: '2026-11-01',
  stays: true,
} as const
const id = '0190f6a0-0000-7000-8000-000000000001'

it('a win says what, when, and on which day of the person', () => {
  const now = new Date('2026-11-21T23:30:00.000Z')
  expect(createWin({ title: 'Water the fern' }, now, '2026-11-22')).toEqual({
    title: 'Water the fern',
    completedAt: '2026-11-21T23:30:00.000Z',
    completedOn: '2026-11-22',
  })
  expect(winId(id, '2026-11-22')).toBe(`${id}:2026-11-22`)
  expect(taskOfWin(winId(id, '2026-11-22'))).toBe(id)
})

describe('the win that a task stands for', () => {
  const day = '2026-11-21'
  it.each([
    ['open', { completed: false, completedOn: null, lastCompleted: null }, null],
    ['open, completed once', { completed: false, completedOn: null, lastCompleted: day }, null],
    ['completed', { completed: true, completedOn: day, lastCompleted: null }, `${id}:${day}`],
    [
      'daily, before dates were kept',
      { completed: true, completedOn: null, lastCompleted: day },
      `${id}:${day}`,
    ],
    [
      'repeating by a rule, and open',
      { completed: false, completedOn: null, lastCompleted: day, repeat: everyThirdDay },
      `${id}:${day}`,
    ],
    ['completed nobody knows when', { completed: true, completedOn: null, lastCompleted: null }, null],
  ])('%s', (_title, task, expected) => {
    expect(standingWinId({ ...taskDefaults, id, ...task })).toBe(expected)
  })
})

it.each([
  [true, '2026-11-21', `${id}:2026-11-21`],
  [true, null, null],
  [false, '2026-11-21', null],
  [false, null, null],
])('a step with completed %s on %s stands for the win %s', (completed, completedOn, expected) => {
  expect(standingStepWinId({ id, completed, completedOn })).toBe(expected)
})
