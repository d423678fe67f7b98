import { type TableName, tableDefinition } from '@glimmer/domain/tables'
import type { RowData } from './change.ts'

/**
 * What this version knows of a stored row. A page that is older than its server holds rows with fields of a later shape,
 * which it must not write itself.
 */
export function knownFields(table: TableName, row: RowData): RowData {
  const { shape } = tableDefinition(table).schema
  const entries = Object.entries(row)
  const known = entries.filter(([field]) => Object.hasOwn(shape, field))
  return known.length === entries.length ? row : Object.fromEntries(known)
}
