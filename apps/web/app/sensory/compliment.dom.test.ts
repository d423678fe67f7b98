import { COMPLIMENTS } from '@glimmer/content/tasks/compliments'
import { afterEach, expect, test } from 'vitest'
import { sensoryStore } from './store.ts'
import { kindWords } from './compliment.ts'

afterEach(() => sensoryStore.change({ celebration: 'sparks' }))

test('a compliment is one of the eight, and never the same twice in a row (F3)', () => {
  const first = kindWords('Make bed', () => 0)
  expect(COMPLIMENTS).toContain(first)
  expect(kindWords('Make bed', () => 0)).not.toBe(first)
})

test('nothing is said to who has switched it off', () => {
  sensoryStore.change({ celebration: 'none' })
  expect(kindWords('Make bed')).toBeUndefined()
})

test('nobody is cheered for something heavy', () => {
  expect(kindWords('Go to Dad’s funeral')).toBeUndefined()
})
