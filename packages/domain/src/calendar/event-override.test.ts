import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uuid, wallTime } from '../fields.ts'
import { overrideId } from './event-override.ts'

const event = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11'

const start = fc
  .date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19))

test('every device gives the override of an occurrence the same id, and no two occurrences share one', () => {
  expect(overrideId(event, '2026-11-23T09:00:00')).toBe(overrideId(event, '2026-11-23T09:00:00'))
  fc.assert(
    fc.property(fc.uuid(), start, start, (id, one, other) => {
      expect(wallTime.safeParse(one).success).toBe(true)
      expect(uuid.safeParse(overrideId(id, one)).success).toBe(true)
      expect(overrideId(id, one) === overrideId(id, other)).toBe(one === other)
    }),
  )
})
