import { type TableName, tableDefinition } from '@glimmer/domain/tables'
import type { RowData } from '@glimmer/sync/change'
import { sql, type Transaction } from 'kysely'
import { type Asked, ask } from '../db/ask.ts'
import type { PersonalTables } from '../db/tables.ts'

/**
 * Reads and writes rows of any synced table inside `withUser`. This is the one place where camelCase fields
 * meet snake_case columns; the columns come from the table's schema. Statements are written once for each table and have the
 * same text however many rows there are, so that the database reads and plans each once.
 */

type Trx = Transaction<PersonalTables>

export interface Column {
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
const BYTES = 'octet_length(t::text)'
export const ROW_BYTES = sql<number>`${sql.raw(BYTES)}`

/** Returns the person's rows with these ids, by id. */
export async function loadRows(
  asked: Asked,
  userId: string,
  table: TableName,
  ids: readonly string[],
): Promise<Map<string, CountedRow>> {
  if (ids.length === 0) return new Map()
  const { load, loadOne } = statementsOf(table)
  const [text, wanted] = ids.length === 1 ? [loadOne, ids[0]] : [load, ids]
  const rows = await ask<Selected & { readonly row_bytes: number }>(asked, text, [userId, wanted])
  return new Map(rows.map(({ id, rev, row_bytes: bytes, ...data }) => [id, { id, rev, bytes, data }]))
}

/** Returns the rows whose revision lies in (after, upTo], in the order of their revisions. */
export async function loadRowsBetween(
  asked: Asked,
  userId: string,
  table: TableName,
  after: number,
  upTo: number,
): Promise<StoredRow[]> {
  const rows = await ask<Selected>(asked, statementsOf(table).loadBetween, [userId, after, upTo])
  return rows.map(({ id, rev, ...data }) => ({ id, rev, data }))
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
  const [put] = await ask<{ bytes: number }>(
    trx,
    `with put as (${putting(table)}) select coalesce(sum(bytes), 0)::int as bytes from put`,
    [userId, rev, toRecords(table, rows)],
  )
  return put?.bytes ?? 0
}

/** A statement that puts the rows in $3 under the revision $2 of the person $1, and says what each counts. */
export function putting(table: TableName): string {
  return statementsOf(table).put
}

/** Rows as `putting` takes them. */
export function toRecords(table: TableName, rows: ReadonlyMap<string, RowData>): string {
  const { columns } = statementsOf(table)
  return JSON.stringify(
    [...rows].map(([id, data]) => {
      const record: Record<string, unknown> = { id }
      for (const { field, name } of columns) record[name] = data[field] ?? null
      return record
    }),
  )
}

/** The fields of a row that are others than before, by their columns. */
export function changedColumns(table: TableName, before: RowData, after: RowData): Column[] {
  return statementsOf(table).columns.filter(({ field }) => before[field] !== after[field])
}

/**
 * A statement that writes these columns of the row $3 under the revision $2 of the person $1, and says what the row counts then.
 * The values stand from `$first` on.
 */
export function changing(table: TableName, columns: readonly Column[], first: number): string {
  const values = columns.map(({ name }, i) => `, "${name}" = $${first + i}`).join('')
  return `update "${table}" as t set rev = $2::bigint${values} where user_id = $1 and id = $3
    returning ${BYTES} as bytes`
}

/** A field's value as `changing` takes it: what is no single value lies in a column of JSON. */
export function toColumn(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null)
}

/** Deletes rows by id. */
export async function removeRows(
  trx: Trx,
  userId: string,
  table: TableName,
  ids: readonly string[],
): Promise<void> {
  await ask(trx, statementsOf(table).remove, [userId, ids])
}

/** A row's fields are beside them. */
interface Selected {
  readonly id: string
  readonly rev: number
  readonly [field: string]: unknown
}

/** PostgreSQL plans a statement with an array anew each time, so what mostly is one row has a statement without. */
interface Statements {
  readonly columns: readonly Column[]
  readonly load: string
  readonly loadOne: string
  readonly loadBetween: string
  readonly put: string
  readonly remove: string
}

const statements = new Map<TableName, Statements>()

function statementsOf(table: TableName): Statements {
  const known = statements.get(table)
  if (known) return known
  const made = writeStatements(table)
  statements.set(table, made)
  return made
}

/** Names come from the registry alone, never from a request. */
function writeStatements(table: TableName): Statements {
  const columns = columnsOf(table)
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const fields = columns.map(({ name, field }) => `"${name}" as "${field}"`).join(', ')
  const replaced = columns.map(({ name }) => `"${name}" = excluded."${name}"`).join(', ')
  const load = `
    select id, rev, ${fields}, ${BYTES} as row_bytes from "${table}" as t where user_id = $1`
  return {
    columns,
    load: `${load} and id = any($2::text[])`,
    loadOne: `${load} and id = $2`,
    loadBetween: `
      select id, rev, ${fields} from "${table}"
      where user_id = $1 and rev > $2 and rev <= $3 order by rev, id`,
    put: `
      insert into "${table}" as t (user_id, id, rev, ${names})
      select $1, id, $2::bigint, ${names} from json_populate_recordset(null::"${table}", $3::json)
      on conflict (user_id, id) do update set rev = excluded.rev, ${replaced}
      returning ${BYTES} as bytes`,
    remove: `delete from "${table}" where user_id = $1 and id = any($2::text[])`,
  }
}

function columnsOf(table: TableName): Column[] {
  return Object.keys(tableDefinition(table).schema.shape).map((field) => ({ field, name: columnName(field) }))
}

/** The column of a field. */
export function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
