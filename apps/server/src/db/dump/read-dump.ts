import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type * as z from 'zod'
import { StartRefused } from '../../start-refused.ts'
import {
  closingSchema,
  DUMP_VERSION,
  type DumpClosing,
  type DumpHeader,
  type DumpRow,
  headerSchema,
  rowSchema,
  tableLineSchema,
} from './dump-format.ts'
import { type LinePiece, readLines } from './read-lines.ts'
import { type CellPiece, createLongRowReader, type LongRowReader } from './read-long-row.ts'

/** A row with a longer line is read in pieces and never held whole. */
const LONG_LINE = 262_144
const UNZIPPED_AT_ONCE = 65_536

/** A whole row; or a long row's pieces one after another, and at its end the number of its cells. */
export type RowPart =
  | { readonly kind: 'row'; readonly table: string; readonly row: DumpRow; readonly line: string }
  | LongRowPart

export type LongRowPart =
  | ({ readonly kind: 'cell-piece'; readonly table: string } & CellPiece)
  | { readonly kind: 'long-row-end'; readonly table: string; readonly cells: number }

/**
 * Reads the header of a dump; the rows can then be read one after another. Reading ends normally only if counts and
 * checksum after the last row agree; anything else throws StartRefused.
 */
export async function readDump(
  path: string,
  longLine = LONG_LINE,
): Promise<{ header: DumpHeader; parts: AsyncGenerator<RowPart> }> {
  const lines = readLines(unzip(path), longLine)
  const first = await lines.next()
  if (first.done) throw damaged(path)
  const line = wholeLine(first.value)
  const header = readHeader(path, line === null ? null : parseLine(path, line))
  return { header, parts: readParts(path, lines, createHash('sha256').update(`${line}\n`)) }
}

async function* readParts(
  path: string,
  lines: AsyncIterable<LinePiece>,
  hash: Hash,
): AsyncGenerator<RowPart> {
  const counts: Record<string, number> = {}
  let table: string | undefined
  let closing: DumpClosing | undefined
  let longRow = createLongRowReader()
  for await (const piece of lines) {
    if (closing) throw damaged(path)
    const line = wholeLine(piece)
    const content = line === null ? null : parseLine(path, line)
    if (line === null || Array.isArray(content)) {
      if (table === undefined) throw damaged(path)
      if (piece.isFirst) longRow = createLongRowReader()
      if (line === null) yield* readPiece(path, table, longRow, piece)
      else yield { kind: 'row', table, row: check(path, rowSchema, content), line }
      if (piece.isLast) counts[table] = (counts[table] ?? 0) + 1
    } else if (content !== null && typeof content === 'object' && 'end' in content) {
      closing = check(path, closingSchema, content)
    } else {
      table = check(path, tableLineSchema, content).table
      counts[table] ??= 0
    }
    if (!closing) hash.update(piece.bytes).update(piece.isLast ? '\n' : '')
  }
  if (closing?.sha256 !== hash.digest('hex') || !isSame(closing.rows, counts)) throw damaged(path)
}

/** Reads the whole dump and returns its header and the number of rows. Throws StartRefused where it is not whole. */
export async function verifyDump(path: string): Promise<{ header: DumpHeader; rows: number }> {
  const { header, parts } = await readDump(path)
  let rows = 0
  for await (const { kind } of parts) {
    if (kind !== 'cell-piece') rows += 1
  }
  return { header, rows }
}

/** Null where the line is long. */
function wholeLine({ bytes, isFirst, isLast }: LinePiece): string | null {
  return isFirst && isLast ? bytes.toString('utf8') : null
}

function* readPiece(
  path: string,
  table: string,
  longRow: LongRowReader,
  piece: LinePiece,
): Generator<LongRowPart> {
  try {
    for (const found of longRow.read(piece.bytes)) yield { kind: 'cell-piece', table, ...found }
    if (piece.isLast) yield { kind: 'long-row-end', table, cells: longRow.end() }
  } catch (error) {
    throw damaged(path, error)
  }
}

async function* unzip(path: string): AsyncGenerator<Buffer> {
  try {
    const text = createReadStream(path).on('error', (error) => unzipped.destroy(error))
    const unzipped = text.pipe(createGunzip({ chunkSize: UNZIPPED_AT_ONCE }))
    yield* unzipped as AsyncIterable<Buffer>
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code?.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE') throw damaged(path, error)
    if (code === 'ENOENT') throw new StartRefused(`There is no file ${path}.`, { cause: error })
    throw error
  }
}

function readHeader(path: string, content: unknown): DumpHeader {
  const version = (content as { version?: unknown } | null)?.version
  if (typeof version === 'number' && version > DUMP_VERSION) {
    throw new StartRefused(`${path} was written by a later Glimmer, in a form that this one cannot read.`)
  }
  const header = headerSchema.safeParse(content)
  if (header.success) return header.data
  throw new StartRefused(`${path} is not a dump of a Glimmer.`)
}

function parseLine(path: string, line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw damaged(path, error)
  }
}

function check<Schema extends z.ZodType>(path: string, schema: Schema, content: unknown): z.output<Schema> {
  const parsed = schema.safeParse(content)
  if (parsed.success) return parsed.data
  throw damaged(path)
}

function isSame(told: Record<string, number>, counted: Record<string, number>): boolean {
  const names = Object.keys(counted)
  return names.length === Object.keys(told).length && names.every((name) => told[name] === counted[name])
}

function damaged(path: string, cause?: unknown): StartRefused {
  return new StartRefused(
    `${path} is damaged or not whole; nothing was changed. Take another dump.`,
    cause === undefined ? undefined : { cause },
  )
}
