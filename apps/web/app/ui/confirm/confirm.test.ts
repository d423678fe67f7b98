import { expect, test } from 'vitest'
import { confirm, questions } from './confirm.ts'

const question = { title: 'Delete Task?', body: 'It goes to the trash.', action: 'Delete' }

test('the promise carries the answer, and the question is gone', async () => {
  const answer = confirm(question)
  expect(questions.get()[0]?.title).toBe('Delete Task?')
  questions.get()[0]?.answer(true)
  expect(await answer).toBe(true)
  expect(questions.get()[0]).toBeUndefined()
})

test('questions wait their turn, and a second answer to the same one counts for nothing', async () => {
  const first = confirm(question)
  const second = confirm({ ...question, title: 'Clear?' })
  const shown = questions.get()[0]
  shown?.answer(false)
  shown?.answer(true)
  expect(await first).toBe(false)
  expect(questions.get()[0]?.title).toBe('Clear?')
  questions.get()[0]?.answer(true)
  expect(await second).toBe(true)
})
