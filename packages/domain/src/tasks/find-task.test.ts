import { expect, it } from 'vitest'
import { createSubtask, createTask } from './create-task.ts'
import { createTaskFinder } from './find-task.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const view = {
  task: { id: 'x', ...createTask({ title: 'Meet Zoë at the CAFÉ' }, now) },
  isDone: false,
  steps: [{ isDone: false, step: { id: 'y', ...createSubtask('x', 'Find the umbrella', now) } }],
}

it.each([
  ['caf', true],
  ['cafe zoe', true],
  ['umbr', true],
  ['  ', true],
  ['zoe umbrella', true],
  ['cafe rain', false],
])('“%s”: %s', (query, isFound) => {
  expect(createTaskFinder(query)(view)).toBe(isFound)
})
