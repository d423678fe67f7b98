import { TINY_THINGS } from '@glimmer/content/tasks/tiny-things'
import { expect, test } from 'vitest'
import { breakDown } from './break-down.ts'
import { USUAL_DEPTH } from './step-counts.ts'
import { suggestStep } from './suggest-step.ts'

test('one step after the other is suggested, in the order in which they are done, until there are no more (F13)', () => {
  for (const title of ['Make bed', 'Do my tax return', 'Clean the kitchen', 'Call the dentist']) {
    const done: string[] = []
    for (let next = suggestStep(title, done); next !== null; next = suggestStep(title, done)) done.push(next)
    expect(done).toEqual(breakDown(title, { depth: USUAL_DEPTH }).subtasks.map((step) => step.title))
  }
})

test('a step that is on the list in other capitals is not suggested again', () => {
  const [first = '', second] = breakDown('Make bed', { depth: USUAL_DEPTH }).subtasks.map(
    (step) => step.title,
  )
  expect(suggestStep('Make bed', ['Open the window', first.toUpperCase()])).toBe(second)
})

test('nothing comes before a tiny thing, and nothing is made up for what is not understood or is danger', () => {
  expect(TINY_THINGS.filter(({ title }) => suggestStep(title, []) !== null)).toEqual([])
  expect(suggestStep('xyzzy', [])).toBeNull()
  expect(suggestStep('I want to die', [])).toBeNull()
})
