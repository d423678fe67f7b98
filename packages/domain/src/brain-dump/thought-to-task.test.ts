import { expect, test } from 'vitest'
import { uuid } from '../fields.ts'
import { MAX_TITLE_LENGTH, taskDefaults, taskSchema } from '../tasks/task.ts'
import { subtaskSchema } from '../tasks/subtask.ts'
import { MAX_THOUGHT_LENGTH } from './brain-dump-item.ts'
import { MOST_STEPS_OF_A_THOUGHT, taskWords, thoughtTask } from './thought-to-task.ts'

test.each([
  ['Ring the bank', 'Ring the bank', []],
  ['  Ring the bank\n', 'Ring the bank', []],
  ['- Ring the bank', 'Ring the bank', []],
  ['-', '-', []],
  ['Move house\n- find boxes\n- ring Sam', 'Move house', ['find boxes', 'ring Sam']],
])('%j is a task called %j with the steps %j', (text, title, steps) => {
  expect(taskWords(text)).toEqual({ title, steps })
})

const wordsOf = (text: string) => text.split(/[\s·]+/).filter(Boolean)

test.each([
  ['one long line', 'Something that goes on. '.repeat(200)],
  ['one long word', 'x'.repeat(MAX_THOUGHT_LENGTH)],
  ['as many lines as fit', 'a\n'.repeat(MAX_THOUGHT_LENGTH / 2)],
  ['long lines', `${'much to say '.repeat(60)}\n`.repeat(6)],
])('%s: nothing is lost, and all of it can be kept', (_, text) => {
  const { task, steps } = thoughtTask({ text }, 'a2b4c6d8-0000-4000-8000-000000000000', new Date())
  const row = { ...taskDefaults, ...task }
  expect(taskSchema.safeParse(row).success).toBe(true)
  for (const { id, step } of steps) {
    expect(subtaskSchema.safeParse(step).success).toBe(true)
    expect(uuid.safeParse(id).success).toBe(true)
  }
  const said = [task.title, ...steps.map(({ step }) => step.title)]
  expect(said.flatMap(wordsOf).join('')).toBe(wordsOf(text).join(''))
  expect(steps.length).toBeLessThanOrEqual(2 * MOST_STEPS_OF_A_THOUGHT)
  expect(task.title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH)
})

test('the same thought makes the same ids everywhere, all different, and steps in their order', () => {
  const id = 'a2b4c6d8-0000-4000-8000-ffffffffffff'
  const make = (now: string) => thoughtTask({ text: 'a\nb\nc' }, id, new Date(now))
  const first = make('2026-11-21T10:00:00.000Z')
  const again = make('2026-11-22T10:00:00.000Z')
  const ids = ({ steps }: typeof first) => steps.map((step) => step.id)
  expect(first.id).toBe(id)
  expect(ids(first)).toEqual(ids(again))
  expect(new Set([id, ...ids(first)]).size).toBe(3)
  const moments = first.steps.map(({ step }) => step.createdAt)
  expect(moments).toEqual(moments.toSorted())
  expect(new Set(moments).size).toBe(2)
})
