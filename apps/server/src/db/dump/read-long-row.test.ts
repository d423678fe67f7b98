import { anyLetter } from '@glimmer/domain/test/any-letter'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type LinePiece, readLines } from './read-lines.ts'
import { createLongRowReader } from './read-long-row.ts'

const texts = fc.oneof(
  fc.string({ unit: anyLetter, maxLength: 40 }),
  fc.string({ unit: fc.constantFrom('\\', '"', '\u0001', '\ufeff', 'ä', '🌱', 'u', ','), maxLength: 40 }),
)
const rows = fc.array(fc.option(texts), { minLength: 1, maxLength: 8 })
const lengths = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 20 })

/** Cuts bytes into pieces of these lengths, over and over. */
function* cut(bytes: Buffer, pieces: readonly number[]): Generator<Buffer> {
  for (let at = 0, i = 0; at < bytes.length; i += 1) {
    const length = pieces[i % pieces.length] ?? 1
    yield bytes.subarray(at, at + length)
    at += length
  }
}

function readCells(pieces: Iterable<Buffer>): (string | null)[] {
  const reader = createLongRowReader()
  const cells: (string | null)[] = []
  for (const piece of pieces) {
    for (const { cell, text } of reader.read(piece)) {
      cells[cell] = text === null ? null : (cells[cell] ?? '') + text
    }
  }
  expect(cells).toHaveLength(reader.end())
  return cells
}

describe('a long row', () => {
  it('is read as it is wherever it is cut', () => {
    fc.assert(
      fc.property(rows, lengths, (row, pieces) => {
        expect(readCells(cut(Buffer.from(JSON.stringify(row)), pieces))).toEqual(row)
      }),
      { numRuns: 1_000 },
    )
  })

  test.each([
    '{"a":"b"}',
    '["a"',
    '["a","b',
    '["a"]]',
    '["a" ,"b"]',
    '[1]',
    '["a",]',
    '[nul]',
    '["\\x"]',
    '',
  ])('%j is none', (text) => {
    expect(() => readCells(cut(Buffer.from(text), [2]))).toThrow(SyntaxError)
  })

  it('is none where it is not UTF-8', () => {
    const broken = Buffer.concat([Buffer.from('["'), Buffer.from([0xc3]), Buffer.from('"]')])
    expect(() => readCells([broken])).toThrow()
  })
})

describe('lines', () => {
  it('come whole while they are short, and in pieces that hold little where they are long', async () => {
    const lines = ['{}', '', 'x'.repeat(1_000), 'yy', 'without an end']
    const bytes = Buffer.from(lines.join('\n'))
    const chunks = async function* () {
      yield* cut(bytes, [7, 30, 1])
    }
    const found: LinePiece[] = []
    for await (const piece of readLines(chunks(), 100)) found.push(piece)
    expect(Math.max(...found.map((piece) => piece.bytes.length))).toBeLessThan(131)
    const texts = found.map((piece) => `${piece.bytes.toString()}${piece.isLast ? '\n' : ''}`)
    expect(texts.join('')).toBe(bytes.toString())
    expect(found.map(({ isFirst }) => isFirst)).toEqual(
      [true, ...found.map(({ isLast }) => isLast)].slice(0, -1),
    )
    expect(found.filter(({ isLast }) => isLast)).toHaveLength(4)
  })
})
