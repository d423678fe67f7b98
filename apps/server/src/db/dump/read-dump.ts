import { createHash } from 'node:crypto'
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

const NEWLINE = 0x0a

/** A row, the table it belongs to, and its line as it stands in the dump. */
export interface DumpedRow {
  readonly table: string
  readonly row: DumpRow
  readonly line: string
}

/**
 * Reads a dump: first its header, then row after row. Only when the last row was followed by counts and a checksum that
 * agree does the reading end in peace; anything else throws StartRefused.
 */
export async function* readDump(path: string): AsyncGenerator<DumpHeader | DumpedRow> {
  const hash = createHash('sha256')
  const counts: Record<string, number> = {}
  let header: DumpHeader | undefined
  let table: string | undefined
  let closing: DumpClosing | undefined
  for await (const bytes of readLines(path)) {
    if (closing) throw damaged(path)
    const line = bytes.toString('utf8')
    const content = parseLine(path, line)
    if (!header) {
      header = readHeader(path, content)
      yield header
    } else if (Array.isArray(content)) {
      if (table === undefined) throw damaged(path)
      counts[table] = (counts[table] ?? 0) + 1
      yield { table, row: check(path, rowSchema, content), line }
    } else if (content !== null && typeof content === 'object' && 'end' in content) {
      closing = check(path, closingSchema, content)
    } else {
      table = check(path, tableLineSchema, content).table
      counts[table] ??= 0
    }
    if (!closing) hash.update(bytes).update('\n')
  }
  if (closing?.sha256 !== hash.digest('hex') || !isSame(closing.rows, counts)) throw damaged(path)
}

/** Reads the whole dump and returns its header and the number of rows. Throws StartRefused where it is not whole. */
export async function verifyDump(path: string): Promise<{ header: DumpHeader; rows: number }> {
  let header: DumpHeader | undefined
  let rows = 0
  for await (const part of readDump(path)) {
    if ('format' in part) header = part
    else rows += 1
  }
  if (!header) throw damaged(path)
  return { header, rows }
}

/** Lines end at a newline and at nothing else: what people wrote may hold every other character. */
async function* readLines(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  try {
    const text = createReadStream(path).on('error', (error) => unzipped.destroy(error))
    const unzipped = text.pipe(createGunzip())
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      let start = 0
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
        yield Buffer.concat([...rest, chunk.subarray(start, end)])
        rest = []
        start = end + 1
      }
      if (start < chunk.length) rest.push(chunk.subarray(start))
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code?.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE') throw damaged(path, error)
    if (code === 'ENOENT') throw new StartRefused(`There is no file ${path}.`, { cause: error })
    throw error
  }
  if (rest.length > 0) throw damaged(path)
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
