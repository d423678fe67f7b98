import { isTableName, type TableName } from '@glimmer/domain/tables'
import { rowKey } from '@glimmer/sync/change'
import type { PullResponse, ServerRow } from '@glimmer/sync/protocol'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import type { DeviceDatabase, Meta, RowRecord, Stores } from './database.ts'
import type { RowChange } from './mirror.ts'
import { keepOverruled, overruledByWaiting } from './overruled.ts'
import { type Pending, readPending, settleRow, storeRecords } from './pending.ts'

export type Page = Extract<PullResponse, { kind: 'changes' }>
/** How far a pull has read. */
export type Reading = Pick<Page, 'cursor' | 'generation' | 'storage'>

interface PageContext {
  /** Now, as an ISO instant. */
  readonly at: string
  /** From where the page was asked for. */
  readonly from: Reading['cursor']
}

/**
 * Stores a page of changes and how far it reaches, in one transaction. Words in it that a waiting write overrules go to the
 * trash. Where another tab, which led for a moment too, has read on meanwhile, nothing is done: the page's rows may be older.
 */
export async function applyPage(
  database: DeviceDatabase,
  page: Page,
  { at, from }: PageContext,
): Promise<RowChange[]> {
  return database.transaction(async (stores) => {
    const here = (await stores.read('cursor')) ?? null
    if (here?.id !== from?.id) return []
    const pending = await readPending(stores)
    const records = page.rows.filter(isKnown).map((row) => settleRow(row, row.data, pending))
    for (const record of records) {
      if (record.base === undefined) continue
      const before = await stores.rows.get([record.table, record.id])
      await keepOverruled(stores, overruledByWaiting(before, record), at)
    }
    await storeRecords(stores, records)
    await noteReading(stores, page)
    return records
  })
}

/** Replaces all rows by a complete pull; writes waiting in the outbox stay applied. */
export async function replaceAll(
  database: DeviceDatabase,
  rows: readonly ServerRow[],
  reading: Reading,
): Promise<RowChange[]> {
  return database.transaction(async (stores) => {
    const pending = await readPending(stores)
    const records = await settleAgainst(stores, rows, pending)
    await storeRecords(stores, records)
    await noteReading(stores, reading)
    return records
  })
}

/** Every row of the device and of the server, with the server's as its base. */
async function settleAgainst(
  stores: Stores,
  rows: readonly ServerRow[],
  pending: Pending,
): Promise<RowRecord[]> {
  const known = rows.filter(isKnown)
  const onServer = new Set(known.map(({ table, id }) => rowKey(table, id)))
  const local = await stores.rows.getAll()
  const onlyHere = local.filter(({ table, id }) => !onServer.has(rowKey(table, id)))
  return [
    ...known.map((row) => settleRow(row, row.data, pending)),
    ...onlyHere.map((record) => settleRow(record, null, pending)),
  ]
}

/** The cursor to pull from. Null means from the beginning, which it is, too, after a version with other tables. */
export async function readingPosition(database: DeviceDatabase): Promise<Reading['cursor']> {
  if ((await database.read('schema')) !== SCHEMA_VERSION) return null
  return (await database.read('cursor')) ?? null
}

/** The first pull tells the generation, which mutations written before it could not know. */
async function noteReading(stores: Stores, { cursor, generation, storage }: Reading): Promise<void> {
  if (storage) await stores.keep('storage', storage)
  else await stores.forget('storage')
  const isFirst = (await stores.read('generation')) === undefined
  const unread = await stores.read('unread')
  if (unread && cursor && unread.rev <= cursor.rev) await stores.forget('unread')
  await noteCursor(stores, cursor)
  await stores.keep('generation', generation)
  if (!isFirst) return
  const waiting = await stores.outbox.getAll()
  await stores.outbox.put(
    waiting.map((record) => ({ ...record, mutation: { ...record.mutation, generation } })),
  )
}

/** Notes how far this version has read. */
export async function noteCursor(stores: Stores, cursor: Reading['cursor']): Promise<void> {
  await stores.keep('cursor', cursor)
  await stores.keep('schema', SCHEMA_VERSION)
  await stores.keep('trail', extendTrail((await stores.read('trail')) ?? [], cursor))
}

const LONGEST_TRAIL = 512

/** When the trail gets long, every second point of its older half is removed, so that gaps grow with age. */
export function extendTrail(trail: Meta['trail'], cursor: Reading['cursor']): Meta['trail'] {
  const rev = cursor?.rev ?? 0
  const before = trail.filter((point) => (point?.rev ?? 0) < rev)
  const half = LONGEST_TRAIL / 2
  const thinned = before.length < LONGEST_TRAIL ? before : before.filter((_, i) => i >= half || i % 2 === 0)
  return [...thinned, cursor]
}

/** A newer server may know tables that this version does not. */
export function isKnown<R extends ServerRow>(row: R): row is R & { readonly table: TableName } {
  return isTableName(row.table)
}
