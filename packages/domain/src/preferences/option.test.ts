import { STRUGGLES } from '@glimmer/content/preferences/struggles'
import { expect, it } from 'vitest'
import { labelOf } from './option.ts'

it('says a person’s own words as they are', () => {
  expect(labelOf(STRUGGLES, 'self-care')).toBe('Self-care')
  expect(labelOf(STRUGGLES, 'Phoning my aunt')).toBe('Phoning my aunt')
})
