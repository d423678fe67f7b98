import { expect, test } from 'vitest'
import { answerToken, isAnswerTo, isCommandToken, makeCommandToken } from './command-token.ts'

const secret = 'a secret of the server'
const now = Date.UTC(2026, 0, 15)
const token = makeCommandToken('backup', secret, now)

test('the token is good for a minute', () => {
  expect(isCommandToken('backup', token, secret, now)).toBe(true)
  expect(isCommandToken('backup', token, secret, now + 59_999)).toBe(true)
  expect(isCommandToken('backup', token, secret, now + 60_000)).toBe(false)
})

test('nobody makes one without the secret, or one that lasts longer', () => {
  const [, signature = ''] = token.split('.')
  expect(isCommandToken('backup', token, 'another secret', now)).toBe(false)
  expect(isCommandToken('backup', `${now + 120_000}.${signature}`, secret, now)).toBe(false)
  // A token made by a clock that ran ahead is not accepted later.
  expect(isCommandToken('backup', makeCommandToken('backup', secret, now + 60_000), secret, now)).toBe(false)
  for (const other of ['', '.', `${token}.x`, 'no token'])
    expect(isCommandToken('backup', other, secret, now)).toBe(false)
})

test('a token for one thing is none for another', () => {
  expect(isCommandToken('view', token, secret, now)).toBe(false)
})

test('only who knows the secret can answer a token', () => {
  expect(isAnswerTo(token, answerToken(token, secret), secret)).toBe(true)
  expect(isAnswerTo(token, answerToken(token, 'another secret'), secret)).toBe(false)
  expect(isAnswerTo(token, token.split('.')[1] ?? '', secret)).toBe(false)
  expect(isAnswerTo(token, '', secret)).toBe(false)
})
