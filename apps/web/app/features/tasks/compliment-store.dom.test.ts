import { COMPLIMENTS } from '@glimmer/content/tasks/compliments'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sensoryStore } from '../../sensory/store.ts'
import { compliment, dismissCompliment, payCompliment } from './compliment-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  dismissCompliment()
  vi.useRealTimers()
  sensoryStore.change({ celebration: 'sparks' })
})

test('a compliment is one of the eight, goes by itself, and is never the same twice in a row (F3)', () => {
  payCompliment('Make bed', () => 0)
  const first = compliment.get()
  expect(COMPLIMENTS).toContain(first)
  payCompliment('Make bed', () => 0)
  expect(compliment.get()).not.toBe(first)
  vi.advanceTimersByTime(7_999)
  expect(compliment.get()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(compliment.get()).toBeNull()
})

test('nothing is said to who has switched it off', () => {
  sensoryStore.change({ celebration: 'none' })
  payCompliment('Make bed', () => 0)
  expect(compliment.get()).toBeNull()
})

test('nobody is cheered for something heavy', () => {
  payCompliment('Go to Dad’s funeral', () => 0)
  expect(compliment.get()).toBeNull()
})
