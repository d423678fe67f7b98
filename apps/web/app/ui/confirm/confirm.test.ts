import { expect, test } from 'vitest'
import { confirm, readQuestion } from './confirm.ts'

const question = { title: 'Delete Task?', body: 'It goes to the trash.', action: 'Delete' }

test('the promise carries the answer, and the question is gone', async () => {
  const answer = confirm(question)
  expect(readQuestion()?.title).toBe('Delete Task?')
  readQuestion()?.answer(true)
  expect(await answer).toBe(true)
  expect(readQuestion()).toBeUndefined()
})

test('questions wait their turn, and a second answer to the same one counts for nothing', async () => {
  const first = confirm(question)
  const second = confirm({ ...question, title: 'Clear?' })
  const shown = readQuestion()
  shown?.answer(false)
  shown?.answer(true)
  expect(await first).toBe(false)
  expect(readQuestion()?.title).toBe('Clear?')
  readQuestion()?.answer(true)
  expect(await second).toBe(true)
})
