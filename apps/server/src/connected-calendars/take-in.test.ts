import { expect, it } from 'vitest'
import { piecesOf } from './take-in.ts'

const items = (...lengths: readonly number[]) =>
  lengths.map((length, i) => ({ href: String(i), etag: null, raw: 'x'.repeat(length) }))
const countsOf = (pieces: readonly (readonly unknown[])[]) => pieces.map(({ length }) => length)

it('takes forty items in at a time, and of long ones as many as two megabytes hold', () => {
  expect(countsOf(piecesOf(items(...Array.from({ length: 95 }, () => 500))))).toEqual([40, 40, 15])
  expect(countsOf(piecesOf(items(900_000, 900_000, 900_000, 2_500_000, 10, 10)))).toEqual([2, 1, 1, 2])
  expect(piecesOf([])).toEqual([])
  const all = items(1_500_000, 600_000, 5)
  expect(piecesOf(all).flat()).toEqual(all)
})
