import { type TableName, tableNames } from '@glimmer/domain/tables'
import { type RowData, rowKey } from '@glimmer/sync/change'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'
import type { Operation, Rows } from './evaluate.ts'
import { putRows, removeRows, ROW_BYTES } from './rows.ts'

type Trx = Transaction<PersonalTables>

/**
 * Writes the rows that a mutation changed and its entry in the history, under its revision. Returns the bytes stored
 * by it, without subtracting what the rows took before.
 */
export async function storeMutation(
  trx: Trx,
  userId: string,
  rev: number,
  { rows, operations }: { readonly rows: Rows; readonly operations: readonly Operation[] },
): Promise<number> {
  for (const table of tableNames.toReversed()) {
    const deleted = entriesOf(rows, table).filter(([, row]) => row === null)
    await removeRows(
      trx,
      userId,
      table,
      deleted.map(([id]) => id),
    )
  }
  let bytes = 0
  for (const table of tableNames) {
    const kept = new Map<string, RowData>()
    for (const [id, row] of entriesOf(rows, table)) if (row) kept.set(id, row)
    bytes += await putRows(trx, userId, table, rev, kept)
  }
  return bytes + (await insertOperations(trx, userId, rev, operations))
}

function entriesOf(rows: Rows, table: TableName): [id: string, row: RowData | null][] {
  const prefix = rowKey(table, '')
  return [...rows]
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, row]) => [key.slice(prefix.length), row])
}

async function insertOperations(
  trx: Trx,
  userId: string,
  rev: number,
  operations: readonly Operation[],
): Promise<number> {
  const records = operations.map(({ change, before }, position) => ({
    position,
    table_name: change.table,
    row_id: change.rowId,
    op: change.op,
    data: change.op === 'delete' ? null : change.data,
    before,
  }))
  const { rows } = await sql<{ bytes: number }>`
    with put as (
      insert into operations as t (user_id, rev, position, table_name, row_id, op, data, before)
      select ${userId}, ${rev}::bigint, position, table_name, row_id, op, data, before
      from json_populate_recordset(null::operations, ${JSON.stringify(records)}::json)
      returning ${ROW_BYTES} as bytes
    ) select coalesce(sum(bytes), 0)::int as bytes from put`.execute(trx)
  return rows[0]?.bytes ?? 0
}
