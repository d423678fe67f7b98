import { expect, it } from 'vitest'
import { isNearlyFull } from './nearly-full.ts'

it('tells from four fifths of a quota on', () => {
  expect(isNearlyFull({ used: 799, quota: 1_000 })).toBe(false)
  expect(isNearlyFull({ used: 800, quota: 1_000 })).toBe(true)
})
