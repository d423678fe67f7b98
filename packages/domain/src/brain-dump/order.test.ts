import { expect, test } from 'vitest'
import { inOrder, nextMoment } from './order.ts'

const item = (createdAt: string, id = createdAt) => ({ id, createdAt })
const noon = Date.parse('2026-11-21T12:00:00.000Z')

test('thoughts stand in the order in which they came, and those of one moment in an order that stays', () => {
  const a = item('2026-11-21T09:00:00.000Z', 'a')
  const b = item('2026-11-21T10:00:00.000Z', 'b')
  const c = item('2026-11-21T10:00:00.000Z', 'c')
  for (const order of [
    [c, b, a],
    [b, a, c],
  ])
    expect(inOrder(order)).toEqual([a, b, c])
})

test.each([
  ['with nothing there', [], noon],
  ['after an older one', ['2026-11-21T11:59:59.999Z'], noon],
  ['in the same moment', ['2026-11-21T12:00:00.000Z'], noon + 1],
  ['after a clock that is ahead', ['2026-11-21T12:05:00.000Z', '2026-11-21T12:01:00.000Z'], noon + 300_001],
  ['beside a clock that is wrong', ['2031-11-21T12:05:00.000Z'], noon],
])('%s', (_, moments, at) => {
  expect(
    nextMoment(
      moments.map((createdAt) => item(createdAt)),
      noon,
    ),
  ).toBe(at)
})
