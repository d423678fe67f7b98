import { rowKey } from '@glimmer/sync/change'
import type { ServerRow } from '@glimmer/sync/protocol'

/** JSON length of all rows that one answer may bring, but for the last of them. */
const LONGEST_ANSWER = 300_000

/**
 * Decides which rows an answer to a push brings, all within one limit: each row of a rejection once, and the words that
 * applied mutations replaced. A device pulls right after it pushed, so a row that is left out still reaches it.
 */
export interface RowsInAnswer {
  /** Whether nothing more finds room. */
  isFull(): boolean
  /** Whether this row should still be brought. */
  hasRoomFor(table: string, id: string): boolean
  /** The row as the answer brings it, noted as brought. */
  bring(row: ServerRow): ServerRow
  /** Whether replaced words find room, noted as brought. */
  takes(row: ServerRow): boolean
  /** A copy for one transaction, to be discarded if that is rolled back. */
  fork(): RowsInAnswer
}

export function createRowsInAnswer(brought: ReadonlySet<string> = new Set(), length = 0): RowsInAnswer {
  const keys = new Set(brought)
  let total = length
  const isFull = () => total >= LONGEST_ANSWER
  return {
    isFull,
    hasRoomFor: (table, id) => !isFull() && !keys.has(rowKey(table, id)),
    bring(row) {
      keys.add(rowKey(row.table, row.id))
      total += JSON.stringify(row).length
      return row
    },
    takes(row) {
      if (isFull()) return false
      total += JSON.stringify(row).length
      return true
    },
    fork: () => createRowsInAnswer(keys, total),
  }
}
