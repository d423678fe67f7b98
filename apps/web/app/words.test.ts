import { unkindWords } from '@glimmer/content/wording/test/kindness'
import { longParts, PAGE_LIMITS } from '@glimmer/content/wording/test/reading-length'
import { americanWords } from '@glimmer/content/wording/test/spelling'
import { expect, test } from 'vitest'

// Every sentence of the app itself. A file of words that is not matched here is not looked at: keep the names.
// What tips, guides and the like say is read by packages/content/src/wording/content.test.ts.
const files: Record<string, Record<string, unknown>> = {
  ...import.meta.glob<Record<string, unknown>>(
    ['./**/*words.ts', './features/marketing/{pages,pages/*}.ts', './features/marketing/site-pages.ts'],
    { eager: true },
  ),
}

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
  // Whoever comes back after days is told the opposite of the word.
  const texts = textsOf(module).map((text) => text.replace('Nothing is late.', ''))
  expect(texts.flatMap((text) => unkindWords(text))).toEqual([])
})

test.each(Object.entries(files))('%s is spelled the British way', (_, module) => {
  expect(textsOf(module).flatMap(americanWords)).toEqual([])
})

test.each(Object.entries(files))('%s keeps its sentences and paragraphs short', (_, module) => {
  expect(textsOf(module).flatMap((text) => longParts(text, PAGE_LIMITS))).toEqual([])
})
