import { expect, it } from 'vitest'
import { laterTasks } from './later.ts'
import type { Repeat } from './repeat.ts'
import { type Task, taskDefaults } from './task.ts'

const today = '2026-11-22'
const now = new Date('2026-11-22T12:00:00.000Z')
const mondays: Repeat = {
  kind: 'weeks',
  every: 1,
  weekdays: [1],
  monthDay: null,
  anchorOn: '2026-11-02',
  stays: true,
}

function task(id: string, change: Partial<Task> = {}): Task {
  return { ...taskDefaults, title: id, createdAt: '2026-11-01T10:00:00.000Z', id, ...change }
}

it('puts what is not for now under its day, Snoozed or Set aside, each task once', () => {
  const soon = '2026-11-22T18:00:00.000Z'
  const tasks = [
    task('here'),
    task('done', { completed: true, completedOn: today, snoozedUntil: soon, dueDate: '2026-12-01' }),
    task('over', { completed: true, completedOn: '2026-11-01' }),
    task('gone by', { dueDate: '2026-11-01' }),
    task('dated', { dueDate: '2026-12-01' }),
    task('dated, and snoozed', { dueDate: '2026-12-01', snoozedUntil: soon }),
    task('repeating', { repeat: mondays, lastCompleted: '2026-11-16' }),
    task('repeating, and open', { repeat: mondays }),
    task('repeating, and done', { repeat: mondays, lastCompleted: today }),
    task('daily, not this time', { isDaily: true, skippedOn: today }),
    task('snoozed', { snoozedUntil: '2026-11-23T18:00:00.000Z' }),
    task('snoozed, sooner', { snoozedUntil: soon }),
    task('snoozed once', { snoozedUntil: '2026-11-20T18:00:00.000Z' }),
    task('aside', { setAsideAt: '2026-11-20T18:00:00.000Z' }),
    task('aside, and more', {
      setAsideAt: '2026-11-21T18:00:00.000Z',
      dueDate: '2026-12-01',
      snoozedUntil: soon,
      repeat: mondays,
    }),
  ]
  const { days, snoozed, setAside } = laterTasks(tasks, { today, now })
  const titles = (list: readonly Task[]) => list.map(({ title }) => title)
  expect(days.map((day) => [day.date, titles(day.tasks)])).toEqual([
    ['2026-11-23', ['repeating', 'daily, not this time']],
    ['2026-12-01', ['dated, and snoozed', 'dated']],
  ])
  expect(titles(snoozed)).toEqual(['snoozed, sooner', 'snoozed'])
  expect(titles(setAside)).toEqual(['aside, and more', 'aside'])
})

it('loses no task whose rule has no other day', () => {
  const rule: Repeat = { ...mondays, anchorOn: '9999-12-31' }
  expect(laterTasks([task('far')], { today, now }).days).toEqual([])
  expect(laterTasks([task('far', { repeat: rule })], { today, now }).days).toMatchObject([
    { date: '9999-12-31', tasks: [{ id: 'far' }] },
  ])
})

it('keeps one order of what is snoozed and set aside, whichever comes first', () => {
  const snoozed = [
    task('soonest', { snoozedUntil: '2026-11-22T15:00:00.000Z' }),
    task('made later', { snoozedUntil: '2026-11-22T18:00:00.000Z', createdAt: '2026-11-02T10:00:00.000Z' }),
    task('z', { snoozedUntil: '2026-11-22T18:00:00.000Z' }),
    task('a', { snoozedUntil: '2026-11-22T18:00:00.000Z' }),
  ]
  const setAside = [
    task('aside last', { setAsideAt: '2026-11-21T10:00:00.000Z' }),
    task('y', { setAsideAt: '2026-11-20T10:00:00.000Z' }),
    task('b', { setAsideAt: '2026-11-20T10:00:00.000Z' }),
  ]
  const all = [...snoozed, ...setAside]
  for (const mixed of [all, all.toReversed()])
    expect(laterTasks(mixed, { today, now })).toMatchObject({ snoozed, setAside })
})
