import { tableDefinition } from '@glimmer/domain/tables'
import { type Change, type RowData, rowKey } from '@glimmer/sync/change'
import { type RowDraft, draftRow } from '@glimmer/sync/row-draft'
import { areValidFields } from '@glimmer/sync/validate'

/** Rows by their keys; null means there is none. */
export type Rows = ReadonlyMap<string, RowData | null>

export interface Operation {
  readonly change: Change
  /** What it replaced: the fields that it names, the whole row where it deletes one, null where there was none. */
  readonly before: RowData | null
}

export type Outcome =
  | { readonly kind: 'applied'; readonly rows: Rows; readonly operations: readonly Operation[] }
  | { readonly kind: 'rejected'; readonly reason: 'gone' | 'too_large' }

/**
 * Applies the changes of one mutation to the loaded rows, all or nothing. Each row is checked once, after its last
 * change: checking after each would let a thousand small changes to one large row block the server for seconds.
 */
export function evaluate(loaded: Rows, changes: readonly Change[], fits = areValidFields): Outcome {
  const drafts = new Map<string, { readonly table: Change['table']; readonly draft: RowDraft }>()
  const operations: Operation[] = []
  for (const change of changes) {
    const key = rowKey(change.table, change.rowId)
    const known = drafts.get(key) ?? {
      table: change.table,
      draft: draftRow(change.table, loaded.get(key) ?? null),
    }
    drafts.set(key, known)
    const drafted = known.draft.apply(change)
    if (drafted.kind === 'gone') return { kind: 'rejected', reason: 'gone' }
    operations.push({ change, before: isEmpty(drafted.replaced) ? null : drafted.replaced })
  }
  const rows = new Map<string, RowData | null>()
  for (const [key, { table, draft }] of drafts) {
    const row = draft.row()
    if (row && !fits(tableDefinition(table), row, draft.mergedFields())) {
      return { kind: 'rejected', reason: 'too_large' }
    }
    rows.set(key, row)
  }
  const isThere = (key: string) => (rows.has(key) ? rows.get(key) : loaded.get(key)) != null
  for (const [key, { table }] of drafts) {
    const { parent } = tableDefinition(table)
    const row = rows.get(key)
    if (parent && row && !isThere(rowKey(parent.table, String(row[parent.field])))) {
      return { kind: 'rejected', reason: 'gone' }
    }
  }
  return { kind: 'applied', rows, operations }
}

function isEmpty(replaced: RowData | null): boolean {
  return replaced !== null && Object.keys(replaced).length === 0
}
