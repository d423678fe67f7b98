import { GUIDES } from '@glimmer/content/guides/guides'
import { expect, it } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

it.each(GUIDES)('the guide $id takes at most six minutes, and more than one', (guide) => {
  expect(readingMinutes(guide)).toBeLessThanOrEqual(6)
  expect(readingMinutes(guide)).toBeGreaterThan(1)
})
