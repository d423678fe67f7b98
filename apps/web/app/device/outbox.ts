import { rebase } from '@glimmer/sync/apply'
import { type Change, type RowData, rowKey } from '@glimmer/sync/change'
import { MAX_MUTATIONS_PER_PUSH, MAX_PUSH_LENGTH } from '@glimmer/sync/limits'
import type { MutationResult, ServerRow } from '@glimmer/sync/protocol'
import type { DeviceDatabase, OutboxRecord, RowRecord, TrashReason } from './database.ts'
import type { RowChange } from './mirror.ts'
import { keepOverruled, overruledBySending } from './overruled.ts'
import { baseOf, readPending, settleRow, storeRecords } from './pending.ts'

/** Returns the oldest waiting mutations that fit into one push, at most `max`. */
export async function readBatch(database: DeviceDatabase, max: number): Promise<OutboxRecord[]> {
  return firstThatFit(await database.outbox.getAll(Math.min(max, MAX_MUTATIONS_PER_PUSH)))
}

/**
 * Returns the oldest waiting mutations that only delete rows which no earlier waiting mutation changes. Where the
 * server has no room left, these may be sent first.
 */
export async function readDeletes(database: DeviceDatabase, max: number): Promise<OutboxRecord[]> {
  const held = new Set<string>()
  const deletes: OutboxRecord[] = []
  for (const record of await database.outbox.getAll()) {
    const { changes } = record.mutation
    const keys = changes.map(({ table, rowId }) => rowKey(table, rowId))
    if (changes.every(({ op }) => op === 'delete') && !keys.some((key) => held.has(key))) deletes.push(record)
    else for (const key of keys) held.add(key)
  }
  return firstThatFit(deletes.slice(0, Math.min(max, MAX_MUTATIONS_PER_PUSH)))
}

function firstThatFit(records: OutboxRecord[]): OutboxRecord[] {
  let length = 0
  const end = records.findIndex(
    ({ mutation }) => (length += JSON.stringify(mutation).length) > MAX_PUSH_LENGTH,
  )
  return end === -1 ? records : records.slice(0, Math.max(1, end))
}

/**
 * Removes answered mutations from the outbox, and only those; what was rejected goes to the trash. Returns the rows
 * that look different now.
 */
export async function settleResults(
  database: DeviceDatabase,
  batch: readonly OutboxRecord[],
  results: readonly MutationResult[],
  at: string,
): Promise<RowChange[]> {
  const byId = new Map(results.map((result) => [result.id, result]))
  return settle(database, batch, at, ({ mutation }) => {
    const result = byId.get(mutation.id)
    if (!result) return { kind: 'waiting' }
    if (result.status === 'applied')
      return { kind: 'applied', rev: result.rev, replaced: result.replaced ?? [] }
    const rows = new Map(result.rows.map((row) => [rowKey(row.table, row.id), row.data]))
    return { kind: 'set_aside', reason: result.reason, rev: result.rev, rows }
  })
}

/** Moves a mutation that the server cannot read from the outbox to the trash. */
export async function setAside(
  database: DeviceDatabase,
  record: OutboxRecord,
  at: string,
): Promise<RowChange[]> {
  const rows = new Map<string, RowData | null>()
  return settle(database, [record], at, () => ({ kind: 'set_aside', reason: 'refused', rev: 0, rows }))
}

/**
 * `rev`: the revision that was made, or the revision of the rows in the answer. A device that has read further
 * ignores those rows.
 */
type Verdict =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'applied'; readonly rev: number; readonly replaced: readonly ServerRow[] }
  | {
      readonly kind: 'set_aside'
      readonly reason: TrashReason
      readonly rev: number
      readonly rows: ReadonlyMap<string, RowData | null>
    }

async function settle(
  database: DeviceDatabase,
  batch: readonly OutboxRecord[],
  at: string,
  judge: (record: OutboxRecord) => Verdict,
): Promise<RowChange[]> {
  return database.transaction(async (stores) => {
    const read = (await stores.read('cursor'))?.rev ?? 0
    const bases = new Map<string, Pick<RowRecord, 'table' | 'id'> & { base: RowData | null }>()
    const baseNow = async (table: string, id: string) => {
      const known = bases.get(rowKey(table, id))
      return known ? known.base : baseOf(await stores.rows.get([table, id]))
    }
    for (const record of batch) {
      const verdict = judge(record)
      // If two tabs led for a moment, the other may have settled this mutation.
      if (verdict.kind === 'waiting' || !(await stores.outbox.get(record.seq))) continue
      await stores.outbox.delete([record.seq])
      const { id, changes } = record.mutation
      if (verdict.kind === 'set_aside') {
        await stores.trash.add([{ at, reason: verdict.reason, isTold: false, changes }])
      } else {
        if (verdict.rev > read) await stores.keep('unread', { rev: verdict.rev, id })
        for (const row of verdict.replaced) {
          const base = await baseNow(row.table, row.id)
          await keepOverruled(stores, overruledBySending(row, base), at)
        }
      }
      for (const change of changes) {
        const key = rowKey(change.table, change.rowId)
        const before = await baseNow(change.table, change.rowId)
        const base = nextBase(verdict, read, { key, before, change })
        bases.set(key, { table: change.table, id: change.rowId, base })
      }
    }
    const pending = await readPending(stores)
    const records = [...bases.values()].map(({ base, ...address }) => settleRow(address, base, pending))
    await storeRecords(stores, records)
    return records
  })
}

/**
 * An applied change became the server's row, if it is not in what we have read already; a refused one says what the
 * server's row is, unless we have read further.
 */
function nextBase(
  verdict: Exclude<Verdict, { kind: 'waiting' }>,
  read: number,
  { key, before, change }: { key: string; before: RowData | null; change: Change },
): RowData | null {
  if (verdict.kind === 'applied') return verdict.rev > read ? rebase(before, [change]) : before
  return verdict.rev >= read && verdict.rows.has(key) ? (verdict.rows.get(key) ?? null) : before
}
