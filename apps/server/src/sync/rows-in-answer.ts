import { rowKey } from '@glimmer/sync/change'
import type { ServerRow } from '@glimmer/sync/protocol'

/** JSON length of all rows that one answer may bring, but for the last of them. */
const LONGEST_ANSWER = 300_000

/**
 * Which rows an answer to a push brings with its rejections: each once, and no more than have room. A device reads what is
 * new right after it has sent, so what is left out reaches it all the same.
 */
export interface RowsInAnswer {
  /** Whether this row should still be brought. */
  hasRoomFor(table: string, id: string): boolean
  /** The row as the answer brings it, noted as brought. */
  bring(row: ServerRow): ServerRow
  /** A copy to go on with, to be dropped where the transaction is rolled back. */
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
    fork: () => createRowsInAnswer(keys, total),
  }
}
