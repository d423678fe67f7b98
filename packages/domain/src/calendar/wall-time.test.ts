import { describe, expect, it } from 'vitest'
import { addToWall, isWallTime, wallOfSeconds, wallSeconds } from './wall-time.ts'

describe('a wall time', () => {
  it.each(['2026-11-23T09:00:00', '2024-02-29T23:59:59', '0001-01-01T00:00:00', '9999-12-31T23:59:59'])(
    '%s is one, and the same again from its seconds',
    (wall) => {
      expect(isWallTime(wall)).toBe(true)
      expect(wallOfSeconds(wallSeconds(wall))).toBe(wall)
    },
  )

  it.each([
    '2026-11-23',
    '2026-02-29T00:00:00',
    '2026-11-23T24:00:00',
    '2026-11-23T09:00',
    '2026-11-23T09:00:00Z',
    '',
  ])('%s is none', (value) => expect(isWallTime(value)).toBe(false))

  it('goes on by seconds over months and years, and stops with the last one that can be written', () => {
    expect(addToWall('2026-12-31T23:59:30', 60)).toBe('2027-01-01T00:00:30')
    expect(addToWall('2026-03-01T00:00:00', -86_400)).toBe('2026-02-28T00:00:00')
    expect(addToWall('9999-12-31T00:00:00', 1e15)).toBe('9999-12-31T23:59:59')
  })
})
