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
import { createRowWitness, type RowWitness } from './row-checks.ts'

/** A row with a longer line is read in pieces and never held whole. */
const LONG_LINE = 262_144
const UNZIPPED_AT_ONCE = 65_536

/** A whole row; or a long row's pieces one after another, and at its end the number of its cells. */
export type RowPart =
  | { readonly kind: 'row'; readonly table: string; readonly row: DumpRow; readonly line: string }
  | LongRowPart

export type LongRowPart =
  | ({ readonly kind: 'cell-piece'; readonly table: string } & CellPiece)
  | {
      readonly kind: 'long-row-end'
      readonly table: string
      readonly cells: number
      /** The SHA-256 of its line. */
      readonly digest: Buffer
    }

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
  return { header, parts: readParts(path, header, lines, createHash('sha256').update(`${line}\n`)) }
}

async function* readParts(
  path: string,
  header: DumpHeader,
  lines: AsyncIterable<LinePiece>,
  hash: Hash,
): AsyncGenerator<RowPart> {
  const witness = createRowWitness(header)
  const refuse = (trouble: string | null) => {
    if (trouble !== null) throw damaged(path, trouble)
  }
  let closing: DumpClosing | undefined
  let longRow = createLongRowReader()
  try {
    for await (const piece of lines) {
      if (closing) throw damaged(path, 'more stands behind its end')
      const line = wholeLine(piece)
      const content = line === null ? null : parseLine(path, line)
      if (line === null || Array.isArray(content)) {
        const table = witness.table()
        if (table === undefined) throw damaged(path)
        witness.bytes(piece.bytes)
        if (piece.isFirst) longRow = createLongRowReader()
        yield* line === null
          ? readPiece(path, table, longRow, piece, witness)
          : readRow(path, table, line, content, witness)
      } else if (content !== null && typeof content === 'object' && 'end' in content) {
        refuse(witness.refuseUnchecked())
        closing = check(path, closingSchema, content)
      } else {
        const { table, checks } = check(path, tableLineSchema, content)
        refuse(witness.beginTable(table, checks))
      }
      if (!closing) hash.update(piece.bytes).update(piece.isLast ? '\n' : '')
    }
  } catch (error) {
    if (error instanceof DumpDamaged && error.where === null) {
      throw damaged(path, `it cannot be read at ${witness.place()}`, error)
    }
    throw error
  }
  if (!closing) throw damaged(path, `it ends at ${witness.place()}`)
  refuse(witness.findMiscount(closing.rows))
  if (closing.sha256 !== hash.digest('hex')) throw damaged(path, 'its checksum is another')
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

function* readRow(
  path: string,
  table: string,
  line: string,
  content: unknown,
  witness: RowWitness,
): Generator<RowPart> {
  const row = check(path, rowSchema, content)
  for (const [place, text] of row.entries()) witness.cell(place, text)
  witness.endRow()
  yield { kind: 'row', table, row, line }
}

function* readPiece(
  path: string,
  table: string,
  longRow: LongRowReader,
  piece: LinePiece,
  witness: RowWitness,
): Generator<LongRowPart> {
  try {
    for (const found of longRow.read(piece.bytes)) {
      witness.cell(found.cell, found.text)
      yield { kind: 'cell-piece', table, ...found }
    }
    if (piece.isLast) {
      yield { kind: 'long-row-end', table, cells: longRow.end(), digest: witness.endRow() }
    }
  } catch (error) {
    throw damaged(path, null, error)
  }
}

async function* unzip(path: string): AsyncGenerator<Buffer> {
  try {
    const text = createReadStream(path).on('error', (error) => unzipped.destroy(error))
    const unzipped = text.pipe(createGunzip({ chunkSize: UNZIPPED_AT_ONCE }))
    yield* unzipped as AsyncIterable<Buffer>
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code?.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE') throw damaged(path, null, error)
    if (code === 'ENOENT') throw new StartRefused(`There is no file ${path}.`, { cause: error })
    // A folder, or a file of another user.
    if (/^E[A-Z]+$/.test(code ?? '')) {
      throw new StartRefused(`Cannot read ${path} (${code}). Name a dump that this user may read.`, {
        cause: error,
      })
    }
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
    throw damaged(path, null, error)
  }
}

function check<Schema extends z.ZodType>(path: string, schema: Schema, content: unknown): z.output<Schema> {
  const parsed = schema.safeParse(content)
  if (parsed.success) return parsed.data
  throw damaged(path)
}

/** `where` says in words what is wrong, by table, row and key, never what a row holds. */
export class DumpDamaged extends StartRefused {
  readonly where: string | null

  constructor(path: string, where: string | null, cause?: unknown) {
    super(
      `${path} is damaged or not whole${where === null ? '' : ` (${where})`}; nothing was changed. Take another dump.`,
      cause === undefined ? undefined : { cause },
    )
    this.where = where
  }
}

function damaged(path: string, where: string | null = null, cause?: unknown): DumpDamaged {
  return new DumpDamaged(path, where, cause)
}
