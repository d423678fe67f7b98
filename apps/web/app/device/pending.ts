import { rebase } from '@glimmer/sync/apply'
import { type Change, type Mutation, type RowData, rowKey } from '@glimmer/sync/change'
import type { Reads, RowRecord, Stores } from './database.ts'

/** The changes that wait to be confirmed, by row, in the order in which they happened. */
export type Pending = ReadonlyMap<string, readonly Change[]>

export async function readPending({ outbox }: Reads): Promise<Pending> {
  const records = await outbox.getAll()
  return pendingOf(records.map(({ mutation }) => mutation))
}

export function pendingOf(mutations: readonly Mutation[]): Pending {
  const pending = new Map<string, Change[]>()
  for (const { changes } of mutations) {
    for (const change of changes) {
      const key = rowKey(change.table, change.rowId)
      const list = pending.get(key)
      if (list) list.push(change)
      else pending.set(key, [change])
    }
  }
  return pending
}

/** The record of a row: the server's version, with the waiting changes applied to it. */
export function settleRow(
  address: Pick<RowRecord, 'table' | 'id'>,
  base: RowData | null,
  pending: Pending,
): RowRecord {
  const { table, id } = address
  const changes = pending.get(rowKey(table, id))
  return changes ? { table, id, base, data: rebase(base, changes) } : { table, id, data: base }
}

/** Stores records, and deletes those that have no row and no waiting changes. */
export async function storeRecords({ rows }: Stores, records: readonly RowRecord[]): Promise<void> {
  const isEmpty = (record: RowRecord) => record.data === null && record.base === undefined
  await Promise.all([
    rows.put(records.filter((record) => !isEmpty(record))),
    rows.delete(records.filter(isEmpty).map(({ table, id }): [string, string] => [table, id])),
  ])
}

/** The server's version of a row, as far as the device knows. */
export function baseOf(record: RowRecord | undefined): RowData | null {
  if (!record) return null
  return record.base === undefined ? record.data : record.base
}
