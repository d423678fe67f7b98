import { rowKey } from '@glimmer/sync/change'
import type { ServerRow } from '@glimmer/sync/protocol'

/** JSON length of all rows that one answer may bring, but for the last of them. */
const LONGEST_ANSWER = 300_000

/**
 * Decides which rows an answer to a push brings: with rejections each once, with what was applied the words that it replaced; all
 * within a limit. A device pulls right
 * after it pushed, so what is left out still reaches it.
 */
export interface RowsInAnswer {
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
  return {
    hasRoomFor: (table, id) => total < LONGEST_ANSWER && !keys.has(rowKey(table, id)),
    bring(row) {
      keys.add(rowKey(row.table, row.id))
      total += JSON.stringify(row).length
      return row
    },
    takes(row) {
      if (total >= LONGEST_ANSWER) return false
      total += JSON.stringify(row).length
      return true
    },
    fork: () => createRowsInAnswer(keys, total),
  }
}
