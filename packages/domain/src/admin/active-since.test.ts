import { expect, test } from 'vitest'
import { activeSince } from './active-since.ts'

test('who was here thirty days ago is active, over the ends of months and years too (I7)', () => {
  expect(activeSince('2026-11-26')).toBe('2026-10-27')
  expect(activeSince('2027-01-10')).toBe('2026-12-11')
  expect(activeSince('2028-03-15')).toBe('2028-02-14')
})
