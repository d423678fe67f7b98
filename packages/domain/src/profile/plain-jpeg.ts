import { END_OF_IMAGE, type JpegPart, readJpegParts, START_OF_IMAGE, START_OF_SCAN } from './jpeg-parts.ts'

const APP0 = 0xe0
const QUANTISATION = 0xdb
const HUFFMAN = 0xc4
const RESTARTS = 0xdd
const BASELINE = 0xc0
const PROGRESSIVE = 0xc2
const IS_FRAME: readonly number[] = [BASELINE, PROGRESSIVE]

/** Progressive pictures have about ten; many more would only cost time. */
const MOST_SCANS = 30

/** What a page would run, and how files of another nature begin. None of it is in a picture but by intent. */
const PAGE = /<(?:script|html|!doctype|svg|\?xml|\?php|body|iframe|img)|javascript:/i
const OTHER_FILES = [
  '%PDF-',
  'GIF87a',
  'GIF89a',
  '\x89PNG',
  'PK\x01\x02',
  'PK\x03\x04',
  'PK\x05\x06',
  'Rar!\x1a',
  '7z\xbc\xaf',
  'WEBPVP8',
  '\x7fELF',
]

/**
 * Whether these bytes are a baseline or progressive JPEG of at most so many pixels a side, and nothing else: no place, no
 * maker, no comment, no preview in it, nothing after it, no file of another kind inside.
 */
export function isPlainJpeg(bytes: Uint8Array, maxSide: number): boolean {
  const parts = readJpegParts(bytes)
  if (!parts) return false
  const frame = parts.find(({ marker }) => IS_FRAME.includes(marker))
  const firstScan = parts.findIndex(({ marker }) => marker === START_OF_SCAN)
  if (!frame || firstScan < parts.indexOf(frame)) return false
  if (parts.filter(({ marker }) => marker === START_OF_SCAN).length > MOST_SCANS) return false
  return parts.every((part, i) => isPlainPart(part, i, frame, maxSide)) && hasOneNature(latin(bytes))
}

function hasOneNature(text: string): boolean {
  return !PAGE.test(text) && !OTHER_FILES.some((beginning) => text.includes(beginning))
}

/** Returns the JPEG without anything that it says beside the picture; null where it is no JPEG. */
export function stripJpeg(bytes: Uint8Array): Uint8Array | null {
  const kept = readJpegParts(bytes)?.filter(({ marker }) => !isBeside(marker))
  if (!kept) return null
  const plain = new Uint8Array(kept.reduce((length, { start, end }) => length + end - start, 0))
  let at = 0
  for (const { start, end } of kept) {
    plain.set(bytes.subarray(start, end), at)
    at += end - start
  }
  return plain
}

/** What applications add, and comments. */
function isBeside(marker: number): boolean {
  return (marker >= APP0 && marker <= 0xef) || marker === 0xfe
}

function isPlainPart(part: JpegPart, place: number, frame: JpegPart, maxSide: number): boolean {
  const { marker, body } = part
  if (marker === START_OF_IMAGE || marker === END_OF_IMAGE) return true
  if (marker === APP0) return place === 1 && isJfif(body)
  if (marker === QUANTISATION) return areQuantisationTables(body)
  if (marker === HUFFMAN) return areHuffmanTables(body)
  if (marker === RESTARTS) return body.length === 2
  if (marker === START_OF_SCAN) return isScan(part, frame)
  return part === frame && isFrame(body, maxSide)
}

/** "JFIF", its version, how many dots an inch, and a preview of no size. */
function isJfif(body: Uint8Array): boolean {
  const [, , , , , , , unit = 9, , , , , wide, high] = body
  return body.length === 14 && latin(body).startsWith('JFIF\0\x01') && unit <= 2 && wide === 0 && high === 0
}

function areQuantisationTables(body: Uint8Array): boolean {
  let at = 0
  while (at < body.length) {
    const kind = body[at] ?? 0
    if (kind >> 4 > 1 || (kind & 15) > 3) return false
    at += kind >> 4 ? 129 : 65
  }
  return at === body.length && at > 0
}

function areHuffmanTables(body: Uint8Array): boolean {
  let at = 0
  while (at < body.length) {
    const kind = body[at] ?? 0
    const counts = body.subarray(at + 1, at + 17)
    if (kind >> 4 > 1 || (kind & 15) > 3 || counts.length < 16) return false
    let [symbols, room] = [0, 1]
    for (const count of counts) {
      symbols += count
      room = room * 2 - count
      if (room < 0) return false
    }
    if (symbols > 256) return false
    at += 17 + symbols
  }
  return at === body.length && at > 0
}

function isFrame(body: Uint8Array, maxSide: number): boolean {
  const [bits, highTop = 0, high = 0, wideTop = 0, wide = 0, colours = 0] = body
  const fits = (side: number) => side >= 1 && side <= maxSide
  const hasColours = (colours === 1 || colours === 3) && body.length === 6 + 3 * colours
  if (bits !== 8 || !hasColours || !fits((highTop << 8) | high) || !fits((wideTop << 8) | wide)) return false
  const ids = coloursOf(body)
  const areSampled = ids.every((_, i) => {
    const [sampling = 0, table = 9] = body.subarray(7 + 3 * i, 9 + 3 * i)
    return isWithin(sampling >> 4, 1, 4) && isWithin(sampling & 15, 1, 4) && table <= 3
  })
  return areSampled && new Set(ids).size === ids.length
}

function coloursOf(frame: Uint8Array): number[] {
  return Array.from({ length: frame[5] ?? 0 }, (_, i) => frame[6 + 3 * i] ?? 0)
}

function isScan({ body, start, end }: JpegPart, frame: JpegPart): boolean {
  const count = body[0] ?? 0
  const known = coloursOf(frame.body)
  if (!isWithin(count, 1, known.length) || body.length !== 4 + 2 * count) return false
  for (let i = 0; i < count; i += 1) {
    const [colour = -1, tables = 0xff] = body.subarray(1 + 2 * i, 3 + 2 * i)
    if (!known.includes(colour) || tables >> 4 > 3 || (tables & 15) > 3) return false
  }
  const [from = 0, to = 64, step = 0xff] = body.subarray(1 + 2 * count)
  const isWhole = from === 0 && to === 63 && step === 0
  const isPiece = from <= to && to <= 63 && step >> 4 <= 13 && (step & 15) <= 13
  const isEmpty = end - start === 4 + body.length
  return (frame.marker === PROGRESSIVE ? isPiece : isWhole) && !isEmpty
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}

/** Each byte as the character of its number. */
function latin(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
