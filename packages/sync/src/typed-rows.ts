import { type RowOf, type TableName, tables } from '@glimmer/domain/tables'
import type { Change, RowData } from './change.ts'

/**
 * The one place where fields of whichever table become fields of one. It looks at nothing, so it holds only for fields
 * that came from a row or a change of that same table and were checked by the table's schema before:
 *
 * - a change of this device, a file or another device by `validateChange`, here before it is stored and on the server again;
 * - a row on the disk by `quarantine` as the device's store opens. By then a field with a default is looked at closely only
 *   after a page stopped working, and a later version may have added fields: nobody can name those.
 */

/** A stored row as its table's rows are read. It may lack what has a default. */
export function typedRow<Name extends TableName>(table: Name, id: string, data: RowData): RowOf<Name> {
  return { ...tables[table].defaults, ...data, id } as RowOf<Name>
}

/** Types a checked change as one of its table. */
export function typedChange<Op extends 'insert' | 'update'>(
  table: TableName,
  rowId: string,
  op: Op,
  data: RowData,
): Extract<Change, { op: Op }> {
  return { table, rowId, op, data } as Extract<Change, { op: Op }>
}
