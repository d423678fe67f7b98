import { expect, test } from 'vitest'
import { limitGuesses } from './limit-guesses.ts'

test('sixty wrong tokens from one network are enough for ten minutes, and nobody else waits', () => {
  let now = 0
  const guesses = limitGuesses(() => now)
  for (let i = 0; i < 60; i += 1) {
    expect(guesses.secondsLeft('192.0.2.1')).toBeNull()
    guesses.countWrong('192.0.2.1')
  }
  now = 60_000
  expect(guesses.secondsLeft('192.0.2.1')).toBe(540)
  expect(guesses.secondsLeft('192.0.2.2')).toBeNull()
  now = 600_000
  expect(guesses.secondsLeft('192.0.2.1')).toBeNull()
  guesses.countWrong('192.0.2.1')
  expect(guesses.secondsLeft('192.0.2.1')).toBeNull()
})

test('what is counted does not grow with the networks that ask', () => {
  const guesses = limitGuesses(() => 0)
  for (let i = 0; i < 60; i += 1) guesses.countWrong('first')
  for (let i = 0; i < 9_999; i += 1) guesses.countWrong(`other ${i}`)
  expect(guesses.secondsLeft('first')).toBe(600)
  guesses.countWrong('one more')
  expect(guesses.secondsLeft('first')).toBeNull()
})
