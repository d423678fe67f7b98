import { Readable } from 'node:stream'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { tidyNumbers } from './tidy-numbers.ts'

async function tidied(json: string, pieceBytes: number): Promise<unknown> {
  const bytes = Buffer.from(json)
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, i) =>
    bytes.subarray(i * pieceBytes, (i + 1) * pieceBytes),
  )
  let text = ''
  for await (const part of tidyNumbers(Readable.from(pieces))) text += part
  return JSON.parse(text)
}

it('draws in what is too large and rounds what is too fine, and leaves the digits of texts alone', async () => {
  const json = `[1${'0'.repeat(308)}, -1e25, 0.${'0'.repeat(20)}1, 0.1234567890123457, 12.50, -3, {"1${'0'.repeat(30)}": "1${'0'.repeat(30)}\\" 1e99"}]`
  const most = Number.MAX_SAFE_INTEGER
  for (const pieceBytes of [1, 7, 1_000]) {
    expect(await tidied(json, pieceBytes)).toEqual([
      most,
      -most,
      0,
      0.1234567890123457,
      12.5,
      -3,
      { [`1${'0'.repeat(30)}`]: `1${'0'.repeat(30)}" 1e99` },
    ])
  }
})

it('changes nothing else, wherever the pieces end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc
        .jsonValue({ maxDepth: 2 })
        .filter((value) => !/e[-+]?\d|[-.\d]{21}|-0\b/.test(JSON.stringify(value))),
      fc.integer({ min: 1, max: 40 }),
      async (value, pieceBytes) => {
        expect(await tidied(JSON.stringify(value), pieceBytes)).toEqual(JSON.parse(JSON.stringify(value)))
      },
    ),
  )
})
