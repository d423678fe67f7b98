import type { TableName } from '@glimmer/domain/tables'
import { type Change, type RowData, rowKey } from './change.ts'
import { sameJson } from './merge.ts'

/** The row with this id, or undefined where there is none. */
export type RowSeen = (table: TableName, rowId: string) => RowData | undefined

interface Rows {
  /** As the change left them. */
  readonly left: RowSeen
  readonly now: RowSeen
  /** The keys of the rows that belong to a row now, see `rowKey`. */
  readonly childrenNow: (table: TableName, rowId: string) => readonly string[]
}

/**
 * Whether undoing a change takes back only that change. It does not where its rows were written since, here or on another
 * device, or where something was added to a row that would go.
 */
export function undoHolds(undo: readonly Change[], { left, now, childrenNow }: Rows): boolean {
  const undone = new Set(undo.map(({ table, rowId }) => rowKey(table, rowId)))
  return undo.every((change) => {
    const { table, rowId } = change
    const [was, is] = [left(table, rowId), now(table, rowId)]
    if (change.op === 'insert') return is === undefined
    if (is === undefined) return change.op === 'delete'
    if (change.op === 'delete') {
      return sameJson(was, is) && childrenNow(table, rowId).every((key) => undone.has(key))
    }
    return Object.entries<unknown>(change.data).every(([field, back]) =>
      isUntouched(was?.[field], is[field], back),
    )
  })
}

/** Whether what would be put back stands in the place of what the change wrote. Of a merged object only its keys count. */
function isUntouched(was: unknown, is: unknown, back: unknown): boolean {
  if (!isObject(was) || !isObject(is) || !isObject(back)) return sameJson(was, is)
  return Object.keys(back).every((key) => sameJson(was[key], is[key]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
