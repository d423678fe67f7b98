import { expect, test } from 'vitest'
import { swipeOf } from './use-swipe.ts'

test.each([
  ['to the left leads on', { x: -90, y: 10, ms: 150 }, 1],
  ['to the right leads back', { x: 90, y: -20, ms: 150 }, -1],
  ['a tap that slips is none', { x: -20, y: 2, ms: 80 }, null],
  ['a scroll is none', { x: 70, y: 160, ms: 200 }, null],
  ['neither is what goes aslant', { x: -80, y: 60, ms: 200 }, null],
  ['nor what lifts an event after a long press', { x: -120, y: 0, ms: 900 }, null],
] as const)('a stroke %s', (_title, stroke, step) => {
  expect(swipeOf(stroke)).toBe(step)
})
