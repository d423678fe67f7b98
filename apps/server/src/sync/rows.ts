import { type TableName, tableDefinition } from '@glimmer/domain/tables'
import type { RowData } from '@glimmer/sync/change'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'

/**
 * Reads and writes rows of any synced table inside `withUser`. This is the one place where camelCase fields
 * meet snake_case columns; the columns come from the table's schema.
 */

type Trx = Transaction<PersonalTables>

interface Column {
  readonly field: string
  readonly name: string
}

export interface StoredRow {
  readonly id: string
  readonly rev: number
  readonly data: RowData
}

/** Returns the person's rows with these ids, by id. */
export async function loadRows(trx: Trx, userId: string, table: TableName, ids: readonly string[]) {
  const found = new Map<string, RowData>()
  if (ids.length === 0) return found
  const rows = await select(trx, table, sql`user_id = ${userId} and id = any(${ids}::text[])`)
  for (const row of rows) found.set(row.id, row.data)
  return found
}

/** Returns the rows whose revision lies in (after, upTo], in the order of their revisions. */
export async function loadRowsBetween(
  trx: Trx,
  userId: string,
  table: TableName,
  after: number,
  upTo: number,
): Promise<StoredRow[]> {
  return select(trx, table, sql`user_id = ${userId} and rev > ${after} and rev <= ${upTo} order by rev, id`)
}

/** Returns the ids of the children of these parents. */
export async function loadChildIds(
  trx: Trx,
  userId: string,
  child: TableName,
  parentField: string,
  parentIds: readonly string[],
): Promise<string[]> {
  const parentColumn = sql.ref(columnName(parentField))
  const result = await sql<{ id: string }>`
    select id from ${sql.table(child)}
    where user_id = ${userId} and ${parentColumn} = any(${parentIds}::text[]) order by id`.execute(trx)
  return result.rows.map(({ id }) => id)
}

/** Inserts or replaces whole rows, stamped with `rev`. */
export async function putRows(
  trx: Trx,
  userId: string,
  table: TableName,
  rev: number,
  rows: ReadonlyMap<string, RowData>,
): Promise<void> {
  if (rows.size === 0) return
  const columns = columnsOf(table)
  const values = [...rows].map(
    ([id, data]) =>
      sql`(${userId}, ${id}, ${rev}, ${sql.join(columns.map(({ field }) => toColumn(data[field])))})`,
  )
  const names = columns.map(({ name }) => sql.ref(name))
  const replaced = columns.map(({ name }) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)
  await sql`
    insert into ${sql.table(table)} (user_id, id, rev, ${sql.join(names)}) values ${sql.join(values)}
    on conflict (user_id, id) do update set rev = excluded.rev, ${sql.join(replaced)}`.execute(trx)
}

/** Deletes rows by id. */
export async function removeRows(
  trx: Trx,
  userId: string,
  table: TableName,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    delete from ${sql.table(table)} where user_id = ${userId} and id = any(${ids}::text[])`.execute(trx)
}

async function select(trx: Trx, table: TableName, where: ReturnType<typeof sql>): Promise<StoredRow[]> {
  const columns = columnsOf(table)
  const names = columns.map(({ name }) => sql.ref(name))
  const result = await sql<Record<string, unknown> & { id: string; rev: number }>`
    select id, rev, ${sql.join(names)} from ${sql.table(table)} where ${where}`.execute(trx)
  return result.rows.map((row) => ({
    id: row.id,
    rev: row.rev,
    data: Object.fromEntries(columns.map(({ field, name }) => [field, row[name] ?? null])),
  }))
}

function columnsOf(table: TableName): Column[] {
  return Object.keys(tableDefinition(table).schema.shape).map((field) => ({ field, name: columnName(field) }))
}

function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Lists and objects live in jsonb columns; the drivers would turn a list into a PostgreSQL array. */
function toColumn(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
