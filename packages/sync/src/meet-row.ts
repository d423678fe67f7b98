import { type TableName, tableDefinition } from '@glimmer/domain/tables'
import type { Change, Insert, RowData } from './change.ts'
import { sameJson } from './merge.ts'
import { typedChange } from './typed-rows.ts'

/** `change`: what brings the row in, if anything does. `isAllThere`: whether all that it says is here then. */
export interface Met {
  readonly change: Change | null
  readonly isAllThere: boolean
}

/**
 * Says how a row from elsewhere comes in where there may be one of its id. What is here stays as it is; of what a person
 * has one of, fields that are empty here are filled.
 */
export function meetRow(insert: Insert, existing: RowData | null | undefined): Met {
  if (!existing) return { change: insert, isAllThere: true }
  const { table, rowId } = insert
  const data: RowData = insert.data
  const missing = isKeyed(table) ? emptyFieldsOf(existing, data) : {}
  const row: RowData = { ...existing, ...missing }
  const isAllThere = Object.keys(data).every(
    (field) => isEmpty(data[field]) || sameJson(row[field], data[field]),
  )
  const fills = Object.keys(missing).length > 0
  return { change: fills ? typedChange(table, rowId, 'update', missing) : null, isAllThere }
}

function isKeyed(table: TableName): boolean {
  return tableDefinition(table).key !== 'uuid'
}

/** The fields that are empty here and filled elsewhere. */
function emptyFieldsOf(existing: RowData, data: RowData): RowData {
  return Object.fromEntries(
    Object.entries(data).filter(([field, value]) => isEmpty(existing[field]) && !isEmpty(value)),
  )
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
