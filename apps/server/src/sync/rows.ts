import { type TableName, tableDefinition } from '@glimmer/domain/tables'
import type { RowData } from '@glimmer/sync/change'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'

/**
 * Reads and writes rows of any synced table inside `withUser`. This is the one place where camelCase fields
 * meet snake_case columns; the columns come from the table's schema. However many rows there are, a statement has the same
 * text, so that the database reads and plans it once.
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

/** A row with what it counts of its person's storage. */
export type CountedRow = StoredRow & { readonly bytes: number }

/** What a row `t` counts of its person's storage: its length as text. */
export const ROW_BYTES = sql<number>`octet_length(t::text)`

/** Returns the person's rows with these ids, by id. */
export async function loadRows(
  trx: Trx,
  userId: string,
  table: TableName,
  ids: readonly string[],
): Promise<Map<string, CountedRow>> {
  if (ids.length === 0) return new Map()
  const columns = columnsOf(table)
  const { rows } = await sql<Selected & { row_bytes: number }>`
    select id, rev, ${namesOf(columns)}, ${ROW_BYTES} as row_bytes
    from ${sql.table(table)} as t where user_id = ${userId} and id = any(${ids}::text[])`.execute(trx)
  return new Map(rows.map((row) => [row.id, { ...toStoredRow(columns, row), bytes: row.row_bytes }]))
}

/** Returns the rows whose revision lies in (after, upTo], in the order of their revisions. */
export async function loadRowsBetween(
  trx: Trx,
  userId: string,
  table: TableName,
  after: number,
  upTo: number,
): Promise<StoredRow[]> {
  const columns = columnsOf(table)
  const { rows } = await sql<Selected>`
    select id, rev, ${namesOf(columns)} from ${sql.table(table)}
    where user_id = ${userId} and rev > ${after} and rev <= ${upTo} order by rev, id`.execute(trx)
  return rows.map((row) => toStoredRow(columns, row))
}

/** Returns the ids of at most `most` children of these parents, but for those that are `named` already. */
export async function loadChildIds(
  trx: Trx,
  userId: string,
  children: { readonly table: TableName; readonly parentField: string },
  parentIds: readonly string[],
  { named, most }: { readonly named: readonly string[]; readonly most: number },
): Promise<string[]> {
  const parentColumn = sql.ref(columnName(children.parentField))
  const result = await sql<{ id: string }>`
    select id from ${sql.table(children.table)}
    where user_id = ${userId} and ${parentColumn} = any(${parentIds}::text[]) and id <> all(${named}::text[])
    order by id limit ${most}`.execute(trx)
  return result.rows.map(({ id }) => id)
}

/** Inserts or replaces whole rows, stamped with `rev`. Returns what they count now of the person's storage. */
export async function putRows(
  trx: Trx,
  userId: string,
  table: TableName,
  rev: number,
  rows: ReadonlyMap<string, RowData>,
): Promise<number> {
  if (rows.size === 0) return 0
  const columns = columnsOf(table)
  const records = [...rows].map(([id, data]) => ({
    id,
    ...Object.fromEntries(columns.map(({ field, name }) => [name, data[field] ?? null])),
  }))
  const names = namesOf(columns)
  const replaced = columns.map(({ name }) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)
  const put = await sql<{ bytes: number }>`
    with put as (
      insert into ${sql.table(table)} as t (user_id, id, rev, ${names})
      select ${userId}, id, ${rev}::bigint, ${names}
      from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::json)
      on conflict (user_id, id) do update set rev = excluded.rev, ${sql.join(replaced)}
      returning ${ROW_BYTES} as bytes
    ) select coalesce(sum(bytes), 0)::int as bytes from put`.execute(trx)
  return put.rows[0]?.bytes ?? 0
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

type Selected = Record<string, unknown> & { id: string; rev: number }

function toStoredRow(columns: readonly Column[], row: Selected): StoredRow {
  const data = Object.fromEntries(columns.map(({ field, name }) => [field, row[name] ?? null]))
  return { id: row.id, rev: row.rev, data }
}

function namesOf(columns: readonly Column[]) {
  return sql.join(columns.map(({ name }) => sql.ref(name)))
}

function columnsOf(table: TableName): Column[] {
  return Object.keys(tableDefinition(table).schema.shape).map((field) => ({ field, name: columnName(field) }))
}

/** The column of a field. */
export function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
