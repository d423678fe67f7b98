import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkPhoto, MOST_PHOTO_BYTES } from './photo.ts'
import { hostilePictures } from './test/hostile-pictures.ts'
import { bytesOf, insertInto, join, part, smallBytes } from './test/pictures.ts'

const four = (number: number) => Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number)
const png = (width: number, height: number) =>
  join(bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), four(width), four(height), bytesOf('\x08\x06\0\0\0'))
const jpeg = (width: number, height: number) => {
  const frame = Uint8Array.of(8, height >> 8, height, width >> 8, width, 1, 1, 0x11, 0)
  return join(Uint8Array.of(0xff, 0xd8), part(0xc0, frame))
}
const webp = (kind: string, rest: readonly number[]) =>
  join(bytesOf(`RIFF\0\0\0\0WEBP${kind}`), Uint8Array.from(rest), new Uint8Array(12))

it.each([
  ['JPEG', jpeg(4_032, 3_024), 4_032, 3_024],
  ['PNG', png(1_170, 2_532), 1_170, 2_532],
  ['WebP with losses', webp('VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x20, 3, 0x58, 2]), 800, 600],
  ['WebP without', webp('VP8L', [0, 0, 0, 0, 0x2f, 0x1f, 0xc3, 0x95, 0]), 800, 600],
  ['WebP with more', webp('VP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0]), 800, 600],
])('reads the size of a %s before it is decoded', (_, head, width, height) => {
  expect(checkPhoto(head, 5_000_000)).toEqual({ kind: 'fine', size: { width, height } })
})

it('reads the size of the photo, and not of the preview that cameras write before it', () => {
  const preview = part(0xe1, join(bytesOf('Exif\0\0'), smallBytes()))
  const photo = insertInto(jpeg(4_032, 3_024), join(preview, part(0xe2, new Uint8Array(60_000)), preview))
  expect(checkPhoto(photo, 5_000_000)).toMatchObject({ size: { width: 4_032, height: 3_024 } })
})

it.each([
  ['large-file', jpeg(4_032, 3_024), MOST_PHOTO_BYTES + 1],
  ['large-picture', jpeg(65_500, 65_500), 300],
  ['large-picture', png(4_000_000_000, 4_000_000_000), 300],
  ['large-picture', webp('VP8X', [10, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255]), 300],
  ['thin', png(20_000, 100), 300],
  ['thin', jpeg(1, 60_000), 300],
  ['unknown', png(0, 100), 300],
  ['unknown', bytesOf('GIF89a'), 300],
  ['unknown', bytesOf('<svg width="1e9"/>'), 300],
  ['unknown', new Uint8Array(), 0],
])('leaves a picture alone: %s', (kind, head, bytes) => {
  expect(checkPhoto(head, bytes)).toEqual({ kind })
})

it('answers for any bytes, however they are cut', () => {
  const anything = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc
      .tuple(fc.constantFrom(png(9, 9), jpeg(9, 9), webp('VP8X', [])), fc.nat({ max: 40 }), fc.uint8Array())
      .map(([head, cut, rest]) => join(head.subarray(0, cut), rest)),
  )
  fc.assert(fc.property(anything, (head) => void checkPhoto(head, head.length)))
  const seeds = hostilePictures(100, 1).map(({ image }) => checkPhoto(bytesOf(image), image.length).kind)
  expect(new Set(seeds)).toEqual(new Set(['unknown']))
})
