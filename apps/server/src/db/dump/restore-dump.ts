import { type Kysely, sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import { StartRefused } from '../../start-refused.ts'
import { ensureAppRole } from '../app-role.ts'
import { migrations as ours, migrateWithin } from '../migrate.ts'
import type { PersonalTables } from '../tables.ts'
import type { DumpHeader } from './dump-format.ts'
import { type DumpTable, listDumpTables } from './dump-tables.ts'
import { type DumpedRow, readDump } from './read-dump.ts'

/** What goes into one statement. A row that is longer goes by itself. */
const BATCH: BatchSize = { rows: 500, length: 262_144 }

export interface BatchSize {
  readonly rows: number
  readonly length: number
}

type Trx = Transaction<PersonalTables>
type Migrations = Readonly<Record<string, Migration>>

/** Throws StartRefused where this Glimmer cannot know what the dump's tables mean. */
export function refuseLaterDump(header: DumpHeader, migrations: Migrations = ours): void {
  const known = Object.keys(migrations)
  const unknown = header.migrations.find((name, place) => known[place] !== name)
  if (unknown === undefined && header.migrations.length > 0) return
  throw new StartRefused(
    `This dump was written by a later Glimmer, version ${header.app} (it knows "${unknown}"). Restore it with that version, or take an older dump.`,
  )
}

/**
 * Puts what the dump holds in the place of what is there, in one transaction: the tables are made as they were when it was
 * written, filled, and then brought up to date, and `finish` has its turn. Returns the number of rows in the dump.
 */
export async function restoreDump(
  database: Kysely<PersonalTables>,
  path: string,
  migrations: Migrations = ours,
  finish?: (trx: Trx) => Promise<unknown>,
  batch: BatchSize = BATCH,
): Promise<number> {
  await ensureAppRole(database)
  return database.transaction().execute(async (trx) => {
    await dropOurTables(trx)
    let rows = 0
    const parts = readDump(path)
    const header = (await parts.next()).value as DumpHeader
    refuseLaterDump(header, migrations)
    await migrateWithin(trx, migrations, header.migrations.at(-1))
    const tables = await findTables(trx, header)
    for await (const each of inBatches(parts as AsyncGenerator<DumpedRow>, tables, batch)) {
      await insert(trx, each)
      rows += each.rows.length
    }
    // What is only checked at the end is checked now: a table with checks that wait cannot be migrated.
    await sql`set constraints all immediate`.execute(trx)
    await migrateWithin(trx, migrations)
    await finish?.(trx)
    return rows
  })
}

async function dropOurTables(trx: Trx): Promise<void> {
  for (const { name } of await listDumpTables(trx)) {
    if (name.startsWith('public.')) await sql`drop table ${sql.table(name)} cascade`.execute(trx)
  }
  await sql`drop schema if exists accounts cascade`.execute(trx)
  await sql`drop schema if exists migrations cascade`.execute(trx)
}

/** The tables that the dump fills, with exactly the columns that it names. */
async function findTables(trx: Trx, header: DumpHeader): Promise<Map<string, DumpTable>> {
  const tables = new Map((await listDumpTables(trx)).map((table) => [table.name, table]))
  const told = header.tables.map(({ name, columns }) => `${name}(${columns.join()})`)
  const made = [...tables.values()].map(
    ({ name, columns }) => `${name}(${columns.map((column) => column.name).join()})`,
  )
  if (told.toSorted().join() === made.toSorted().join()) return tables
  throw new StartRefused(
    'The tables in this dump are not those that its migrations make; nothing was changed. Restore it with the version that wrote it.',
  )
}

interface Batch {
  readonly table: DumpTable
  /** Whose rows these are; null where rows of several people may come together. */
  readonly userId: string | null
  readonly rows: DumpedRow[]
}

async function* inBatches(
  rows: AsyncGenerator<DumpedRow>,
  tables: ReadonlyMap<string, DumpTable>,
  size: BatchSize,
): AsyncGenerator<Batch> {
  let batch: Batch | undefined
  let length = 0
  for await (const row of rows) {
    const table = tables.get(row.table)
    if (table?.columns.length !== row.row.length) throw new Error(`a row does not fit into ${row.table}`)
    const userId = table.isPersonal ? (row.row[placeOfUser(table)] ?? null) : null
    const isFull = (batch?.rows.length ?? 0) >= size.rows || length + row.line.length > size.length
    if (batch && (isFull || batch.table !== table || batch.userId !== userId)) {
      yield batch
      batch = undefined
    }
    if (!batch) {
      batch = { table, userId, rows: [] }
      length = 0
    }
    batch.rows.push(row)
    length += row.line.length
  }
  if (batch) yield batch
}

function placeOfUser({ columns }: DumpTable): number {
  return columns.findIndex(({ name }) => name === 'user_id')
}

async function insert(trx: Trx, { table, userId, rows }: Batch): Promise<void> {
  // Row-level security binds the owner of a table as well.
  if (userId !== null) await sql`select set_config('app.user_id', ${userId}, true)`.execute(trx)
  const names = sql.join(table.columns.map(({ name }) => sql.ref(name)))
  const [only] = rows
  await sql`
    insert into ${sql.table(table.name)} (${names})
    ${only && rows.length === 1 ? valuesOf(table, only) : valuesOfMany(table, rows)}`.execute(trx)
}

/** Cell by cell: the database need not take a line apart, which may be a long one. */
function valuesOf({ columns }: DumpTable, { row }: DumpedRow) {
  return sql`values (${sql.join(columns.map(({ type }, place) => sql`cast(${row[place]}::text as ${sql.raw(type)})`))})`
}

function valuesOfMany({ columns }: DumpTable, rows: readonly DumpedRow[]) {
  const values = sql.join(
    columns.map(({ type }, place) => sql`cast(line->>${sql.lit(place)} as ${sql.raw(type)})`),
  )
  const lines = `[${rows.map(({ line }) => line).join()}]`
  return sql`select ${values} from json_array_elements(${lines}::json) as line`
}
