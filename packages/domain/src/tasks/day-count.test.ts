import { expect, it } from 'vitest'
import { createTask } from './create-task.ts'
import { dayCount } from './day-count.ts'
import { listedTitles } from './listed-titles.ts'

const task = (title: string, change: object = {}) => ({ ...createTask({ title }, new Date(0)), ...change })
const done = (completedOn: string) => ({ completed: true, completedOn })
const tasks = [
  task('Clean the kitchen'),
  task('Make bed', { isDaily: true, ...done('2026-11-20') }),
  task('Ring the bank', done('2026-11-21')),
  task('Gone', done('2026-11-20')),
]

it('counts what is on the list today, and knows it by name', () => {
  expect(dayCount(tasks, '2026-11-21')).toEqual({ done: 1, all: 3 })
  expect(dayCount([], '2026-11-21')).toEqual({ done: 0, all: 0 })
  expect([...listedTitles(tasks, '2026-11-21')]).toEqual(['clean the kitchen', 'make bed', 'ring the bank'])
})
