import { expect, it } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function open() {
  let time = 0
  const breaker = createCircuitBreaker({
    shortestPauseMs: 5,
    longestPauseMs: 20,
    trialMs: 3,
    now: () => time,
  })
  return { ...breaker, pass: (ms: number) => void (time += ms) }
}

it('lets everybody ask until something fails, and of several failures one count', () => {
  const { mayAsk, failed, worked, isOpen } = open()
  expect([mayAsk(), mayAsk(), worked(), isOpen()]).toEqual([true, true, false, false])
  expect([failed(), failed(), isOpen(), mayAsk()]).toEqual([true, false, true, false])
})

it('pauses twice as long each time up to the longest, and says once that it failed', () => {
  const { mayAsk, failed, pass } = open()
  expect(failed()).toBe(true)
  for (const pause of [5, 10, 20, 20]) {
    pass(pause - 1)
    expect(mayAsk()).toBe(false)
    pass(1)
    expect(mayAsk()).toBe(true)
    expect(failed()).toBe(false)
  }
})

it('lets one ask after a pause, the next where nothing is heard of it, and everybody once one had an answer', () => {
  const { mayAsk, failed, worked, isOpen, pass } = open()
  failed()
  // An answer that was on its way says nothing about the time since.
  expect(worked()).toBe(false)
  pass(5)
  expect([isOpen(), mayAsk(), isOpen(), mayAsk()]).toEqual([false, true, true, false])
  pass(3)
  expect([mayAsk(), mayAsk()]).toEqual([true, false])
  expect([worked(), mayAsk(), mayAsk()]).toEqual([true, true, true])
  failed()
  pass(5)
  expect(mayAsk()).toBe(true)
})
