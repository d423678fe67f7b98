import type { ChangedFieldsOf, NewFieldsOf, TableName } from '@glimmer/domain/tables'

/** A row without its id, of whichever table: camelCase fields as in the table's schema. */
export type RowData = Readonly<Record<string, unknown>>

interface InsertInto<Name extends TableName> {
  readonly table: Name
  readonly rowId: string
  readonly op: 'insert'
  readonly data: NewFieldsOf<Name>
}

interface UpdateOf<Name extends TableName> {
  readonly table: Name
  readonly rowId: string
  readonly op: 'update'
  readonly data: ChangedFieldsOf<Name>
}

export type Insert = { [Name in TableName]: InsertInto<Name> }[TableName]
export type Update = { [Name in TableName]: UpdateOf<Name> }[TableName]

export interface Delete {
  readonly table: TableName
  readonly rowId: string
  readonly op: 'delete'
}

/** One change to one row, with fields of its table. `data` holds only the fields that change. */
export type Change = Insert | Update | Delete

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
