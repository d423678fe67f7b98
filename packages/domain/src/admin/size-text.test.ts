import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test.each([
  [0, '1 kB'],
  [1_400, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [12_540_000, '12.5 MB'],
  [512_000_000, '512 MB'],
  [3_000_000_000, '3 GB'],
  [4_200_000_000_000_000, '4200 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
