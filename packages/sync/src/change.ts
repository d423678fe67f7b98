import type { TableName } from '@glimmer/domain/tables'

/** A row without its id: camelCase fields as in the table's schema. */
export type RowData = Readonly<Record<string, unknown>>

/** One change to one row. `data` holds only the fields that change. */
export type Change =
  | { readonly table: TableName; readonly rowId: string; readonly op: 'insert'; readonly data: RowData }
  | { readonly table: TableName; readonly rowId: string; readonly op: 'update'; readonly data: RowData }
  | { readonly table: TableName; readonly rowId: string; readonly op: 'delete' }

/**
 * What one `write` did, applied all or nothing. `generation` is that of the account when the person acted:
 * after an account reset, older mutations are refused.
 */
export interface Mutation {
  readonly id: string
  readonly generation: number
  readonly changes: readonly Change[]
}

/** The address of a row, unique over all tables of a person. */
export function rowKey(table: string, rowId: string): string {
  return `${table}/${rowId}`
}
