import { describe, expect, it } from 'vitest'
import { localDate } from './local-date.ts'

describe('localDate', () => {
  it('is the date on the wall, one minute before and at midnight', () => {
    expect(localDate(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21')
    expect(localDate(new Date(2026, 10, 22, 0, 0))).toBe('2026-11-22')
  })

  it('pads month and day', () => {
    expect(localDate(new Date(2026, 0, 5, 12))).toBe('2026-01-05')
  })
})
