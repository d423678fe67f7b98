import { tableDefinition, type TableName, tableNames } from '@glimmer/domain/tables'
import type { RowData } from '@glimmer/sync/change'

/** A row as features read it: its fields and its id. The object stays the same until the row changes. */
export type MirrorRow = RowData & { readonly id: string }

export interface RowChange {
  readonly table: TableName
  readonly id: string
  readonly data: RowData | null
}

/**
 * All of an owner's rows in memory. It only ever shows what is durable, and tells listeners of a table after
 * the rows changed.
 */
export interface Mirror {
  /** The rows of a table. The same array until one of them changes. */
  rowsOf(table: TableName): readonly MirrorRow[]
  rowOf(table: TableName, id: string): MirrorRow | undefined
  replace(changes: readonly RowChange[]): void
  /** Calls the listener after rows of the table changed; returns how to stop that. */
  subscribe(table: TableName, listener: () => void): () => void
}

export function createMirror(): Mirror {
  const rows = new Map(tableNames.map((table) => [table, new Map<string, MirrorRow>()]))
  const lists = new Map<TableName, readonly MirrorRow[]>()
  const listeners = new Map(tableNames.map((table) => [table, new Set<() => void>()]))

  return {
    rowsOf(table) {
      const list = lists.get(table) ?? [...(rows.get(table)?.values() ?? [])]
      lists.set(table, list)
      return list
    },
    rowOf: (table, id) => rows.get(table)?.get(id),
    replace(changes) {
      const changed = new Set<TableName>()
      for (const { table, id, data } of changes) {
        // A row may lack what it can do without.
        if (data) rows.get(table)?.set(id, { ...tableDefinition(table).defaults, ...data, id })
        else rows.get(table)?.delete(id)
        lists.delete(table)
        changed.add(table)
      }
      for (const table of changed) for (const listener of listeners.get(table) ?? []) listener()
    },
    subscribe(table, listener) {
      listeners.get(table)?.add(listener)
      return () => void listeners.get(table)?.delete(listener)
    },
  }
}
