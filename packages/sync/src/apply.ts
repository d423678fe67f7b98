import { type TableDefinition, tableDefinition } from '@glimmer/domain/tables'
import type { Change, RowData } from './change.ts'
import { knownFields } from './known-fields.ts'
import { draftRow } from './row-draft.ts'
import { typedChange } from './typed-rows.ts'

/**
 * The outcome of a change: the new row, null (deleted), or `gone` where an update found no row. Device and server
 * both use `draftRow` for it, so both arrive at the same row.
 */
export type Applied =
  | { readonly kind: 'row'; readonly row: RowData }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'gone' }

/** Applies one change to the row as it was; null means there was none. An insert of an existing row merges. */
export function applyChange(before: RowData | null, change: Change): Applied {
  const draft = draftRow(change.table, before)
  if (draft.apply(change).kind === 'gone') return { kind: 'gone' }
  const row = draft.row()
  return row ? { kind: 'row', row } : { kind: 'deleted' }
}

/** The row that a person sees: the server's row with the changes laid over it that it has not confirmed yet. */
export function rebase(base: RowData | null, pending: Iterable<Change>): RowData | null {
  const [first, ...rest] = pending
  if (!first) return base
  const draft = draftRow(first.table, base)
  for (const change of [first, ...rest]) draft.apply(change)
  return draft.row()
}

/**
 * The change that undoes `change`, given the row before it; null where there is nothing to undo. A row that exists
 * once per person is restored field by field, as others may have filled the rest of it by then.
 */
export function invertChange(row: RowData | null, change: Change): Change | null {
  const { table, rowId } = change
  if (change.op === 'delete') return row && typedChange(table, rowId, 'insert', knownFields(table, row))
  const before = row ?? (change.op === 'insert' ? blankOf(tableDefinition(table), change.data) : null)
  if (!before) return change.op === 'insert' ? { table, rowId, op: 'delete' } : null
  const drafted = draftRow(table, before).apply(change)
  const data = drafted.kind === 'done' ? drafted.replaced : null
  return data && Object.keys(data).length > 0 ? typedChange(table, rowId, 'update', data) : null
}

/** The empty row from which an insert of such a row starts, if every field that it sets can be empty. */
function blankOf({ key, defaults }: TableDefinition, data: RowData): RowData | null {
  return key !== 'uuid' && Object.keys(data).every((field) => Object.hasOwn(defaults, field))
    ? defaults
    : null
}
