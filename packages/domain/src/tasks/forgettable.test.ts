import { expect, it } from 'vitest'
import { findForgettable } from './forgettable.ts'

const today = '2026-11-21'
const task = (
  id: string,
  completedOn: string | null,
  rest: { isDaily?: boolean; completed?: boolean } = {},
) => {
  return { id, isDaily: false, completed: true, completedOn, ...rest }
}

it('names what left the lists more than thirty days ago, and nothing else (F10)', () => {
  const tasks = [
    task('today', today),
    task('yesterday', '2026-11-20'),
    task('thirty days ago', '2026-10-22'),
    task('thirty-one days ago', '2026-10-21'),
    task('last year', '2025-11-21'),
    task('daily', '2025-11-21', { isDaily: true }),
    task('open again', null, { completed: false }),
    task('open with an old date', '2025-11-21', { completed: false }),
    task('completed nobody knows when', null),
  ]
  expect(findForgettable(tasks, today)).toEqual(['last year', 'thirty-one days ago'])
})
