import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../tables.ts'
import type { DumpTable } from './dump-tables.ts'
import type { Batch } from './insert-rows.ts'
import { readDump } from './read-dump.ts'
import { asLine, PAGE, readLongRow, textsOf } from './read-table.ts'
import { nameRow } from './row-checks.ts'
import { BATCH, type BatchSize, inBatches } from './restore-dump.ts'

type Trx = Transaction<PersonalTables>

/** Where a restored database is not as its dump: by table, row and key, never what a row holds. */
export class RowDiffers extends Error {
  override readonly name = 'RowDiffers'
}

/**
 * Compares every row of a dump with the one in the database that has its key, and then how many there are. The database
 * must be one that is thrown away: its tables are opened to their owner first. Throws RowDiffers at the first difference.
 */
export async function compareRows(
  trx: Trx,
  path: string,
  found: ReadonlyMap<string, DumpTable>,
  batch: BatchSize = BATCH,
): Promise<void> {
  const tables = await openToOwner(trx, found)
  const { parts } = await readDump(path, batch.length)
  const counts = new Map([...tables.keys()].map((name) => [name, 0]))
  const key = createKeyReader()
  for await (const each of inBatches(parts, tables, batch)) {
    const { name } = each.table
    const before = counts.get(name) ?? 0
    if (each.kind === 'batch') {
      await compareBatch(trx, each, before)
      counts.set(name, before + each.lines.length)
    } else if (each.part.kind === 'cell-piece') {
      key.take(each.table, each.part)
    } else {
      await compareLongRow(trx, each.table, key.end(each.table), each.part.digest, before + 1)
      counts.set(name, before + 1)
    }
  }
  for (const [name, count] of counts) await compareCount(trx, name, count)
}

async function openToOwner(trx: Trx, tables: ReadonlyMap<string, DumpTable>) {
  const opened = new Map<string, DumpTable>()
  for (const [name, table] of tables) {
    if (table.isPersonal) await sql`alter table ${sql.table(name)} no force row level security`.execute(trx)
    opened.set(name, { ...table, isPersonal: false })
  }
  return opened
}

async function compareBatch(trx: Trx, { table, lines }: Batch, before: number): Promise<void> {
  const keys = table.key.map((name) => {
    const place = table.columns.findIndex((column) => column.name === name)
    return { name, place, type: table.columns[place]?.type ?? 'text' }
  })
  const isSameKey = sql.join(
    keys.map(
      ({ name, place, type }) =>
        sql`${sql.ref(name)} = cast(given.row->>${sql.lit(place)} as ${sql.raw(type)})`,
    ),
    sql` and `,
  )
  const cells = table.columns.map((_column, place) => sql.ref(`c${place}`))
  const { rows } = await sql<{ line: string | null; key: string }>`
    select there.line, ${asLine(keys.map(({ place }) => sql`given.row->>${sql.lit(place)}`))} as key
    from json_array_elements(${`[${lines.join()}]`}::json) with ordinality as given (row, place)
    left join lateral (
      select ${asLine(cells)} as line
      from (select ${textsOf(table)} from ${sql.table(table.name)} where ${isSameKey} offset 0) as made
    ) as there on true
    order by given.place`.execute(trx)
  for (const [place, { line, key }] of rows.entries()) {
    if (line !== lines[place]) throw differs(table, before + place + 1, key, line !== null)
  }
}

async function compareLongRow(trx: Trx, table: DumpTable, key: string, digest: Buffer, number: number) {
  const hash = createHash('sha256')
  let isThere = false
  for await (const text of readLongRow(trx, table, key, PAGE)) {
    isThere = true
    hash.update(text)
  }
  if (!hash.digest().equals(digest)) throw differs(table, number, key, isThere)
}

async function compareCount(trx: Trx, name: string, count: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::float8 as count from ${sql.table(name)}`.execute(trx)
  if (rows[0]?.count === count) return
  throw new RowDiffers(`${name}: ${rows[0]?.count} rows were restored, and the dump has ${count}`)
}

/** Gathers the key of a row that comes in pieces. */
function createKeyReader() {
  let texts: string[] = []
  return {
    take({ key, columns }: DumpTable, { cell, text }: { cell: number; text: string | null }) {
      const place = key.indexOf(columns[cell]?.name ?? '')
      if (place !== -1) texts[place] = (texts[place] ?? '') + text
    },
    /** As a JSON list of texts. */
    end(table: DumpTable): string {
      const key = JSON.stringify(table.key.map((_name, place) => texts[place] ?? ''))
      texts = []
      return key
    },
  }
}

function differs(table: DumpTable, number: number, key: string, isThere: boolean): RowDiffers {
  const row = nameRow(number, table.key, JSON.parse(key) as string[])
  return new RowDiffers(
    `${table.name}, ${row}: it ${isThere ? 'is not as in the dump' : 'is missing'} once it is restored`,
  )
}
