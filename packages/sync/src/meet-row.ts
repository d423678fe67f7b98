import { type TableName, tableDefinition } from '@glimmer/domain/tables'
import type { Change, Insert, RowData } from './change.ts'
import { sameJson } from './merge.ts'
import { typedChange } from './typed-rows.ts'

/**
 * `change`: the change that imports the row, if one is needed. `isAllThere`: whether everything that the row says is
 * stored then.
 */
export interface Met {
  readonly change: Change | null
  readonly isAllThere: boolean
}

/**
 * Decides how to import a row where one with its id may exist. The existing row wins; where it is a row that exists
 * once per person, its empty fields are filled.
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
