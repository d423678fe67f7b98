import { expect, it } from 'vitest'
import { type ClockRun, continueRun, hasSeen } from './trusted-clock.ts'

const DAY = 24 * 60 * 60_000
const start = Date.parse('2026-11-21T10:00:00Z')

/** The run after openings on these days, counted from the first. */
function openOn(...days: number[]): ClockRun {
  const runs = days.map((day) => start + day * DAY)
  return runs.reduce<ClockRun | undefined>(continueRun, undefined) as ClockRun
}

it('has seen thirty days when it was opened now and then over them', () => {
  expect(hasSeen(openOn(0, 10, 20, 29), 30)).toBe(false)
  expect(hasSeen(openOn(0, 10, 20, 30), 30)).toBe(true)
})

it.each([
  ['ten years ahead', [0, 10, 20, 30, 3_680]],
  ['ten years back', [0, 10, 20, 30, -3_620]],
  ['ten years ahead and back', [0, 10, 20, 30, 3_680, 31]],
  ['by somebody away for two months', [0, 10, 20, 30, 90]],
  ['thirty-one days ahead', [0, 31]],
  ['fifteen days ahead, twice', [0, 15, 30]],
])('begins anew where the clock was moved %s', (_title, days) => {
  expect(hasSeen(openOn(...days), 30)).toBe(false)
})

it('bears a clock that goes back a little', () => {
  expect(hasSeen(openOn(0, 10, 9.5, 20, 30), 30)).toBe(true)
})
