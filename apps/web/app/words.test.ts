import { ENERGY_SUGGESTIONS } from '@glimmer/domain/energy/energy-suggestions'
import { INSIGHTS } from '@glimmer/domain/energy/insights'
import { ALL_SUGGESTIONS } from '@glimmer/domain/suggestions/pick-suggestions'
import { COMPLIMENTS } from '@glimmer/domain/tasks/compliments'
import { SUGGESTED_TASKS } from '@glimmer/domain/tasks/suggested-tasks'
import { expect, test } from 'vitest'

// Every sentence that is said to a person. A file of words that is not matched here is not looked at: keep the names.
const files: Record<string, Record<string, unknown>> = {
  ...import.meta.glob<Record<string, unknown>>(
    ['./**/*words.ts', './features/marketing/{pages,pages/*,legal,sitemap-groups}.ts'],
    { eager: true },
  ),
  'what the rules say': { ENERGY_SUGGESTIONS, INSIGHTS, COMPLIMENTS, SUGGESTED_TASKS, ALL_SUGGESTIONS },
}

const guilt =
  /\b(fail(ed|ure|s)?|missed|overdue|streaks?|late|lazy|forgot to|you should have|behind schedule)\b/i

/** Sentences of the specification's catalogue, word for word. They speak of the server, never of the person. */
const quoted = [
  'Failed to delete account. Please contact support.',
  'Failed to reset account. Please try again.',
  'Failed to generate breakdown',
  'Failed to load brain dump items',
  'Failed to add brain dump item',
  'Failed to delete brain dump item',
  'Failed to load preferences',
  'Failed to update preferences',
]

/** All texts in a module, with functions called on harmless arguments. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function')
    return textsOf((value as (...args: unknown[]) => unknown)('x', 'morning', 2))
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return []
}

test('the words of the whole app were found', () => {
  expect(Object.keys(files).length).toBeGreaterThan(6)
  expect(Object.values(files).flatMap(textsOf).length).toBeGreaterThan(150)
})

test.each(Object.entries(files))('%s never speaks of guilt', (_, module) => {
  expect(textsOf(module).filter((text) => guilt.test(text) && !quoted.includes(text))).toEqual([])
})

test.each(Object.entries(files))('%s is spelled the British way', (_, module) => {
  const american = /\b(color|favorite|organiz|recogniz|customiz|behavior|center(ed)?)\w*/i
  expect(textsOf(module).filter((text) => american.test(text))).toEqual([])
})
