import { isTableName, type TableName } from '@glimmer/domain/tables'
import { rowKey } from '@glimmer/sync/change'
import type { PullResponse, ServerRow } from '@glimmer/sync/protocol'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import type { DeviceDatabase, RowRecord } from './database.ts'
import type { RowChange } from './mirror.ts'
import { type Pending, readPending, settleRow, storeRecords } from './pending.ts'

export type Page = Extract<PullResponse, { kind: 'changes' }>
/** How far a reading came. */
export type Reading = Pick<Page, 'cursor' | 'generation'>

/** Takes in what changed on the server and notes how far it was read, in one transaction. */
export async function applyPage(database: DeviceDatabase, page: Page): Promise<RowChange[]> {
  return database.transaction('rw', database.rows, database.outbox, database.meta, async () => {
    const pending = await readPending(database)
    const records = page.rows.filter(isKnown).map((row) => settleRow(row, row.data, pending))
    await storeRecords(database, records)
    await noteReading(database, page)
    return records
  })
}

/** Replaces all rows by what a reading from the beginning brought; what waits in the outbox stays on top. */
export async function replaceAll(
  database: DeviceDatabase,
  rows: readonly ServerRow[],
  reading: Reading,
): Promise<RowChange[]> {
  return database.transaction('rw', database.rows, database.outbox, database.meta, async () => {
    const pending = await readPending(database)
    const records = await settleAgainst(database, rows, pending)
    await storeRecords(database, records)
    await noteReading(database, reading)
    return records
  })
}

/** Every row of the device and of the server, with the server's as its base. */
async function settleAgainst(
  database: DeviceDatabase,
  rows: readonly ServerRow[],
  pending: Pending,
): Promise<RowRecord[]> {
  const known = rows.filter(isKnown)
  const onServer = new Set(known.map(({ table, id }) => rowKey(table, id)))
  const local = await database.rows.toArray()
  const onlyHere = local.filter(({ table, id }) => !onServer.has(rowKey(table, id)))
  return [
    ...known.map((row) => settleRow(row, row.data, pending)),
    ...onlyHere.map((record) => settleRow(record, null, pending)),
  ]
}

/** From where to read on. Null: from the beginning, also where a version read that knew other tables than this one. */
export async function readingPosition(database: DeviceDatabase): Promise<Reading['cursor']> {
  if ((await database.read('schema')) !== SCHEMA_VERSION) return null
  return (await database.read('cursor')) ?? null
}

/** The first reading tells the generation, which mutations written before it could not know. */
async function noteReading(database: DeviceDatabase, { cursor, generation }: Reading): Promise<void> {
  const isFirst = (await database.read('generation')) === undefined
  const unread = await database.read('unread')
  if (unread && cursor && unread.rev <= cursor.rev) await database.meta.delete('unread')
  await noteCursor(database, cursor)
  await database.keep('generation', generation)
  if (!isFirst) return
  await database.outbox.toCollection().modify((record) => {
    Object.assign(record, { mutation: { ...record.mutation, generation } })
  })
}

const LONGEST_TRAIL = 512

/** Notes how far this version has read, in a transaction that includes `meta`. */
export async function noteCursor(database: DeviceDatabase, cursor: Reading['cursor']): Promise<void> {
  await database.keep('cursor', cursor)
  await database.keep('schema', SCHEMA_VERSION)
  const rev = cursor?.rev ?? 0
  const before = ((await database.read('trail')) ?? []).filter((point) => (point?.rev ?? 0) < rev)
  const half = LONGEST_TRAIL / 2
  // Every second of the older half goes, so that the gaps grow with the age.
  const thinned = before.length < LONGEST_TRAIL ? before : before.filter((_, i) => i >= half || i % 2 === 0)
  await database.keep('trail', [...thinned, cursor])
}

/** A newer server may know tables that this version does not. */
export function isKnown<R extends ServerRow>(row: R): row is R & { readonly table: TableName } {
  return isTableName(row.table)
}
