import { type TableDefinition, tableDefinition } from '@glimmer/domain/tables'
import type { Change, RowData } from './change.ts'
import { knownFields } from './known-fields.ts'
import { diffObjects, mergeObjects } from './merge.ts'

/**
 * What a change makes of a row: the row as it is now, nothing (deleted), or `gone` where an update met no row.
 * Device and server run this same function, so that both arrive at the same row.
 */
export type Applied =
  | { readonly kind: 'row'; readonly row: RowData }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'gone' }

/** Applies one change to the row as it was; null means there was none. An insert of an existing row merges. */
export function applyChange(before: RowData | null, change: Change): Applied {
  if (change.op === 'delete') return { kind: 'deleted' }
  const definition = tableDefinition(change.table)
  if (before) return { kind: 'row', row: layOver(definition, before, change.data) }
  if (change.op === 'update') return { kind: 'gone' }
  return { kind: 'row', row: layOver(definition, definition.defaults, change.data) }
}

/** The row that a person sees: the server's row with the changes laid over it that it has not confirmed yet. */
export function rebase(base: RowData | null, pending: Iterable<Change>): RowData | null {
  let row = base
  for (const change of pending) {
    const applied = applyChange(row, change)
    if (applied.kind === 'row') row = applied.row
    else if (applied.kind === 'deleted') row = null
  }
  return row
}

/**
 * The change that takes `change` back, given the row as it was before. Null where there is nothing to take back. What a
 * person has one of is put back field by field: by then others may have filled the rest of the row.
 */
export function invertChange(row: RowData | null, change: Change): Change | null {
  const { table, rowId } = change
  if (change.op === 'delete') return row && { table, rowId, op: 'insert', data: knownFields(table, row) }
  const definition = tableDefinition(table)
  const before = row ?? (change.op === 'insert' ? blankOf(definition, change.data) : null)
  if (!before) return change.op === 'insert' ? { table, rowId, op: 'delete' } : null
  const after = layOver(definition, before, change.data)
  const data: Record<string, unknown> = {}
  for (const field of Object.keys(change.data)) {
    data[field] = definition.merged?.includes(field)
      ? diffObjects(after[field], before[field])
      : before[field]
  }
  return Object.keys(data).length > 0 ? { table, rowId, op: 'update', data } : null
}

/** The row that an insert with a key of its own starts from, where every field that it sets can be blank. */
function blankOf({ key, defaults }: TableDefinition, data: RowData): RowData | null {
  return key !== 'uuid' && Object.keys(data).every((field) => Object.hasOwn(defaults, field))
    ? defaults
    : null
}

function layOver(definition: TableDefinition, before: RowData, data: RowData): RowData {
  const row: Record<string, unknown> = { ...before }
  for (const [field, value] of Object.entries(data)) {
    row[field] = definition.merged?.includes(field) ? mergeObjects(before[field], value) : value
  }
  return row
}
