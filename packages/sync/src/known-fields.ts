import { type TableName, tableDefinition } from '@glimmer/domain/tables'
import type { RowData } from './change.ts'

/**
 * The fields of a stored row that this version knows. A page older than its server holds rows with newer fields,
 * which it must not write.
 */
export function knownFields(table: TableName, row: RowData): RowData {
  const { shape } = tableDefinition(table).schema
  const entries = Object.entries(row)
  const known = entries.filter(([field]) => Object.hasOwn(shape, field))
  return known.length === entries.length ? row : Object.fromEntries(known)
}
