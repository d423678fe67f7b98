import fc from 'fast-check'
import { encodeBase64 } from '../base64.ts'
import { bytesOf, CAMERA_PART, insertInto, join, part, smallBytes } from './pictures.ts'

/** Something that says it is a profile picture, and must be neither kept nor shown. */
export interface HostilePicture {
  readonly what: string
  readonly image: string
}

const small = smallBytes()
const FRAME = small.findIndex((byte, i) => byte === 0xff && small[i + 1] === 0xc0)
const SCAN = small.findIndex((byte, i) => byte === 0xff && small[i + 1] === 0xda)
const END = small.length - 2

const xmp = bytesOf('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta exif:GPSLatitude="38,42N"/>')

const OTHER_FILES = [
  'PK\x03\x04\x14\0\0\0\x08\0payload.txt',
  'PK\x05\x06' + '\0'.repeat(18),
  '<script>alert(1)</script>',
  '<!DOCTYPE html><html><body onload=alert(1)>',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '<?php system($_GET[0]);',
  '%PDF-1.7\n1 0 obj',
  'GIF89a/*',
  '\x89PNG\r\n\x1a\n',
  'Rar!\x1a\x07\0',
  '\x7fELF\x02\x01',
  'RIFF\x10\0\0\0WEBPVP8 ',
]

const side = fc.integer({ min: 257, max: 65_535 })
const noise = fc.uint8Array({ minLength: 1, maxLength: 400 })
const otherFile = fc.constantFrom(...OTHER_FILES).map(bytesOf)
/** Any marker of applications, and a comment. */
const beside = fc.constantFrom(...Array.from({ length: 15 }, (_, i) => 0xe1 + i), 0xfe)

const withSize = (wide: number, high: number) => {
  const picture = Uint8Array.from(small)
  picture.set([high >> 8, high & 255, wide >> 8, wide & 255], FRAME + 5)
  return picture
}
const withFrame = (marker: number) => {
  const picture = Uint8Array.from(small)
  picture[FRAME + 1] = marker
  return picture
}

const bytes: Record<string, fc.Arbitrary<Uint8Array>> = {
  'another file after the end': otherFile.map((other) => join(small, other)),
  'another file before it': otherFile.map((other) => join(other, small)),
  'another file in a comment': otherFile.map((other) => insertInto(small, part(0xfe, other))),
  'another file where the colours are': otherFile.map((other) => insertInto(small, other, END)),
  'a second picture after it': fc.constant(join(small, small)),
  'bytes after the end': noise.map((more) => join(small, more)),
  'a bomb by its size': fc.tuple(side, side).map(([wide, high]) => withSize(wide, high)),
  'no size at all': fc.constantFrom(withSize(0, 8), withSize(8, 0)),
  'a place and a maker': fc.constant(insertInto(small, CAMERA_PART)),
  'a place and a maker after its beginning': fc.constant(insertInto(small, CAMERA_PART, 20)),
  'a place in XMP': fc.constant(insertInto(small, part(0xe1, xmp))),
  'what an application added': fc
    .tuple(beside, noise)
    .map(([marker, body]) => insertInto(small, part(marker, body), 20)),
  'a preview': noise.map((body) =>
    join(
      small.subarray(0, 2),
      part(0xe0, join(bytesOf('JFIF\0\x01\x01\0\0\x01\0\x01\x08\x08'), body)),
      small.subarray(20),
    ),
  ),
  'an end that is cut off': fc.nat({ max: small.length - 1 }).map((length) => small.subarray(0, length)),
  'a coding that is not for pictures of the web': fc
    .constantFrom(0xc1, 0xc3, 0xc5, 0xc9, 0xca, 0xcf)
    .map(withFrame),
  'two frames': fc.constant(insertInto(small, small.subarray(FRAME, FRAME + 19), FRAME)),
  'hundreds of scans': fc
    .integer({ min: 40, max: 300 })
    .map((count) =>
      join(
        small.subarray(0, SCAN),
        ...Array<Uint8Array>(count).fill(small.subarray(SCAN, END)),
        small.subarray(END),
      ),
    ),
  'tables that are too long': noise.map((more) => insertInto(small, part(0xc4, more), FRAME)),
  'something that is no picture': noise,
  'a picture of another kind': otherFile,
}

const texts: Record<string, fc.Arbitrary<string>> = {
  'too many characters': fc.constant(
    encodeBase64(join(small.subarray(0, END), new Uint8Array(24_000), small.subarray(END))),
  ),
  'an address of data': fc.constant(`data:image/jpeg;base64,${encodeBase64(small)}`),
  // Not `webUrl`, whose paths list all of Unicode first, as `binary` does (`any-letter.ts`).
  'an address': fc.webAuthority().map((host) => `https://${host}/picture.jpg`),
  'white space in it': fc.constant(`${encodeBase64(small).slice(0, 76)}\n${encodeBase64(small).slice(76)}`),
  'no padding': fc.constant(encodeBase64(small).replace(/=+$/, '')),
  'nothing in it': fc.constant(''),
}

const ofBytes = Object.entries(bytes).map(([what, all]) =>
  all.map((picture): HostilePicture => ({ what, image: encodeBase64(picture) })),
)
const ofTexts = Object.entries(texts).map(([what, all]) =>
  all.map((image): HostilePicture => ({ what, image })),
)

/** So many of them, by turns of each kind; the same for the same seed. */
export function hostilePictures(count: number, seed: number): HostilePicture[] {
  const kinds = [...ofBytes, ...ofTexts]
  return Array.from({ length: count }, (_, i) => {
    const [picture] = fc.sample(kinds[i % kinds.length]!, { numRuns: 1, seed: seed + i })
    return picture!
  })
}
