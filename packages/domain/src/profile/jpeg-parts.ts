/** One part of a JPEG: its marker, and the bytes after it. A scan's part goes on to the next marker. */
export interface JpegPart {
  readonly marker: number
  /** Where its 0xFF stands, and where the next part begins. */
  readonly start: number
  readonly end: number
  /** What its length counts, without the length itself. Empty for the first and the last part. */
  readonly body: Uint8Array
}

export const START_OF_IMAGE = 0xd8
export const END_OF_IMAGE = 0xd9
export const START_OF_SCAN = 0xda

/**
 * Takes a JPEG apart. Null where it is none: a wrong beginning, a part that is cut off, bytes between parts or after
 * the end.
 */
export function readJpegParts(bytes: Uint8Array): JpegPart[] | null {
  const empty = bytes.subarray(0, 0)
  const parts: JpegPart[] = []
  let at = 0
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || (at === 0) !== (marker === START_OF_IMAGE)) return null
    if (marker === START_OF_IMAGE || marker === END_OF_IMAGE) {
      parts.push({ marker, start: at, end: at + 2, body: empty })
      at += 2
      if (marker === END_OF_IMAGE) return at === bytes.length ? parts : null
      continue
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    const bodyEnd = at + 2 + length
    if (marker < 0xc0 || length < 2 || bodyEnd > bytes.length) return null
    const end = marker === START_OF_SCAN ? endOfScan(bytes, bodyEnd) : bodyEnd
    parts.push({ marker, start: at, end, body: bytes.subarray(at + 4, bodyEnd) })
    at = end
  }
  return null
}

/** Where the coded picture ends: at the first marker that is neither a restart nor a byte 0xFF of the picture. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) break
    at += 1
  }
  return at
}
