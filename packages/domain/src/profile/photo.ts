/** The largest file that is opened as a photo. Phones make up to about 20 MB. */
export const MOST_PHOTO_BYTES = 30_000_000
/** The most pixels that are decoded, which takes four bytes each. */
export const MOST_PHOTO_PIXELS = 50_000_000
/** How often the short side may fit into the long one. */
export const MOST_PHOTO_RATIO = 10
/** How much of a file is read to learn its size: what cameras write before it is longer than one part of a JPEG. */
export const PHOTO_HEAD_BYTES = 1_000_000

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A photo that may be decoded, or why it is left alone. */
export type CheckedPhoto =
  | { readonly kind: 'fine'; readonly size: PictureSize }
  | { readonly kind: 'unknown' | 'large-file' | 'large-picture' | 'thin' }

/**
 * Looks at a file before anything decodes it: `head` is its beginning, `bytes` its whole length. A few bytes can say that a
 * picture has a billion pixels.
 */
export function checkPhoto(head: Uint8Array, bytes: number): CheckedPhoto {
  if (bytes > MOST_PHOTO_BYTES) return { kind: 'large-file' }
  const size = pngSize(head) ?? webpSize(head) ?? jpegSize(head)
  if (!size || size.width < 1 || size.height < 1) return { kind: 'unknown' }
  const [short = 0, long = 0] = [size.width, size.height].toSorted((a, b) => a - b)
  if (short * long > MOST_PHOTO_PIXELS) return { kind: 'large-picture' }
  return long > short * MOST_PHOTO_RATIO ? { kind: 'thin' } : { kind: 'fine', size }
}

function pngSize(head: Uint8Array): PictureSize | null {
  if (!says(head, 0, '\x89PNG\r\n\x1a\n') || !says(head, 12, 'IHDR') || head.length < 24) return null
  const view = viewOf(head)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

function webpSize(head: Uint8Array): PictureSize | null {
  if (!says(head, 0, 'RIFF') || !says(head, 8, 'WEBPVP8') || head.length < 30) return null
  const view = viewOf(head)
  if (says(head, 12, 'VP8X')) {
    const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
    return { width: three(24), height: three(27) }
  }
  if (says(head, 12, 'VP8L')) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** By the first frame. Parts before it are passed over by their length, so a preview in one of them is not mistaken for it. */
function jpegSize(head: Uint8Array): PictureSize | null {
  if (!says(head, 0, '\xff\xd8')) return null
  const view = viewOf(head)
  let at = 2
  while (at + 9 < head.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}

function isFrame(marker: number): boolean {
  const isTable = marker === 0xc4 || marker === 0xc8 || marker === 0xcc
  return marker >= 0xc0 && marker <= 0xcf && !isTable
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Each character is the byte of its number. */
function says(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((character, i) => bytes[at + i] === character.charCodeAt(0))
}
