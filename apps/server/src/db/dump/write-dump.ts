import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { DUMP_FORMAT, DUMP_VERSION, type DumpHeader, type DumpReason } from './dump-format.ts'
import { type DumpTable, listDumpTables, listMigrations } from './dump-tables.ts'
import { createChecks } from './row-checks.ts'
import { PAGE, type PageSize, readTable } from './read-table.ts'
import type { PersonalTables } from '../tables.ts'

/** What is hashed, compressed and written at once. */
const PIECE_BYTES = 65_536

type Trx = Transaction<PersonalTables>

export interface DumpRequest {
  readonly app: string
  readonly reason: DumpReason
  readonly now: Date
  /** How much is read at once. */
  readonly page?: PageSize
}

/**
 * Hands the text of a dump piece by piece to `take`, all of it read in one snapshot, while others go on writing.
 * Resolves with the number of rows when all was taken.
 */
export async function readDumpText(
  database: Kysely<PersonalTables>,
  request: DumpRequest,
  take: (pieces: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<number> {
  return database.transaction().execute(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx)
    // Each page must be found through the index of its key: a plan that sorts reads the whole table for every page.
    await sql`select set_config('enable_sort', 'off', true), set_config('enable_seqscan', 'off', true)`.execute(
      trx,
    )
    const counts: Record<string, number> = {}
    await take(dumpText(trx, request, counts))
    return Object.values(counts).reduce((sum, count) => sum + count, 0)
  })
}

async function* dumpText(trx: Trx, request: DumpRequest, counts: Record<string, number>) {
  const hash = createHash('sha256')
  for await (const piece of inPieces(readEverything(trx, request, counts))) {
    hash.update(piece)
    yield piece
  }
  yield Buffer.from(toLine({ end: true, rows: counts, sha256: hash.digest('hex') }))
}

/** The header and every table, as texts of any length. */
async function* readEverything(trx: Trx, request: DumpRequest, counts: Record<string, number>) {
  const tables = await listDumpTables(trx)
  yield Buffer.from(toLine(await makeHeader(trx, request, tables)))
  const { rows: people } = await sql<{ id: string }>`select id from accounts."user" order by id`.execute(trx)
  const ids = people.map(({ id }) => id)
  for (const table of tables) {
    counts[table.name] = 0
    yield Buffer.from(toLine({ table: table.name }))
    const checks = createChecks(table.name)
    for await (const { text, rows } of readTable(trx, table, ids, request.page ?? PAGE)) {
      counts[table.name] = (counts[table.name] ?? 0) + rows
      yield* checks.addTo(text)
    }
    yield* checks.rest()
  }
}

/** Joins short texts and cuts long ones into pieces of about one size. */
async function* inPieces(texts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = []
  let length = 0
  for await (const text of texts) {
    gathered.push(text)
    length += text.length
    if (length < PIECE_BYTES) continue
    yield* cut(Buffer.concat(gathered))
    gathered = []
    length = 0
  }
  yield* cut(Buffer.concat(gathered))
}

function* cut(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    yield bytes.subarray(start, start + PIECE_BYTES)
  }
}

async function makeHeader(trx: Trx, request: DumpRequest, tables: readonly DumpTable[]): Promise<DumpHeader> {
  return {
    format: DUMP_FORMAT,
    version: DUMP_VERSION,
    app: request.app,
    madeAt: request.now.toISOString(),
    reason: request.reason,
    migrations: await listMigrations(trx),
    tables: tables.map(({ name, columns, key }) => ({
      name,
      columns: columns.map((column) => column.name),
      key: [...key],
    })),
  }
}

function toLine(content: object): string {
  return `${JSON.stringify(content)}\n`
}
