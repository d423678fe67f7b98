import { sql, type Transaction } from 'kysely'
import { readLongText } from '../read-long-text.ts'
import type { PersonalTables } from '../tables.ts'
import type { DumpTable } from './dump-tables.ts'

type Trx = Transaction<PersonalTables>
type Condition = ReturnType<typeof sql>

/**
 * How much is held at once, whatever rows hold. A page has `rows` rows; those of more than `rowBytes` come without their text,
 * which is then read `pieceBytes` at a time.
 */
export interface PageSize {
  readonly rows: number
  readonly rowBytes: number
  readonly pieceBytes: number
}

export const PAGE: PageSize = { rows: 200, rowBytes: 16_384, pieceBytes: 262_144 }

/** A part of the text of a table, and how many rows end in it. */
interface Part {
  readonly text: Buffer
  readonly rows: number
}

/** Reads a table as the lines of a dump, in the order of its primary key. */
export async function* readTable(
  trx: Trx,
  table: DumpTable,
  people: readonly string[],
  size: PageSize,
): AsyncGenerator<Part> {
  if (!table.isPersonal) {
    yield* readPages(trx, table, sql`true`, size)
    return
  }
  for (const id of people) {
    await sql`select set_config('app.user_id', ${id}, true)`.execute(trx)
    yield* readPages(trx, table, sql`user_id = ${id}`, size)
  }
}

async function* readPages(
  trx: Trx,
  table: DumpTable,
  which: Condition,
  size: PageSize,
): AsyncGenerator<Part> {
  const key = keyOf(table)
  let after = sql`true`
  for (;;) {
    const rows = await readPage(trx, table, sql`${which} and ${after} order by ${key}`, size)
    yield* fillIn(rows, (at) => readLongRow(trx, table, at, size))
    const last = rows.at(-1)
    if (!last || rows.length < size.rows) return
    after = sql`(${key}) > (${keyValues(table, last.key)})`
  }
}

interface PageRow {
  /** Null where the row is too long to come with others. */
  readonly line: string | null
  /** A JSON list of texts. */
  readonly key: string
}

async function readPage(trx: Trx, table: DumpTable, which: Condition, size: PageSize): Promise<PageRow[]> {
  const cells = namesOfCells(table)
  const key = table.key.map((name) => cells[table.columns.findIndex((column) => column.name === name)])
  const bytes = sql.join(
    cells.map((cell) => sql`coalesce(octet_length(${cell}), 0)`),
    sql` + `,
  )
  // The limit stands in the subquery, as PostgreSQL then does not merge it into the outer query and make each text
  // several times.
  const { rows } = await sql<PageRow>`
    select case when ${bytes} <= ${sql.lit(size.rowBytes)} then ${asLine(cells)} end as line, ${asLine(key)} as key
    from (
      select ${textsOf(table)} from ${sql.table(table.name)} where ${which} limit ${sql.lit(size.rows)}
    ) as page`.execute(trx)
  return rows
}

/** The lines of a page in order; long rows are read one by one. */
async function* fillIn(
  page: readonly PageRow[],
  readLong: (key: string) => AsyncGenerator<Buffer>,
): AsyncGenerator<Part> {
  let short: string[] = []
  const takeShort = (): Part => {
    const part = { text: Buffer.from(short.join('')), rows: short.length }
    short = []
    return part
  }
  for (const { line, key } of page) {
    if (line !== null) short.push(`${line}\n`)
    else {
      yield takeShort()
      for await (const text of readLong(key)) yield { text, rows: 0 }
      yield { text: Buffer.from('\n'), rows: 1 }
    }
  }
  yield takeShort()
}

/** The line of one row, long texts in pieces, so that it is never held whole. */
export async function* readLongRow(trx: Trx, table: DumpTable, at: string, { pieceBytes }: PageSize) {
  const row = sql`from ${sql.table(table.name)} where (${keyOf(table)}) = (${keyValues(table, at)}) offset 0`
  const cells = namesOfCells(table)
  const isLong = cells.map((cell) => sql`coalesce(octet_length(${cell}), 0) > ${sql.lit(pieceBytes)}`)
  const short = cells.map((cell, place) => sql`case when not ${isLong[place]} then ${cell} end`)
  const { rows } = await sql<{ short: string; isLong: boolean[] }>`
    select ${asLine(short)} as short, array[${sql.join(isLong)}] as "isLong"
    from (select ${textsOf(table)} ${row}) as made`.execute(trx)
  for (const found of rows) {
    const texts = JSON.parse(found.short) as (string | null)[]
    for (const [place, { name }] of table.columns.entries()) {
      yield Buffer.from(place === 0 ? '[' : ',')
      if (found.isLong[place]) {
        yield* quote(readLongText(trx, sql`select ${sql.ref(name)}::text as text ${row}`, pieceBytes))
      } else yield Buffer.from(JSON.stringify(texts[place]))
    }
    yield Buffer.from(']')
  }
}

/** As JSON, in the letters that PostgreSQL itself chooses. */
async function* quote(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  yield Buffer.from('"')
  for await (const piece of pieces) {
    yield Buffer.from(JSON.stringify(decoder.decode(piece, { stream: true })).slice(1, -1))
  }
  yield Buffer.from('"')
}

function namesOfCells({ columns }: DumpTable) {
  return columns.map((_column, place) => sql.ref(`c${place}`))
}

/** Each column as text under its cell's name. See `readPage` for how each text is made only once. */
export function textsOf(table: DumpTable) {
  const cells = namesOfCells(table)
  return sql.join(table.columns.map(({ name }, place) => sql`${sql.ref(name)}::text as ${cells[place]}`))
}

export function asLine(texts: readonly unknown[]) {
  return sql<string>`to_json(array[${sql.join(texts)}])::text`
}

function keyOf({ key }: DumpTable) {
  return sql.join(key.map((name) => sql.ref(name)))
}

/** The values of a primary key, from the JSON list of their texts. */
function keyValues(table: DumpTable, key: string) {
  const texts = JSON.parse(key) as string[]
  const values = table.key.map((name, place) => {
    const type = table.columns.find((column) => column.name === name)?.type
    return sql`cast(${texts[place]} as ${sql.raw(type ?? 'text')})`
  })
  return sql.join(values)
}
