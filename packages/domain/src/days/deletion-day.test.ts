import { expect, it } from 'vitest'
import { deletionDay } from './deletion-day.ts'

it('is the same day wherever it is read', () => {
  expect(deletionDay('2026-12-03T00:00:00.000Z')).toBe('Thursday 3 December')
  expect(deletionDay('2026-12-03T23:59:59.999Z')).toBe('Thursday 3 December')
})
