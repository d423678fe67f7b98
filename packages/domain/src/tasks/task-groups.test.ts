import { describe, expect, it } from 'vitest'
import { createTask } from './create-task.ts'
import { type GroupingContext, groupOf, groupsInOrder, isClearable, type TaskGroup } from './task-groups.ts'
import type { Task, TaskData } from './task.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const task = (chosen: Partial<TaskData>) => ({
  id: 'x',
  ...createTask({ title: 'Water the fern', ...chosen }, now),
})
const byTime: GroupingContext = { grouping: 'time', now, dayStart: 0, customCategories: new Set(['garden']) }
const byCategory: GroupingContext = { ...byTime, grouping: 'category' }

describe('where a task stands (F1)', () => {
  it.each<[string, Partial<TaskData>, TaskGroup, TaskGroup]>([
    ['a morning task', { timeOfDay: 'morning', category: 'work' }, 'morning', 'category:work'],
    ['one without a time of day', { timeOfDay: null }, 'anytime', 'category:personal'],
    ['one of the person’s own category', { category: ' Garden ' }, 'anytime', 'category:garden'],
    ['one of a category that is gone', { category: 'Boats' }, 'anytime', 'category:uncategorised'],
    ['a built-in one in capitals', { category: 'Wellness' }, 'anytime', 'category:wellness'],
    ['what matters most', { priority: 'high', timeOfDay: 'evening' }, 'high-priority', 'high-priority'],
    ['what sleeps', { priority: 'high', snoozedUntil: '2026-11-21T10:00:00.001Z' }, 'snoozed', 'snoozed'],
    ['what slept until now', { snoozedUntil: '2026-11-21T10:00:00.000Z' }, 'anytime', 'category:personal'],
  ])('%s', (_title, chosen, inDay, inCategories) => {
    expect(groupOf(task(chosen), false, byTime)).toBe(inDay)
    expect(groupOf(task(chosen), false, byCategory)).toBe(inCategories)
    expect(groupOf(task(chosen), true, byTime)).toBe('completed')
  })

  it('a task that is completed now stays where it was', () => {
    const done = task({ timeOfDay: 'morning', completed: true, completedOn: '2026-11-21' })
    expect(groupOf(done, false, byTime)).toBe('morning')
  })
})

describe('what fits today’s energy (F12)', () => {
  const local = new Date(2026, 10, 21, 10)
  const rest: Task = {
    id: 'rest',
    ...createTask({ title: 'Rest for ten quiet minutes', priority: 'high' }, local),
  }
  const low: GroupingContext = { ...byTime, now: local, energy: 'LOW' }

  it('has its own place, before what matters most, in both ways of looking', () => {
    expect(groupOf(rest, false, low)).toBe('energy-matched')
    expect(groupOf(rest, false, { ...low, grouping: 'category' })).toBe('energy-matched')
    expect(
      groupsInOrder('time', new Set<TaskGroup>(['high-priority', 'energy-matched'])).slice(0, 2),
    ).toEqual(['energy-matched', 'high-priority'])
  })

  it('is elsewhere when it is done, sleeps, the energy is another or nobody said', () => {
    expect(groupOf(rest, true, low)).toBe('completed')
    expect(groupOf({ ...rest, snoozedUntil: '2027-01-01T00:00:00.000Z' }, false, low)).toBe('snoozed')
    expect(groupOf(rest, false, { ...low, energy: 'FULL' })).toBe('high-priority')
    expect(groupOf(rest, false, { ...low, energy: null })).toBe('high-priority')
    expect(groupOf(rest, false, { ...low, now: new Date(2026, 10, 22, 10) })).toBe('high-priority')
  })
})

describe('the order of the groups (F1)', () => {
  it('has the day always, the rest where there is something', () => {
    expect(groupsInOrder('time', new Set())).toEqual(['morning', 'afternoon', 'evening', 'anytime'])
    const all = new Set<TaskGroup>(['completed', 'snoozed', 'high-priority', 'evening'])
    expect(groupsInOrder('time', all)).toEqual([
      'high-priority',
      'morning',
      'afternoon',
      'evening',
      'anytime',
      'snoozed',
      'completed',
    ])
  })

  it('has the person’s own categories by name after the built-in ones, and what nobody knows last', () => {
    const used = new Set<TaskGroup>([
      'category:uncategorised',
      'category:zoo',
      'category:garden',
      'category:admin',
    ])
    expect(groupsInOrder('category', used)).toEqual([
      'category:work',
      'category:personal',
      'category:wellness',
      'category:admin',
      'category:garden',
      'category:zoo',
      'category:uncategorised',
    ])
  })
})

const everyThirdDay = {
  kind: 'days',
  every: 3,
  weekdays: [],
  monthDay: null,
  anchorOn: '2026-11-01',
  stays: true,
} as const

it.each([
  ['done', {}, true, true],
  ['open', {}, false, false],
  ['daily and done', { isDaily: true }, true, false],
  ['repeating and done', { repeat: everyThirdDay }, true, false],
] as const)('clearing takes what is done for good: what is %s', (_, change, isDone, expected) => {
  expect(isClearable({ isDaily: false, repeat: null, ...change }, isDone)).toBe(expected)
})
