import { isTableName, tableDefinition } from '@glimmer/domain/tables'
import type { Change, RowData } from '@glimmer/sync/change'
import type { ServerRow } from '@glimmer/sync/protocol'
import { typedChange } from '@glimmer/sync/typed-rows'
import type { RowRecord, Stores } from './database.ts'
import { baseOf } from './pending.ts'

/**
 * Words that another device wrote and that a write from here took the place of on the server, though they were never seen
 * here: `replaced`, as the server tells it, but for what was the server's as far as this device knew (`base`).
 */
export function overruledBySending(replaced: ServerRow, base: RowData | null): Change[] {
  return differing(replaced, (field, words) => base?.[field] !== words)
}

/**
 * The same where the other device's words arrive while the write still waits here: what is new in the server's row (the
 * `base` of `record`), and is not what will be there once all that waits is sent. `before`: the row as it was kept here.
 */
export function overruledByWaiting(before: RowRecord | undefined, record: RowRecord): Change[] {
  // Without a waiting write the person sees what came.
  if (record.base === undefined || !before) return []
  const base = baseOf(before)
  const { table, id, data } = record
  const came = { table, id, data: record.base }
  return differing(came, (field, words) => base?.[field] !== words && data?.[field] !== words)
}

/** Keeps overruled words under Recently deleted, for a message that tells of them. `at`: now, as an ISO instant. */
export async function keepOverruled(stores: Stores, changes: readonly Change[], at: string): Promise<void> {
  if (changes.length > 0) await stores.trash.add([{ at, reason: 'overruled', isTold: false, changes }])
}

function differing(row: ServerRow, isOverruled: (field: string, words: string) => boolean): Change[] {
  const { table } = row
  if (!isTableName(table)) return []
  const texts = tableDefinition(table).texts ?? []
  const words = texts.flatMap((field) => {
    const text = row.data?.[field]
    return typeof text === 'string' && text !== '' && isOverruled(field, text) ? [[field, text] as const] : []
  })
  return words.length > 0 ? [typedChange(table, row.id, 'update', Object.fromEntries(words))] : []
}
