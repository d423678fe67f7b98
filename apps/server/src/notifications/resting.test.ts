import { expect, it } from 'vitest'
import { createResting } from './resting.ts'

const now = new Date('2026-05-01T10:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)

it('a place is left alone longer each time, and asked at once when a clock that was months ahead is right again', () => {
  const resting = createResting(1_000, 5_000)
  resting.failed('mail server', now)
  expect(resting.until('mail server', now)).toEqual(after(1_000))
  expect(resting.until('mail server', after(1_000))).toBeNull()
  // One asks, the others wait.
  expect(resting.until('mail server', after(1_000))).toEqual(after(2_000))
  for (let time = 0; time < 9; time += 1) resting.failed('mail server', after(180 * 24 * 60 * 60 * 1000))
  expect(resting.until('mail server', now)).toBeNull()
  resting.failed('mail server', now)
  expect(resting.until('mail server', now)).toEqual(after(5_000))
})
