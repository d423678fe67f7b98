import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_AVATAR_LENGTH } from './avatar.ts'
import { AVATAR_SIDE, isAvatarImage } from './avatar-image.ts'
import { decodeBase64, encodeBase64 } from './base64.ts'
import { isPlainJpeg, stripJpeg } from './plain-jpeg.ts'
import { hostilePictures } from './test/hostile-pictures.ts'
import { bytesOf, insertInto, part, PROGRESSIVE, SMALL, smallBytes } from './test/pictures.ts'

it('takes small pictures, baseline and progressive', () => {
  expect(isAvatarImage(SMALL)).toBe(true)
  expect(isAvatarImage(PROGRESSIVE)).toBe(true)
  expect(isPlainJpeg(smallBytes(), 7)).toBe(false)
  for (const other of [null, undefined, 7, {}, [SMALL]]) expect(isAvatarImage(other)).toBe(false)
})

it('takes none of 1,000 pictures that mean harm', () => {
  const property = fc.property(fc.nat(), (seed) => {
    const pictures = hostilePictures(50, seed)
    expect(new Set(pictures.map(({ what }) => what)).size).toBeGreaterThan(20)
    expect(pictures.filter(({ image }) => isAvatarImage(image))).toEqual([])
  })
  fc.assert(property, { numRuns: 20 })
})

it('takes what cameras and canvases add out of a picture, and leaves the picture', () => {
  const exif = part(0xe1, bytesOf('Exif\0\0Acorn 38.7N'))
  const profile = part(0xe2, bytesOf('ICC_PROFILE\0'))
  const said = insertInto(insertInto(smallBytes(), part(0xfe, bytesOf('a comment')), 20), exif)
  const plain = stripJpeg(insertInto(said, profile))
  expect(isPlainJpeg(plain!, AVATAR_SIDE)).toBe(true)
  expect(encodeBase64(plain!)).toBe(encodeBase64(stripJpeg(smallBytes())!))
  expect(stripJpeg(bytesOf('GIF89a'))).toBeNull()
})

it('writes and reads base64 as RFC 4648 has it, in one way alone', () => {
  const texts = ['', 'f', 'fo', 'foo', 'foob', '\0ÿþ'].map((text) => encodeBase64(bytesOf(text)))
  expect(texts).toEqual(['', 'Zg==', 'Zm8=', 'Zm9v', 'Zm9vYg==', 'AP/+'])
  const all = Uint8Array.from({ length: 256 }, (_, i) => i)
  expect(decodeBase64(encodeBase64(all))).toEqual(all)
  for (const wrong of ['Zg', 'Zg=', 'Zh==', 'Z===', '====', 'Zm9v\n', 'Zm-v', ' Zm9'])
    expect([wrong, decodeBase64(wrong)]).toEqual([wrong, null])
})

it('looks at no picture that is too long', () => {
  expect(isAvatarImage('A'.repeat(MAX_AVATAR_LENGTH + 4))).toBe(false)
})
