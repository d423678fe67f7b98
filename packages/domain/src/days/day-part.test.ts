import { describe, expect, it } from 'vitest'
import { type DayPart, dayPart } from './day-part.ts'

const partAt = (hour: number, dayStart: number) => dayPart(new Date(2026, 10, 21, hour, 59), dayStart)

it.each([
  [0, 'evening'],
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [23, 'evening'],
])('at %d it is %s, wherever the day starts up to 06:00', (hour, part) => {
  for (let dayStart = 0; dayStart <= 6; dayStart += 1) expect(partAt(hour, dayStart)).toBe(part)
})

describe('where the day starts at 07:00 or later, its parts begin with it', () => {
  it.each<[number, number, DayPart]>([
    [7, 6, 'evening'],
    [7, 7, 'morning'],
    [7, 12, 'morning'],
    [7, 13, 'afternoon'],
    [7, 18, 'evening'],
    [14, 13, 'evening'],
    [14, 14, 'morning'],
    [14, 20, 'afternoon'],
    [20, 1, 'morning'],
    [20, 2, 'afternoon'],
    [20, 7, 'evening'],
  ])('started at %d, at %d it is %s', (dayStart, hour, part) => {
    expect(partAt(hour, dayStart)).toBe(part)
  })

  it('and each comes once, in its order', () => {
    for (let dayStart = 7; dayStart < 24; dayStart += 1) {
      const parts = Array.from({ length: 24 }, (_, i) => partAt((dayStart + i) % 24, dayStart))
      expect(parts.filter((part, i) => part !== parts[i - 1])).toEqual(['morning', 'afternoon', 'evening'])
    }
  })
})
