import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { DUMP_FORMAT, DUMP_VERSION, type DumpHeader, type DumpReason } from './dump-format.ts'
import type { PersonalTables } from '../tables.ts'
import { type DumpTable, listDumpTables, listMigrations } from './dump-tables.ts'

/** Few enough to hold in memory when each is as large as a mutation may be. */
const PAGE_ROWS = 100

type Trx = Transaction<PersonalTables>

export interface DumpRequest {
  readonly app: string
  readonly reason: DumpReason
  readonly now: Date
}

/**
 * Hands the text of a dump piece by piece to `take`, all of it read in one snapshot, while others go on writing.
 * Resolves with the number of rows when all was taken.
 */
export async function readDumpText(
  database: Kysely<PersonalTables>,
  request: DumpRequest,
  take: (pieces: AsyncIterable<string>) => Promise<void>,
): Promise<number> {
  return database.transaction().execute(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx)
    const counts: Record<string, number> = {}
    await take(dumpText(trx, request, counts))
    return Object.values(counts).reduce((sum, count) => sum + count, 0)
  })
}

async function* dumpText(trx: Trx, request: DumpRequest, counts: Record<string, number>) {
  const hash = createHash('sha256')
  const hashed = (piece: string) => {
    hash.update(piece)
    return piece
  }
  const tables = await listDumpTables(trx)
  yield hashed(toLine(await makeHeader(trx, request, tables)))
  const { rows: people } = await sql<{ id: string }>`select id from accounts."user" order by id`.execute(trx)
  for (const table of tables) {
    counts[table.name] = 0
    yield hashed(toLine({ table: table.name }))
    for await (const page of readTable(trx, table, people)) {
      counts[table.name] = (counts[table.name] ?? 0) + page.length
      yield hashed(page.map((line) => `${line}\n`).join(''))
    }
  }
  yield toLine({ end: true, rows: counts, sha256: hash.digest('hex') })
}

async function makeHeader(trx: Trx, request: DumpRequest, tables: readonly DumpTable[]): Promise<DumpHeader> {
  return {
    format: DUMP_FORMAT,
    version: DUMP_VERSION,
    app: request.app,
    madeAt: request.now.toISOString(),
    reason: request.reason,
    migrations: await listMigrations(trx),
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
  }
}

function toLine(content: object): string {
  return `${JSON.stringify(content)}\n`
}

async function* readTable(trx: Trx, table: DumpTable, people: readonly { id: string }[]) {
  if (!table.isPersonal) {
    yield* readPages(trx, table, sql`true`)
    return
  }
  for (const { id } of people) {
    await sql`select set_config('app.user_id', ${id}, true)`.execute(trx)
    yield* readPages(trx, table, sql`user_id = ${id}`)
  }
}

/** The rows as lines, in the order of the primary key, page after page. */
async function* readPages(trx: Trx, table: DumpTable, which: ReturnType<typeof sql>) {
  if (!table.key?.length) throw new Error(`${table.name} has no primary key to read it by`)
  const texts = sql.join(table.columns.map(({ name }) => sql`${sql.ref(name)}::text`))
  const key = sql.join(table.key.map((name) => sql.ref(name)))
  let after = sql`true`
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      select to_json(array[${texts}])::text as line from ${sql.table(table.name)}
      where ${which} and ${after} order by ${key} limit ${sql.lit(PAGE_ROWS)}`.execute(trx)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_ROWS) return
    after = sql`(${key}) > (${sql.join(keyOf(table, last.line))})`
  }
}

function keyOf(table: DumpTable, line: string) {
  const texts = JSON.parse(line) as (string | null)[]
  return table.key.map((name) => {
    const place = table.columns.findIndex((column) => column.name === name)
    return sql`cast(${texts[place]} as ${sql.raw(table.columns[place]?.type ?? 'text')})`
  })
}
