import { expect, it } from 'vitest'
import type { Change } from './change.ts'
import { clearedTasks } from './cleared-tasks.ts'

const [TASK, OTHER] = ['0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11', '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c22']
const done = (rowId = TASK): Change => ({ table: 'tasks', rowId, op: 'update', data: { completed: true } })
const open: Change = { table: 'tasks', rowId: TASK, op: 'update', data: { completed: false } }
const rename: Change = { table: 'tasks', rowId: TASK, op: 'update', data: { title: 'Other' } }
const gone = (rowId = TASK): Change => ({ table: 'tasks', rowId, op: 'delete' })
const mutations = (...each: Change[][]) =>
  each.map((changes, i) => ({ id: `mutation ${i}`, generation: 1, changes }))

it('names the tasks that a push deletes after it completed them, by the mutation that deletes them', () => {
  const sent = mutations([done(), rename, done(OTHER)], [gone(), gone(OTHER)], [gone()])
  expect([...clearedTasks(sent)]).toEqual([
    ['mutation 1', [TASK, OTHER]],
    ['mutation 2', [TASK]],
  ])
})

it.each([
  ['a task that was not completed in it', [[gone()]]],
  ['a task that was opened again', [[done()], [open], [gone()]]],
  ['another task', [[done()], [gone(OTHER)]]],
  [
    'a new task that comes in completed',
    [
      [
        {
          ...done(),
          op: 'insert',
          data: { title: 'x', completed: true, createdAt: '' },
        } as unknown as Change,
      ],
      [gone()],
    ],
  ],
  [
    'a completed step',
    [
      [{ ...done(), table: 'subtasks' } as unknown as Change],
      [{ ...gone(), table: 'subtasks' } as Change],
      [gone()],
    ],
  ],
])('does not name %s', (_, each) => {
  expect([...clearedTasks(mutations(...each))]).toEqual([])
})
