import { expect, test } from 'vitest'
import { findByText, stepTo } from './menu-steps.ts'

test('arrows go round the ends, Home and End go to them', () => {
  expect(stepTo('ArrowDown', 2, 3)).toBe(0)
  expect(stepTo('ArrowDown', -1, 3)).toBe(0)
  expect(stepTo('ArrowUp', 0, 3)).toBe(2)
  expect(stepTo('ArrowUp', -1, 3)).toBe(2)
  expect(stepTo('Home', 2, 3)).toBe(0)
  expect(stepTo('End', 0, 3)).toBe(2)
  expect(stepTo('x', 0, 3)).toBeUndefined()
  expect(stepTo('Home', 0, 0)).toBeUndefined()
})

const words = ['Snooze', 'AI Assist', 'Skip today', 'Delete']

test('a letter goes to the next entry that begins with it', () => {
  expect(findByText(words, 's', -1)).toBe(0)
  expect(findByText(words, 's', 0)).toBe(2)
  expect(findByText(words, 's', 2)).toBe(0)
  expect(findByText(words, 'z', 0)).toBeUndefined()
})

test('more letters narrow it down, the same letter again moves on', () => {
  expect(findByText(words, 'sk', 0)).toBe(2)
  expect(findByText(words, 'sn', 0)).toBe(0)
  expect(findByText(words, 'ss', 0)).toBe(2)
})
