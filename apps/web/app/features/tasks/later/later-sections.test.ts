import { createTask } from '@glimmer/domain/tasks/create-task'
import type { Task } from '@glimmer/domain/tasks/task'
import { expect, test } from 'vitest'
import { laterSections, takeRows } from './later-sections.ts'

const task = (id: string): Task => ({
  id,
  ...createTask({ title: id }, new Date('2026-11-22T09:00:00.000Z')),
})
const later = {
  days: [
    { date: '2026-11-23', tasks: [task('a'), task('b'), task('c')] },
    { date: '2026-11-30', tasks: [task('d')] },
  ],
  snoozed: [task('e')],
  setAside: [],
}

test('the sections are the days, then what sleeps and what is set aside, without those that are empty', () => {
  const sections = laterSections(later, '2026-11-22')
  expect(sections.map(({ title }) => title)).toEqual(['Tomorrow', 'Monday 30 November', 'Snoozed'])
})

test.each([
  [2, [['a', 'b']]],
  [3, [['a', 'b', 'c']]],
  [4, [['a', 'b', 'c'], ['d']]],
  [20, [['a', 'b', 'c'], ['d'], ['e']]],
])('the first %i rows stand in their sections', (rows, expected) => {
  const taken = takeRows(laterSections(later, '2026-11-22'), rows)
  expect(taken.map(({ tasks }) => tasks.map(({ id }) => id))).toEqual(expected)
})
