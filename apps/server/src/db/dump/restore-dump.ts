import { type Kysely, sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import { StartRefused } from '../../start-refused.ts'
import { ensureAppRole } from '../app-role.ts'
import { migrations as ours, migrateWithin } from '../migrate.ts'
import type { PersonalTables } from '../tables.ts'
import type { DumpHeader } from './dump-format.ts'
import { type DumpTable, listDumpTables, listOurTables } from './dump-tables.ts'
import { type Batch, insertBatch, placeOfUser } from './insert-rows.ts'
import { createLongRows } from './insert-long-row.ts'
import { type LongRowPart, readDump, type RowPart } from './read-dump.ts'

/** What goes into one statement. A row that is longer goes piece by piece. */
export const BATCH: BatchSize = { rows: 500, length: 262_144 }

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

export interface RestoreOptions {
  readonly migrations?: Migrations | undefined
  /** Called before each statement that fills a table. */
  readonly beforeBatch?: () => void
  /** Called when every row is in, before the tables are brought up to date. */
  readonly filled?: (trx: Trx, tables: ReadonlyMap<string, DumpTable>) => Promise<unknown>
  /** Called last. */
  readonly finish?: ((trx: Trx) => Promise<unknown>) | undefined
  readonly batch?: BatchSize
}

/**
 * Replaces the database's content by the dump's, in one transaction: makes the tables as they were when the dump was
 * written, fills them, and migrates them. Returns the number of rows in the dump.
 */
export async function restoreDump(
  database: Kysely<PersonalTables>,
  path: string,
  { migrations = ours, beforeBatch, filled, finish, batch = BATCH }: RestoreOptions = {},
): Promise<number> {
  await ensureAppRole(database)
  return database.transaction().execute(async (trx) => {
    await dropOurTables(trx)
    let rows = 0
    const { header, parts } = await readDump(path, batch.length)
    refuseLaterDump(header, migrations)
    await migrateWithin(trx, migrations, header.migrations.at(-1))
    const tables = await findTables(trx, header)
    const takeLongRow = createLongRows(trx)
    for await (const each of inBatches(parts, tables, batch)) {
      beforeBatch?.()
      if (each.kind === 'batch') rows += await insertBatch(trx, each)
      else rows += await takeLongRow(each.table, each.part)
    }
    // Checks deferred constraints now: PostgreSQL does not alter a table with pending checks.
    await sql`set constraints all immediate`.execute(trx)
    await filled?.(trx, tables)
    await migrateWithin(trx, migrations)
    await planAnew(trx, migrations)
    await finish?.(trx)
    return rows
  })
}

/** A dump holds no plan of reminders: everybody's are looked at once, and who has none loses the row again. */
async function planAnew(trx: Trx, migrations: Migrations): Promise<void> {
  if (!('0016-reminders' in migrations)) return
  await sql`insert into notify_plan (user_id, next_at, looked_to) select id, now(), now() from accounts."user"`.execute(
    trx,
  )
}

async function dropOurTables(trx: Trx): Promise<void> {
  for (const { name } of await listOurTables(trx)) {
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

/** Long rows one by one and all others in batches, in the order of the dump. */
export async function* inBatches(
  parts: AsyncIterable<RowPart>,
  tables: ReadonlyMap<string, DumpTable>,
  size: BatchSize,
): AsyncGenerator<Batch | { readonly kind: 'long'; readonly table: DumpTable; readonly part: LongRowPart }> {
  let batch: Batch | undefined
  let length = 0
  for await (const part of parts) {
    const table = tables.get(part.table)
    if (!table) throw new Error(`there is no table ${part.table}`)
    if (part.kind !== 'row') {
      if (batch) yield batch
      batch = undefined
      yield { kind: 'long', table, part }
      continue
    }
    if (table.columns.length !== part.row.length) throw new Error(`a row does not fit into ${part.table}`)
    const userId = table.isPersonal ? (part.row[placeOfUser(table)] ?? null) : null
    const isFull = (batch?.lines.length ?? 0) >= size.rows || length + part.line.length > size.length
    if (batch && (isFull || batch.table !== table || batch.userId !== userId)) {
      yield batch
      batch = undefined
    }
    if (!batch) {
      batch = { kind: 'batch', table, userId, lines: [] }
      length = 0
    }
    batch.lines.push(part.line)
    length += part.line.length
  }
  if (batch) yield batch
}
