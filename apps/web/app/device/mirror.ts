import { isTableName, type RowOf, type TableName, tableNames } from '@glimmer/domain/tables'
import type { RowData } from '@glimmer/sync/change'
import { typedRow } from '@glimmer/sync/typed-rows'

export interface RowChange {
  readonly table: TableName
  readonly id: string
  readonly data: RowData | null
}

/**
 * All rows of an owner in memory. It only shows what is durable, and notifies a table's listeners after its rows
 * changed.
 */
export interface Mirror {
  /** The rows of a table. The same array until one of them changes. */
  rowsOf<Name extends TableName>(table: Name): readonly RowOf<Name>[]
  /** The same object until the row changes. */
  rowOf<Name extends TableName>(table: Name, id: string): RowOf<Name> | undefined
  replace(changes: readonly RowChange[]): void
  /** Calls the listener after rows of the table changed; returns how to stop that. */
  subscribe(table: TableName, listener: () => void): () => void
}

interface Table<Row> {
  readonly rows: Map<string, Row>
  readonly listeners: Set<() => void>
  /** The rows as a list, made at the first read and kept until a row changes. */
  list: readonly Row[] | null
}

type Tables = { [Name in TableName]: Table<RowOf<Name>> }

export function createMirror(): Mirror {
  const tables = {} as Tables
  for (const name of tableNames) addTable(name)

  function addTable<Name extends TableName>(name: Name): void {
    tables[name] = { rows: new Map(), listeners: new Set(), list: null }
  }
  function put<Name extends TableName>(name: Name, id: string, data: RowData | null): void {
    const table = tables[name]
    if (data) table.rows.set(id, typedRow(name, id, data))
    else table.rows.delete(id)
    table.list = null
  }

  return {
    rowsOf(name) {
      const table = tables[name]
      table.list ??= [...table.rows.values()]
      return table.list
    },
    rowOf: (name, id) => tables[name].rows.get(id),
    replace(changes) {
      const changed = new Set<TableName>()
      for (const { table, id, data } of changes) {
        // A later Glimmer may have stored rows of tables that this version does not know.
        if (!isTableName(table)) continue
        put(table, id, data)
        changed.add(table)
      }
      for (const name of changed) for (const listener of tables[name].listeners) listener()
    },
    subscribe(name, listener) {
      const { listeners } = tables[name]
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
