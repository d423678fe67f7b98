import { type TableName, tableDefinition } from '@glimmer/domain/tables'
import type { Change, RowData } from './change.ts'
import { mergeInPlace } from './merge.ts'

/** The outcome of one change to a row. `replaced`: what undoes it, null where there was no row. */
export type Drafted = { readonly kind: 'gone' } | { readonly kind: 'done'; readonly replaced: RowData | null }

/**
 * A row while changes are applied to it. The given row is not changed; a part that had to be copied once is then
 * changed in place, so that each change costs as much as it says, however large the row is.
 */
export interface RowDraft {
  /** The row after the changes so far; null where there is none. */
  row(): RowData | null
  /** The fields whose objects were merged: together they may be too large, though each change was small. */
  mergedFields(): readonly string[]
  apply(change: Change): Drafted
}

export function draftRow(table: TableName, before: RowData | null): RowDraft {
  const { defaults, merged = [] } = tableDefinition(table)
  const own = new WeakSet<object>()
  const mergedFields = new Set<string>()
  let row = before

  function layOver(data: RowData): RowData {
    const target: Record<string, unknown> = row && own.has(row) ? row : { ...(row ?? defaults) }
    own.add(target)
    row = target
    const replaced: Record<string, unknown> = {}
    for (const [field, value] of Object.entries(data)) {
      const old = target[field]
      if (merged.includes(field)) {
        mergedFields.add(field)
        const result = mergeInPlace(old, value, own)
        target[field] = result.merged
        replaced[field] = result.replaced
      } else {
        target[field] = value
        replaced[field] = old
      }
    }
    return replaced
  }

  return {
    row: () => row,
    mergedFields: () => [...mergedFields],
    apply(change) {
      const old = row
      if (change.op === 'delete') {
        row = null
        return { kind: 'done', replaced: old }
      }
      if (!old && change.op === 'update') return { kind: 'gone' }
      const replaced = layOver(change.data)
      return { kind: 'done', replaced: old && replaced }
    },
  }
}
